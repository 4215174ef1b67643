import { amountOf, type Figures, figuresBetween, letterCode, SERIES, zerosCode } from './preferred-values.ts'

/** A resistance in its notations, computed once for all series that offer it. */
export type Resistance = {
  ohms: number
  text: string
  plain: string
  /** 10K, 4K7, 100R */
  letters: string
  /** Four characters: 10K0, 4K70, 100R, 1M00 */
  fourLetters: string
  /** 1002, 49R9, 4R70 */
  fourDigits: string
  /** 103, 4R7; null for values with three significant digits */
  threeDigits: string | null
  isE12: boolean
  isE24: boolean
}

const LETTERS: [string, number][] = [
  ['R', 0],
  ['K', 1e3],
  ['M', 1e6],
]
const cache = new Map<string, Resistance>()

export function resistances(series: readonly number[], lowest: number, highest: number): Resistance[] {
  return figuresBetween(series, lowest, highest).map(resistanceOf)
}

function resistanceOf(figures: Figures): Resistance {
  const key = `${figures.mantissa}e${figures.exponent}`
  const known = cache.get(key)
  if (known) return known
  const fresh = describeResistance(figures)
  cache.set(key, fresh)
  return fresh
}

function describeResistance(figures: Figures): Resistance {
  const ohms = Number(amountOf(figures).toPrecision(6))
  return {
    ohms,
    text: ohmText(ohms),
    plain: plainOhms(ohms),
    letters: letterCode(ohms, [['R', 1], ...LETTERS.slice(1)]),
    fourLetters: fourCharacters(ohms),
    fourDigits: zerosCode(figures, 3) ?? pointCode(ohms, 4),
    threeDigits: figures.mantissa % 10 === 0 ? (zerosCode(figures, 2) ?? pointCode(ohms, 3)) : null,
    isE12: SERIES.E12.includes(figures.mantissa),
    isE24: SERIES.E24.includes(figures.mantissa),
  }
}

function ohmText(ohms: number): string {
  if (ohms < 1) return `${short(ohms * 1000)} mΩ`
  if (ohms < 1e3) return `${short(ohms)} Ω`
  return ohms < 1e6 ? `${short(ohms / 1e3)} kΩ` : `${short(ohms / 1e6)} MΩ`
}

function plainOhms(ohms: number): string {
  if (ohms < 1) return `${short(ohms)} ohm ${short(ohms * 1000)}mohm`
  if (ohms < 1e3) return `${short(ohms)} ohm`
  return ohms < 1e6 ? `${short(ohms / 1e3)}k ohm` : `${short(ohms / 1e6)}M ohm`
}

function short(value: number): string {
  return String(Number(value.toPrecision(6)))
}

function fourCharacters(ohms: number): string {
  const [letter, size] = LETTERS.findLast(([, from]) => ohms >= from) ?? ['R', 0]
  const scaled = ohms / (size || 1)
  const [whole = '', fraction = ''] = scaled.toFixed(2).split('.')
  return `${whole}${letter}${fraction}`.slice(0, 4)
}

/** R marks the decimal point: 4R70, 49R9, R100. */
function pointCode(ohms: number, length: number): string {
  const [whole = '', fraction = ''] = ohms.toFixed(4).split('.')
  const start = whole === '0' ? 'R' : `${whole}R`
  return (start + fraction).slice(0, length)
}
