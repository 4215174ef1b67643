import { type Capacitance, capacitances } from './capacitance.ts'
import { datasheetName } from './chip-table.ts'
import { type PartFamily, runFamily } from './family.ts'
import { SERIES } from './preferred-values.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

type Order = { letter: string; volts: number; tolerance: 'K' | 'M'; value: Capacitance; pack: string }

type TantalumSeries = {
  manufacturer: string
  name: string
  isPolymer?: true
  /** The manufacturer's letters for the cases A, B, C, D and E. */
  cases: string
  packs: readonly string[]
  number: (order: Order) => string
  /** Some suffixes include the series resistance. */
  esr?: (pack: string) => string
  rohs?: (pack: string) => 'compliant' | 'non_compliant'
}

const CASES = [
  { name: 'CASE-A-3216', from: 1, to: 100, usd: 0.045, grams: 0.03 },
  { name: 'CASE-B-3528', from: 15, to: 350, usd: 0.08, grams: 0.06 },
  { name: 'CASE-C-6032', from: 60, to: 1100, usd: 0.17, grams: 0.15 },
  { name: 'CASE-D-7343', from: 200, to: 3300, usd: 0.34, grams: 0.3 },
  { name: 'CASE-E-7343', from: 700, to: 5000, usd: 0.62, grams: 0.42 },
]
const VOLTS = [4, 6.3, 10, 16, 20, 25, 35, 50]
const three = (volts: number) => String(Math.floor(volts)).padStart(3, '0')
const JIS: Record<number, string> = {
  4: '0G',
  6.3: '0J',
  10: '1A',
  16: '1C',
  20: '1D',
  25: '1E',
  35: '1V',
  50: '1H',
}
const AVX_VOLTS: Record<number, string> = {
  4: '004',
  6.3: '006',
  10: '010',
  16: '016',
  20: '020',
  25: '025',
  35: '035',
  50: '050',
}

const TANTALUM_SERIES: TantalumSeries[] = [
  ...['T491', 'T494', 'T495'].map((name): TantalumSeries => {
    return {
      manufacturer: 'KEMET',
      name,
      cases: 'ABCDX',
      packs: ['AT', 'AH'],
      number: ({ letter, value, tolerance, volts, pack }) =>
        `${name}${letter}${value.digits}${tolerance}${three(volts)}${pack}`,
      rohs: pack => (pack === 'AH' ? 'non_compliant' : 'compliant'),
    }
  }),
  {
    manufacturer: 'KYOCERA AVX',
    name: 'TAJ',
    cases: 'ABCDE',
    packs: ['RNJ', 'SNJ'],
    number: ({ letter, value, tolerance, volts, pack }) =>
      `TAJ${letter}${value.digits}${tolerance}${AVX_VOLTS[volts]}${pack}`,
  },
  {
    manufacturer: 'KYOCERA AVX',
    name: 'TPS',
    cases: 'ABCDE',
    packs: ['R0100', 'R0200', 'R0500', 'R1000'],
    number: ({ letter, value, tolerance, volts, pack }) =>
      `TPS${letter}${value.digits}${tolerance}${AVX_VOLTS[volts]}${pack}`,
    esr: pack => `${Number(pack.slice(1))} mΩ`,
  },
  {
    manufacturer: 'Vishay',
    name: '293D',
    cases: 'ABCDE',
    packs: ['2TE3', '2WE3'],
    number: ({ letter, value, tolerance, volts, pack }) =>
      `293D${value.digits}X${tolerance === 'K' ? '9' : '0'}${vishayVolts(volts)}${letter}${pack}`,
  },
  {
    manufacturer: 'Nichicon',
    name: 'F93',
    cases: 'ABCDN',
    packs: ['A', 'B', 'C', 'N'],
    number: ({ letter, value, tolerance, volts }) =>
      `F93${JIS[volts]}${value.digits}${tolerance}${letter}${letter === 'D' ? 'C' : letter}`,
  },
  {
    manufacturer: 'Panasonic',
    name: 'TQC',
    isPolymer: true,
    cases: 'ABCDE',
    packs: ['YF'],
    number: ({ value, tolerance, volts, pack, letter }) =>
      `${Math.floor(volts)}TQC${value.picofarads / 1e6}${tolerance}${pack}${letter === 'D' ? '' : letter}`,
  },
  {
    manufacturer: 'KEMET',
    name: 'T520',
    isPolymer: true,
    cases: 'ABCDX',
    packs: ['ATE025', 'ATE040', 'ATE070'],
    number: ({ letter, value, tolerance, volts, pack }) =>
      `T520${letter}${value.digits}${tolerance}${volts === 4 ? '004' : three(volts)}${pack}`,
    esr: pack => `${Number(pack.slice(3))} mΩ`,
  },
  {
    manufacturer: 'KYOCERA AVX',
    name: 'TCJ',
    isPolymer: true,
    cases: 'ABCDE',
    packs: ['R0040', 'R0070', 'R0100'],
    number: ({ letter, value, tolerance, volts, pack }) =>
      `TCJ${letter}${value.digits}${tolerance}${AVX_VOLTS[volts]}${pack}`,
    esr: pack => `${Number(pack.slice(1))} mΩ`,
  },
]

