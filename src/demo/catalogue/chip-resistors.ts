import { CHIP_RESISTOR_SERIES, type ChipResistorSeries, type Grade } from './chip-resistor-series.ts'
import { datasheetName } from './chip-table.ts'
import { type Family, runFamily } from './family.ts'
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
const USUAL_SIZES = ['0402', '0603', '0805', '1206']
const values = new Map<string, Resistance[]>()

export function chipResistorFamilies(): Family[] {
  const usual: Supply[] = []
  const rest: Supply[] = []
  for (const series of CHIP_RESISTOR_SERIES) {
    for (const order of ordersOf(series)) {
      const common = isUsual(series, order) ? order.values.filter(isCommon) : []
      usual.push(run(common, value => chipResistor(series, order, value)))
      const others = common.length > 0 ? order.values.filter(value => !isCommon(value)) : order.values
      rest.push(run(others, value => chipResistor(series, order, value)))
    }
  }
  return [runFamily(36, [usual, rest], wellKnown())]
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

function isUsual(series: ChipResistorSeries, { size, grade, reel }: Order): boolean {
  return USUAL_SIZES.includes(size) && reel === series.reels[0] && ['1', '5', '0.1'].includes(grade.percent)
}

function isCommon({ isE24, ohms }: Resistance): boolean {
  return isE24 && ohms >= 10 && ohms <= 1e6
}

function chipResistor(series: ChipResistorSeries, order: Order, value: Resistance): Sketch {
  const { size, grade, reel } = order
  const [watts, fraction, usd] = WATTS[size] ?? ['', '', 0.01]
  const isThin = series.technology === 'Thin film'
  return {
    category: 'resistors/chip-resistors',
    maker: series.maker,
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
  const known = datasheets.get(series) ?? datasheetName(series.maker, series.name)
  datasheets.set(series, known)
  return known
}

function wellKnown(): Sketch[] {
  const wanted: [maker: string, size: string, tolerance: string, ohms: number][] = [
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
  return wanted.flatMap(([maker, size, tolerance, ohms]) => {
    const series = CHIP_RESISTOR_SERIES.find(
      one => one.maker === maker && one.grades.some(grade => grade.code === tolerance),
    )
    const order = series && ordersOf(series).find(one => one.size === size && one.grade.code === tolerance)
    const value = order?.values.find(one => one.ohms === ohms)
    return series && order && value ? [chipResistor(series, order, value)] : []
  })
}
