import type { QuoteLine } from '../../../../contract/desk/quotes.ts'
import { isHigherPrice, isRealPrice, lineAmount } from '../../../../domain/money.ts'
import { marginOfOffers, marginOn } from '../../../../domain/quotes/margin.ts'
import { isComplete, isPriced, type OfferLine, sumsOf } from '../../../../domain/quotes/offer.ts'

/** A line while it is edited. `amount` and `margin` are those of the last load; the grid computes its own. */
export type GridLine = QuoteLine

export function emptyLine(line_id: number, part_number: string): GridLine {
  return {
    line_id,
    part_number,
    kind: 'offer',
    alternate_of: null,
    request_position: null,
    part_id: null,
    manufacturer: '',
    package: '',
    description: '',
    asked_quantity: null,
    asked_price: null,
    asked_date_code: '',
    quantity: 1,
    multiple: 1,
    unit_price: null,
    breaks: [],
    amount: null,
    source: 'lead',
    date_code: '',
    condition: '',
    origin: '',
    lead_days: null,
    note: '',
    no_bid_reason: '',
    list_price: null,
    former_price: null,
    stock: null,
    wanted_price: null,
    wanted_quantity: null,
    wanted_note: '',
    ordered_quantity: null,
    last_quoted: null,
    last_sold: null,
    is_below_floor: false,
  }
}

/** Whether the buyer asked for any of the lines. */
export function isAskedFor(lines: readonly GridLine[]): boolean {
  return lines.some(line => line.asked_quantity !== null || line.asked_price !== null)
}

export function amountOf({ kind, unit_price, quantity }: GridLine): number | null {
  return kind === 'no_bid' || unit_price === null ? null : lineAmount(unit_price, quantity)
}

export function marginOf({ kind, unit_price, cost }: GridLine): number | null {
  if (kind === 'no_bid' || unit_price === null || cost === undefined || cost === null) return null
  return marginOn(unit_price, cost)
}

export function totalsOf(lines: readonly GridLine[], charges: { shippingFee: number | null; tax: number }) {
  const offers = lines.map(line => ({ ...toOffer(line), amount: amountOf(line), cost: line.cost ?? null }))
  return { ...sumsOf(offers, charges), margin: marginOfOffers(offers) }
}

function toOffer(line: GridLine): OfferLine {
  return {
    lineId: line.line_id,
    kind: line.kind,
    alternateOf: line.alternate_of,
    quantity: line.quantity,
    multiple: line.multiple,
    unitPrice: line.unit_price,
    breaks: line.breaks,
  }
}

/** Sending needs the quantity of each line, the price of each offer, and a reason for each line without one. */
export function isOpen(line: GridLine): boolean {
  return !isComplete(toOffer(line)) || lacksReason(line)
}

function lacksReason(line: GridLine): boolean {
  return line.kind === 'no_bid' && line.no_bid_reason === ''
}

const LINE_FLAGS = [
  'no_quantity',
  'no_price',
  'no_reason',
  'below_floor',
  'short',
  'above_target',
  'below_target',
  'not_listed',
] as const
export type LineFlag = (typeof LINE_FLAGS)[number]
const FLAGS_WITHOUT_BID: readonly LineFlag[] = ['no_quantity', 'no_reason']

/** The points of a line that the seller should check. */
export function flagsOf(line: GridLine, isBelowFloor: boolean): LineFlag[] {
  const { unit_price: price, asked_price: target, stock, source, quantity } = line
  const is: Record<LineFlag, boolean> = {
    no_reason: lacksReason(line),
    no_quantity: quantity === 0,
    no_price: !isPriced(toOffer(line)),
    below_floor: isBelowFloor,
    short: source === 'stock' && stock !== null && stock < quantity,
    above_target: price !== null && target !== null && isHigherPrice(price, target),
    below_target: price !== null && isRealPrice(price) && target !== null && isHigherPrice(target, price),
    not_listed: line.part_id === null,
  }
  const flags = line.kind === 'no_bid' ? FLAGS_WITHOUT_BID : LINE_FLAGS
  return flags.filter(flag => is[flag])
}
