import { datasheetName } from './chip-table.ts'
import { type PartFamily, runFamily } from './family.ts'
import { SERIES } from './preferred-values.ts'
import { type Resistance, resistances } from './resistance.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

type LeadSeries = {
  manufacturer: string
  name: string
  technology: 'Metal film' | 'Carbon film' | 'Metal oxide film' | 'Wirewound'
  watts: string
  percent: string
  ppm?: number
  ohms: readonly [number, number]
  steps: 'E12' | 'E24' | 'E96'
  usd: number
  packs: readonly string[]
  number: (value: Resistance, pack: string) => string
  rohs?: 'non_compliant'
}

const METAL = { technology: 'Metal film', percent: '1', ohms: [10, 1e6], steps: 'E96' } as const
const CARBON = { technology: 'Carbon film', percent: '5', ohms: [1, 10e6], steps: 'E24' } as const
const OXIDE = { technology: 'Metal oxide film', percent: '5', ohms: [1, 100e3], steps: 'E24' } as const
const WOUND = { technology: 'Wirewound', percent: '5', ohms: [0.1, 10e3], steps: 'E12' } as const

/** Five digits around the letter: 10K000, 4K9900, 100R00. */
function fiveFigures({ fourLetters }: Resistance): string {
  return fourLetters.padEnd(6, '0')
}

/** Three digits and a power of ten, where 9 and 8 divide: 1009 is 10 Ω. */
function dividingDigits({ ohms, fourDigits }: Resistance): string {
  if (ohms >= 100) return fourDigits
  return ohms >= 10 ? `${Math.round(ohms * 10)}9` : `${Math.round(ohms * 100)}8`
}

function threeOr(value: Resistance): string {
  return value.threeDigits ?? value.fourDigits
}

