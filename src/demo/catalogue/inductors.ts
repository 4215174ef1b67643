import { datasheetName } from './chip-table.ts'
import { type PartFamily, runFamily } from './family.ts'
import { type Inductance, inductances } from './inductance.ts'
import { SERIES } from './preferred-values.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

type PowerSeries = {
  manufacturer: string
  name: string
  isShielded: boolean
  percent: string
  microhenries: readonly [number, number]
  /** The body in millimeters by the manufacturer's code. */
  bodies: Record<string, string>
  number: (body: string, value: Inductance) => string
}

const LOW_PROFILE = {
  '3010': '3 × 3 × 1',
  '3012': '3 × 3 × 1.2',
  '3015': '3 × 3 × 1.5',
  '4010': '4 × 4 × 1',
  '4012': '4 × 4 × 1.2',
  '4018': '4 × 4 × 1.8',
  '5020': '5 × 5 × 2',
  '5040': '5 × 5 × 4',
  '6020': '6 × 6 × 2',
  '6028': '6 × 6 × 2.8',
  '6045': '6 × 6 × 4.5',
  '8040': '8 × 8 × 4',
}
const M = { percent: '20', isShielded: true } as const

const POWER_SERIES: PowerSeries[] = [
  {
    ...M,
    manufacturer: 'Taiyo Yuden',
    name: 'NR',
    microhenries: [1, 220],
    bodies: LOW_PROFILE,
    number: (body, value) => `NR${body}T${value.micro}M`,
  },
  {
    ...M,
    manufacturer: 'Bourns',
    name: 'SRN',
    microhenries: [1, 220],
    bodies: LOW_PROFILE,
    number: (body, value) => `SRN${body}-${value.micro}M`,
  },
  {
    ...M,
    manufacturer: 'Bourns',
    name: 'SRR',
    microhenries: [1, 1000],
    bodies: {
      '0604': '6.5 × 6.5 × 4.8',
      '1005': '10 × 10 × 5',
      '1208': '12.7 × 12.7 × 8.5',
      '1260': '12.5 × 12.5 × 6',
    },
    number: (body, value) => `SRR${body}-${value.micro}M`,
  },
  {
    ...M,
    manufacturer: 'Bourns',
    name: 'SRP',
    microhenries: [0.1, 47],
    bodies: {
      '4020TA': '4.5 × 4 × 2',
      '5030TA': '5.7 × 5.2 × 3',
      '6540': '6.8 × 6.6 × 4',
      '1265A': '13.5 × 12.5 × 6.5',
    },
    number: (body, value) => `SRP${body}-${value.micro}M`,
  },
  {
    ...M,
    manufacturer: 'Sunlord',
    name: 'SWPA',
    microhenries: [1, 220],
    bodies: LOW_PROFILE,
    number: (body, value) => `SWPA${body}S${value.micro}MT`,
  },
  {
    ...M,
    manufacturer: 'Sumida',
    name: 'CDRH',
    microhenries: [1, 470],
    bodies: {
      '4D28': '4.7 × 4.7 × 3',
      '5D28': '5.7 × 5.7 × 3',
      '6D28': '6.7 × 6.7 × 3',
      '6D38': '6.7 × 6.7 × 4',
      '8D43': '8.3 × 8.3 × 4.5',
    },
    number: (body, value) => `CDRH${body}NP-${value.micro}NC`,
  },
  {
    ...M,
    manufacturer: 'Coilcraft',
    name: 'XAL',
    microhenries: [0.22, 33],
    bodies: {
      '4020': '4 × 4 × 2.1',
      '4030': '4 × 4 × 3.1',
      '5030': '5.3 × 5.5 × 3.1',
      '6060': '6.4 × 6.6 × 6.1',
    },
    number: (body, value) => `XAL${body}-${coilcraftValue(value)}MEB`,
  },
  {
    ...M,
    manufacturer: 'Coilcraft',
    name: 'MSS',
    microhenries: [1, 1000],
    bodies: {
      '5131': '5.1 × 5.1 × 3.1',
      '7341': '7.3 × 7.3 × 4.1',
      '1038': '10.2 × 10.2 × 4',
      '1260': '12.3 × 12.3 × 6',
    },
    number: (body, value) => `MSS${body}-${coilcraftValue(value)}MLC`,
  },
  {
    ...M,
    isShielded: false,
    manufacturer: 'Coilcraft',
    name: 'DO3316P',
    microhenries: [1, 1000],
    bodies: { '3316P': '12.95 × 9.4 × 5.21', '1608C': '6.6 × 4.45 × 2.92', '5022P': '18.54 × 15.24 × 7.11' },
    number: (body, value) => `DO${body}-${coilcraftValue(value)}ML`,
  },
  {
    ...M,
    manufacturer: 'Vishay',
    name: 'IHLP',
    microhenries: [0.1, 100],
    bodies: {
      '1616BZER': '4.45 × 4.06 × 2',
      '2525CZER': '6.86 × 6.47 × 3',
      '4040DZER': '11.5 × 10.3 × 4',
      '5050FDER': '13.2 × 12.9 × 6.4',
    },
    number: (body, value) => `IHLP${body}${value.micro}M01`,
  },
  {
    ...M,
    manufacturer: 'Abracon',
    name: 'ASPI',
    microhenries: [1, 100],
    bodies: {
      '0315FS': '3 × 3 × 1.5',
      '0418FS': '4 × 4 × 1.8',
      '0630LR': '7.3 × 6.8 × 3',
      '6045S': '6 × 6 × 4.5',
    },
    number: (body, value) => `ASPI-${body}-${value.micro}M-T`,
  },
  {
    ...M,
    manufacturer: 'Eaton',
    name: 'DR',
    microhenries: [1, 1000],
    bodies: {
      '73': '7.6 × 7.6 × 3.55',
      '74': '7.6 × 7.6 × 4.35',
      '125': '12.5 × 12.5 × 6',
      '127': '12.5 × 12.5 × 8',
    },
    number: (body, value) => `DR${body}-${value.micro}-R`,
  },
  {
    ...M,
    manufacturer: 'cjiang',
    name: 'FNR',
    microhenries: [1, 220],
    bodies: LOW_PROFILE,
    number: (body, value) => `FNR${body}S${value.micro}MT`,
  },
  {
    ...M,
    percent: '10',
    isShielded: false,
    manufacturer: 'Murata',
    name: 'LQH',
    microhenries: [1, 560],
    bodies: { '32CN': '3.2 × 2.5 × 2', '43CN': '4.5 × 3.2 × 2.6' },
    number: (body, value) => `LQH${body}${value.micro}K${body === '32CN' ? '33' : '03'}L`,
  },
]

