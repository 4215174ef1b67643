import { datasheetName } from './chip-table.ts'
import { type PartFamily, runFamily } from './family.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

const MEGAHERTZ = [
  3.2768, 3.579545, 3.6864, 4, 4.096, 4.194304, 4.332, 4.433619, 4.608, 4.9152, 5, 5.0688, 6, 6.144, 6.4,
  7.3728, 7.68, 8, 8.192, 8.388608, 9, 9.216, 9.8304, 10, 10.24, 11, 11.0592, 11.2896, 12, 12.288, 13, 13.5,
  13.56, 14, 14.31818, 14.7456, 15, 15.36, 16, 16.384, 16.9344, 17.7344, 18, 18.432, 19.2, 19.6608, 19.6608,
  20, 20.48, 21.4772, 22, 22.1184, 22.5792, 24, 24.576, 25, 25.6, 26, 26.0416, 27, 27.12, 28.224, 28.63636,
  29.4912, 30, 30.72, 32, 32.768, 33, 33.3333, 33.8688, 34.368, 35.328, 36, 36.864, 37.4, 38.4, 39, 40, 40.96,
  44.736, 45, 48, 49.152, 50, 52, 54, 60, 64,
].filter((value, index, all) => all.indexOf(value) === index)

type CrystalSeries = {
  manufacturer: string
  name: string
  package: string
  from: number
  usd: number
  /** The suffixes of the number, each with its load capacitance and stability. */
  endings: readonly { text: string; picofarads: string; ppm: string }[]
  number: (megahertz: number, ending: string) => string
}

const fixed = (digits: number) => (megahertz: number) => megahertz.toFixed(digits)
const three = fixed(3)
const ABRACON = [
  { text: 'B2-T', picofarads: '18', ppm: '20' },
  { text: 'B4Y-T', picofarads: '18', ppm: '30' },
  { text: 'D1X-T', picofarads: '18', ppm: '10' },
  { text: '12-D1X-T', picofarads: '12', ppm: '10' },
  { text: '10-B1U-T', picofarads: '10', ppm: '10' },
  { text: '8-1-U-T', picofarads: '8', ppm: '10' },
]
const ECS = [
  { text: '-10-36B2-CTN-TR', picofarads: '10', ppm: '20' },
  { text: '-12-33Q-JES-TR', picofarads: '12', ppm: '20' },
  { text: '-18-33-JEN-TR', picofarads: '18', ppm: '20' },
  { text: '-20-5PX-TR', picofarads: '20', ppm: '30' },
  { text: '-8-37-RWM-TR', picofarads: '8', ppm: '20' },
]

const CRYSTALS: CrystalSeries[] = [
  ...[
    { name: 'ABM8', package: 'SMD3225-4P', from: 10 },
    { name: 'ABM8G', package: 'SMD3225-4P', from: 12 },
    { name: 'ABM10', package: 'SMD2520-4P', from: 16 },
    { name: 'ABM11', package: 'SMD2016-4P', from: 16 },
    { name: 'ABM7', package: 'SMD6035-2P', from: 6 },
    { name: 'ABM3', package: 'SMD5032-2P', from: 8 },
    { name: 'ABM3B', package: 'SMD5032-4P', from: 8 },
    { name: 'ABLS', package: 'HC-49S-SMD', from: 3 },
    { name: 'ABL', package: 'HC-49S', from: 3 },
  ].map((series): CrystalSeries => {
    return {
      ...series,
      manufacturer: 'Abracon',
      usd: 0.28,
      endings: ABRACON,
      number: (megahertz, ending) => `${series.name}-${fractionOf(megahertz)}MHZ-${ending}`,
    }
  }),
  {
    manufacturer: 'ECS',
    name: 'ECX',
    package: 'SMD3225-4P',
    from: 10,
    usd: 0.33,
    endings: ECS,
    number: (megahertz, ending) => `ECS-${Math.round(megahertz * 10)}${ending}`,
  },
  ...[
    { name: 'X322516', package: 'SMD3225-4P' },
    { name: 'X252016', package: 'SMD2520-4P' },
    { name: 'X503216', package: 'SMD5032-4P' },
  ].map((series): CrystalSeries => {
    return {
      ...series,
      manufacturer: 'YXC',
      from: 8,
      usd: 0.06,
      endings: [
        { text: 'MSB4SI', picofarads: '20', ppm: '10' },
        { text: 'MOB4SI', picofarads: '12', ppm: '10' },
        { text: 'MLB4SI', picofarads: '9', ppm: '10' },
      ],
      number: (megahertz, ending) =>
        `${series.name.slice(0, 5)}${megahertz.toFixed(megahertz % 1 ? 4 : 0).replace('.', 'P')}${ending}`,
    }
  }),
  ...[
    { name: 'NX3225GA', package: 'SMD3225-4P', from: 12 },
    { name: 'NX5032GA', package: 'SMD5032-2P', from: 8 },
    { name: 'NX8045GB', package: 'SMD8045-2P', from: 4 },
  ].map((series): CrystalSeries => {
    return {
      ...series,
      manufacturer: 'NDK',
      usd: 0.35,
      endings: [
        { text: 'STD-CRG-2', picofarads: '8', ppm: '15' },
        { text: 'STD-CSF-4', picofarads: '8', ppm: '50' },
      ],
      number: (megahertz, ending) => `${series.name}-${three(megahertz)}M-${ending}`,
    }
  }),
  ...[
    { name: 'FA-238', package: 'SMD3225-4P', from: 12 },
    { name: 'TSX-3225', package: 'SMD3225-4P', from: 16 },
    { name: 'FA-128', package: 'SMD2016-4P', from: 16 },
  ].map((series): CrystalSeries => {
    return {
      ...series,
      manufacturer: 'Epson',
      usd: 0.36,
      endings: [
        { text: 'MB-W3', picofarads: '16', ppm: '50' },
        { text: 'MF10P-W3', picofarads: '10', ppm: '10' },
        { text: 'MD30X-W5', picofarads: '12', ppm: '30' },
      ],
      number: (megahertz, ending) => `${series.name} ${fixed(4)(megahertz)}${ending}`,
    }
  }),
  ...[
    { name: 'HC49US', package: 'HC-49S' },
    { name: 'HC49SM', package: 'HC-49S-SMD' },
  ].map((series): CrystalSeries => {
    return {
      ...series,
      manufacturer: 'Raltron',
      from: 3,
      usd: 0.19,
      endings: [
        { text: '18-TR', picofarads: '18', ppm: '30' },
        { text: '20-TR', picofarads: '20', ppm: '30' },
        { text: '32-TR', picofarads: '32', ppm: '30' },
      ],
      number: (megahertz, ending) =>
        `${series.name === 'HC49US' ? 'AS' : 'ASM'}-${three(megahertz)}-${ending}`,
    }
  }),
]

