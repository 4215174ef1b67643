import { amountOf, type Figures, figuresBetween, zerosCode } from './preferred-values.ts'

/** A capacitance in its notations; amounts are in picofarads. */
export type Capacitance = {
  picofarads: number
  text: string
  plain: string
  /** 104, 4R7, R50 */
  digits: string
  /** The same code in microfarads, as on electrolytics: 101 is 100 µF, 4R7 is 4.7 µF. */
  microDigits: string
}

const cache = new Map<string, Capacitance>()

const ranges = new Map<readonly number[], Map<string, Capacitance[]>>()

/** The values of a series in a range. Cached. */
export function capacitances(series: readonly number[], lowestPf: number, highestPf: number): Capacitance[] {
  const known = ranges.get(series) ?? new Map<string, Capacitance[]>()
  ranges.set(series, known)
  const key = `${lowestPf} ${highestPf}`
  const values = known.get(key) ?? figuresBetween(series, lowestPf, highestPf).map(capacitanceOf)
  known.set(key, values)
  return values
}

function capacitanceOf(figures: Figures): Capacitance {
  const key = `${figures.mantissa}e${figures.exponent}`
  const known = cache.get(key)
  if (known) return known
  const fresh = describeCapacitance(figures)
  cache.set(key, fresh)
  return fresh
}

function describeCapacitance(figures: Figures): Capacitance {
  const picofarads = Number(amountOf(figures).toPrecision(4))
  return {
    picofarads,
    text: farads(picofarads, ' ', 'µ'),
    plain: plainFarads(picofarads),
    digits: zerosCode(figures, 2) ?? pointCode(picofarads),
    microDigits: zerosCode({ ...figures, exponent: figures.exponent - 6 }, 2) ?? pointCode(picofarads / 1e6),
  }
}

function farads(picofarads: number, space: string, micro: string): string {
  if (picofarads < 1e3) return `${short(picofarads)}${space}pF`
  if (picofarads < 1e6) return `${short(picofarads / 1e3)}${space}nF`
  return `${short(picofarads / 1e6)}${space}${micro}F`
}

/** Buyers write 100nF as often as 0.1uF. */
function plainFarads(picofarads: number): string {
  const usual = farads(picofarads, '', 'u')
  return picofarads >= 1e4 && picofarads < 1e6 ? `${usual} ${short(picofarads / 1e6)}uF` : usual
}

function short(value: number): string {
  return String(Number(value.toPrecision(4)))
}

function pointCode(picofarads: number): string {
  const text = picofarads.toFixed(2)
  return text.startsWith('0.') ? `R${text.slice(2)}` : text.replace('.', 'R').slice(0, 3)
}
