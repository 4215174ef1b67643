import { canMove, ORDER_STATUSES, type OrderStatus } from '../domain/order-states.ts'
import { rejectPayment, type StaffOutcome, shipOrder } from '../server/features/orders/index.ts'
import { CommandError, type CommandSession } from './command.ts'
import { utcTime } from './formats.ts'
import { safeText } from './safe-text.ts'

type Done = Extract<StaffOutcome, { outcome: 'done' }>['order']
type Act = { to: OrderStatus; done: string }

export async function runReject(session: CommandSession, typed: string, remark?: string): Promise<void> {
  const outcome = await rejectPayment(await session.openContext(), typed, remark)
  const order = requireDone(outcome, typed, { to: 'unpaid', done: 'rejected' })
  const until = order.payBy ? `, payment due by ${utcTime(order.payBy)} UTC` : ''
  session.say(`${order.number} is unpaid again${until}; the buyer is notified by email.\n`)
}

type Parcel = { carrier: string; shippingNumber: string }

export async function runShip(
  session: CommandSession,
  typed: string,
  parcel: Parcel,
  remark?: string,
): Promise<void> {
  const outcome = await shipOrder(await session.openContext(), typed, parcel, remark)
  const order = requireDone(outcome, typed, { to: 'shipping', done: 'shipped' })
  session.say(
    `${order.number} is shipped with ${safeText(`${order.carrier} ${order.shippingNumber}`)}; the buyer is notified by email.\n`,
  )
}

export function requireDone(outcome: StaffOutcome, typed: string, act: Act): Done {
  if (outcome.outcome === 'unknown') throw new CommandError(`no such order: ${safeText(typed)}`)
  if (outcome.outcome === 'incomplete')
    throw new CommandError('a shipment needs a carrier and a tracking number')
  const { order } = outcome
  if (outcome.outcome === 'forbidden') throw new CommandError(whyForbidden(order, act))
  if (outcome.outcome === 'busy')
    throw new CommandError(
      `a payment or refund for ${order.number} is in progress or under review by the wallet; try again later`,
    )
  if (outcome.outcome === 'proven')
    throw new CommandError(`the buyer of ${order.number} has been proven in the meantime`)
  return order
}

/** Names the states in which the action is allowed, from the table of transitions. */
export function whyForbidden({ number, status }: Pick<Done, 'number' | 'status'>, { to, done }: Act): string {
  const from = ORDER_STATUSES.filter(known => canMove(known, to, 'staff'))
  const states = new Intl.ListFormat('en', { type: 'disjunction' }).format(from)
  return `${number} is ${status}; only an order that is ${states} can be ${done}`
}
