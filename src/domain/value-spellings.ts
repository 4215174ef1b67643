import { PARAMETERS, parameterBySlug } from './parameters/dictionary.ts'
import type { Parameter } from './parameters/parameter.ts'
import { readMeasure } from './parameters/read-measure.ts'

/** A word of a description; as the start of a word, or whole. */
export type Lexeme = {
  word: string
  isWhole: boolean
  /** The number with its prefix where case tells values apart: `1M`, `1m`. Words in the database are in lower case. */
  written?: string
}

type Written = { symbols: readonly string[]; prefixes: Readonly<Record<string, number>>; point?: string }

const MICRO = { u: 1e-6, μ: 1e-6 }
/** How descriptions write each unit. Only resistances are usual in mega and in milli. */
const UNITS: Readonly<Record<string, Written>> = {
  F: { symbols: ['f'], prefixes: { p: 1e-12, n: 1e-9, ...MICRO, m: 1e-3, '': 1 } },
  Ω: { symbols: ['ohm', 'ω', 'r'], prefixes: { '': 1, k: 1e3, M: 1e6, m: 1e-3 }, point: 'r' },
  H: { symbols: ['h'], prefixes: { n: 1e-9, ...MICRO, m: 1e-3 } },
  V: { symbols: ['v'], prefixes: { m: 1e-3, '': 1, k: 1e3 }, point: 'v' },
  A: { symbols: ['a'], prefixes: { ...MICRO, m: 1e-3, '': 1 } },
  W: { symbols: ['w'], prefixes: { m: 1e-3, '': 1 } },
  Hz: { symbols: ['hz'], prefixes: { '': 1, k: 1e3, m: 1e6, g: 1e9 } },
}

const SMALLEST = 0.001
const LARGEST = 99_999

/** The spellings of a value such as `4k7`, `100nF` or `0.25W`; undefined if the text is no value. */
export function valueSpellings(text: string): Lexeme[][] | undefined {
  if (!/\d/.test(text) || !/[\p{L}Ω%]/u.test(text)) return undefined
  if (/^[±+-]?\d+(?:\.\d+)?%$/.test(text)) return percentSpellings(text)
  if (OTHER_VALUE.test(text)) return []
  // A diode, a transistor or a regulator: 1N914, 2N7002, 78M05.
  if (/^\d[nN]\d{3,}|^7[89][lm]\d\d$/i.test(text)) return undefined
  const plain = text.replace(MEG, 'M')
  for (const [unit, written] of Object.entries(UNITS)) {
    const number = readNumber(unit, plain)
    if (number !== undefined && number > 0) return spellings(written, number)
  }
  return undefined
}

/** 1Meg: megohms, as the trade writes them. */
const MEG = /(?<=\d)meg$/i

/** The code on the part: 104 is 100 nF, or 100 kΩ. */
export function codeSpellings(text: string): Lexeme[][] | undefined {
  const [, digits, zeros] = /^([1-9]\d)([0-6])$/.exec(text) ?? []
  if (!digits || !zeros || !UNITS.F || !UNITS.Ω) return undefined
  const size = Number(digits) * 10 ** Number(zeros)
  return [...spellings(UNITS.F, size * 1e-12), ...spellings(UNITS.Ω, size)]
}

/** Values with one common spelling. */
const OTHER_VALUE = /^[\d.]+(?:[kmg]?(?:bits?|bytes?|b|bps|sps)|mm|ppm|°c|℃|db|dbm|mah|ah)$/i

function readNumber(unit: string, text: string): number | undefined {
  const parameter = parameterOf(unit)
  const found = parameter && readMeasure(parameter, text, {})
  if (!found || isImplausible(parameter, found.number)) return undefined
  if (found.reading.hasUnit) return found.number
  return isUsualWithoutUnit(unit, text) ? found.number : undefined
}

/** `4.7k` is a resistor and `100n` a capacitor; other prefixes are not used alone. */
function isUsualWithoutUnit(unit: string, text: string): boolean {
  if (unit === 'Ω') return /[\dR.][kKM]\d*$/.test(text)
  return unit === 'F' && /\d[npuμ]$/.test(text)
}

/** Without a unit, only the size of a number tells a resistance from a capacitance. */
function isImplausible({ slug, least, most }: Parameter, number: number): boolean {
  return MAIN.includes(slug) && (number < least || number > most)
}

