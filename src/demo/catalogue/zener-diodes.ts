import { datasheetName, mounting } from './chip-table.ts'
import { type PartFamily, runFamily } from './family.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'
import { run } from './supply.ts'

type ZenerSeries = {
  manufacturer: string
  /** The number before and after the voltage. */
  numbers: readonly (readonly [before: string, after: string])[]
  package: string
  watts: string
  percent: string
  volts: readonly (readonly [code: string, volts: number])[]
  usd: number
}

const E24_VOLTS = [
  2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10, 11, 12, 13, 15, 16, 18, 20, 22,
  24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75,
]
/** V marks the decimal point: 5V1, 12. */
const pointed = (from: number, to: number) =>
  E24_VOLTS.filter(volts => volts >= from && volts <= to).map(
    volts => [volts < 10 ? volts.toFixed(1).replace('.', 'V') : String(volts), volts] as const,
  )
const counted = (first: number, volts: readonly number[]) =>
  volts.map((volt, index) => [String(first + index), volt] as const)
const from3V3 = [...E24_VOLTS.slice(3), 82, 91, 100]
const WATT = counted(4728, from3V3)
const JEDEC_VOLTS = [
  2.4, 2.5, 2.7, 2.8, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6, 6.2, 6.8, 7.5, 8.2, 8.7, 9.1, 10, 11, 12, 13,
  14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 27, 28, 30, 33, 36, 39, 43, 47, 51, 56, 60, 62, 68, 75,
]
const JEDEC = counted(5221, JEDEC_VOLTS)
const ALL = pointed(2.4, 75)
const tuples = (before: string, afters: string) => afters.split(' ').map(after => [before, after] as const)

