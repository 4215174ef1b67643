import { type Decimal, readNumeral, times, toNumber } from './decimal.ts'
import type { Parameter } from './parameter.ts'
import { readUnit, UNITS, type UnitReading } from './units.ts'

/** How a text reached us. Typed values follow the address grammar, where a bare number has the parameter's unit. */
export type ReadOptions = {
  isTyped?: boolean
  /** The unit a column name states: bare numbers have it. */
  columnUnit?: string
  /** A phrase of a search: the text after the quantity is a phrase of its own. */
  isPhrase?: boolean
}

/** One number with its unit. The decimal is kept, so that the other end of a range can take over the factor. */
export type Measurement = {
  unit: string
  number: number
  sign: '' | '+' | '-' | '±'
  decimal: Decimal
  reading: UnitReading
  isFraction: boolean
}

/** Reads a single quantity such as `10 kΩ`, `4k7`, `1/16W` or `-40 °C`; undefined if it is anything else. */
export function readMeasure(
  parameter: Parameter,
  text: string,
  options: ReadOptions,
): Measurement | undefined {
  for (const unit of unitsOf(parameter)) {
    const found = readIn(parameter, unit, text, options)
    if (found) return found
  }
  return undefined
}

function unitsOf({ unit, also = [], kind }: Parameter): readonly string[] {
  if (kind === 'count') return ['pcs']
  return unit === undefined ? also : [unit, ...also]
}

function readIn(
  parameter: Parameter,
  unit: string,
  text: string,
  options: ReadOptions,
): Measurement | undefined {
  const [, sign = '', rest = ''] = /^([+\-±]?) ?(.*)$/.exec(withoutCurrentKind(unit, text)) ?? []
  const read =
    readOrganization(parameter, unit, rest) ??
    readFraction(parameter, unit, rest) ??
    readInfix(parameter, unit, rest) ??
    readPlain(parameter, unit, rest, options)
  if (!read) return undefined
  const mark = isSign(sign) ? sign : ''
  const { decimal, reading, isFraction } = read
  if (reading.hasUnit || reading.hasPrefix) return measure(unit, mark, decimal, reading, isFraction)
  const given = bareReading(parameter, unit, decimal, options)
  return given && measure(unit, mark, decimal, given, isFraction)
}

/** `DC 50V` */
function withoutCurrentKind(unit: string, text: string): string {
  return UNITS[unit]?.hasCurrentKind ? text.replace(/^(?:DC|AC) ?(?=[\d.])/i, '') : text
}

type Read = { decimal: Decimal; reading: UnitReading; isFraction: boolean }

function isSign(text: string): text is '' | '+' | '-' | '±' {
  return text === '' || text === '+' || text === '-' || text === '±'
}

/** Builds the measure of a decimal in a unit; ranges use it to give the first end the factor of the second. */
export function measure(
  unit: string,
  sign: Measurement['sign'],
  decimal: Decimal,
  reading: UnitReading,
  isFraction = false,
): Measurement {
  const size = toNumber(times(decimal, reading.factor))
  const number = sign === '-' && size !== 0 ? -size : size
  return { unit, number, sign, decimal, reading, isFraction }
}

const NUMERAL = String.raw`(?:[1-9]\d{0,2}(?: \d{3})+(?!\d)|[\d.,]*\d)`
const PLAIN = new RegExp(`^(${NUMERAL})(?:([eE])([+-]?\\d{1,2})(?!\\d))? ?-?(?![\\d.,])(.*)$`)

/** `2.200` may be two thousand two hundred; only frequencies and lengths are padded with zeros. */
function isGrouped(numeral: string, unit: string): boolean {
  return /^[1-9]\d{0,2}\.\d\d0$/.test(numeral) && unit !== 'Hz' && unit !== 'mm'
}

function readPlain(parameter: Parameter, unit: string, text: string, options: ReadOptions): Read | undefined {
  const [, numeral = '', mark = '', power = '0', rest = ''] = PLAIN.exec(text) ?? []
  if (!numeral || (mark === 'E' && unit === 'Ω' && /^\d+$/.test(numeral) && /^\d/.test(power)))
    return undefined
  const written =
    !(isGrouped(numeral, unit) && !options.isTyped) && readNumeral(withDecimalPoint(numeral, rest))
  const reading = written && readUnit(rest, unit, isIec(parameter))
  if (!written || !reading) return undefined
  return {
    decimal: { ...written, exponent: written.exponent + Number(power) },
    reading,
    isFraction: false,
  }
}

/** Russian never groups thousands with a comma: `32,768 кГц`. */
function withDecimalPoint(numeral: string, unitText: string): string {
  return /^\d{1,3},\d{3}$/.test(numeral) && /^\p{Script=Cyrillic}/u.test(unitText)
    ? numeral.replace(',', '.')
    : numeral
}

