import * as acts from '../contract/desk/order-acts.ts'
import { canMove, ORDER_STATUSES, type OrderStatus } from '../domain/order-states.ts'
import {
  rejectPayment,
  reopenOrder,
  type ShipmentOutcome,
  type Shortage,
  type StaffOutcome,
  shipOrder,
} from '../server/features/orders/index.ts'
import { checkForm } from './check-form.ts'
import { CommandError, type CommandSession, SHELL, UsageError } from './command.ts'
import { utcTime } from './formats.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'

type Done = Extract<StaffOutcome, { outcome: 'done' }>['order']
/** `from`: the states in which the action is allowed, if the transition alone does not tell. */
type Act = { to: OrderStatus; done: string; from?: OrderStatus[] }

export async function runReject(session: CommandSession, typed: string, remark?: string): Promise<void> {
  const outcome = await rejectPayment({ ...(await session.openContext()), by: SHELL }, typed, remark)
  const order = requireDone(outcome, typed, { to: 'unpaid', done: 'rejected', from: ['confirming'] })
  const until = order.payBy ? `, payment due by ${utcTime(order.payBy)} UTC` : ''
  session.say(`${order.number} is unpaid again${until}; the buyer is notified by email.\n`)
}

export async function runReopen(session: CommandSession, typed: string, remark?: string): Promise<void> {
  const outcome = await reopenOrder({ ...(await session.openContext()), by: SHELL }, typed, remark)
  const order = requireDone(outcome, typed, { to: 'unpaid', done: 'reopened', from: ['canceled'] })
  session.say(`${order.number} is ${order.status} again; the buyer is notified by email.\n`)
}

type Shipment = {
  carrier: string
  tracking: string
  /** `1x50`: 50 pieces of line 1; empty: everything that is left. */
  lines: string[]
  remark?: string
}

export async function runShip(session: CommandSession, typed: string, shipment: Shipment): Promise<void> {
  const lines = shipment.lines.length > 0 ? shipment.lines.map(readLine) : undefined
  const { carrier, tracking, remark } = checkForm(acts.shipOrder, { ...shipment, lines })
  const acting = { ...(await session.openContext()), by: SHELL }
  const outcome = await shipOrder(acting, typed, { carrier, tracking, lines, remark })
  if (outcome.outcome !== 'done') throw new CommandError(whyNotShipped(outcome, typed))
  const { order, shipment: sent } = outcome
  const by = safeText(`${sent.carrier} ${sent.tracking}`)
  const words =
    order.status === 'shipping'
      ? `${order.number} is shipped with ${by}`
      : `Shipment ${sent.number} of ${order.number} is shipped with ${by}; the rest is still to be sent`
  session.say(`${words}; the buyer is notified by email.\n`)
}

function whyNotShipped(outcome: Exclude<ShipmentOutcome, { outcome: 'done' }>, typed: string): string {
  switch (outcome.outcome) {
    case 'unknown':
      return `no such order: ${safeText(typed)}`
    case 'incomplete':
      return 'a shipment needs a carrier and a tracking number'
    case 'forbidden':
      return whyForbidden(outcome.order, { to: 'shipping', done: 'shipped' })
    case 'busy':
      return busyText(outcome.order)
    case 'nothing_left':
      return `everything of ${outcome.order.number} has been sent or refunded`
    case 'unknown_line':
      return `${outcome.order.number} has no line ${(outcome.position ?? 0) + 1}`
    case 'too_many':
      return `line ${(outcome.position ?? 0) + 1} of ${outcome.order.number} has fewer pieces to send`
    case 'unknown_shipment':
      return `${outcome.order.number} has no such shipment`
  }
}

/** `2x50` is 50 pieces of line 2, as `order show` numbers them. */
export function readLine(typed: string): { position: number; quantity: number } {
  const [, line, quantity] = /^([1-9]\d{0,3})x([1-9]\d{0,8})$/i.exec(typed.trim()) ?? []
  if (!line || !quantity) throw new UsageError(`--line must be LINExPIECES, such as 1x50: ${safeText(typed)}`)
  return { position: Number(line) - 1, quantity: Number(quantity) }
}

export function requireDone(outcome: StaffOutcome, typed: string, act: Act): Done {
  if (outcome.outcome === 'unknown') throw new CommandError(`no such order: ${safeText(typed)}`)
  const { order } = outcome
  if (outcome.outcome === 'forbidden') throw new CommandError(whyForbidden(order, act))
  if (outcome.outcome === 'busy') throw new CommandError(busyText(order))
  if (outcome.outcome === 'proven')
    throw new CommandError(`the buyer of ${order.number} has been proven in the meantime`)
  if (outcome.outcome === 'short')
    throw new CommandError(
      `the stock does not suffice for ${order.number}:\n${outcome.shortages.map(describeShortage).join('')}`.trimEnd(),
    )
  return order
}

export function describeShortage({ partNumber, ordered, inStock }: Shortage): string {
  return `  ${safeText(partNumber)}: ${number(ordered)} ordered, ${number(inStock)} in stock\n`
}

function busyText({ number: order }: Pick<Done, 'number'>): string {
  return `a payment or refund for ${order} is in progress or under review by the wallet; try again later`
}

/** Names the states in which the action is allowed, from the table of transitions. */
export function whyForbidden(order: Pick<Done, 'number' | 'status'>, { to, done, from }: Act): string {
  const { number, status } = order
  const allowed = from ?? ORDER_STATUSES.filter(known => canMove(known, to, 'staff'))
  const states = new Intl.ListFormat('en', { type: 'disjunction' }).format(allowed)
  return `${number} is ${status}; only an order that is ${states} can be ${done}`
}