const ZENER_SERIES: ZenerSeries[] = [
  {
    manufacturer: 'Nexperia',
    numbers: [...tuples('BZX84-C', ',215 ,235')],
    package: 'SOT-23',
    watts: '0.25 W',
    percent: '5',
    volts: ALL,
    usd: 0.016,
  },
  {
    manufacturer: 'Nexperia',
    numbers: [...tuples('BZX84-B', ',215 ,235'), ...tuples('BZX84J-B', ',115')],
    package: 'SOT-23',
    watts: '0.25 W',
    percent: '2',
    volts: ALL,
    usd: 0.019,
  },
  {
    manufacturer: 'Nexperia',
    numbers: [...tuples('BZV55-C', ',115 ,135'), ...tuples('BZV55-B', ',115')],
    package: 'SOD-80',
    watts: '0.5 W',
    percent: '5',
    volts: ALL,
    usd: 0.018,
  },
  {
    manufacturer: 'Nexperia',
    numbers: tuples('BZX79-C', ',113 ,133'),
    package: 'DO-35',
    watts: '0.5 W',
    percent: '5',
    volts: ALL,
    usd: 0.017,
  },
  {
    manufacturer: 'Nexperia',
    numbers: [...tuples('BZX384-C', ',115 ,135'), ...tuples('BZX384-B', ',115')],
    package: 'SOD-323',
    watts: '0.3 W',
    percent: '5',
    volts: ALL,
    usd: 0.018,
  },
  {
    manufacturer: 'onsemi',
    numbers: [
      ['BZX84C', 'LT1G'],
      ['BZX84C', 'LT3G'],
      ['SZBZX84C', 'LT1G'],
    ],
    package: 'SOT-23',
    watts: '0.225 W',
    percent: '5',
    volts: ALL,
    usd: 0.018,
  },
  {
    manufacturer: 'Diodes Incorporated',
    numbers: [...tuples('BZX84C', '-7-F -13-F')],
    package: 'SOT-23',
    watts: '0.3 W',
    percent: '5',
    volts: pointed(2.4, 51),
    usd: 0.016,
  },
  {
    manufacturer: 'Diodes Incorporated',
    numbers: tuples('BZT52C', '-7-F -13-F'),
    package: 'SOD-123',
    watts: '0.5 W',
    percent: '5',
    volts: pointed(2.4, 51),
    usd: 0.016,
  },
  {
    manufacturer: 'Diodes Incorporated',
    numbers: tuples('BZT52C', 'S-7-F'),
    package: 'SOD-323',
    watts: '0.2 W',
    percent: '5',
    volts: pointed(2.4, 39),
    usd: 0.016,
  },
  {
    manufacturer: 'Vishay',
    numbers: [...tuples('BZX84C', '-E3-08 -E3-18'), ...tuples('BZX84B', '-E3-08')],
    package: 'SOT-23',
    watts: '0.3 W',
    percent: '5',
    volts: ALL,
    usd: 0.02,
  },
  {
    manufacturer: 'Vishay',
    numbers: tuples('BZX55C', '-TR -TAP'),
    package: 'DO-35',
    watts: '0.5 W',
    percent: '5',
    volts: ALL,
    usd: 0.021,
  },
  {
    manufacturer: 'Vishay',
    numbers: tuples('BZX85C', '-TR -TAP'),
    package: 'DO-41',
    watts: '1.3 W',
    percent: '5',
    volts: pointed(2.7, 75),
    usd: 0.04,
  },
  ...[
    ['onsemi', 'MMSZ', 'BT1G BT3G'],
    ['Diodes Incorporated', 'MMSZ', 'B-7-F'],
    ['Vishay', 'MMSZ', 'B-E3-08 B-E3-18'],
    ['MCC', 'MMSZ', 'B-TP'],
    ['JSCJ', 'MMSZ', 'B'],
  ].map(([manufacturer = '', before = '', afters = '']): ZenerSeries => {
    return {
      manufacturer,
      numbers: tuples(before, afters),
      package: 'SOD-123',
      watts: '0.5 W',
      percent: '5',
      volts: JEDEC,
      usd: 0.017,
    }
  }),
  ...[
    ['onsemi', 'MMBZ', 'BLT1G'],
    ['Diodes Incorporated', 'MMBZ', 'B-7-F'],
    ['MCC', 'MMBZ', 'B-TP'],
  ].map(([manufacturer = '', before = '', afters = '']): ZenerSeries => {
    return {
      manufacturer,
      numbers: tuples(before, afters),
      package: 'SOT-23',
      watts: '0.35 W',
      percent: '5',
      volts: JEDEC,
      usd: 0.016,
    }
  }),
  ...[
    ['onsemi', '1N', 'B B-TR BTR'],
    ['MCC', '1N', 'B-TP'],
    ['Microchip Technology', '1N', 'B BTR'],
  ].map(([manufacturer = '', before = '', afters = '']): ZenerSeries => {
    return {
      manufacturer,
      numbers: tuples(before, afters),
      package: 'DO-35',
      watts: '0.5 W',
      percent: '5',
      volts: JEDEC,
      usd: 0.022,
    }
  }),
  ...[
    ['onsemi', '1N', 'A ATR ARLG'],
    ['Vishay', '1N', 'A-TR A-TAP'],
    ['Diodes Incorporated', '1N', 'A-T'],
    ['MCC', '1N', 'A-TP'],
    ['Microchip Technology', '1N', 'A AE3'],
  ].map(([manufacturer = '', before = '', afters = '']): ZenerSeries => {
    return {
      manufacturer,
      numbers: tuples(before, afters),
      package: 'DO-41',
      watts: '1 W',
      percent: '5',
      volts: WATT,
      usd: 0.035,
    }
  }),
  ...[
    ['onsemi', '1SMA', 'BT3G'],
    ['Vishay', 'SMAZ', '-E3/61'],
    ['Taiwan Semiconductor', '1SMA', ' R3G'],
  ].map(([manufacturer = '', before = '', after = '']): ZenerSeries => {
    const numbers = [[before, after]] as const
    const volts = before === '1SMA' ? counted(5913, from3V3.slice(0, 38)) : pointed(5.1, 39)
    return { manufacturer, numbers, package: 'SMA', watts: '1.5 W', percent: '5', volts, usd: 0.09 }
  }),
]

export function zenerFamilies(): PartFamily[] {
  const runs = ZENER_SERIES.flatMap(series =>
    series.numbers.map(number => run(series.volts, volts => zener(series, number, volts))),
  )
  return [runFamily(5, [runs], wellKnown())]
}

function zener(
  series: ZenerSeries,
  [before, after]: readonly [string, string],
  [code, volts]: readonly [string, number],
): Sketch {
  const percent = before.endsWith('-B') || before === 'BZX84B' ? '2' : series.percent
  return {
    category: 'diodes/zener-diodes',
    manufacturer: series.manufacturer,
    number: `${before}${code}${after}`,
    package: before === 'BZX84J-B' ? 'SOD-323' : series.package,
    description: `Zener diode ${volts}V ${percent}% ${series.watts.replace(' ', '')} ${series.package}`,
    attributes: {
      'Zener voltage': `${volts} V`,
      Tolerance: `±${percent} %`,
      'Power rating': series.watts,
      Configuration: 'Single',
      ...mounting(series.package),
    },
    usd: series.usd,
    sale: SALES.discrete,
    datasheet: datasheetName(series.manufacturer, before + after),
  }
}

function wellKnown(): Sketch[] {
  const [series] = ZENER_SERIES
  const [number] = series?.numbers ?? []
  const volts = ALL.find(([code]) => code === '5V1')
  return series && number && volts ? [zener(series, number, volts)] : []
}
