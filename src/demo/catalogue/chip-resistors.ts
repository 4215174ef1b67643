import { CHIP_RESISTOR_SERIES, type ChipResistorSeries, type Grade } from './chip-resistor-series.ts'
import { datasheetName } from './chip-table.ts'
import { type PartFamily, runFamily } from './family.ts'
import { SERIES } from './preferred-values.ts'
import { type Resistance, resistances } from './resistance.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run, type Supply } from './supply.ts'

const WATTS: Record<string, readonly [decimal: string, fraction: string, usd: number]> = {
  '0201': ['0.05 W', '1/20W', 0.0017],
  '0402': ['0.0625 W', '1/16W', 0.0013],
  '0603': ['0.1 W', '1/10W', 0.0015],
  '0805': ['0.125 W', '1/8W', 0.0023],
  '1206': ['0.25 W', '1/4W', 0.0042],
  '1210': ['0.5 W', '1/2W', 0.011],
  '1218': ['1 W', '1W', 0.034],
  '2010': ['0.75 W', '3/4W', 0.019],
  '2512': ['1 W', '1W', 0.026],
}
const values = new Map<string, Resistance[]>()

/** Common parts first, then the usual sizes and values, then the rest. */
export function chipResistorFamilies(): PartFamily[] {
  const tiers: [Supply[], Supply[], Supply[]] = [[], [], []]
  for (const series of CHIP_RESISTOR_SERIES) {
    for (const order of ordersOf(series)) {
      const make = (value: Resistance) => chipResistor(series, order, value)
      const [staple, usual, rest] = split(order.values, tierOf(series, order))
      tiers[0].push(run(staple, make))
      tiers[1].push(run(usual, make))
      tiers[2].push(run(rest, make))
    }
  }
  return [runFamily(36, tiers, wellKnown())]
}

type Order = { size: string; code: string; grade: Grade; reel: string; values: Resistance[] }

function ordersOf(series: ChipResistorSeries): Order[] {
  return Object.entries(series.sizes).flatMap(([size, code]) =>
    series.grades.flatMap(grade =>
      series.reels.map(reel => ({ size, code, grade, reel, values: valuesOf(grade) })),
    ),
  )
}

function valuesOf({ values: series, ohms: [lowest, highest] }: Grade): Resistance[] {
  const key = `${series} ${lowest} ${highest}`
  const known = values.get(key) ?? resistances(SERIES[series], lowest, highest)
  values.set(key, known)
  return known
}

const STAPLE_SERIES = ['Yageo RC', 'UNI-ROYAL WA', 'Panasonic ERJ', 'Vishay CRCW']
const STAPLE_SIZES = ['0402', '0603', '0805']
const USUAL_SIZES = [...STAPLE_SIZES, '1206']

function tierOf(series: ChipResistorSeries, { size, grade, reel }: Order): (value: Resistance) => 0 | 1 | 2 {
  const isUsual =
    USUAL_SIZES.includes(size) && reel === series.reels[0] && ['1', '5', '0.1'].includes(grade.percent)
  const isStaple =
    isUsual && size !== '1206' && STAPLE_SERIES.includes(`${series.manufacturer} ${series.name}`)
  return ({ ohms, isE12, isE24 }) => {
    if (!isUsual || !isE24 || ohms < 10 || ohms > 1e6) return 2
    return isStaple && isE12 ? 0 : 1
  }
}

function split(
  all: Resistance[],
  tierOfValue: (value: Resistance) => 0 | 1 | 2,
): [Resistance[], Resistance[], Resistance[]] {
  const tiers: [Resistance[], Resistance[], Resistance[]] = [[], [], []]
  for (const value of all) tiers[tierOfValue(value)].push(value)
  return tiers
}

function chipResistor(series: ChipResistorSeries, order: Order, value: Resistance): Sketch {
  const { size, grade, reel } = order
  const [watts, fraction, usd] = WATTS[size] ?? ['', '', 0.01]
  const isThin = series.technology === 'Thin film'
  return {
    category: 'resistors/chip-resistors',
    manufacturer: series.manufacturer,
    number: series.number({ ...order, value }),
    package: size,
    description: `Chip resistor ${value.plain} ${grade.percent}% ${fraction} ${size} ${isThin ? `thin film ${grade.ppm}ppm` : 'thick film'}`,
    attributes: {
      Resistance: value.text,
      Tolerance: `±${grade.percent} %`,
      'Power rating': watts,
      'Temperature coefficient': `±${grade.ppm} ppm/°C`,
      Technology: series.technology,
      Mounting: 'Surface mount',
    },
    usd: (isThin ? usd * 3 + 0.02 : usd) * (grade.percent === '0.5' ? 2 : 1),
    sale: SALES.chip,
    datasheet: datasheetOf(series),
    rohs: series.rohs?.(reel),
  }
}

const datasheets = new Map<ChipResistorSeries, string>()

function datasheetOf(series: ChipResistorSeries): string {
  const known = datasheets.get(series) ?? datasheetName(series.manufacturer, series.name)
  datasheets.set(series, known)
  return known
}

function wellKnown(): Sketch[] {
  const wanted: [manufacturer: string, size: string, tolerance: string, ohms: number][] = [
    ['Yageo', '0603', 'F', 10_000],
    ['Yageo', '0402', 'J', 100],
    ['Yageo', '0805', 'F', 4700],
    ['Panasonic', '0603', 'F', 10_000],
    ['Vishay', '0603', 'F', 10_000],
    ['UNI-ROYAL', '0603', 'F', 10_000],
    ['KOA Speer', '0603', 'F', 10_000],
    ['Stackpole Electronics', '0603', 'F', 10_000],
    ['Walsin Technology', '0603', 'J', 10_000],
  ]
  return wanted.flatMap(([manufacturer, size, tolerance, ohms]) => {
    const series = CHIP_RESISTOR_SERIES.find(
      one => one.manufacturer === manufacturer && one.grades.some(grade => grade.code === tolerance),
    )
    const order = series && ordersOf(series).find(one => one.size === size && one.grade.code === tolerance)
    const value = order?.values.find(one => one.ohms === ohms)
    return series && order && value ? [chipResistor(series, order, value)] : []
  })
}
