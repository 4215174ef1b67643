import { type Capacitance, capacitances } from './capacitance.ts'
import { type Dielectric, LARGEST_PF, SMALLEST_PF } from './ceramic-limits.ts'
import { CERAMIC_SERIES, type CeramicOrder, type CeramicSeries } from './ceramic-series.ts'
import { datasheetName } from './chip-table.ts'
import { listedFamily, type PartFamily, runFamily } from './family.ts'
import { SERIES } from './preferred-values.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run, type Supply } from './supply.ts'

const PERCENT: Record<string, string> = { F: '1', G: '2', J: '5', K: '10', M: '20' }
const PICOFARADS: Record<string, string> = { B: '0.1', C: '0.25', D: '0.5' }
const USD: Record<string, number> = {
  '0201': 0.0018,
  '0402': 0.0022,
  '0603': 0.0034,
  '0805': 0.0075,
  '1206': 0.019,
  '1210': 0.06,
  '1812': 0.17,
  '2220': 0.38,
}
/** Common parts first, then the usual sizes and values, then the rest. */
export function ceramicFamilies(): PartFamily[] {
  const staples: Supply[] = []
  const usual: Supply[] = []
  const rest: Supply[] = []
  for (const series of CERAMIC_SERIES) {
    for (const order of ordersOf(series)) {
      const make = (value: Capacitance) => ceramic(series, { ...order, value })
      const [common, others] = isUsual(series, order) ? split(order.values) : [[], order.values]
      const early = isStaple(series, order) ? staples : usual
      early.push(run(common, make))
      rest.push(run(others, make))
    }
  }
  return [runFamily(30, [staples, usual, rest], wellKnown()), listedFamily(1, kulonCapacitors())]
}

type Orders = Omit<CeramicOrder, 'value'> & { values: Capacitance[] }

function ordersOf(series: CeramicSeries): Orders[] {
  const dielectrics = (['C0G', 'X7R', 'X5R'] as const).filter(name => series.dielectrics[name])
  return dielectrics.flatMap(dielectric =>
    Object.keys(series.sizes).flatMap(size =>
      Object.entries(LARGEST_PF[dielectric][size] ?? {})
        .filter(([volts]) => series.volts[Number(volts)])
        .flatMap(([volts, largest]) => gradesOf(series, dielectric, size, Number(volts), largest)),
    ),
  )
}

function gradesOf(
  series: CeramicSeries,
  dielectric: Dielectric,
  size: string,
  volts: number,
  largest: number,
): Orders[] {
  const smallest = SMALLEST_PF[dielectric][size] ?? 100
  return tolerancesOf(dielectric, smallest, largest, series.steps).flatMap(
    ({ codes, series: steps, from, to }) => {
      const values = capacitances(SERIES[steps], from, to)
      return [...codes].flatMap(tolerance =>
        series.packs.map(pack => ({ size, dielectric, volts, tolerance, pack, values })),
      )
    },
  )
}

type Range = { codes: string; series: 'E6' | 'E12' | 'E24'; from: number; to: number }

/** Below 10 pF a tolerance is in picofarads, above it a percentage. */
function tolerancesOf(
  dielectric: Dielectric,
  smallest: number,
  largest: number,
  steps: 'E12' | 'E24' = 'E12',
): Range[] {
  if (dielectric === 'X5R') return [{ codes: 'KM', series: 'E6', from: smallest, to: largest }]
  if (dielectric === 'X7R') return [{ codes: 'KMJ', series: steps, from: smallest, to: largest }]
  const small: Range = { codes: 'BCD', series: 'E24', from: smallest, to: Math.min(9.1, largest) }
  const large: Range = { codes: 'FGJK', series: 'E24', from: Math.max(10, smallest), to: largest }
  return [small, large].filter(({ from, to }) => from <= to)
}

const USUAL_SIZES = ['0402', '0603', '0805', '1206']
const STAPLE_SERIES = ['Murata GRM', 'Samsung Electro-Mechanics CL', 'Yageo CC', 'KEMET C']
const STAPLE_VOLTS: Record<Dielectric, number[]> = { C0G: [50], X7R: [16, 25, 50], X5R: [6.3, 10, 16, 25] }

function isUsual(series: CeramicSeries, { size, tolerance, pack, volts }: Orders): boolean {
  return USUAL_SIZES.includes(size) && 'JKC'.includes(tolerance) && pack === series.packs[0] && volts <= 100
}

function isStaple(series: CeramicSeries, { size, tolerance, dielectric, volts }: Orders): boolean {
  return (
    size !== '1206' &&
    STAPLE_SERIES.includes(`${series.manufacturer} ${series.name}`) &&
    STAPLE_VOLTS[dielectric].includes(volts) &&
    (dielectric === 'C0G' ? 'JC' : 'K').includes(tolerance)
  )
}