const LEAD_SERIES: LeadSeries[] = [
  ...[
    ['MFR-12', '0.167 W', 0.011],
    ['MFR-25', '0.25 W', 0.009],
    ['MFR-50', '0.5 W', 0.019],
  ].map(([name, watts, usd]): LeadSeries => {
    return {
      ...METAL,
      manufacturer: 'Yageo',
      name: `${name}`,
      watts: `${watts}`,
      usd: Number(usd),
      ppm: 100,
      packs: ['FBF52', 'FRF52', 'FTE52'],
      number: (value, pack) => `${name}${pack}-${value.letters}`,
    }
  }),
  ...[
    ['CFR-12', '0.167 W', 0.005],
    ['CFR-25', '0.25 W', 0.005],
    ['CFR-50', '0.5 W', 0.009],
  ].map(([name, watts, usd]): LeadSeries => {
    return {
      ...CARBON,
      manufacturer: 'Yageo',
      name: `${name}`,
      watts: `${watts}`,
      usd: Number(usd),
      packs: ['JB', 'JR', 'JT'],
      number: (value, pack) => `${name}${pack}-52-${value.letters}`,
    }
  }),
  {
    ...METAL,
    manufacturer: 'Vishay',
    name: 'MRS25',
    watts: '0.6 W',
    ppm: 50,
    usd: 0.021,
    packs: ['FCT00', 'FRP00'],
    number: (value, pack) => `MRS25000C${dividingDigits(value)}${pack}`,
  },
  {
    ...METAL,
    manufacturer: 'Vishay',
    name: 'MRS16',
    watts: '0.4 W',
    ppm: 50,
    usd: 0.024,
    packs: ['FCT00', 'FRP00'],
    number: (value, pack) => `MRS16000C${dividingDigits(value)}${pack}`,
  },
  ...['RN55', 'RN60', 'RN65'].map((name, index): LeadSeries => {
    return {
      ...METAL,
      manufacturer: 'Vishay',
      name: `${name}D`,
      watts: ['0.125 W', '0.25 W', '0.5 W'][index] ?? '',
      ppm: 100,
      usd: 0.075 + 0.05 * index,
      packs: ['FB14', 'FRE6'],
      number: (value, pack) => `${name}D${value.fourDigits}${pack}`,
      rohs: 'non_compliant',
    }
  }),
  ...['CMF50', 'CMF55', 'CMF60'].map((name, index): LeadSeries => {
    return {
      ...METAL,
      manufacturer: 'Vishay',
      name,
      watts: ['0.25 W', '0.5 W', '1 W'][index] ?? '',
      ppm: 50,
      usd: 0.11 + 0.05 * index,
      packs: ['FHEB', 'FHEK'],
      number: (value, pack) => `${name}${fiveFigures(value)}${pack}`,
    }
  }),
  ...['PR01', 'PR02', 'PR03'].map((name, index): LeadSeries => {
    return {
      ...OXIDE,
      technology: 'Metal film',
      manufacturer: 'Vishay',
      name,
      watts: `${index + 1} W`,
      ppm: 250,
      usd: 0.04 + 0.035 * index,
      packs: ['JA100', 'JR500'],
      number: (value, pack) => `${name}000${index + 1}0${dividingDigits(value)}${pack}`,
    }
  }),
  {
    ...METAL,
    manufacturer: 'KOA Speer',
    name: 'MF1/4',
    watts: '0.25 W',
    ppm: 100,
    usd: 0.02,
    packs: ['DCT52R', 'DCT52A'],
    number: (value, pack) => `MF1/4${pack}${value.fourDigits}F`,
  },
  {
    ...CARBON,
    manufacturer: 'KOA Speer',
    name: 'CF1/4',
    watts: '0.25 W',
    usd: 0.008,
    packs: ['CT52R', 'CT52A'],
    number: (value, pack) => `CF1/4${pack}${threeOr(value)}J`,
  },
  {
    ...METAL,
    manufacturer: 'TE Connectivity',
    name: 'LR1',
    watts: '0.6 W',
    ppm: 50,
    usd: 0.022,
    packs: [''],
    number: value => `LR1F${value.letters}`,
  },
  ...['ROX1S', 'ROX2S', 'ROX3S'].map((name, index): LeadSeries => {
    return {
      ...OXIDE,
      manufacturer: 'TE Connectivity',
      name,
      watts: `${index + 1} W`,
      usd: 0.07 + 0.05 * index,
      packs: [''],
      number: value => `${name}J${value.letters}`,
    }
  }),
  {
    ...METAL,
    manufacturer: 'Stackpole Electronics',
    name: 'RNF14',
    watts: '0.25 W',
    ppm: 100,
    usd: 0.017,
    packs: ['FTD', 'FAD'],
    number: (value, pack) => `RNF14${pack}${value.fourLetters}`,
  },
  ...['CF14', 'CF12'].map((name, index): LeadSeries => {
    return {
      ...CARBON,
      manufacturer: 'Stackpole Electronics',
      name,
      watts: index === 0 ? '0.25 W' : '0.5 W',
      usd: 0.007 + 0.005 * index,
      packs: ['JT'],
      number: (value, pack) => `${name}${pack}${value.fourLetters}`,
    }
  }),
  ...['RSF1', 'RSF2'].map((name, index): LeadSeries => {
    return {
      ...OXIDE,
      manufacturer: 'Stackpole Electronics',
      name,
      watts: `${index + 1} W`,
      usd: 0.035 + 0.02 * index,
      packs: ['JT'],
      number: (value, pack) => `${name}${pack}${value.fourLetters}`,
    }
  }),
  ...['42F', '43F', '45F'].map((name, index): LeadSeries => {
    return {
      ...WOUND,
      manufacturer: 'Ohmite',
      name,
      watts: ['2 W', '3 W', '5 W'][index] ?? '',
      usd: 0.6 + 0.2 * index,
      packs: ['E'],
      number: (value, pack) => `${name}${value.letters}${pack}`,
    }
  }),
]

export function leadResistorFamilies(): PartFamily[] {
  const runs = LEAD_SERIES.flatMap(series => {
    const values = resistances(SERIES[series.steps], ...series.ohms)
    return series.packs.map(pack => run(values, value => leadResistor(series, value, pack)))
  })
  return [runFamily(8, [runs])]
}

function leadResistor(series: LeadSeries, value: Resistance, pack: string): Sketch {
  return {
    category: 'resistors/through-hole-resistors',
    manufacturer: series.manufacturer,
    number: series.number(value, pack),
    package: 'Axial',
    description: `Resistor ${value.plain} ${series.percent}% ${series.watts.replace(' ', '')} axial ${series.technology.toLowerCase()}`,
    attributes: {
      Resistance: value.text,
      Tolerance: `±${series.percent} %`,
      'Power rating': series.watts,
      ...(series.ppm ? { 'Temperature coefficient': `±${series.ppm} ppm/°C` } : {}),
      Technology: series.technology,
      Mounting: 'Through hole',
    },
    usd: series.usd,
    sale: SALES.passive,
    datasheet: datasheetName(series.manufacturer, series.name),
    weightGrams: Number.parseFloat(series.watts) >= 1 ? 0.9 : 0.22,
    rohs: series.rohs,
  }
}
