import { writeNumber } from '../figures.ts'
import type { Lang } from '../locales.ts'
import { type Decimal, decimalOf, rounded, toNumber, writeDecimal } from './decimal.ts'
import type { Parameter, ParameterValue } from './parameter.ts'
import { prefixFactor } from './units.ts'

/** Enough for crystals (3.579545 MHz), few enough for converted inches. */
const SHOWN_DIGITS = 9

/** The value in the dictionary's spelling: `4.7 kΩ`, `±1 %`, `-40 … 85 °C`. */
export function showValue(parameter: Parameter, value: ParameterValue, lang: Lang): string {
  if (value.kind === 'word') return wordLabel(parameter, value.word, lang)
  const unit = value.unit ?? parameter.unit ?? ''
  if (value.kind === 'number') {
    const { text, prefix } = showNumber(parameter, value.number, unit, lang)
    return withUnit(signOf(parameter) + text, prefix + unitLabel(unit))
  }
  if (parameter.sign === '±' && value.low === -value.high) {
    const { text, prefix } = showNumber(parameter, value.high, unit, lang)
    return withUnit(`±${text}`, prefix + unitLabel(unit))
  }
  return showRange(parameter, value.low, value.high, unit, lang)
}

/** Both ends in the prefix of the high one, unless the low one would vanish in it. */
function showRange(parameter: Parameter, low: number, high: number, unit: string, lang: Lang): string {
  const size = low < 0 && -low > high ? -low : high
  const prefix = prefixFor(parameter, size, unit)
  const [from, to] = [low, high].map(end => showIn(parameter, end, prefix, lang))
  return withUnit(`${from} … ${to}`, prefix + unitLabel(unit))
}

function signOf({ sign, kind }: Parameter): string {
  return sign === '±' && kind !== 'range' ? '±' : ''
}

function withUnit(text: string, unit: string): string {
  if (!unit) return text
  return unit === '°' ? text + unit : `${text} ${unit}`
}

const UNIT_LABELS: Readonly<Record<string, string>> = {
  pcs: '',
  ratio: '',
  Mbit: 'bit',
  byte: 'B',
  '%RH': '% RH',
  Q: 'C',
  'g weight': 'g',
  A2s: 'A²s',
  mm2: 'mm²',
}

function unitLabel(unit: string): string {
  return UNIT_LABELS[unit] ?? unit
}

function wordLabel({ values = [] }: Parameter, word: string, lang: Lang): string {
  return values.find(known => known.word === word)?.labels?.[lang] ?? word
}

function showNumber(
  parameter: Parameter,
  number: number,
  unit: string,
  lang: Lang,
): { text: string; prefix: string } {
  const prefix = prefixFor(parameter, number, unit)
  return { text: showIn(parameter, number, prefix, lang), prefix }
}

function showIn(parameter: Parameter, number: number, prefix: string, lang: Lang): string {
  const shown = rounded(toNumber(inPrefix(parameter, number, prefix)), SHOWN_DIGITS)
  return writeNumber(lang, shown, { min: 0, max: 12 })
}

/** Prefixes of units other than the parameter's own: 0.25 pF beside %. */
const OTHER_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  F: ['p', 'n', 'µ', ''],
  H: ['n', 'µ', 'm', ''],
  Pa: ['', 'k', 'M'],
  V: ['m', '', 'k'],
  A: ['m', '', 'k'],
  T: ['µ', 'm', ''],
}

function prefixesOf(parameter: Parameter, unit: string): readonly string[] {
  return unit === parameter.unit ? parameter.prefixes : (OTHER_PREFIXES[unit] ?? [''])
}

/**
 * The prefix that leaves one to three digits before the point. Where a prefix is left out, as m of F, the
 * smaller one reaches up: 22 000 µF, but 0.047 F.
 */
function prefixFor(parameter: Parameter, number: number, unit: string): string {
  const prefixes = prefixesOf(parameter, unit)
  if (number === 0 && prefixes.includes('')) return ''
  const isIec = parameter.spelling === 'iec'
  const fitting = prefixes.findLast((prefix, index) => {
    const step = toNumber(prefixFactor(prefix, isIec))
    const below = prefixes[index - 1]
    const gap = below === undefined ? 1 : step / toNumber(prefixFactor(below, isIec))
    return rounded(Math.abs(number) / step, SHOWN_DIGITS) >= (gap > 1e5 ? GAP_REACH : 1)
  })
  return fitting ?? prefixes[0] ?? ''
}

const GAP_REACH = 0.04

function inPrefix(parameter: Parameter, number: number, prefix: string): Decimal {
  const factor = prefixFactor(prefix, parameter.spelling === 'iec')
  const decimal = decimalOf(number)
  if (factor.digits === 1n) return { ...decimal, exponent: decimal.exponent - factor.exponent }
  return decimalOf(number / toNumber(factor))
}

/** The value as written in an address: `4.7k`, `-40..85`, `X7R`. It is read back as the same value. */
export function addressValue(parameter: Parameter, value: ParameterValue): string {
  if (value.kind === 'word')
    return (isUnread(parameter, value.word) ? UNREAD_MARK : '') + escapeAddress(value.word)
  if (value.kind === 'number') return addressNumber(parameter, value.number, value.unit)
  return addressInterval(parameter, value.low, value.high, value.unit)
}

/** Marks a text of a feed that could not be read, such as `~see datasheet` for a resistance. */
export const UNREAD_MARK = '~'

function isUnread({ kind, values = [] }: Parameter, word: string): boolean {
  return kind !== 'text' && !values.some(known => known.word === word)
}

export function addressInterval(
  parameter: Parameter,
  low: number | null,
  high: number | null,
  unit?: string,
): string {
  const from = low === null ? '' : addressNumber(parameter, low, unit)
  if (high === null) return `${from}..`
  // A bare low end would take the prefix of the high end.
  const isBare = low !== null && low !== 0 && /[\d.]$/.test(from)
  return `${from}..${isBare ? writeDecimal(decimalOf(high)) : addressNumber(parameter, high, unit)}`
}

function addressNumber(parameter: Parameter, number: number, other?: string): string {
  const unit = other ?? parameter.unit ?? ''
  const prefix = prefixFor(parameter, number, unit)
  return (
    writeDecimal(inPrefix(parameter, number, prefix)) +
    prefix.replace('µ', 'u') +
    (other === undefined ? '' : addressUnit(other))
  )
}

function addressUnit(unit: string): string {
  return unit.replace('°C', 'C')
}

/** A comma separates values and two dots a range; a backslash takes their meaning away. */
function escapeAddress(word: string): string {
  return word
    .replaceAll('\\', '\\\\')
    .replaceAll(',', '\\,')
    .replaceAll('..', '\\..')
    .replace(/^[!~-]/, mark => `\\${mark}`)
}

/** A stable identity: two texts that mean the same have the same key. */
export function valueKey(value: ParameterValue): string {
  if (value.kind === 'word') return `w:${value.word}`
  const unit = value.unit === undefined ? '' : ` ${value.unit}`
  return value.kind === 'number' ? `n:${value.number}${unit}` : `r:${value.low}:${value.high}${unit}`
}