const MAIN = ['capacitance', 'resistance', 'inductance']

function parameterOf(unit: string): Parameter | undefined {
  const main = MAIN.map(parameterBySlug).find(parameter => parameter?.unit === unit)
  return main ?? PARAMETERS.find(parameter => parameter.unit === unit && parameter.kind === 'number')
}

function percentSpellings(text: string): Lexeme[][] {
  const bare = text.replace(/^[±+-]/, '')
  return [`${bare}`, `±${bare}`].map(word => [{ word, isWhole: false }])
}

function spellings({ symbols, prefixes, point }: Written, number: number): Lexeme[][] {
  return Object.entries(prefixes).flatMap(([prefix, factor]) => {
    const size = Number((number / factor).toPrecision(9))
    const isCased = prefix === 'M' || (prefix === 'm' && 'M' in prefixes)
    const [smallest, largest] = isCased ? CASED_SIZES : [SMALLEST, LARGEST]
    if (size < smallest || size > largest) return []
    const letter = prefix.toLowerCase()
    const units = symbols.map(symbol => letter + symbol)
    const found = [
      ...numerals(size, units).flatMap(numeral => written(numeral, units)),
      ...(prefix && point === 'r' ? [[{ word: `${size}${letter}`, isWhole: true }]] : []),
      ...infix(size, letter || point || ''),
      ...fraction(size, units),
    ]
    return isCased ? found.map(words => words.map(word => ({ ...word, written: size + prefix }))) : found
  })
}

/** Other sizes are written with another prefix. */
const CASED_SIZES = [0.1, 999] as const

/**
 * A pattern of descriptions: `1M` is also `1 M` and `1.0M`, `2.2M` is also `2M2`, in Latin and Cyrillic letters. In a
 * description in capitals 1MOHM may be either, and 1M is mega.
 */
export function writtenPattern(written: readonly string[]): string {
  const patterns = [...new Set(written)].map(text => {
    if (text.endsWith('M')) return `${NO_DIGIT}${patternOf(text, '[MМ]')}`
    const inCapitals = `^(?:[^a-z]*[^a-z0-9.,])?${patternOf(text, 'M')} ?OHM[^a-z]*$`
    return `${NO_DIGIT}${patternOf(text, '[mм]')}|${inCapitals}`
  })
  return patterns.join('|')
}

const NO_DIGIT = '(?:^|[^0-9.,])'

function patternOf(written: string, letter: string): string {
  const [whole = '', decimals] = written.slice(0, -1).split('.')
  return decimals
    ? `${whole}(?:[.,]${decimals} ?${letter}|${letter}${decimals})`
    : `${whole}(?:[.,]0+)? ?${letter}`
}

/** Frequencies are also written with zeros at the end: 8.000MHz. */
function numerals(size: number, units: string[]): string[] {
  const plain = String(size)
  const isFrequency = units.some(unit => unit.endsWith('hz'))
  return isFrequency
    ? [...new Set([plain, ...[1, 2, 3].map(n => size.toFixed(Math.max(n, decimals(plain))))])]
    : [plain]
}

function decimals(numeral: string): number {
  return numeral.split('.')[1]?.length ?? 0
}

/** In one word, and in two. */
function written(numeral: string, units: string[]): Lexeme[][] {
  return units.flatMap(unit => [
    [{ word: numeral + unit, isWhole: false }],
    [
      { word: numeral, isWhole: true },
      { word: unit, isWhole: unit.length === 1 },
    ],
  ])
}

/** 4k7, 2r2, 3v3, 4n7. */
function infix(size: number, letter: string): Lexeme[][] {
  const [whole = '', rest = ''] = String(size).split('.')
  return letter && rest ? [[{ word: `${whole}${letter}${rest}`, isWhole: true }]] : []
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '0.5': '2',
  '0.25': '4',
  '0.125': '8',
  '0.1': '10',
  '0.0625': '16',
  '0.063': '16',
  '0.05': '20',
}

/** 1/4W: the slash separates words. */
function fraction(size: number, units: string[]): Lexeme[][] {
  const under = units.includes('w') ? FRACTIONS[String(size)] : undefined
  if (!under) return []
  return [
    [
      { word: '1', isWhole: true },
      { word: `${under}w`, isWhole: false },
    ],
  ]
}
