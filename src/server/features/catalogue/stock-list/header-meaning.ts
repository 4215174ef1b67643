import { BREAK_PRICE, BREAK_QUANTITY, type ColumnName, SYNONYMS } from './synonyms.ts'

/** The meaning of a column's header. Messages call the column by its label. */
export type Meaning = { label: string; isWeak: boolean } & (
  | { kind: 'column'; name: ColumnName }
  | { kind: 'attribute'; name: string }
  | { kind: 'break_quantity' | 'break_price'; number: number }
  | { kind: 'price_from'; quantity: number }
)

/** Null for an unknown header. */
export function meaningOf(header: string): Meaning | null {
  const attribute = /^\s*attr(?:ibute)?\s*:\s*(.*\S)/is.exec(header)?.[1]
  if (attribute) return { kind: 'attribute', name: attribute, label: `attr:${attribute}`, isWeak: false }
  const folded = foldHeader(header)
  return COLUMNS.get(folded) ?? priceFrom(folded) ?? halfBreak(folded)
}

/** `Mfr. Part #` and `mfr part no` are the same header, and so are `Référence` and `reference`. */
function foldHeader(header: string): string {
  return header
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('#', 'no')
    .replace(/[^\p{L}\p{N}+]/gu, '')
}

const words = (list: string) => list.split(',').map(word => word.trim())

const COLUMNS = new Map<string, Meaning>()
for (const name of Object.keys(SYNONYMS).filter(isColumnName)) {
  for (const word of [name, ...words(SYNONYMS[name])]) {
    const folded = foldHeader(word)
    if (!COLUMNS.has(folded))
      COLUMNS.set(folded, { kind: 'column', name, label: name, isWeak: word.startsWith('~') })
  }
}

function isColumnName(name: string): name is ColumnName {
  return Object.hasOwn(SYNONYMS, name)
}

const NUMBERED = /^(.*\D)([1-9]\d?)$/u
const QUANTITY_WORDS = new Set(words(BREAK_QUANTITY).map(foldHeader))
const PRICE_WORDS = new Set(words(BREAK_PRICE).map(foldHeader))

/** `qty_1`, `Price 1`, `Preis 2`. */
function halfBreak(folded: string): Meaning | null {
  const [, word = '', digits = ''] = NUMBERED.exec(folded) ?? []
  const number = Number(digits)
  if (QUANTITY_WORDS.has(word))
    return { kind: 'break_quantity', number, label: `qty_${digits}`, isWeak: false }
  if (PRICE_WORDS.has(word)) return { kind: 'break_price', number, label: `price_${digits}`, isWeak: false }
  return null
}

/** `100+` and `Price 100+`: the unit price from 100 pieces on. */
function priceFrom(folded: string): Meaning | null {
  const [, word = '', digits = ''] = /^(.*?)([1-9]\d{0,8})\+(?:pcs)?$/u.exec(folded) ?? []
  if (digits === '' || (word !== '' && !PRICE_WORDS.has(word))) return null
  return { kind: 'price_from', quantity: Number(digits), label: `${digits}+`, isWeak: false }
}