type OscillatorSeries = {
  manufacturer: string
  name: string
  packages: Record<string, string>
  volts: Record<string, string>
  ppm: Record<string, string>
  usd: number
  number: (option: { body: string; volts: string; ppm: string; megahertz: number }) => string
}

const OSCILLATORS: OscillatorSeries[] = [
  ...['SIT8008B', 'SIT1602B', 'SIT2001B'].map((name): OscillatorSeries => {
    return {
      manufacturer: 'SiTime',
      name,
      packages:
        name === 'SIT2001B'
          ? { S2: 'SOT-23-5' }
          : { '1': 'SMD2520-4P', '2': 'SMD3225-4P', '3': 'SMD5032-4P', '8': 'SMD7050-4P' },
      volts: { '18': '1.8 V', '25': '2.5 V', '28': '2.8 V', '33': '3.3 V' },
      ppm: { '1': '20', '2': '25', '3': '50' },
      usd: 0.72,
      number: ({ body, volts, ppm, megahertz }) => `${name}I-${body}${ppm}-${volts}E-${fixed(6)(megahertz)}E`,
    }
  }),
  {
    manufacturer: 'Microchip Technology',
    name: 'DSC1001',
    packages: { A: 'SMD7050-4P', B: 'SMD5032-4P', C: 'SMD3225-4P', D: 'SMD2520-4P' },
    volts: { '': '1.8 … 3.3 V' },
    ppm: { I1: '50', I2: '25', I5: '10', E1: '50', E2: '25' },
    usd: 0.85,
    number: ({ body, ppm, megahertz }) => `DSC1001${body}${ppm}-${megahertz.toFixed(4).padStart(8, '0')}`,
  },
  {
    manufacturer: 'Abracon',
    name: 'ASE',
    packages: { ASE: 'SMD3225-4P', ASV: 'SMD7050-4P', ASFL1: 'SMD5032-4P', ASD: 'SMD2520-4P' },
    volts: { '': '3.3 V' },
    ppm: { 'EC-T': '50', 'LC-T': '25', 'L-C-T': '30', 'ER-T': '50' },
    usd: 1,
    number: ({ body, ppm, megahertz }) => `${body}-${fractionOf(megahertz)}MHZ-${ppm}`,
  },
  {
    manufacturer: 'Epson',
    name: 'SG',
    packages: {
      'SG-210STF': 'SMD2520-4P',
      'SG-310SCF': 'SMD3225-4P',
      'SG-8018CA': 'SMD7050-4P',
      'SG-8018CE': 'SMD3225-4P',
    },
    volts: { '': '1.8 … 3.3 V' },
    ppm: { 'MF-L3': '50', 'ML-L3': '50', 'MD-L3': '30' },
    usd: 0.95,
    number: ({ body, ppm, megahertz }) => `${body} ${fixed(4)(megahertz)}${ppm}`,
  },
  {
    manufacturer: 'TXC',
    name: '7',
    packages: { '7C': 'SMD5032-4P', '7X': 'SMD3225-4P', '7W': 'SMD7050-4P', '8W': 'SMD2520-4P' },
    volts: { '': '3.3 V' },
    ppm: { 'MAAJ-T': '50', 'MBBJ-T': '30' },
    usd: 0.8,
    number: ({ body, ppm, megahertz }) => `${body}-${three(megahertz)}${ppm}`,
  },
  {
    manufacturer: 'CTS',
    name: 'CB3',
    packages: { 'CB3-3C': 'SMD7050-4P', '636L3C': 'SMD5032-4P', '632L3C': 'SMD3225-4P' },
    volts: { '': '3.3 V' },
    ppm: { '-': '50' },
    usd: 1.1,
    number: ({ body, megahertz }) =>
      body === 'CB3-3C'
        ? `CB3-3C-${three(megahertz)}`
        : `${body}${megahertz.toFixed(5).replace('.', 'M').padStart(8, '0')}`,
  },
]

