import { type Capacitance, capacitances } from './capacitance.ts'
import { datasheetName } from './chip-table.ts'
import { type PartFamily, runFamily } from './family.ts'
import { SERIES } from './preferred-values.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

type Can = { size: string; volts: number; code: string; value: Capacitance }

type CanSeries = {
  manufacturer: string
  name: string
  category: 'aluminium-electrolytic-capacitors' | 'polymer-capacitors'
  isRadial: boolean
  celsius: number
  volts: Record<number, string>
  /** The largest product of volts and microfarads available. */
  largest: number
  /** The number includes the size of the can. */
  hasSize?: true
  usd: number
  number: (can: Can) => string
}

const CODES: Record<number, string> = {
  4: '0G',
  6.3: '0J',
  10: '1A',
  16: '1C',
  25: '1E',
  35: '1V',
  50: '1H',
  63: '1J',
  100: '2A',
  160: '2C',
  200: '2D',
  250: '2E',
  400: '2G',
  450: '2W',
}
const upTo = (highest: number, lowest = 6.3) =>
  Object.fromEntries(
    Object.entries(CODES).filter(([volts]) => Number(volts) >= lowest && Number(volts) <= highest),
  )
const microfarads = ({ value }: Can) => String(value.picofarads / 1e6)
const ALUMINIUM = { category: 'aluminium-electrolytic-capacitors', usd: 0.06 } as const
const POLYMER = { category: 'polymer-capacitors', celsius: 105, usd: 0.28 } as const

const CAN_SERIES: CanSeries[] = [
  ...['FK', 'FT', 'FP'].map((name): CanSeries => {
    return {
      ...ALUMINIUM,
      manufacturer: 'Panasonic',
      name: `EEE-${name}`,
      isRadial: false,
      celsius: 105,
      volts: upTo(100),
      largest: 25_000,
      number: ({ code, value }) => `EEE-${name}${code}${value.microDigits}P`,
    }
  }),
  ...['FC', 'FR', 'FM', 'FS'].map((name): CanSeries => {
    return {
      ...ALUMINIUM,
      manufacturer: 'Panasonic',
      name: `EEU-${name}`,
      isRadial: true,
      celsius: 105,
      volts: upTo(100),
      largest: 60_000,
      number: ({ code, value }) => `EEU-${name}${code}${value.microDigits}`,
    }
  }),
  ...['UWT', 'UUD', 'UCM', 'UWX'].map((name): CanSeries => {
    return {
      ...ALUMINIUM,
      manufacturer: 'Nichicon',
      name,
      isRadial: false,
      celsius: name === 'UWX' ? 85 : 105,
      volts: upTo(50),
      largest: 17_500,
      number: ({ code, value }) => `${name}${code}${value.microDigits}MCL1GS`,
    }
  }),
  ...['UVR', 'UPW', 'UHE', 'UVZ', 'UPM'].map((name): CanSeries => {
    return {
      ...ALUMINIUM,
      manufacturer: 'Nichicon',
      name,
      isRadial: true,
      celsius: name === 'UVR' ? 85 : 105,
      volts: upTo(name === 'UVR' || name === 'UVZ' ? 450 : 100),
      largest: 80_000,
      number: ({ code, value }) => `${name}${code}${value.microDigits}MPD`,
    }
  }),
  ...['YXF', 'ZLH', 'YXJ', 'ZLJ', 'PX'].map((name): CanSeries => {
    return {
      ...ALUMINIUM,
      manufacturer: 'Rubycon',
      name,
      isRadial: true,
      celsius: 105,
      volts: upTo(100),
      largest: 80_000,
      hasSize: true,
      number: can => `${can.volts}${name}${microfarads(can)}MEFC${can.size}`,
    }
  }),
  ...['EMVA', 'EMVY', 'EMZA'].map((name): CanSeries => {
    return {
      ...ALUMINIUM,
      manufacturer: 'Nippon Chemi-Con',
      name,
      isRadial: false,
      celsius: name === 'EMVA' ? 85 : 105,
      volts: upTo(50),
      largest: 17_500,
      number: can => `${name}${voltDigits(can.volts)}ADA${can.value.microDigits}MF80G`,
    }
  }),
  ...['EKMG', 'EKY-', 'EKZN'].map((name): CanSeries => {
    return {
      ...ALUMINIUM,
      manufacturer: 'Nippon Chemi-Con',
      name,
      isRadial: true,
      celsius: 105,
      volts: upTo(name === 'EKMG' ? 450 : 50),
      largest: 80_000,
      number: can => `${name}${voltDigits(can.volts)}ELL${can.value.microDigits}MHB5D`,
    }
  }),
  ...['VE-', 'VZH', 'VEJ'].map((name): CanSeries => {
    return {
      ...ALUMINIUM,
      manufacturer: 'Lelon',
      name,
      isRadial: false,
      celsius: 105,
      volts: upTo(50),
      largest: 12_000,
      number: ({ code, value }) => `${name}${value.microDigits}M${code}TR-0605`,
    }
  }),
  ...['SVP', 'SVPC', 'SVPE', 'SVPF'].map((name): CanSeries => {
    return {
      ...POLYMER,
      manufacturer: 'Panasonic',
      name,
      isRadial: false,
      volts: upTo(35, 4),
      largest: 6_000,
      number: can => `${Math.floor(can.volts)}${name}${microfarads(can)}M`,
    }
  }),
  ...['SEPC', 'SEPF'].map((name): CanSeries => {
    return {
      ...POLYMER,
      manufacturer: 'Panasonic',
      name,
      isRadial: true,
      volts: upTo(35, 4),
      largest: 8_000,
      number: can => `${Math.floor(can.volts)}${name}${microfarads(can)}M`,
    }
  }),
  ...['PCV', 'PCJ', 'PCS'].map((name): CanSeries => {
    return {
      ...POLYMER,
      manufacturer: 'Nichicon',
      name,
      isRadial: false,
      volts: upTo(35, 4),
      largest: 6_000,
      number: ({ code, value }) => `${name}${code}${value.microDigits}MCL1GS`,
    }
  }),
  ...['APXE', 'APXG'].map((name): CanSeries => {
    return {
      ...POLYMER,
      manufacturer: 'Nippon Chemi-Con',
      name,
      isRadial: false,
      volts: upTo(25, 4),
      largest: 6_000,
      number: can => `${name}${voltDigits(can.volts)}ARA${can.value.microDigits}MF80G`,
    }
  }),
]

