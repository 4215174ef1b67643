import type { Resistance } from './resistance.ts'

/** A tolerance of a series, with its values and temperature coefficient. */
export type Grade = {
  code: string
  percent: string
  values: 'E24' | 'E96' | 'E192'
  ohms: readonly [lowest: number, highest: number]
  ppm: number
}

export type ChipResistorSeries = {
  manufacturer: string
  name: string
  technology: 'Thick film' | 'Thin film'
  /** The manufacturer's code by size. */
  sizes: Record<string, string>
  grades: readonly Grade[]
  reels: readonly string[]
  number: (order: { code: string; size: string; grade: Grade; value: Resistance; reel: string }) => string
  rohs?: (reel: string) => 'compliant' | 'non_compliant'
}

const ONE: Grade = { code: 'F', percent: '1', values: 'E96', ohms: [1, 10e6], ppm: 100 }
const FIVE: Grade = { code: 'J', percent: '5', values: 'E24', ohms: [1, 10e6], ppm: 200 }
const HALF: Grade = { code: 'D', percent: '0.5', values: 'E96', ohms: [10, 1e6], ppm: 100 }
const USUAL = [ONE, FIVE]
const USUAL_AND_HALF = [ONE, FIVE, HALF]
const asNamed = (sizes: string) => Object.fromEntries(sizes.split(' ').map(size => [size, size]))
const pairs = (sizes: string) =>
  Object.fromEntries(
    sizes
      .split(' ')
      .map(pair => pair.split('='))
      .map(([size = '', code = '']) => [size, code]),
  )
const digits = (grade: Grade, value: Resistance) =>
  grade.values === 'E24' ? (value.threeDigits ?? value.fourDigits) : value.fourDigits

const PRECISE = { B: '0.1', C: '0.25', D: '0.5' }
const PRECISE_OR_ONE = { ...PRECISE, F: '1' }

function thinGrades(codes: Record<string, number>, tolerances: Record<string, string> = PRECISE): Grade[] {
  return Object.entries(codes).flatMap(([code, ppm]) =>
    Object.entries(tolerances).map(([tolerance, percent]): Grade => {
      return { code: tolerance + code, percent, values: 'E192', ohms: [10, 332e3], ppm }
    }),
  )
}

