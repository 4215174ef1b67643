import type { QuotePart } from '../../../../contract/desk/quotes.ts'
import { type PriceBreak, priceAt } from '../../../../domain/money.ts'
import { orderableFrom } from '../../../../domain/quantity.ts'
import { QUOTE_LIMITS } from '../../../../domain/quotes/limits.ts'
import { emptyLine, type GridLine } from './grid-line.ts'

type Lines = readonly GridLine[]

const DAYS_PER_WEEK = 7

export function changeLine(lines: Lines, id: number, change: (line: GridLine) => GridLine): Lines {
  return lines.map(line => (line.line_id === id ? change(line) : line))
}

/** The facts of a part of the catalog. The buyer's own maker and number are replaced by ours. */
export function withPart(line: GridLine, part: QuotePart): GridLine {
  const isFilled = line.stock === null && line.part_id === null
  const hasStock = part.stock >= line.quantity
  return {
    ...line,
    part_id: part.part_id,
    part_number: part.part_number,
    manufacturer: part.manufacturer,
    package: part.package,
    description: part.description,
    multiple: part.multiple,
    stock: part.stock,
    list_price: priceAt(part.prices, line.quantity),
    unit_price: line.unit_price ?? priceAt(part.prices, line.quantity),
    date_code: line.date_code || part.date_code,
    origin: line.origin || (part.origin ?? ''),
    source: hasStock ? 'stock' : 'lead',
    lead_days:
      isFilled && !hasStock && line.lead_days === null && part.lead_time_weeks !== null
        ? part.lead_time_weeks * DAYS_PER_WEEK
        : line.lead_days,
  }
}

/** A part at the smallest quantity that can be ordered, at our price. */
export function addPart(lines: Lines, nextId: number, part: QuotePart): Lines {
  if (lines.length >= QUOTE_LIMITS.lines) return lines
  const rule = { min_qty: part.min_quantity, multiple: part.multiple }
  const line = { ...emptyLine(nextId, part.part_number), quantity: orderableFrom(rule, 1) }
  return [...lines, withPart(line, part)]
}

/** A second choice for the same need, below the line and its other alternates. */
export function addAlternate(lines: Lines, nextId: number, id: number, part: QuotePart | null): Lines {
  const chosen = lines.find(line => line.line_id === id)
  if (!chosen || lines.length >= QUOTE_LIMITS.lines) return lines
  const main = chosen.alternate_of ?? chosen.line_id
  const last = lines.findLastIndex(line => line.line_id === main || line.alternate_of === main)
  const base = { ...emptyLine(nextId, chosen.part_number), alternate_of: main, quantity: chosen.quantity }
  return lines.toSpliced(last + 1, 0, part ? withPart(base, part) : base)
}

/** A line that the buyer asked for is answered, never dropped. */
export function canRemove({ request_position }: GridLine): boolean {
  return request_position === null
}

/** With its alternates. */
export function removeLine(lines: Lines, id: number): Lines {
  return lines.filter(line => line.line_id !== id && line.alternate_of !== id)
}

export function setNoBid(line: GridLine, reason: string | null): GridLine {
  if (reason === null) return { ...line, kind: 'offer', no_bid_reason: '' }
  return { ...line, kind: 'no_bid', no_bid_reason: reason, unit_price: null, breaks: [] }
}

/** Further quantities, ascending; the line's own quantity is not one of them. */
export function setBreaks(line: GridLine, breaks: readonly PriceBreak[]): GridLine {
  const others = breaks.filter(({ qty }) => qty !== line.quantity)
  const byQuantity = new Map(others.map(one => [one.qty, one]))
  return {
    ...line,
    breaks: [...byQuantity.values()].sort((a, b) => a.qty - b.qty).slice(0, QUOTE_LIMITS.breaks),
  }
}
