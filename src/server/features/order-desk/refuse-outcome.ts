import { Refusal } from '../../../contract/wire/errors.ts'
import type { EditedOrder, OrderRow, ShipmentOutcome, Shortage, StaffOutcome } from '../orders/index.ts'
import type { BookedRefund, BookedTransfer, StaffRefund, WrittenOff } from '../payments/index.ts'

/** These turn the outcome of a use case into an answer, or into a refusal if nothing was changed. */
export function requireOrder(order: OrderRow | null): void {
  if (!order) throw new Refusal(404, { reason: 'answers.order_unknown' })
}

function refusalFor(outcome: 'unknown' | 'forbidden' | 'busy'): Refusal {
  if (outcome === 'unknown') return new Refusal(404, { reason: 'answers.order_unknown' })
  return new Refusal(409, { reason: outcome === 'busy' ? 'errors.payment_under_way' : 'errors.order_state' })
}

export function requireMoved(result: StaffOutcome): void {
  if (result.outcome === 'done') return
  if (result.outcome === 'short') {
    const lines = result.shortages.map(toShortage)
    throw new Refusal(4091, { reason: 'desk_errors.stock_short', data: { lines } })
  }
  throw refusalFor(result.outcome === 'proven' ? 'forbidden' : result.outcome)
}

function toShortage({ position, partNumber, ordered, inStock }: Shortage) {
  return { position, part_number: partNumber, ordered, in_stock: inStock }
}

export function requireEdited(result: EditedOrder): void {
  if (result.outcome !== 'done') throw refusalFor(result.outcome)
}

export function requireShipped(result: ShipmentOutcome): void {
  switch (result.outcome) {
    case 'done':
      return
    case 'unknown':
    case 'forbidden':
    case 'busy':
      throw refusalFor(result.outcome)
    case 'unknown_shipment':
      throw new Refusal(404)
    case 'incomplete':
      throw new Refusal(400, { reason: 'desk_errors.tracking_required' })
    default:
      throw wrongPieces(result)
  }
}

type WrongPieces = { outcome: 'unknown_line' | 'too_many' | 'nothing_left'; position: number | null }

function wrongPieces({ outcome, position }: WrongPieces): Refusal {
  if (outcome === 'unknown_line') return new Refusal(400, { reason: 'desk_errors.line_unknown' })
  if (outcome === 'nothing_left') return new Refusal(409, { reason: 'desk_errors.nothing_left' })
  return new Refusal(409, { reason: 'desk_errors.too_many_pieces', data: { position } })
}

export function toBooking(result: BookedTransfer) {
  const none = { missing: 0, written_off: 0, credit: 0, shortages: [] }
  switch (result.outcome) {
    case 'paid':
      return { ...none, outcome: 'paid' as const, written_off: result.writtenOff, credit: result.excess }
    case 'partial':
      return { ...none, outcome: 'missing' as const, missing: result.open }
    case 'short':
      return { ...none, outcome: 'short_stock' as const, shortages: result.shortages.map(toShortage) }
    case 'surplus':
      return { ...none, outcome: 'surplus' as const, credit: result.amount }
    case 'unknown':
    case 'forbidden':
    case 'busy':
      throw refusalFor(result.outcome)
    case 'undecided':
      throw refusalFor('busy')
    default:
      throw new Refusal(400, { reason: 'desk_errors.amount_invalid' })
  }
}

export function requireWrittenOff(result: WrittenOff): void {
  if (result.outcome === 'done') return
  if (result.outcome === 'not_small') throw new Refusal(409, { reason: 'desk_errors.nothing_small' })
  throw refusalFor(result.outcome)
}

export function toRefundAnswer(result: StaffRefund) {
  switch (result.outcome) {
    case 'done':
    case 'silent':
      return { outcome: result.outcome, issue: '' }
    case 'refused':
      return { outcome: result.outcome, issue: result.issue }
    case 'unknown':
    case 'forbidden':
    case 'busy':
      throw refusalFor(result.outcome)
    case 'no_wallet':
      throw new Refusal(409, { reason: 'errors.wallet_down' })
    case 'above_cap':
      throw new Refusal(403, { reason: 'desk_errors.step_up_required', data: { cap: result.cap } })
    case 'too_much':
      throw new Refusal(409, { reason: 'desk_errors.refund_too_much', data: { most: result.most } })
    default:
      throw wrongPieces(result)
  }
}

export function requireRefundBooked(result: BookedRefund): void {
  switch (result.outcome) {
    case 'booked':
      return
    case 'unknown':
    case 'busy':
      throw refusalFor(result.outcome)
    default:
      throw new Refusal(409, { reason: 'desk_errors.no_refund_due' })
  }
}
