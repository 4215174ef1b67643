import { IN_THOUSANDS, PIECES } from './bom/words/row-words.ts'
import { withPlainDigits } from './plain-digits.ts'
import type { DecimalMark } from './read-price.ts'
import { readQuantity } from './read-quantity.ts'

const UNITS = new Set(
  Object.values(PIECES)
    .join()
    .split(',')
    .map(word => word.trim()),
)
const THOUSAND = 1_000

/**
 * Parses a quantity of a list: 2,500 pcs, 10k, 5 Kpcs, 12.00; null also if it can be read in two ways. 1,000 in
 * a German list is a thousand, or one with three decimals, as some programs write all quantities.
 */
export function readPieces(text: string, mark: DecimalMark): number | null {
  const plain = withPlainDigits(text).toLowerCase().replace(/\s+/g, ' ').trim()
  const [, digits = '', unit = ''] = /^(\d(?:[\d.,'’ ]*\d)?) ?(.*?)\.?$/.exec(plain) ?? []
  const rest = unit.replace(IN_THOUSANDS, '')
  if (rest !== '' && !UNITS.has(rest)) return null
  const factor = rest === unit ? 1 : THOUSAND
  const [pieces = null, other = pieces] = [readQuantity(digits), readDecimals(digits, mark)]
    .map(value => (value === null ? Number.NaN : Number((value * factor).toFixed(3))))
    .filter(Number.isInteger)
  return pieces === other ? pieces : null
}

/**
 * 1.5 and 1.000,000; a number that can be read as groups of thousands has decimals only after the language's own
 * mark.
 */
function readDecimals(digits: string, mark: DecimalMark): number | null {
  const [, whole = '', found = '', decimals = ''] = /^(.*)([.,])(\d+)$/.exec(digits) ?? []
  const isDecimal = !whole.includes(found) && (found === mark || readQuantity(digits) === null)
  const count = isDecimal ? readQuantity(whole) : null
  return count === null ? null : Number(`${count}.${decimals}`)
}