type ChipSeries = {
  manufacturer: string
  name: string
  sizes: Record<string, string>
  nanohenries: readonly [number, number]
  tolerances: Record<string, string>
  number: (size: string, value: Inductance, tolerance: string) => string
}

const RF_TOLERANCES = { J: '5', G: '2' }

const RF_SERIES: ChipSeries[] = [
  {
    manufacturer: 'Murata',
    name: 'LQG',
    sizes: { '0201': '03', '0402': '15', '0603': '18' },
    nanohenries: [1, 270],
    tolerances: RF_TOLERANCES,
    number: (size, value, tolerance) => `LQG${size}HS${value.letters}${tolerance}02D`,
  },
  {
    manufacturer: 'Murata',
    name: 'LQW',
    sizes: { '0402': '15AN', '0603': '18AN', '0805': '2BAS' },
    nanohenries: [1.5, 390],
    tolerances: { J: '5', G: '2' },
    number: (size, value, tolerance) => `LQW${size}${value.letters}${tolerance}00D`,
  },
  {
    manufacturer: 'TDK',
    name: 'MLG',
    sizes: { '0201': '0603S', '0402': '1005S', '0603': '1608B' },
    nanohenries: [1, 270],
    tolerances: { J: '5', H: '3' },
    number: (size, value, tolerance) => `MLG${size}${value.letters}${tolerance}T000`,
  },
  {
    manufacturer: 'TDK',
    name: 'MLF',
    sizes: { '0603': '1608', '0805': '2012' },
    nanohenries: [100, 33e3],
    tolerances: { J: '5', K: '10' },
    number: (size, value, tolerance) => `MLF${size}A${value.micro}${tolerance}T000`,
  },
  {
    manufacturer: 'Coilcraft',
    name: 'CS',
    sizes: { '0402': '0402CS', '0603': '0603CS', '0805': '0805CS', '1206': '1206CS' },
    nanohenries: [1.8, 390],
    tolerances: RF_TOLERANCES,
    number: (size, value, tolerance) =>
      `${size}-${value.nanohenries < 100 ? value.letters : value.nano}X${tolerance}LW`,
  },
  {
    manufacturer: 'Sunlord',
    name: 'SDCL',
    sizes: { '0201': '0603C', '0402': '1005C', '0603': '1608C' },
    nanohenries: [1, 220],
    tolerances: { J: '5', K: '10' },
    number: (size, value, tolerance) => `SDCL${size}${value.letters}${tolerance}TDF`,
  },
  {
    manufacturer: 'Bourns',
    name: 'CW',
    sizes: { '0402': '100505', '0603': '160808', '0805': '201212' },
    nanohenries: [1.8, 330],
    tolerances: RF_TOLERANCES,
    number: (size, value, tolerance) => `CW${size}-${value.letters}${tolerance}`,
  },
  {
    manufacturer: 'Johanson Technology',
    name: 'L',
    sizes: { '0402': '07C', '0603': '14C' },
    nanohenries: [1, 220],
    tolerances: RF_TOLERANCES,
    number: (size, value, tolerance) => `L-${size}${value.letters}${tolerance}V6T`,
  },
]

