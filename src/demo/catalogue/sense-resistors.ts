import { datasheetName } from './chip-table.ts'
import { type PartFamily, runFamily } from './family.ts'
import { SERIES } from './preferred-values.ts'
import { type Resistance, resistances } from './resistance.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

type SenseSeries = {
  manufacturer: string
  name: string
  technology: 'Thick film' | 'Metal strip'
  watts: Record<string, string>
  /** The lowest and the highest value in ohms. */
  ohms: readonly [number, number]
  ppm: number
  usd: number
  tolerances: Record<string, string>
  number: (size: string, tolerance: string, value: Resistance) => string
}

const ONE_OR_FIVE = { F: '1', J: '5' }
const ONE = { F: '1' }
/** R0100 is 10 mΩ, R010 the same with one digit less. */
const pointFirst = ({ ohms }: Resistance, places: number) => `R${ohms.toFixed(places).slice(2)}`
/** L marks the decimal point of milliohms: 1L00, 10L0. */
const milli = ({ ohms }: Resistance) => {
  const [whole, fraction = ''] = (ohms * 1000).toFixed(ohms >= 0.01 ? 1 : 2).split('.')
  return `${whole}L${fraction}`
}

const SENSE_SERIES: SenseSeries[] = [
  {
    manufacturer: 'Yageo',
    name: 'RL',
    technology: 'Thick film',
    watts: { '0402': '0.0625 W', '0603': '0.1 W', '0805': '0.125 W', '1206': '0.25 W', '2512': '1 W' },
    ohms: [0.05, 0.91],
    ppm: 600,
    usd: 0.02,
    tolerances: ONE_OR_FIVE,
    number: (size, tolerance, { letters }) =>
      `RL${size}${tolerance}${size > '1210' ? 'K' : 'R'}-07${letters}L`,
  },
  {
    manufacturer: 'Vishay',
    name: 'WSL',
    technology: 'Metal strip',
    watts: { '0603': '0.1 W', '0805': '0.125 W', '1206': '0.25 W', '2010': '0.5 W', '2512': '1 W' },
    ohms: [0.005, 0.2],
    ppm: 75,
    usd: 0.24,
    tolerances: { F: '1', D: '0.5' },
    number: (size, tolerance, value) => `WSL${size}${pointFirst(value, 4)}${tolerance}EA`,
  },
  {
    manufacturer: 'Bourns',
    name: 'CRA',
    technology: 'Metal strip',
    watts: { '2512': '3 W' },
    ohms: [0.01, 0.1],
    ppm: 75,
    usd: 0.31,
    tolerances: ONE,
    number: (size, tolerance, value) => `CRA${size}-${tolerance}Z-${pointFirst(value, 3)}ELF`,
  },
  {
    manufacturer: 'Susumu',
    name: 'RL',
    technology: 'Metal strip',
    watts: { '0805': '0.25 W', '1206': '0.5 W', '2512': '1 W' },
    ohms: [0.1, 0.91],
    ppm: 100,
    usd: 0.16,
    tolerances: ONE_OR_FIVE,
    number: (size, tolerance, value) =>
      `RL${{ '0805': '1220', '1206': '1632' }[size] ?? '3264'}S-${pointFirst(value, 2)}-${tolerance}`,
  },
  {
    manufacturer: 'ROHM',
    name: 'PMR',
    technology: 'Metal strip',
    watts: { '0603': '0.25 W', '0805': '0.5 W', '1206': '1 W', '2512': '2 W' },
    ohms: [0.001, 0.01],
    ppm: 100,
    usd: 0.14,
    tolerances: ONE,
    number: (size, tolerance, value) =>
      `PMR${{ '0603': '03EZP', '0805': '10EZP', '1206': '18EZP' }[size] ?? '100HZP'}${tolerance}U${milli(value)}`,
  },
  {
    manufacturer: 'Stackpole Electronics',
    name: 'CSNL',
    technology: 'Metal strip',
    watts: { '1206': '1 W', '2010': '1.5 W', '2512': '2 W' },
    ohms: [0.001, 0.01],
    ppm: 50,
    usd: 0.22,
    tolerances: ONE_OR_FIVE,
    number: (size, tolerance, value) => `CSNL${size}${tolerance}T${milli(value)}`,
  },
  {
    manufacturer: 'Isabellenhütte',
    name: 'SMx',
    technology: 'Metal strip',
    watts: { '2010': '2 W', '2512': '3 W' },
    ohms: [0.005, 0.1],
    ppm: 50,
    usd: 0.62,
    tolerances: ONE,
    number: (size, _, value) => `${size === '2010' ? 'SMK' : 'SMS'}-${pointFirst(value, 3)}-1.0`,
  },
]

export function senseResistorFamilies(): PartFamily[] {
  const runs = SENSE_SERIES.flatMap(series => {
    const places = series.name === 'WSL' ? 4 : 3
    const values = resistances(SERIES.E24, ...series.ohms).filter(value => isExact(series, value, places))
    return Object.keys(series.watts).flatMap(size =>
      Object.keys(series.tolerances).map(tolerance =>
        run(values, value => sense(series, size, tolerance, value)),
      ),
    )
  })
  return [runFamily(2, [runs])]
}

/** A code with too few digits would name another value. */
function isExact(series: SenseSeries, { ohms }: Resistance, places: number): boolean {
  const shown = series.manufacturer === 'Susumu' ? 2 : places
  if (series.name === 'PMR' || series.name === 'CSNL') return true
  return Math.abs(ohms * 10 ** shown - Math.round(ohms * 10 ** shown)) < 1e-6
}

function sense(series: SenseSeries, size: string, tolerance: string, value: Resistance): Sketch {
  const percent = series.tolerances[tolerance]
  const watts = series.watts[size] ?? ''
  return {
    category: 'resistors/current-sense-resistors',
    manufacturer: series.manufacturer,
    number: series.number(size, tolerance, value),
    package: size,
    description: `Current sense resistor shunt ${value.plain} ${percent}% ${watts.replace(' ', '')} ${size}`,
    attributes: {
      Resistance: value.text,
      Tolerance: `±${percent} %`,
      'Power rating': watts,
      'Temperature coefficient': `±${series.ppm} ppm/°C`,
      Technology: series.technology,
      Mounting: 'Surface mount',
    },
    usd: series.usd,
    sale: SALES.passive,
    datasheet: datasheetName(series.manufacturer, series.name),
  }
}
