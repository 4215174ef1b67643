import type { PriceBreak } from '../../../domain/money.ts'
import { readPieces } from '../../../domain/read-pieces.ts'
import { type DecimalMark, readPrice, writePrice } from '../../../domain/read-price.ts'

/** A comma separates only if a quantity follows; otherwise it is a decimal mark. */
const SEPARATOR = /[;\n]|,(?=\s*(?:\d[\d.'’]*\s*:|$))/

/** Reads `1: 0.50, 100: 0.45` and `1: 0,50; 100: 0,45`. Unreadable text becomes a number that the server refuses. */
export function readBreaks(text: string, mark: DecimalMark): PriceBreak[] {
  return text
    .split(SEPARATOR)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      const [qty = '', price = '', ...more] = part.split(':')
      return more.length > 0 ? UNREADABLE : { qty: readPieces(qty, mark) ?? 0, price: readUsd(price, mark) }
    })
}

/** Zero is refused, while NaN would not be valid JSON. */
const UNREADABLE: PriceBreak = { qty: 0, price: 0 }

function readUsd(text: string, mark: DecimalMark): number {
  const price = readPrice(text, mark)
  return price === null || Number.isNaN(price) ? 0 : price
}

/** As `readBreaks` reads them. */
export function writeBreaks(breaks: readonly PriceBreak[], mark: DecimalMark): string {
  return breaks.map(({ qty, price }) => `${qty}: ${writePrice(price, mark)}`).join('; ')
}