const splits = new Map<Capacitance[], [common: Capacitance[], others: Capacitance[]]>()

function split(values: Capacitance[]): [common: Capacitance[], others: Capacitance[]] {
  const known = splits.get(values) ?? [values.filter(isCommon), values.filter(value => !isCommon(value))]
  splits.set(values, known)
  return known
}

const COMMON = new Set(capacitances(SERIES.E6, 1, 47e6).map(value => value.picofarads))

function isCommon({ picofarads }: Capacitance): boolean {
  return COMMON.has(picofarads)
}

function ceramic(series: CeramicSeries, order: CeramicOrder): Sketch {
  const { size, dielectric, volts, value, tolerance, pack } = order
  const percent = PERCENT[tolerance]
  const dielectricCode = series.dielectrics[dielectric] ?? ''
  return {
    category: 'capacitors/ceramic-capacitors',
    manufacturer: series.manufacturer,
    number: series.number(order, series.sizes[size] ?? '', dielectricCode, series.volts[volts] ?? ''),
    package: size,
    description: `MLCC ${value.plain} ${percent ? `${percent}%` : `${PICOFARADS[tolerance]}pF`} ${volts}V ${dielectric}${dielectric === 'C0G' ? ' NP0' : ''} ${size}`,
    attributes: {
      Capacitance: value.text,
      Tolerance: percent ? `±${percent} %` : `±${PICOFARADS[tolerance]} pF`,
      'Voltage rating': `${volts} V`,
      Dielectric: dielectric,
      Technology: 'Multilayer ceramic',
      Mounting: 'Surface mount',
    },
    usd: ceramicPrice(size, volts, value.picofarads),
    sale: SALES.chip,
    datasheet: datasheetOf(series),
    rohs: series.rohs?.(pack),
  }
}

function ceramicPrice(size: string, volts: number, picofarads: number): number {
  const large = picofarads > 1e6 ? Math.sqrt(picofarads / 1e6) : 1
  return (USD[size] ?? 0.01) * large * (volts > 100 ? 2.5 : 1)
}

const datasheets = new Map<CeramicSeries, string>()

function datasheetOf(series: CeramicSeries): string {
  const known = datasheets.get(series) ?? datasheetName(series.manufacturer, series.name)
  datasheets.set(series, known)
  return known
}

function wellKnown(): Sketch[] {
  const [picofarads, volts] = [100_000, 50]
  return CERAMIC_SERIES.flatMap(series => {
    const order = ordersOf(series).find(
      one => one.size === '0603' && one.dielectric === 'X7R' && one.volts === volts && one.tolerance === 'K',
    )
    const value = order?.values.find(one => one.picofarads === picofarads)
    return order && value ? [ceramic(series, { ...order, value })] : []
  })
}

/** Soviet-era types are still made and ordered by their Cyrillic numbers. */
function kulonCapacitors(): Sketch[] {
  const groups = [
    { code: 'М47', tolerance: '±5 %', dielectric: 'NP0', series: SERIES.E24, from: 10, to: 1e4 },
    { code: 'Н50', tolerance: '±20 %', dielectric: 'Н50', series: SERIES.E6, from: 1e3, to: 1e6 },
    { code: 'Н90', tolerance: '±20 %', dielectric: 'Н90', series: SERIES.E6, from: 1e4, to: 2.2e6 },
  ]
  return groups.flatMap(group =>
    capacitances(group.series, group.from, group.to).map((value): Sketch => {
      return {
        category: 'capacitors/ceramic-capacitors',
        manufacturer: 'Kulon',
        number: `К10-17Б-${group.code}-${cyrillicFarads(value.picofarads)}`,
        package: 'Radial',
        description: `К10-17Б K10-17B ceramic capacitor ${value.plain} 50V ${group.code} radial`,
        attributes: {
          Capacitance: value.text,
          Tolerance: group.tolerance,
          'Voltage rating': '50 V',
          Dielectric: group.dielectric,
          Technology: 'Multilayer ceramic',
          Mounting: 'Through hole',
        },
        usd: 0.09,
        sale: SALES.passive,
        datasheet: 'kulon-k10-17',
        rohs: 'non_compliant',
      }
    }),
  )
}

function cyrillicFarads(picofarads: number): string {
  const isMicro = picofarads >= 1e4
  const amount = String(Number((isMicro ? picofarads / 1e6 : picofarads).toPrecision(3))).replace('.', ',')
  return `${amount}${isMicro ? 'мкФ' : 'пФ'}`
}