export function inductorFamilies(): PartFamily[] {
  const power = POWER_SERIES.flatMap(series =>
    Object.keys(series.bodies).map(body =>
      run(microhenriesOf(series), value => powerInductor(series, body, value)),
    ),
  )
  const rf = RF_SERIES.flatMap(series =>
    Object.keys(series.sizes).flatMap(size =>
      Object.keys(series.tolerances).map(tolerance =>
        run(inductances(SERIES.E24, ...series.nanohenries), value =>
          rfInductor(series, size, value, tolerance),
        ),
      ),
    ),
  )
  return [runFamily(7, [power]), runFamily(4, [rf])]
}

function microhenriesOf({ microhenries: [lowest, highest] }: PowerSeries): Inductance[] {
  return inductances(SERIES.E12, lowest * 1e3, highest * 1e3)
}

function powerInductor(series: PowerSeries, body: string, value: Inductance): Sketch {
  const size = series.bodies[body] ?? ''
  const [length = 3, width = 3, height = 1] = size.split(' × ').map(Number)
  return {
    category: 'inductors-and-filters/power-inductors',
    manufacturer: series.manufacturer,
    number: series.number(body, value),
    package: `SMD-${length}x${width}mm`,
    description: `Power inductor ${value.plain} ${series.percent}% ${series.isShielded ? 'shielded' : 'unshielded'} ${length}x${width}x${height}mm`,
    attributes: {
      Inductance: value.text,
      Tolerance: `±${series.percent} %`,
      Configuration: series.isShielded ? 'Shielded' : 'Unshielded',
      Dimensions: `${size} mm`,
      Mounting: 'Surface mount',
    },
    usd: 0.05 + (length * width * height) / 900,
    sale: SALES.passive,
    datasheet: datasheetName(series.manufacturer, series.name),
    weightGrams: Math.round(length * width * height * 0.0038 * 1000) / 1000,
  }
}

function rfInductor(series: ChipSeries, size: string, value: Inductance, tolerance: string): Sketch {
  const percent = series.tolerances[tolerance]
  return {
    category: 'inductors-and-filters/rf-inductors',
    manufacturer: series.manufacturer,
    number: series.number(series.sizes[size] ?? '', value, tolerance),
    package: size,
    description: `RF inductor ${value.plain} ${percent}% ${size}`,
    attributes: {
      Inductance: value.text,
      Tolerance: `±${percent} %`,
      Configuration: 'Unshielded',
      Mounting: 'Surface mount',
    },
    usd: series.manufacturer === 'Coilcraft' ? 0.19 : 0.014,
    sale: SALES.chip,
    datasheet: datasheetName(series.manufacturer, series.name),
  }
}

/** 103 is 10 µH, 472 is 4.7 µH, 471 is 0.47 µH. */
function coilcraftValue({ nanohenries }: Inductance): string {
  const power = Math.floor(Math.log10(nanohenries) + 1e-9) - 1
  return `${Math.round(nanohenries / 10 ** power)}${power}`
}