export function electrolyticFamilies(): PartFamily[] {
  const runsOf = (category: CanSeries['category']) =>
    CAN_SERIES.filter(series => series.category === category).flatMap(series =>
      Object.entries(series.volts).map(([volts, code]) =>
        run(valuesOf(series, Number(volts)), value => canCapacitor(series, Number(volts), code, value)),
      ),
    )
  return [
    runFamily(7, [runsOf('aluminium-electrolytic-capacitors')]),
    runFamily(3, [runsOf('polymer-capacitors')]),
  ]
}

function valuesOf({ largest, category }: CanSeries, volts: number): Capacitance[] {
  const lowest = category === 'polymer-capacitors' ? 10e6 : 1e6
  return capacitances(SERIES.E6, lowest, Math.max(lowest, Math.min(10_000e6, (largest / volts) * 1e6)))
}

function canCapacitor(series: CanSeries, volts: number, code: string, value: Capacitance): Sketch {
  const size = canSize((volts * value.picofarads) / 1e6)
  const isPolymer = series.category === 'polymer-capacitors'
  return {
    category: `capacitors/${series.category}`,
    manufacturer: series.manufacturer,
    number: series.number({ size, volts, code, value }),
    package: series.isRadial ? 'Radial' : 'SMD-Can',
    description: `${isPolymer ? 'Polymer' : 'Aluminum electrolytic'} capacitor ${value.plain} ${volts}V 20% ${series.celsius}C ${series.isRadial ? 'radial' : 'SMD'}`,
    attributes: {
      Capacitance: value.text,
      'Voltage rating': `${volts} V`,
      Tolerance: '±20 %',
      Technology: isPolymer ? 'Conductive polymer' : 'Aluminum electrolytic',
      'Operating temperature': `${isPolymer ? '−55' : '−40'} … +${series.celsius} °C`,
      ...(series.hasSize ? { Dimensions: `${size.replace('X', ' × ')} mm` } : {}),
      Mounting: series.isRadial ? 'Through hole' : 'Surface mount',
    },
    usd: series.usd * (0.6 + ((volts * value.picofarads) / 1e6 / 2000) ** 0.7),
    sale: SALES.passive,
    datasheet: datasheetName(series.manufacturer, series.name),
    weightGrams: Math.round((0.25 + (volts * value.picofarads) / 1e6 / 2500) * 100) / 100,
  }
}

const CAN_SIZES: [largest: number, size: string][] = [
  [700, '5X11'],
  [1800, '6.3X11'],
  [4000, '8X11.5'],
  [6000, '10X12.5'],
  [10_000, '10X16'],
  [16_000, '10X20'],
  [30_000, '12.5X20'],
  [50_000, '16X25'],
]

function canSize(voltMicrofarads: number): string {
  return CAN_SIZES.find(([largest]) => voltMicrofarads <= largest)?.[1] ?? '18X35.5'
}

/** Three characters: 6R3, 160 for 16 V, 101 for 100 V. */
function voltDigits(volts: number): string {
  if (volts < 10) return `${Math.floor(volts)}R${Math.round((volts % 1) * 10)}`
  return volts < 100 ? `${volts}0` : `${String(volts).slice(0, 2)}1`
}