const thickSeries: ChipResistorSeries[] = [
  {
    manufacturer: 'Yageo',
    name: 'RC',
    technology: 'Thick film',
    sizes: asNamed('0201 0402 0603 0805 1206 1210 1218 2010 2512'),
    grades: USUAL_AND_HALF,
    reels: ['07', '10', '13'],
    number: ({ size, grade, value, reel }) =>
      `RC${size}${grade.code}${size > '1210' ? 'K' : 'R'}-${reel}${value.letters}L`,
  },
  {
    manufacturer: 'Yageo',
    name: 'AC',
    technology: 'Thick film',
    sizes: asNamed('0201 0402 0603 0805 1206 1210'),
    grades: USUAL_AND_HALF,
    reels: ['07', '13'],
    number: ({ size, grade, value, reel }) => `AC${size}${grade.code}R-${reel}${value.letters}L`,
  },
  {
    manufacturer: 'UNI-ROYAL',
    name: 'WA',
    technology: 'Thick film',
    sizes: pairs('0402=0402WG 0603=0603WA 0805=0805W8 1206=1206W4 1210=1210W2 2010=201007 2512=25121W'),
    grades: USUAL,
    reels: ['T5E'],
    number: ({ code, grade, value }) =>
      `${code}${grade.code}${uniRoyalValue(grade, value)}${uniRoyalReel(code)}`,
  },
  {
    manufacturer: 'Panasonic',
    name: 'ERJ',
    technology: 'Thick film',
    sizes: pairs('0201=1GN 0402=2RK 0603=3EK 0805=6EN 1206=8EN 1210=14N 2010=12S 2512=1TN'),
    grades: [{ ...ONE, ohms: [10, 1e6] }],
    reels: [''],
    number: ({ code, size, value }) => `ERJ-${code}F${value.fourDigits}${panasonicReel(size)}`,
  },
  {
    manufacturer: 'Panasonic',
    name: 'ERJ',
    technology: 'Thick film',
    sizes: pairs('0201=1GN 0402=2GE 0603=3GEY 0805=6GEY 1206=8GEY 1210=14Y 2010=12Y 2512=1TY'),
    grades: [FIVE],
    reels: [''],
    number: ({ code, size, grade, value }) => `ERJ-${code}J${digits(grade, value)}${panasonicReel(size)}`,
  },
  {
    manufacturer: 'Panasonic',
    name: 'ERJ-P',
    technology: 'Thick film',
    sizes: pairs('0603=P03 0805=P06 1206=P08 1210=P14'),
    grades: [ONE, HALF, FIVE].map(grade => ({ ...grade, ohms: [10, 1e6] as const })),
    reels: [''],
    number: ({ code, size, grade, value }) =>
      `ERJ-${code}${grade.code}${digits(grade, value)}${panasonicReel(size)}`,
  },
  {
    manufacturer: 'Vishay',
    name: 'CRCW',
    technology: 'Thick film',
    sizes: asNamed('0402 0603 0805 1206 1210 1218 2010 2512'),
    grades: [ONE, FIVE, HALF],
    reels: ['E', 'B', 'T'],
    number: ({ size, grade, value, reel }) =>
      `CRCW${size}${value.fourLetters}${grade.code}${grade.ppm === 200 ? 'N' : 'K'}${vishayReel(size, reel)}`,
    rohs: reel => (reel === 'T' ? 'non_compliant' : 'compliant'),
  },
  {
    manufacturer: 'KOA Speer',
    name: 'RK73H',
    technology: 'Thick film',
    sizes: pairs('0402=1ETTP 0603=1JTTD 0805=2ATTD 1206=2BTTD 1210=2ETTD 2010=2HTTE 2512=3ATTE'),
    grades: [ONE, HALF],
    reels: [''],
    number: ({ code, grade, value }) => `RK73H${code}${value.fourDigits}${grade.code}`,
  },
  {
    manufacturer: 'KOA Speer',
    name: 'RK73B',
    technology: 'Thick film',
    sizes: pairs('0402=1ETTP 0603=1JTTD 0805=2ATTD 1206=2BTTD 1210=2ETTD 2010=2HTTE 2512=3ATTE'),
    grades: [FIVE, { ...FIVE, code: 'G', percent: '2' }],
    reels: [''],
    number: ({ code, grade, value }) => `RK73B${code}${digits(grade, value)}${grade.code}`,
  },
  {
    manufacturer: 'KOA Speer',
    name: 'SG73P',
    technology: 'Thick film',
    sizes: pairs('0603=1JTTD 0805=2ATTD 1206=2BTTD 1210=2ETTD'),
    grades: [ONE, FIVE],
    reels: [''],
    number: ({ code, grade, value }) => `SG73P${code}${digits(grade, value)}${grade.code}`,
  },
  {
    manufacturer: 'Stackpole Electronics',
    name: 'RMCF',
    technology: 'Thick film',
    sizes: asNamed('0201 0402 0603 0805 1206 1210 2010 2512'),
    grades: USUAL,
    reels: ['T', 'G'],
    number: ({ size, grade, value, reel }) => `RMCF${size}${grade.code}${reel}${value.fourLetters}`,
  },
  {
    manufacturer: 'Walsin Technology',
    name: 'WR',
    technology: 'Thick film',
    sizes: pairs('0201=02 0402=04 0603=06 0805=08 1206=12 1210=10 2010=20 2512=25'),
    grades: USUAL,
    reels: ['TL', 'GL'],
    number: ({ code, grade, value, reel }) =>
      grade.code === 'J'
        ? `WR${code}X${digits(grade, value)} ${grade.code}${reel}`
        : `WR${code}X${value.fourDigits}${grade.code}${reel}`,
  },
  {
    manufacturer: 'ROHM',
    name: 'MCR',
    technology: 'Thick film',
    sizes: pairs('0402=01MZP 0603=03EZP 0805=10EZP 1206=18EZP'),
    grades: USUAL,
    reels: [''],
    number: ({ code, size, grade, value }) =>
      `MCR${code}${grade.code}${size === '0603' && grade.code === 'F' ? 'X' : ''}${digits(grade, value)}`,
  },
  {
    manufacturer: 'ROHM',
    name: 'ESR',
    technology: 'Thick film',
    sizes: pairs('0402=01MZP 0603=03EZP 0805=10EZP 1206=18EZP 1210=25JZP'),
    grades: USUAL,
    reels: [''],
    number: ({ code, grade, value }) => `ESR${code}${grade.code}${digits(grade, value)}`,
  },
  {
    manufacturer: 'Samsung Electro-Mechanics',
    name: 'RC',
    technology: 'Thick film',
    sizes: pairs('0201=0603 0402=1005 0603=1608 0805=2012 1206=3216'),
    grades: USUAL,
    reels: ['CS', 'ES'],
    number: ({ code, grade, value, reel }) => `RC${code}${grade.code}${digits(grade, value)}${reel}`,
  },
  {
    manufacturer: 'TE Connectivity',
    name: 'CRG',
    technology: 'Thick film',
    sizes: asNamed('0402 0603 0805 1206 1210 2010 2512'),
    grades: USUAL,
    reels: [''],
    number: ({ size, grade, value }) => `CRG${size}${grade.code}${value.letters}`,
  },
  {
    manufacturer: 'Bourns',
    name: 'CR',
    technology: 'Thick film',
    sizes: asNamed('0402 0603 0805 1206 2010 2512'),
    grades: USUAL,
    reels: [''],
    number: ({ size, grade, value }) =>
      `CR${size}-${grade.code === 'J' ? 'JW' : 'FX'}-${digits(grade, value)}${size === '0402' ? 'GLF' : 'ELF'}`,
  },
  {
    manufacturer: 'RALEC',
    name: 'RTT',
    technology: 'Thick film',
    sizes: pairs('0402=02 0603=03 0805=05 1206=06 2512=25'),
    grades: USUAL_AND_HALF,
    reels: ['TP'],
    number: ({ code, grade, value, reel }) => `RTT${code}${digits(grade, value)}${grade.code}${reel}`,
  },
  {
    manufacturer: 'FOJAN',
    name: 'FRC',
    technology: 'Thick film',
    sizes: asNamed('0402 0603 0805 1206 2010 2512'),
    grades: USUAL,
    reels: ['TS'],
    number: ({ size, grade, value, reel }) => `FRC${size}${grade.code}${digits(grade, value)}${reel}`,
  },
  {
    manufacturer: 'TA-I Technology',
    name: 'RM',
    technology: 'Thick film',
    sizes: pairs('0402=04 0603=06 0805=10 1206=12'),
    grades: USUAL_AND_HALF,
    reels: ['TN'],
    number: ({ code, grade, value, reel }) => `RM${code}${grade.code}${reel}${digits(grade, value)}`,
  },
  {
    manufacturer: 'NIC Components',
    name: 'NRC',
    technology: 'Thick film',
    sizes: pairs('0402=04 0603=06 0805=10 1206=12'),
    grades: USUAL,
    reels: ['TRF'],
    number: ({ code, grade, value, reel }) => `NRC${code}${grade.code}${digits(grade, value)}${reel}`,
  },
  {
    manufacturer: 'Cal-Chip Electronics',
    name: 'RM',
    technology: 'Thick film',
    sizes: pairs('0402=04 0603=06 0805=10 1206=12'),
    grades: USUAL,
    reels: ['CT'],
    number: ({ code, grade, value, reel }) => `RM${code}${grade.code}${digits(grade, value)}${reel}`,
  },
  {
    manufacturer: 'Yageo',
    name: 'AF',
    technology: 'Thick film',
    sizes: asNamed('0201 0402 0603 0805 1206'),
    grades: USUAL_AND_HALF,
    reels: ['07', '13'],
    number: ({ size, grade, value, reel }) => `AF${size}${grade.code}R-${reel}${value.letters}L`,
  },
  {
    manufacturer: 'Panasonic',
    name: 'ERJ-U',
    technology: 'Thick film',
    sizes: pairs('0402=U02 0603=U03 0805=U06 1206=U08 1210=U14'),
    grades: [ONE, HALF, FIVE].map(grade => ({ ...grade, ohms: [10, 1e6] as const })),
    reels: [''],
    number: ({ code, size, grade, value }) =>
      `ERJ-${code}${grade.code}${digits(grade, value)}${panasonicReel(size)}`,
  },
  {
    manufacturer: 'Vishay',
    name: 'CRCW-HP',
    technology: 'Thick film',
    sizes: asNamed('0402 0603 0805 1206 1210 2512'),
    grades: [ONE, FIVE, HALF],
    reels: ['E', 'B'],
    number: ({ size, grade, value, reel }) =>
      `CRCW${size}${value.fourLetters}${grade.code}${grade.ppm === 200 ? 'N' : 'K'}${vishayReel(size, reel)}HP`,
  },
  {
    manufacturer: 'Stackpole Electronics',
    name: 'RMCP',
    technology: 'Thick film',
    sizes: asNamed('0402 0603 0805 1206 2010 2512'),
    grades: USUAL,
    reels: ['T'],
    number: ({ size, grade, value, reel }) => `RMCP${size}${grade.code}${reel}${value.fourLetters}`,
  },
]