export function crystalFamilies(): PartFamily[] {
  const crystals = CRYSTALS.flatMap(series =>
    series.endings.map(ending =>
      run(
        MEGAHERTZ.filter(megahertz => megahertz >= series.from && isExact(series, megahertz)),
        megahertz => crystal(series, ending, megahertz),
      ),
    ),
  )
  const oscillators = OSCILLATORS.flatMap(series =>
    Object.keys(series.packages).flatMap(body =>
      Object.keys(series.volts).flatMap(volts =>
        Object.keys(series.ppm).map(ppm =>
          run(frequenciesOf(series), megahertz => oscillator(series, { body, volts, ppm, megahertz })),
        ),
      ),
    ),
  )
  return [runFamily(6, [crystals], wellKnown()), runFamily(5, [oscillators], knownOscillators())]
}

/** A number that cannot hold all digits of a frequency would be shared by two crystals. */
function isExact({ manufacturer }: CrystalSeries, megahertz: number): boolean {
  if (manufacturer === 'ECS') return Number.isInteger(megahertz * 10)
  const digits = manufacturer === 'YXC' || manufacturer === 'Epson' ? 4 : 3
  return manufacturer === 'Abracon' || Number(megahertz.toFixed(digits)) === megahertz
}

function frequenciesOf({ manufacturer, name }: OscillatorSeries): number[] {
  const digits = manufacturer === 'TXC' || name === 'CB3' ? 3 : 4
  return MEGAHERTZ.filter(megahertz => Number(megahertz.toFixed(digits)) === megahertz)
}

/** At least three decimals, more where the frequency has them: 16.000, 14.31818. */
function fractionOf(megahertz: number): string {
  const exact = String(megahertz)
  const places = exact.includes('.') ? exact.length - exact.indexOf('.') - 1 : 0
  return megahertz.toFixed(Math.max(3, places))
}

function crystal(series: CrystalSeries, ending: CrystalSeries['endings'][number], megahertz: number): Sketch {
  const isLeaded = series.package === 'HC-49S'
  return {
    category: 'timing/quartz-crystals',
    manufacturer: series.manufacturer,
    number: series.number(megahertz, ending.text),
    package: series.package,
    description: `Quartz crystal ${megahertz}MHz ${ending.picofarads}pF ${ending.ppm}ppm ${series.package}`,
    attributes: {
      Frequency: `${megahertz} MHz`,
      'Load capacitance': `${ending.picofarads} pF`,
      'Frequency stability': `±${ending.ppm} ppm`,
      Mounting: isLeaded ? 'Through hole' : 'Surface mount',
    },
    usd: series.usd,
    sale: SALES.passive,
    datasheet: datasheetName(series.manufacturer, series.name),
    weightGrams: series.package.startsWith('HC') ? 0.55 : 0.05,
  }
}

type Option = { body: string; volts: string; ppm: string; megahertz: number }

function oscillator(series: OscillatorSeries, option: Option): Sketch {
  const name = series.packages[option.body] ?? ''
  const supply = series.volts[option.volts] ?? ''
  return {
    category: 'timing/crystal-oscillators',
    manufacturer: series.manufacturer,
    number: series.number(option),
    package: name,
    description: `Oscillator ${option.megahertz}MHz ${series.ppm[option.ppm]}ppm ${supply.replace(' … ', '-').replace(' ', '')} CMOS ${name}`,
    attributes: {
      Frequency: `${option.megahertz} MHz`,
      'Frequency stability': `±${series.ppm[option.ppm]} ppm`,
      'Supply voltage': supply,
      Mounting: 'Surface mount',
    },
    usd: series.usd,
    sale: SALES.ic,
    datasheet: datasheetName(series.manufacturer, series.name),
    weightGrams: 0.08,
  }
}

function wellKnown(): Sketch[] {
  const [series] = CRYSTALS
  const [ending] = ABRACON
  return series && ending ? [12, 16, 25].map(megahertz => crystal(series, ending, megahertz)) : []
}

function knownOscillators(): Sketch[] {
  const [series] = OSCILLATORS
  return series ? [oscillator(series, { body: '2', volts: '33', ppm: '3', megahertz: 16 })] : []
}
