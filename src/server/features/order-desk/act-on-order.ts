import type { DeskOrder } from '../../../contract/desk/orders.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import type { StaffContext } from '../../context.ts'
import { authorOnce } from '../idempotency/index.ts'
import { type OrderActing, RepeatedAct } from '../orders/index.ts'
import { findDeskOrder } from './desk-order.wire.ts'

type DeskActor = Pick<StaffContext, 'db' | 'pool' | 'staff' | 'by' | 'client'>

/** For acts that a double click or a retry must not repeat. `again`: the answer to a repeated request. */
type Once<T> = { endpoint: Endpoint; body: unknown; again: (order: DeskOrder) => T }

export async function requireDeskOrder({ db, staff }: DeskActor, number: string): Promise<DeskOrder> {
  const order = await findDeskOrder(db, number, staff.rights)
  if (!order) throw new Refusal(404, { reason: 'answers.order_unknown' })
  return order
}

/**
 * Runs an act of staff and answers with the order as it is afterwards. If the order was changed by others
 * meanwhile, the refusal holds its present state.
 */
export async function actOnOrder<T>(
  actor: DeskActor,
  number: string,
  rev: number | undefined,
  act: (acting: OrderActing) => Promise<(order: DeskOrder) => T>,
  once?: Once<T>,
): Promise<T> {
  try {
    const by = once ? authorOnce(actor, { ...once, number }) : actor.by
    const answer = await act({ pool: actor.pool, by, rev })
    return answer(await requireDeskOrder(actor, number))
  } catch (error) {
    if (once && error instanceof RepeatedAct) return once.again(await requireDeskOrder(actor, number))
    if (!isRefusedFor(error, 'desk_errors.changed_meanwhile')) throw error
    const { reason } = error
    throw new Refusal(409, { reason, data: { order: await requireDeskOrder(actor, number) } })
  }
}