export function tantalumFamilies(): PartFamily[] {
  const runsOf = (series: TantalumSeries) =>
    ordersOf(series).map(({ values, index, ...order }) =>
      run(values, value => tantalum(series, index, { ...order, value })),
    )
  const isPolymer = (series: TantalumSeries) => series.isPolymer === true
  return [
    runFamily(5, [TANTALUM_SERIES.filter(series => !isPolymer(series)).flatMap(runsOf)]),
    runFamily(2, [TANTALUM_SERIES.filter(isPolymer).flatMap(runsOf)]),
  ]
}

function ordersOf(series: TantalumSeries) {
  const packs = series.name === 'F93' ? [''] : series.packs
  return CASES.flatMap(({ from, to }, index) =>
    VOLTS.filter(volts => !series.isPolymer || (volts <= 25 && volts !== 20)).flatMap(volts => {
      const values = capacitances(SERIES.E6, (from / volts) * 1e6, (to / volts) * 1e6)
      const tolerances = series.isPolymer ? (['M'] as const) : (['K', 'M'] as const)
      return tolerances.flatMap(tolerance =>
        packs.map(pack => ({ letter: series.cases.charAt(index), volts, tolerance, pack, values, index })),
      )
    }),
  )
}

function tantalum(series: TantalumSeries, index: number, order: Order): Sketch {
  const { volts, tolerance, value, pack } = order
  const body = CASES[index] ?? { name: '', usd: 0.1, grams: 0.1 }
  const percent = tolerance === 'K' ? '10' : '20'
  return {
    category: series.isPolymer ? 'capacitors/polymer-capacitors' : 'capacitors/tantalum-capacitors',
    manufacturer: series.manufacturer,
    number: series.number(order),
    package: body.name,
    description: `Tantalum ${series.isPolymer ? 'polymer ' : ''}capacitor ${value.plain} ${volts}V ${percent}% ${body.name}`,
    attributes: {
      Capacitance: value.text,
      'Voltage rating': `${volts} V`,
      Tolerance: `±${percent} %`,
      ...(series.esr ? { ESR: series.esr(pack) } : {}),
      Technology: series.isPolymer ? 'Conductive polymer' : 'Tantalum',
      Mounting: 'Surface mount',
    },
    usd: body.usd * (series.isPolymer ? 2 : 1),
    sale: SALES.passive,
    datasheet: datasheetName(series.manufacturer, series.name),
    weightGrams: body.grams,
    rohs: series.rohs?.(pack),
  }
}

/** 010 is 10 V, 6R3 is 6.3 V. */
function vishayVolts(volts: number): string {
  return volts === 6.3 ? '6R3' : three(volts)
}
