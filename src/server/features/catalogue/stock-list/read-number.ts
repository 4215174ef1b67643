/**
 * The value of a cell, or the reason why it is invalid; the reason continues a sentence that starts with the
 * cell's text.
 */
export type CellReading<T> = { value: T } | { reason: string }

const STARTS_WITH_DIGIT = /^\d/
const BLANKS = /^(?:[-–—.]*|n\/?a|none|null|tbd|\?+)$/i

/** Placeholders for a missing number. */
export function isBlank(cell: string): boolean {
  return !STARTS_WITH_DIGIT.test(cell) && BLANKS.test(cell.trim())
}

const PLAIN_WHOLE = /^\d{1,15}$/

/** "1,000", "1 000", "10.0" and "2 pcs" are whole numbers; "1,5" and "-5" are not. */
export function readWhole(cell: string): CellReading<number> {
  if (PLAIN_WHOLE.test(cell)) return { value: Number(cell) }
  const text = ungrouped(cell.replace(/(?:\+|pcs?\.?|pieces?|ea\.?)\s*$/i, ''))
  if (PLAIN_WHOLE.test(text)) return { value: Number(text) }
  // 1,000 and 10,000,000.00; the other way round 1.000,00. A lone 1.000 is ambiguous.
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.0+)?$/.test(text)) return { value: digits(text.replace(/\..*/, '')) }
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,0+$/.test(text)) return { value: digits(text.replace(/,.*/, '')) }
  if (/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text)) return { value: digits(text) }
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text))
    return { reason: `may mean ${digits(text)} or ${text.replace(/\.?0+$/, '')}` }
  if (/^\d{1,15}[.,]0+$/.test(text)) return { value: digits(text.replace(/[.,].*/, '')) }
  return { reason: 'is not a whole number' }
}

function digits(text: string): number {
  return Number(text.replace(/\D/g, ''))
}

// The fast path: nearly every price is written like this, and there may be ten million of them.
const SHORTEST_DECIMAL = /^(?:0|[1-9]\d*)(?:\.(\d*[1-9]))?$/

/** Decimal text: "$0.0022", "0,0022", "1,234.50". Too many decimals are rejected, not rounded. */
export function readDecimal(cell: string, decimals: number): CellReading<string> {
  const known = SHORTEST_DECIMAL.exec(cell)
  if (known) return (known[1]?.length ?? 0) > decimals ? tooPrecise(decimals) : { value: cell }
  const text = ungrouped(cell)
  const plain = toPlain(text)
  if (plain === null) return { reason: 'is not a number' }
  if (plain === '') return { reason: `may mean ${text.replace(',', '.')} or ${text.replace(',', '')}` }
  const [whole = '', rest = ''] = plain.split('.')
  const fraction = rest.replace(/0+$/, '')
  if (fraction.length > decimals) return tooPrecise(decimals)
  const shortened = whole.replace(/^0+(?=\d)/, '')
  return { value: fraction ? `${shortened}.${fraction}` : shortened }
}

function tooPrecise(decimals: number): { reason: string } {
  return { reason: `has more than ${decimals} decimals` }
}

/** With a decimal point and nothing else; empty when it is ambiguous. */
function toPlain(text: string): string | null {
  if (/^\d+(?:\.\d*)?$/.test(text)) return text
  if (/^\.\d+$/.test(text)) return `0${text}`
  if (/^[1-9]\d{0,2}(?:[,']\d{3})+\.\d+$|^[1-9]\d{0,2}(?:,\d{3}){2,}$|^[1-9]\d{0,2}(?:'\d{3})+$/.test(text))
    return text.replace(/[,']/g, '')
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text))
    return text.replaceAll('.', '').replace(',', '.')
  if (/^[1-9]\d{0,2},\d{3}$/.test(text)) return ''
  return /^\d+,\d+$/.test(text) ? text.replace(',', '.') : null
}

/** Without the spaces between thousands. */
function ungrouped(cell: string): string {
  return cell.trim().replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
}

// The limit of the database column.
const HIGHEST_PRICE = 10_000_000_000
const DOLLARS = /^(?:US\s*\$|USD|\$)\s*|\s*(?:US\s*\$|USD|\$)$/i

const OTHER_MONEY = /\p{Sc}|EUR|GBP|CNY|RMB|JPY|RUB/iu

/** A price in USD. Exports write 0 where there is none, so 0 is read as null and never sold for free. */
export function readPrice(cell: string): CellReading<string | null> {
  const isPlain = SHORTEST_DECIMAL.test(cell)
  const amount = isPlain ? cell : cell.trim().replace(DOLLARS, '')
  if (!isPlain && OTHER_MONEY.test(amount)) return { reason: 'is not in USD' }
  const reading = readDecimal(amount, 5)
  if ('reason' in reading) return reading
  if (Number(reading.value) === 0) return { value: null }
  return Number(reading.value) >= HIGHEST_PRICE ? { reason: 'is too high' } : reading
}
