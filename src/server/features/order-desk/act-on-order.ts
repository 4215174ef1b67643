import type { DeskOrder } from '../../../contract/desk/orders.ts'
import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import type { StaffContext } from '../../context.ts'
import type { OrderActing } from '../orders/index.ts'
import { findDeskOrder } from './desk-order.wire.ts'

type DeskActor = Pick<StaffContext, 'db' | 'pool' | 'staff' | 'by'>

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
): Promise<T> {
  const { pool, by } = actor
  try {
    const answer = await act({ pool, by, rev })
    return answer(await requireDeskOrder(actor, number))
  } catch (error) {
    if (!isRefusedFor(error, 'desk_errors.changed_meanwhile')) throw error
    const { reason } = error
    throw new Refusal(409, { reason, data: { order: await requireDeskOrder(actor, number) } })
  }
}