/** The organization of a memory in words and bits per word: `20K x 8`. */
function readOrganization(parameter: Parameter, unit: string, text: string): Read | undefined {
  if (!isIec(parameter)) return undefined
  const [, words = '', prefix = '', width = ''] = /^(\d{1,4}) ?([KMG]?) ?[x×*] ?(\d{1,3})$/.exec(text) ?? []
  const reading = words && WORD_WIDTHS.has(Number(width)) && readUnit(prefix, unit, true)
  if (!reading) return undefined
  const bits = BigInt(words) * BigInt(width)
  const decimal = { digits: unit === 'byte' ? bits / 8n : bits, exponent: 0 }
  return { decimal, reading: { ...reading, hasUnit: true }, isFraction: false }
}

const WORD_WIDTHS: ReadonlySet<number> = new Set([8, 16, 32, 64])

/** Watts and inches are written as fractions; elsewhere a slash separates a list. */
function readFraction(parameter: Parameter, unit: string, text: string): Read | undefined {
  if (unit !== 'W' && unit !== 'mm') return undefined
  const [, over = '', under = '', rest = ''] = /^(\d{1,2}) ?\/ ?(\d{1,3}) ?(?!\d)(.*)$/.exec(text) ?? []
  if (!over || !FRACTION_BASES.has(Number(under)) || Number(over) >= Number(under)) return undefined
  const reading = readUnit(rest, unit, isIec(parameter))
  if (!reading || (unit === 'mm' && !reading.hasUnit)) return undefined
  // A third of a watt is sold as 333 mW.
  const digitsKept = Number(under) % 3 === 0 ? 2 : undefined
  const [mantissa = '0', power = '0'] = (Number(over) / Number(under)).toExponential(digitsKept).split('e')
  const digits = readNumeral(mantissa)
  if (!digits) return undefined
  const decimal = { ...digits, exponent: digits.exponent + Number(power) }
  return { decimal, reading, isFraction: true }
}

const FRACTION_BASES = new Set([2, 3, 4, 5, 6, 8, 10, 16, 20, 32, 64])

const FOREIGN_UNITS = ['V', 'A', 'W', 'Hz', 'F', 'H', 'Ω', '%', 'ppm', '°C', 'h']
const FOREIGN = /^±? ?(?:[+-]?[\d.,]*\d|\d\/\d{1,2}) ?([^\d\s].*)$/u

/** A quantity with a unit that the parameter does not have: the 50 V of `100 nF 50 V`. */
export function isForeign(parameter: Parameter, text: string): boolean {
  const symbol = FOREIGN.exec(text)?.[1]
  if (symbol === undefined) return false
  if (unitsOf(parameter).some(unit => readUnit(symbol, unit, false))) return false
  return FOREIGN_UNITS.some(unit => readUnit(symbol, unit, false)?.hasUnit)
}

/** 4k7, 2R2, 3V3, R47: a letter replaces the decimal point. */
function readInfix(parameter: Parameter, unit: string, text: string): Read | undefined {
  const [, whole = '', letter = '', fraction = '', rest = ''] = UNITS[unit]?.infix?.exec(text) ?? []
  if (!letter || /^0\d/.test(whole)) return undefined
  // A prefix without a whole part is a code of some makers; R47 and n47 are common.
  if (whole === '' && !/[Rnpuμ]/.test(letter)) return undefined
  const isPoint = letter === 'R' || letter === 'V'
  const symbol = letter === 'R' ? rest.replace(TOLERANCE_LETTER, '') : rest
  const reading = readUnit(isPoint ? symbol : letter + rest, unit, isIec(parameter))
  if (!reading || (isPoint && reading.hasPrefix)) return undefined
  const decimal = { digits: BigInt(whole + fraction), exponent: -fraction.length }
  return { decimal, reading: { ...reading, hasUnit: true }, isFraction: false }
}

/** The K of 4R7K is ±10 %, the M ±20 %. */
const TOLERANCE_LETTER = /^[BCDFGJKM]$/

function bareReading(
  parameter: Parameter,
  unit: string,
  decimal: Decimal,
  { isTyped, columnUnit }: ReadOptions,
): UnitReading | undefined {
  if (columnUnit !== undefined) {
    const isCode = unit === 'F' && /^[1-9]\d[1-7]$/.test(String(toNumber(decimal)))
    return isCode ? undefined : readUnit(columnUnit, unit, isIec(parameter))
  }
  const isFirst = unit === parameter.unit || parameter.kind === 'count'
  if (!isFirst) return undefined
  const reading = readUnit('', unit, isIec(parameter))
  if (isTyped) return reading
  return canBeBare(parameter, unit, toNumber(decimal)) ? reading : undefined
}

/** Bare numbers that could be something else stay text: EIA codes, and percentages exported as fractions. */
function canBeBare(parameter: Parameter, unit: string, number: number): boolean {
  if (parameter.spelling === 'iec' || !UNITS[unit]?.canBeBare) return false
  if (unit === 'Ω') return !/^\d{2,3}[1-9]$/.test(String(number))
  // The numbers of packages: 1206.
  if (unit === 'W') return number < 1000
  // A small length without unit may be in inches.
  if (unit === 'mm') return number >= 0.4
  return unit !== '%' || number >= 1
}

function isIec({ spelling }: Parameter): boolean {
  return spelling === 'iec'
}
