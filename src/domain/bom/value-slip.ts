import { searchKey } from '../part-number.ts'
import { numberIn, type StatedPart } from './stated-part.ts'

/**
 * Whether a number differs from a part's just in the digits that code its value or size: RC0603FR-0712KL is
 * 12 kΩ, so RC0603FR-0710KL is no slip of it but another resistor.
 */
export function isOtherValue(asked: string, partNumber: string, known: StatedPart): boolean {
  const [key, other] = [searchKey(asked), searchKey(partNumber)]
  const codes = codesOf(known)
  if (codes.some(code => placesOf(code, other).some(place => isOtherCode(key, other, place, code, codes))))
    return true
  const at = changedDigit(key, other)
  const exact = known.direction === null ? REGISTERED.exec(other)?.[0] : DIRECTION.exec(other)?.[1]
  if (isOtherGate(key, other) || (known.direction !== null && isOtherDirection(key, other))) return true
  return at !== null && (at < (exact?.length ?? 0) || isTurned(key, other))
}

/** P6KE75CA protects in both directions, P6KE75A in one; its digits are the voltage. */
function isOtherDirection(a: string, b: string): boolean {
  const [, begin, letter] = DIRECTION.exec(a) ?? []
  const [, otherBegin, otherLetter] = DIRECTION.exec(b) ?? []
  return begin !== undefined && begin === otherBegin && letter !== otherLetter
}

const DIRECTION = /^(.*?\d)(C?)A/

/** SN74HC74 holds flip-flops, and SN74HC14 inverters. */
function isOtherGate(a: string, b: string): boolean {
  const [, gate] = LOGIC.exec(a) ?? []
  const [, other] = LOGIC.exec(b) ?? []
  return gate !== undefined && gate.length === other?.length && gate !== other
}

const LOGIC = /^[A-Z]{0,3}(?:74|54)[A-Z]{0,4}(?:[123]G)?(\d{2,5})(?!\d)/

/** Every digit of 2N3905 tells it from 2N3904. */
const REGISTERED = /^[12]N\d{3,4}(?!\d)/

/** LM7915 is the negative one of LM7815. */
function isTurned(a: string, b: string): boolean {
  const [, sign, rest] = FIXED_VOLTAGE.exec(a) ?? []
  const [, otherSign, otherRest] = FIXED_VOLTAGE.exec(b) ?? []
  return sign !== undefined && sign !== otherSign && rest === otherRest
}

const FIXED_VOLTAGE = /(7[89])([LMT]?\d\d)/

/** Both numbers are alike around the code of the value, and the asked one has another code there. */
function isOtherCode(
  key: string,
  other: string,
  place: number,
  code: string,
  codes: readonly string[],
): boolean {
  const [before, after] = [other.slice(0, place), other.slice(place + code.length)]
  if (!key.startsWith(before)) return false
  const rest = key.slice(before.length)
  // The asked number may lack a suffix.
  const end = [...after].findIndex((_, length) => rest.endsWith(after.slice(0, after.length - length)))
  const asked = end < 0 ? rest : rest.slice(0, rest.length - (after.length - end))
  const isCutOff = end < 0 && code.startsWith(asked)
  // AMS1117-3.3R has the code of AMS1117-3.3, and another suffix.
  const isSuffix = end < 0 && asked.startsWith(code) && /^\D/.test(asked.slice(code.length))
  if (isCutOff || isSuffix || codes.includes(asked)) return false
  return isCode(asked, code)
}

/** 11K for 1K, 6V8 for 68, SMB for SMC. A letter for a digit is a slip: O for 0. */
function isCode(asked: string, code: string): boolean {
  if (/^[A-Z]+$/.test(code)) return asked.length === code.length && /^[A-Z]+$/.test(asked)
  return /^[\dRKMVP]*\d[\dRKMVP]*$/.test(asked)
}

/** The place where one digit replaces another, before any suffix; null for any other difference. */
function changedDigit(a: string, b: string): number | null {
  const length = Math.min(a.length, b.length)
  const changed = [...a.slice(0, length)].flatMap((letter, i) => (letter === b[i] ? [] : [i]))
  const [at] = changed
  if (changed.length !== 1 || at === undefined) return null
  return /\d/.test(a.charAt(at)) && /\d/.test(b.charAt(at)) ? at : null
}

function placesOf(code: string, key: string): number[] {
  const places: number[] = []
  for (let at = key.indexOf(code); at >= 0; at = key.indexOf(code, at + 1)) places.push(at)
  return places
}

/** The ways in which manufacturers write a part's values into its number. */
function codesOf({ case: housing, values }: StatedPart): string[] {
  const numberOf = (slug: string) => numberIn(values[slug])
  const codes = [
    ...eiaCodes(numberOf('resistance')),
    ...eiaCodes(numberOf('capacitance') * 1e12),
    ...eiaCodes(numberOf('inductance') * 1e6),
    ...eiaCodes(numberOf('inductance') * 1e9),
    ...eiaCodes(numberOf('impedance')),
    ...plainCodes(numberOf('frequency') / 1e6),
    ...plainCodes(numberOf('zener-voltage')),
    ...plainCodes(Math.abs(numberOf('output-voltage'))),
    ...plainCodes(numberOf('standoff-voltage')),
    ...plainCodes(numberOf('coil-voltage')),
    ...(housing !== null && /^\d+$/.test(housing) ? [housing] : []),
    ...(CASES_IN_NUMBERS[housing ?? ''] ?? []),
  ]
  return [...new Set(codes)].filter(code => code.length >= 2)
}

/** The case of a diode begins its number: SMBJ36CA, SMCJ36CA. */
const CASES_IN_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'DO-214AC': ['SMA'],
  'DO-214AA': ['SMB'],
  'DO-214AB': ['SMC'],
}

const LETTERS: readonly (readonly [string, number])[] = [
  ['R', 1],
  ['K', 1e3],
  ['M', 1e6],
]

/** 4700 as 472, 4701, 4K7 and 4.7K without its point. */
function eiaCodes(value: number): string[] {
  if (!(value > 0)) return []
  const rounded = Number(value.toPrecision(4))
  const digits = (count: number) => {
    const power = Math.floor(Math.log10(rounded)) - count + 1
    const mantissa = Math.round(rounded / 10 ** power)
    return power >= 0 && power <= 9 ? `${mantissa}${power}` : ''
  }
  const lettered = LETTERS.flatMap(([letter, unit]) => {
    const scaled = rounded / unit
    if (scaled < 0.1 || scaled >= 1000) return []
    const [whole = '', decimals = ''] = String(Number(scaled.toPrecision(4))).split('.')
    return decimals === ''
      ? [`${whole}${letter}`, `${whole}${letter}0`]
      : [`${whole}${letter}${decimals}`, `${whole}${decimals}${letter}`]
  })
  return [digits(2), digits(3), ...lettered]
}

/** 3.3 as 33 and 3V3, 16 as 16, 5 as 05 and 50. */
function plainCodes(value: number): string[] {
  if (!(value > 0) || value >= 1e4) return []
  const [whole = '', decimals = ''] = String(Number(value.toPrecision(6))).split('.')
  return decimals === ''
    ? [whole.padStart(2, '0'), `${whole}V0`, `${whole}0`]
    : [`${whole}${decimals}`, `${whole}V${decimals}`]
}
