import { searchKey } from '../part-number.ts'
import type { StatedPart } from './stated-part.ts'

/**
 * Whether a number differs from a part's just in the digits that code its value or size: RC0603FR-0712KL is
 * 12 kΩ, so RC0603FR-0710KL is no slip of it but another resistor.
 */
export function isOtherValue(asked: string, partNumber: string, known: StatedPart): boolean {
  const [key, other] = [searchKey(asked), searchKey(partNumber)]
  const at = changedDigit(key, other)
  if (at === null) return false
  return codesOf(known).some(code =>
    placesOf(code, other).some(place => at >= place && at < place + code.length),
  )
}

/** The place where one digit stands for another, before any suffix; null for any other difference. */
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
  const numberOf = (slug: string) => Number(/^n:(-?[\d.e+-]+)$/.exec(values[slug] ?? '')?.[1] ?? Number.NaN)
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
  ]
  return [...new Set(codes)].filter(code => code.length >= 2)
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
