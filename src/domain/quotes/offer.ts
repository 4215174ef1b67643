import { isRealPrice, lineAmount, type PriceBreak, priceAt, sumAmounts } from '../money.ts'

/** `no_bid`: the part is not offered. */
export const OFFER_KINDS = ['offer', 'no_bid'] as const

/** A line of a quote, as far as its price is concerned. */
export type OfferLine = {
  lineId: number
  kind: (typeof OFFER_KINDS)[number]
  /** The line that this one can replace. */
  alternateOf: number | null
  quantity: number
  multiple: number
  unitPrice: number | null
  breaks: readonly PriceBreak[]
}

/** All quantities with their prices, ascending. A line without breaks has one. */
export function ladderOf({ quantity, unitPrice, breaks }: OfferLine): PriceBreak[] {
  if (unitPrice === null) return []
  const others = breaks.filter(({ qty }) => qty !== quantity)
  return [...others, { qty: quantity, price: unitPrice }].sort((a, b) => a.qty - b.qty)
}

/** The further quantities with their prices. The line's own quantity has the line's price, whatever a break says. */
export function otherQuantities(line: OfferLine): PriceBreak[] {
  return line.kind === 'offer' ? ladderOf(line).filter(({ qty }) => qty !== line.quantity) : []
}

/** Whether it can be sent, as far as numbers are concerned. In a draft, 0 is a quantity that is not stated yet. */
export function isComplete(line: OfferLine): boolean {
  return line.quantity > 0 && (!isOffer(line) || isPriced(line))
}

/** Whether each quantity has a price: nothing is given away by mistake. */
export function isPriced(line: OfferLine): boolean {
  const ladder = ladderOf(line)
  return ladder.length > 0 && ladder.every(({ price }) => isRealPrice(price))
}

/** The unit price at a quantity that the buyer may choose; null: the quote does not offer it. */
function offeredPrice(line: OfferLine, quantity: number): number | null {
  if (quantity === line.quantity) return line.unitPrice
  const ladder = ladderOf(line)
  const [first, last] = [ladder.at(0), ladder.at(-1)]
  if (!first || !last || quantity < first.qty || quantity > last.qty) return null
  const isListed = ladder.some(({ qty }) => qty === quantity)
  return isListed || quantity % line.multiple === 0 ? priceAt(ladder, quantity) : null
}

/** The offered quantity that is closest to a typed one: at least as many, if the quote offers that. */
export function nearestQuantity(line: OfferLine, typed: number): number {
  const ladder = ladderOf(line).map(({ qty }) => qty)
  const [first = line.quantity, last = line.quantity] = [ladder.at(0), ladder.at(-1)]
  const next = Math.min(
    ...ladder.filter(qty => qty >= typed),
    Math.ceil(typed / line.multiple) * line.multiple,
  )
  return Math.min(Math.max(next, first), last)
}

/** A line that is taken, and how many pieces of it. */
export type LineChoice = { lineId: number; quantity: number }

/** The first offer among each line and its alternates. */
export function defaultChoices(lines: readonly OfferLine[]): LineChoice[] {
  return groupsOf(lines).flatMap(group => {
    const first = group.find(isOffer)
    return first ? [{ lineId: first.lineId, quantity: first.quantity }] : []
  })
}

export type ChosenLine<L> = { line: L; quantity: number; unitPrice: number; amount: number }
type ChoiceProblem = 'unknown_line' | 'two_alternates' | 'quantity' | 'line_missing' | 'nothing_chosen'
export type Chosen<L> = { lines: ChosenLine<L>[]; subtotal: number }
export type RefusedChoice = { problem: ChoiceProblem; lineId: number | null }

/** The totals of the choices, or the reason for their refusal. Without partial acceptance, each line needs a choice. */
export function applyChoices<L extends OfferLine>(
  lines: readonly L[],
  choices: readonly LineChoice[],
  allowsPartial: boolean,
): Chosen<L> | RefusedChoice {
  const wanted = new Map(choices.map(({ lineId, quantity }) => [lineId, quantity]))
  if (wanted.size < choices.length) return { problem: 'two_alternates', lineId: null }
  const unknown = choices.find(({ lineId }) => !lines.some(line => line.lineId === lineId && isOffer(line)))
  if (unknown) return { problem: 'unknown_line', lineId: unknown.lineId }
  for (const group of groupsOf(lines)) {
    const taken = group.filter(({ lineId }) => wanted.has(lineId))
    if (taken.length > 1) return { problem: 'two_alternates', lineId: group[0]?.lineId ?? null }
    if (taken.length === 0 && !allowsPartial && group.some(isOffer))
      return { problem: 'line_missing', lineId: group[0]?.lineId ?? null }
  }
  const chosen: ChosenLine<L>[] = []
  for (const line of lines) {
    const quantity = wanted.get(line.lineId)
    if (quantity === undefined) continue
    const unitPrice = offeredPrice(line, quantity)
    if (unitPrice === null) return { problem: 'quantity', lineId: line.lineId }
    chosen.push({ line, quantity, unitPrice, amount: lineAmount(unitPrice, quantity) })
  }
  if (chosen.length === 0) return { problem: 'nothing_chosen', lineId: null }
  return { lines: chosen, subtotal: sumAmounts(chosen.map(({ amount }) => amount)) }
}

type Charges = { shippingFee: number | null; tax: number }

/**
 * The sums of a version: each line and its alternates count once, with the first offer. Shipping alone is not sold: while
 * nothing is priced, the total is 0.
 */
export function sumsOf(
  lines: readonly OfferLine[],
  { shippingFee, tax }: Charges,
): { subtotal: number; total: number } {
  const byId = new Map(lines.map(line => [line.lineId, line]))
  const amounts = defaultChoices(lines).flatMap(({ lineId, quantity }) => {
    const unitPrice = byId.get(lineId)?.unitPrice ?? null
    return unitPrice === null ? [] : [lineAmount(unitPrice, quantity)]
  })
  if (amounts.length === 0) return { subtotal: 0, total: 0 }
  const subtotal = sumAmounts(amounts)
  return { subtotal, total: sumAmounts([subtotal, shippingFee ?? 0, tax]) }
}

/** Each line with its alternates, in the order of the quote. */
export function groupsOf<L extends Pick<OfferLine, 'lineId' | 'alternateOf'>>(lines: readonly L[]): L[][] {
  const mains = new Set(lines.filter(({ alternateOf }) => alternateOf === null).map(({ lineId }) => lineId))
  const groups = Map.groupBy(lines, ({ lineId, alternateOf }) =>
    alternateOf !== null && mains.has(alternateOf) ? alternateOf : lineId,
  )
  return [...groups.values()].map(group => group.toSorted(mainFirst))
}

function mainFirst(a: Pick<OfferLine, 'alternateOf'>, b: Pick<OfferLine, 'alternateOf'>): number {
  return Number(a.alternateOf !== null) - Number(b.alternateOf !== null)
}

function isOffer({ kind }: OfferLine): boolean {
  return kind === 'offer'
}

/** Quoted shipping counts for the country of the quote; to others, the shop's own services are offered. */
export function isShippingQuotedTo(quoteCountry: string, country: string): boolean {
  return country === '' || quoteCountry === '' || country === quoteCountry
}