const thinSeries: ChipResistorSeries[] = [
  {
    manufacturer: 'Yageo',
    name: 'RT',
    technology: 'Thin film',
    sizes: asNamed('0402 0603 0805 1206 1210 2010'),
    grades: thinGrades({ B: 10, C: 15, D: 25, E: 50 }, PRECISE_OR_ONE),
    reels: ['07', '13'],
    number: ({ size, grade, value, reel }) =>
      `RT${size}${grade.code[0]}R${grade.code[1]}${reel}${value.letters}L`,
  },
  {
    manufacturer: 'Panasonic',
    name: 'ERA',
    technology: 'Thin film',
    sizes: pairs('0402=2A 0603=3A 0805=6A 1206=8A'),
    grades: thinGrades({ R: 10, E: 25, K: 50 }),
    reels: [''],
    number: ({ code, size, grade, value }) =>
      `ERA-${code}${grade.code[1]}${grade.code[0]}${value.isE24 ? value.threeDigits : value.fourDigits}${size === '0402' ? 'X' : 'V'}`,
  },
  {
    manufacturer: 'Vishay',
    name: 'TNPW',
    technology: 'Thin film',
    sizes: asNamed('0402 0603 0805 1206 1210'),
    grades: thinGrades({ Y: 10, E: 25, H: 50 }),
    reels: ['E', 'B', 'T'],
    number: ({ size, grade, value, reel }) =>
      `TNPW${size}${value.fourLetters}${grade.code}${vishayReel(size, reel)}`,
    rohs: reel => (reel === 'T' ? 'non_compliant' : 'compliant'),
  },
  {
    manufacturer: 'KOA Speer',
    name: 'RN73H',
    technology: 'Thin film',
    sizes: pairs('0402=1ETTP 0603=1JTTD 0805=2ATTD 1206=2BTTD 1210=2ETTD'),
    grades: thinGrades({ '10': 10, '25': 25, '50': 50 }, PRECISE_OR_ONE),
    reels: [''],
    number: ({ code, grade, value }) => `RN73H${code}${value.fourDigits}${grade.code}`,
  },
  {
    manufacturer: 'Susumu',
    name: 'RG',
    technology: 'Thin film',
    sizes: pairs('0402=1005 0603=1608 0805=2012 1206=3216'),
    grades: thinGrades({ N: 10, P: 25 }),
    reels: ['T5', 'T1'],
    number: ({ code, grade, value, reel }) =>
      `RG${code}${grade.code[1]}-${value.isE24 ? value.threeDigits : value.fourDigits}-${grade.code[0]}-${reel}`,
  },
  {
    manufacturer: 'Vishay',
    name: 'MCx',
    technology: 'Thin film',
    sizes: pairs('0402=MCS0402 0603=MCT0603 0805=MCU0805 1206=MCA1206'),
    grades: [...thinGrades({ D: 25, C: 50 }), { ...ONE, code: 'FC', ohms: [10, 1e6], ppm: 50 }],
    reels: ['P500', 'PW00'],
    number: ({ code, grade, value, reel }) =>
      `${code}0${grade.code[1]}${value.fourDigits}${grade.code[0]}${reel}`,
  },
  {
    manufacturer: 'Stackpole Electronics',
    name: 'RNCF',
    technology: 'Thin film',
    sizes: asNamed('0402 0603 0805 1206'),
    grades: thinGrades({ E: 25, C: 50 }),
    reels: ['T'],
    number: ({ size, grade, value, reel }) =>
      `RNCF${size}${grade.code[0]}${reel}${grade.code[1]}${value.fourLetters}`,
  },
  {
    manufacturer: 'TE Connectivity',
    name: 'CPF',
    technology: 'Thin film',
    sizes: asNamed('0402 0603 0805 1206'),
    grades: thinGrades({ E: 25 }).filter(grade => grade.percent === '0.1'),
    reels: ['E1'],
    number: ({ size, grade, value, reel }) => `CPF${size}${grade.code[0]}${value.letters}${reel}`,
  },
  {
    manufacturer: 'Viking Tech',
    name: 'AR',
    technology: 'Thin film',
    sizes: pairs('0402=02 0603=03 0805=05 1206=06'),
    grades: thinGrades({ D: 25, E: 50 }, PRECISE_OR_ONE),
    reels: ['T'],
    number: ({ code, grade, value, reel }) =>
      `AR${code}${grade.code[0]}${reel}${grade.code[1]}${value.fourDigits}`,
  },
  {
    manufacturer: 'TE Connectivity',
    name: 'RN73C',
    technology: 'Thin film',
    sizes: pairs('0402=1E 0603=1J 0805=2A 1206=2B'),
    grades: thinGrades({ '': 10 }),
    reels: ['TDF', 'TD'],
    number: ({ code, grade, value, reel }) => `RN73C${code}${value.letters}${grade.code}${reel}`,
  },
  {
    manufacturer: 'Bourns',
    name: 'CRT',
    technology: 'Thin film',
    sizes: asNamed('0402 0603 0805 1206'),
    grades: thinGrades({ Y: 15, Z: 25 }),
    reels: ['ELF'],
    number: ({ size, grade, value, reel }) => `CRT${size}-${grade.code}-${value.fourDigits}${reel}`,
  },
]

