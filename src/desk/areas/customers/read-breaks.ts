import type { PriceBreak } from '../../../domain/money.ts'
import { readPieces } from '../../../domain/read-pieces.ts'
import { type DecimalMark, readPrice, writePrice } from '../../../domain/read-price.ts'

/**
 * A quantity, a colon and a price. A comma separates only if a quantity and a colon follow, or nothing; otherwise it
 * belongs to the price, or to a quantity such as 2,500.
 */
function entryIn(mark: DecimalMark): RegExp {
  const group = mark === '.' ? ',' : '.'
  const quantity = String.raw`(?:\d{1,3}(?:[${group}'’]\d{3})+|\d+)`
  const end = String.raw`[;\n]|,(?=\s*${quantity}\s*:)|$`
  return new RegExp(String.raw`[\s,;]*([^:;\n]+):([^:;\n]*?)(?:${end})`, 'y')
}

/**
 * Reads `1: 0.50, 2,500: 0.45` and `1: 0,50; 2.500: 0,45`. Unreadable text becomes a number that the server
 * refuses.
 */
export function readBreaks(text: string, mark: DecimalMark): PriceBreak[] {
  const entry = entryIn(mark)
  const typed = text.replace(/[\s,;]+$/, '')
  const breaks: PriceBreak[] = []
  while (entry.lastIndex < typed.length) {
    const [, qty = '', price = ''] = entry.exec(typed) ?? []
    if (qty === '') return [...breaks, UNREADABLE]
    breaks.push({ qty: readPieces(qty, mark) ?? 0, price: readUsd(price, mark) })
  }
  return breaks
}

/** Zero is refused, while NaN would not be valid JSON. */
const UNREADABLE: PriceBreak = { qty: 0, price: 0 }

/** `0.50 100`: a separator is missing. */
const HAS_TWO_NUMBERS = /[.,]\d*\s+\d/

function readUsd(text: string, mark: DecimalMark): number {
  if (HAS_TWO_NUMBERS.test(text)) return 0
  const price = readPrice(text, mark)
  return price === null || Number.isNaN(price) ? 0 : price
}

/** As `readBreaks` reads them. */
export function writeBreaks(breaks: readonly PriceBreak[], mark: DecimalMark): string {
  return breaks.map(({ qty, price }) => `${qty}: ${writePrice(price, mark)}`).join('; ')
}
