/** A preferred value: three digits and a power of ten, kept apart so that codes are exact. */
export type Figures = { mantissa: number; exponent: number }

const E24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91]
const E12 = E24.filter((_, index) => index % 2 === 0)
const E6 = E12.filter((_, index) => index % 2 === 0)
const E192_BUT_920 = Array.from({ length: 192 }, (_, index) => Math.round(100 * 10 ** (index / 192)))
/** Rounding gives 919 for one step; the standard says 920. */
const E192 = E192_BUT_920.map(value => (value === 919 ? 920 : value))
const E96 = E192.filter((_, index) => index % 2 === 0)

export const SERIES = {
  E6: E6.map(tenfold),
  E12: E12.map(tenfold),
  E24: E24.map(tenfold),
  E96: ascending([...E24.map(tenfold), ...E96]),
  E192: ascending([...E24.map(tenfold), ...E192]),
}

/** All values of a series in a range, in the unit of exponent 0. */
export function figuresBetween(series: readonly number[], lowest: number, highest: number): Figures[] {
  const first = Math.floor(Math.log10(lowest)) - 3
  const last = Math.ceil(Math.log10(highest))
  const all: Figures[] = []
  for (let exponent = first; exponent <= last; exponent++) {
    for (const mantissa of series) {
      const value = amountOf({ mantissa, exponent })
      if (value >= lowest * 0.9999 && value <= highest * 1.0001) all.push({ mantissa, exponent })
    }
  }
  return all
}

export function amountOf({ mantissa, exponent }: Figures): number {
  return exponent < 0 ? mantissa / 10 ** -exponent : mantissa * 10 ** exponent
}

/** The value with a multiplier letter in place of the decimal point: 4K7, 100R, 0R02. */
export function letterCode(amount: number, units: readonly [letter: string, size: number][]): string {
  const [letter, size] = units.findLast(([, from]) => amount >= from * 0.9999) ?? units[0] ?? ['', 1]
  const [whole, fraction = ''] = String(Number((amount / size).toPrecision(6))).split('.')
  return `${whole}${letter}${fraction}`
}

/** Significant digits and the number of zeros: 104, 1002. Null where there is no such code. */
export function zerosCode({ mantissa, exponent }: Figures, figures: 2 | 3): string | null {
  const shift = figures === 2 ? 10 : 1
  const zeros = figures === 2 ? exponent + 1 : exponent
  if (mantissa % shift !== 0 || zeros < 0 || zeros > 9) return null
  return `${mantissa / shift}${zeros}`
}

function tenfold(value: number): number {
  return value * 10
}

function ascending(values: number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}
