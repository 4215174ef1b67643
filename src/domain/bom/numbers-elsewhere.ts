import { LIMITS } from '../limits.ts'
import { withoutOrderCode } from '../order-code.ts'
import { findParameter } from '../parameters/dictionary.ts'
import type { BomField } from './bom.ts'
import { caseOf } from './case-of.ts'
import { isPartNumber, mayBePartNumber } from './cell-looks.ts'
import { cellText } from './cell-text.ts'
import type { HeadingKind } from './header-words.ts'
import type { Layout } from './layout.ts'
import type { Candidate } from './recognize-columns.ts'

/** Columns that hold no part number, regardless of their cells. */
const OTHER_FIELDS: readonly (BomField | null)[] = [
  'manufacturer',
  'package',
  'date_code',
  'qty',
  'target_price',
  'designators',
  'dnp',
]
const OTHER_KINDS: readonly (HeadingKind | null)[] = [
  'nothing',
  'price',
  'qty',
  'qty_order',
  'qty_total',
  'qty_annual',
  'qty_side',
  'package',
  'designators',
  'manufacturer',
]
/** A number of LCSC, which design tools export beside values. */
const LCSC_NUMBER = /^C\d{4,9}$/

/** Texts of a row without a part number that may be one, likeliest first: the catalog decides. */
export function numbersElsewhere(cells: readonly string[], { columns, fields, counter }: Layout): string[] {
  const open = columns.filter(column => mayNameIt(column, fields) && column.index !== counter)
  const texts = open.map(({ index, kind }) => nameOf(cellText(cells[index], LIMITS.nameLength), kind))
  const inside = texts.map(withoutOrderCode)
  const whole = [...texts, ...inside].filter(text => isPartNumber(text) || isLcscNumber(text))
  const words = texts.flatMap(text => text.split(/[\s,;|()]+/)).filter(isNumberWord)
  const found = new Set([...whole, ...words])
  const lcsc = [...found].filter(isLcscNumber)
  return [...[...found].filter(text => !isLcscNumber(text)), ...lcsc].slice(0, LIMITS.bomAlternates)
}

const CHIP = /^(?:U|IC|Q|T|TR|D|VD|VT|DA|DD|DZ|ZD|TVS|OK|OC)\d/i
const CHIP_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}./#+-]{4,}$/u
const NAMING_KINDS: readonly (HeadingKind | null)[] = ['value', 'name', 'specification', 'description']

/** KiCad and EAGLE write NE555 as the value of U1. */
export function namedChip(cells: readonly string[], { columns, designators }: Layout): string {
  const isChip = designators.some(column => CHIP.test(cellText(cells[column])))
  if (!isChip) return ''
  const texts = columns
    .filter(({ kind }) => NAMING_KINDS.includes(kind))
    .map(({ index }) => cellText(cells[index], LIMITS.partNumberLength))
  return texts.find(text => CHIP_NUMBER.test(text) && /\p{L}/u.test(text) && isPartNumber(text)) ?? ''
}

/** The words of a row about its part besides the number, "100nF X7R 50V 0402": each word once. */
export function valueText(cells: readonly string[], { columns, fields, counter }: Layout): string {
  const words = columns.flatMap(column => {
    const { index } = column
    const text = cellText(cells[index], LIMITS.nameLength)
    const isTold =
      fields[index] === 'package' || mayNameIt(column, fields) || isParameter(column, fields, text)
    if (!isTold || index === counter) return []
    return (fields[index] === 'package' ? packageOf(text) : text).split(/\s+/)
  })
  const known = new Map(words.map(word => [word.toLowerCase(), word]))
  const text = [...known.values()].join(' ').trim()
  return /\d/.test(text) ? text.slice(0, LIMITS.partNumberLength) : ''
}

const KIND_TITLE =
  /^(?:part |component |物料|元件|器件)?(?:type|category|family|class|类型|类别|分类|類型|類別|分類|種類|種別|カテゴリー?|kategorie|catégorie|categoría|categoria|категория|카테고리|종류|분류|유형|نوع|فئة)$/i

const RATING = /^[±≥≤]?\s?\d+(?:[.,]\d+)?\s?[mkмк]?(?:V(?:DC|AC)?|A|W|В|А|Вт)$/i

/**
 * Tolerance, dielectric, kind of part: not a part number, but a description of the part. Voltages, currents and
 * powers are recognized by their unit, and without its unit a number means nothing.
 */
function isParameter(
  { index, kind, title }: Candidate,
  fields: readonly (BomField | null)[],
  text: string,
): boolean {
  if (kind !== 'nothing' || (fields[index] ?? null) !== null || /^[\d.,\s-]*$/.test(text)) return false
  return RATING.test(text) || KIND_TITLE.test(title.trim()) || findParameter(title) !== undefined
}

export const PACKAGE_WITH_PINS =
  /(?<![A-Z])(?:[A-Z]{0,4}(?:SOP|SOIC|QFP|QFN|DFN|BGA|DIP|SON)|SOT|SOD|SO|TO|DO|SC)-?\d+(?:-\d+)?(?![\d.])/i

/** A footprint as buyers call it: the chip's size, or the package with its pins. */
function packageOf(text: string): string {
  const name = caseOf(text) ?? text
  return /^\d/.test(name) ? name : (PACKAGE_WITH_PINS.exec(text)?.[0] ?? name)
}

export function isLcscNumber(text: string): boolean {
  return LCSC_NUMBER.test(text)
}

function mayNameIt({ index, kind }: Candidate, fields: readonly (BomField | null)[]): boolean {
  return !OTHER_FIELDS.includes(fields[index] ?? null) && !OTHER_KINDS.includes(kind)
}

/** KiCad writes Transistor_FET:2N7002: the library, then the symbol. */
function nameOf(text: string, kind: HeadingKind | null): string {
  return kind === 'symbol' ? text.slice(text.lastIndexOf(':') + 1) : text
}

const SHORTEST_WORD = 5

/** Letters and digits together: shorter ones, and plain figures, are in every description. */
function isNumberWord(word: string): boolean {
  if (isLcscNumber(word)) return true
  return word.length >= SHORTEST_WORD && /\p{L}/u.test(word) && /\d/.test(word) && mayBePartNumber(word)
}
