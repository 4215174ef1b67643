import type { Quote, QuotedLine } from '../../../../contract/shop/quotes.ts'
import {
  applyChoices,
  groupsOf,
  type LineChoice,
  nearestQuantity,
  type OfferLine,
} from '../../../../domain/quotes/offer.ts'

/** A requested line with its alternates: the buyer takes one of the offers. */
export type QuoteGroup = { id: number; main: QuotedLine; offers: QuotedLine[] }

/** `taken`: the line of each group, null for none. `quantities`: where the buyer has chosen another one. */
export type Picked = {
  version: number
  taken: Readonly<Record<number, number | null>>
  quantities: Readonly<Record<number, number>>
}

export function quoteGroups(lines: readonly QuotedLine[]): QuoteGroup[] {
  return groupsOf(lines.map(toOffer)).flatMap(group => {
    const [first] = group
    if (!first) return []
    const shown = group.map(({ line }) => line)
    const offers = shown.filter(({ kind }) => kind === 'offer')
    return [{ id: first.lineId, main: first.line, offers }]
  })
}

/** Whether there is anything to buy. */
export function hasOffers({ lines }: Pick<Quote, 'lines'>): boolean {
  return lines.some(({ kind }) => kind === 'offer')
}

/** As the quote was sent, or ordered. */
export function pickDefaults({ version, lines }: Pick<Quote, 'version' | 'lines'>): Picked {
  const taken = quoteGroups(lines).map(({ id, offers }) => [
    id,
    offers.find(({ is_default }) => is_default)?.line_id ?? null,
  ])
  return { version, taken: Object.fromEntries(taken), quantities: {} }
}

/** The choice that counts. For a quote that is no longer open, it is the one that was sent or ordered. */
export function pickedIn(quote: Pick<Quote, 'version' | 'lines' | 'is_open'>, picked: Picked): Picked {
  return quote.is_open && picked.version === quote.version ? picked : pickDefaults(quote)
}

type ChoicesDraft = Record<string, string | boolean>

/** For the draft that survives a reload. */
export function toDraft({ version, taken, quantities }: Picked): ChoicesDraft {
  return {
    version: String(version),
    ...Object.fromEntries(
      Object.entries(taken).map(([group, line]) => [`take.${group}`, String(line ?? '')]),
    ),
    ...Object.fromEntries(Object.entries(quantities).map(([line, qty]) => [`qty.${line}`, String(qty)])),
  }
}

/** The choice in the draft of this version; choices that the quote does not offer are left out. */
export function pickedFrom(
  quote: Pick<Quote, 'version' | 'lines' | 'allows_partial'>,
  draft: ChoicesDraft,
): Picked {
  const defaults = pickDefaults(quote)
  if (draft.version !== String(quote.version)) return defaults
  const taken = quoteGroups(quote.lines).flatMap(({ id, offers }) => {
    const value = draft[`take.${id}`]
    if (value === '' && quote.allows_partial) return [[id, null]]
    const line = offers.find(({ line_id }) => String(line_id) === value)
    return line ? [[id, line.line_id]] : []
  })
  const quantities = quote.lines.flatMap(line => {
    const value = draft[`qty.${line.line_id}`]
    return value === undefined ? [] : [[line.line_id, offeredQuantity(line, Number(value))]]
  })
  return {
    ...defaults,
    taken: { ...defaults.taken, ...Object.fromEntries(taken) },
    quantities: Object.fromEntries(quantities),
  }
}

export function takenLine({ id, offers }: QuoteGroup, { taken }: Picked): QuotedLine | undefined {
  return offers.find(({ line_id }) => line_id === taken[id])
}

export function quantityOfLine({ line_id, qty }: QuotedLine, { quantities }: Picked): number {
  return quantities[line_id] ?? qty
}

export function choicesOf(lines: readonly QuotedLine[], picked: Picked): LineChoice[] {
  return quoteGroups(lines).flatMap(group => {
    const line = takenLine(group, picked)
    return line ? [{ lineId: line.line_id, quantity: quantityOfLine(line, picked) }] : []
  })
}

/** Prices of the chosen lines by line id, and their sum; nothing chosen is 0. */
export function sumChosen(lines: readonly QuotedLine[], choices: readonly LineChoice[]) {
  const chosen = applyChoices(lines.map(toOffer), choices, true)
  if ('problem' in chosen) return { lines: [], subtotal: 0 }
  return chosen
}

/** The price of a line at the quantity that is chosen for it, whether it is taken or not. */
export function priceLine(line: QuotedLine, picked: Picked): { unitPrice: number; amount: number } | null {
  const { lines } = sumChosen(
    [{ ...line, alternate_of: null }],
    [{ lineId: line.line_id, quantity: quantityOfLine(line, picked) }],
  )
  return lines[0] ?? null
}

/** The offered quantity for a typed one. */
export function offeredQuantity(line: QuotedLine, typed: number): number {
  return nearestQuantity(toOffer(line), typed)
}

function toOffer(line: QuotedLine): OfferLine & { line: QuotedLine } {
  return {
    lineId: line.line_id,
    kind: line.kind,
    alternateOf: line.alternate_of,
    quantity: line.qty,
    multiple: line.multiple,
    unitPrice: line.unit_price,
    breaks: line.prices,
    line,
  }
}