export const CHIP_RESISTOR_SERIES = [...thickSeries, ...thinSeries]

/** Below 100 Ω the last character divides: J by ten, K by a hundred. */
function uniRoyalValue(grade: Grade, value: Resistance): string {
  const figures = grade.code === 'J' ? 2 : 3
  const zeros = Math.floor(Math.log10(value.ohms) + 1e-9) - figures + 1
  const mantissa = Math.round(value.ohms / 10 ** zeros)
  const last = zeros >= 0 ? String(zeros) : 'JK'.charAt(-zeros - 1)
  return `${mantissa}${last}`.padStart(4, '0')
}

function uniRoyalReel(code: string): string {
  if (code.startsWith('0402')) return 'TCE'
  return code.startsWith('2') ? 'T4E' : 'T5E'
}

function panasonicReel(size: string): string {
  if (size === '0201') return 'C'
  if (size === '0402') return 'X'
  return size >= '1210' ? 'U' : 'V'
}

const VISHAY_REELS: Record<string, readonly [small: string, large: string]> = {
  '0402': ['D', 'E'],
  '1218': ['K', 'L'],
  '2010': ['F', 'E'],
  '2512': ['G', 'H'],
}

function vishayReel(size: string, reel: string): string {
  const [small, large] = VISHAY_REELS[size] ?? ['A', 'C']
  if (reel === 'B') return `E${large}`
  return `${reel}${small}`
}
