import type { Capacitance } from './capacitance.ts'
import type { Dielectric } from './ceramic-limits.ts'

export type CeramicOrder = {
  size: string
  dielectric: Dielectric
  volts: number
  tolerance: string
  pack: string
  value: Capacitance
}

export type CeramicSeries = {
  manufacturer: string
  name: string
  sizes: Record<string, string>
  dielectrics: Partial<Record<Dielectric, string>>
  volts: Record<number, string>
  packs: readonly string[]
  /** The series of the X7R values; most manufacturers offer twelve per decade. */
  steps?: 'E24'
  /** Builds the part number from the manufacturer's codes. */
  number: (order: CeramicOrder, size: string, dielectric: string, volts: string) => string
  rohs?: (pack: string) => 'compliant' | 'non_compliant'
}

const pairs = (text: string) =>
  Object.fromEntries(
    text
      .split(' ')
      .map(pair => pair.split('='))
      .map(([name = '', code = '']) => [name, code]),
  )
const same = (text: string) => Object.fromEntries(text.split(' ').map(name => [name, name]))

const ALL_SIZES = '0201 0402 0603 0805 1206 1210 1812 2220'
const JIS_VOLTS = pairs(
  '6.3=0J 10=1A 16=1C 25=1E 35=YA 50=1H 100=2A 200=2D 250=2E 500=2H 630=2J 1000=3A 2000=3D',
)
const TDK_VOLTS = pairs('6.3=0J 10=1A 16=1C 25=1E 35=1V 50=1H 100=2A 250=2E 630=2J 1000=3A 2000=3D')
const FIGURE_VOLTS = pairs(
  '6.3=6R3 10=100 16=160 25=250 35=350 50=500 100=101 200=201 250=251 500=501 630=631 1000=102 2000=202',
)

export const CERAMIC_SERIES: CeramicSeries[] = [
  {
    manufacturer: 'Murata',
    name: 'GRM',
    sizes: pairs('0201=033 0402=155 0603=188 0805=21B 1206=31M 1210=32D 1812=43D 2220=55D'),
    dielectrics: { C0G: '5C', X7R: 'R7', X5R: 'R6' },
    volts: JIS_VOLTS,
    packs: ['D', 'J'],
    number: ({ size: eia, tolerance, pack, value, dielectric: kind }, size, dielectric, volts) =>
      `GRM${size}${dielectric}${volts}${value.digits}${tolerance}${murataSpec(eia, kind)}${murataPack(eia, pack)}`,
  },
  {
    manufacturer: 'Murata',
    name: 'GCM',
    sizes: pairs('0402=155 0603=188 0805=21B 1206=31M 1210=32D'),
    dielectrics: { C0G: '5C', X7R: 'R7' },
    volts: JIS_VOLTS,
    packs: ['D', 'J'],
    number: ({ size: eia, tolerance, pack, value, dielectric: kind }, size, dielectric, volts) =>
      `GCM${size}${dielectric}${volts}${value.digits}${tolerance}${automotiveSpec(eia, kind)}${murataPack(eia, pack)}`,
  },
  {
    manufacturer: 'Samsung Electro-Mechanics',
    name: 'CL',
    sizes: pairs('0201=03 0402=05 0603=10 0805=21 1206=31 1210=32 1812=43 2220=55'),
    dielectrics: { C0G: 'C', X7R: 'B', X5R: 'A' },
    volts: pairs('6.3=Q 10=P 16=O 25=A 35=L 50=B 100=C 200=D 250=E 500=G 630=H 1000=I 2000=J'),
    packs: ['C', 'D', 'E'],
    number: ({ size: eia, tolerance, pack, value }, size, dielectric, volts) =>
      `CL${size}${dielectric}${value.digits}${tolerance}${volts}${samsungHeight(eia, value)}NNN${pack}`,
  },
  {
    manufacturer: 'KEMET',
    steps: 'E24',
    name: 'C',
    sizes: same(ALL_SIZES),
    dielectrics: { C0G: 'G', X7R: 'R', X5R: 'P' },
    volts: pairs('6.3=9 10=8 16=4 25=3 35=6 50=5 100=1 200=2 250=A 500=C 630=B 1000=D 2000=G'),
    packs: ['CTU', 'CAUTO', 'C7867', 'C7800', 'LTU'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `C${size}C${value.digits}${tolerance}${volts}${dielectric}A${pack}`,
    rohs: pack => (pack === 'LTU' ? 'non_compliant' : 'compliant'),
  },
  {
    manufacturer: 'Yageo',
    name: 'CC',
    sizes: same('0201 0402 0603 0805 1206 1210 1812'),
    dielectrics: { C0G: 'NPO', X7R: 'X7R', X5R: 'X5R' },
    volts: pairs('6.3=5 10=6 16=7 25=8 35=G 50=9 100=0 200=A 250=Y 500=B 630=Z 1000=C 2000=D'),
    packs: ['R', 'P'],
    number: ({ tolerance, pack, value, dielectric: kind }, size, dielectric, volts) =>
      `CC${size}${tolerance}${pack}${dielectric}${volts}B${kind === 'C0G' ? 'N' : 'B'}${value.digits}`,
  },
  {
    manufacturer: 'Yageo',
    name: 'AC',
    sizes: same('0402 0603 0805 1206 1210'),
    dielectrics: { C0G: 'NPO', X7R: 'X7R' },
    volts: pairs('10=6 16=7 25=8 50=9 100=0 200=A 250=Y 500=B 630=Z 1000=C'),
    packs: ['R', 'P'],
    number: ({ tolerance, pack, value, dielectric: kind }, size, dielectric, volts) =>
      `AC${size}${tolerance}${pack}${dielectric}${volts}B${kind === 'C0G' ? 'N' : 'B'}${value.digits}`,
  },
  {
    manufacturer: 'TDK',
    name: 'C',
    sizes: pairs('0201=0603 0402=1005 0603=1608 0805=2012 1206=3216 1210=3225 1812=4532 2220=5750'),
    dielectrics: { C0G: 'C0G', X7R: 'X7R', X5R: 'X5R' },
    volts: TDK_VOLTS,
    packs: ['AA', 'AB', 'AC'],
    number: ({ size: eia, tolerance, pack, value }, size, dielectric, volts) =>
      `C${size}${dielectric}${volts}${value.digits}${tolerance}${tdkHeight(eia, value)}${pack}`,
  },
  {
    manufacturer: 'TDK',
    name: 'CGA',
    sizes: pairs('0402=2B2 0603=3E2 0805=4J2 1206=5L2 1210=6P2'),
    dielectrics: { C0G: 'C0G', X7R: 'X7R' },
    volts: TDK_VOLTS,
    packs: ['AA', 'AB'],
    number: ({ size: eia, tolerance, pack, value }, size, dielectric, volts) =>
      `CGA${size}${dielectric}${volts}${value.digits}${tolerance}${tdkHeight(eia, value)}${pack}`,
  },
  {
    manufacturer: 'KYOCERA AVX',
    steps: 'E24',
    name: 'MLCC',
    sizes: same(ALL_SIZES),
    dielectrics: { C0G: 'A', X7R: 'C', X5R: 'D' },
    volts: pairs('6.3=6 10=Z 16=Y 25=3 35=D 50=5 100=1 200=2 250=V 500=7 630=L 1000=A 2000=G'),
    packs: ['T2A', 'T4A'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `${size}${volts}${dielectric}${value.digits}${tolerance}A${pack}`,
  },
  {
    manufacturer: 'Walsin Technology',
    name: 'MLCC',
    sizes: same('0201 0402 0603 0805 1206 1210 1812'),
    dielectrics: { C0G: 'N', X7R: 'B', X5R: 'X' },
    volts: FIGURE_VOLTS,
    packs: ['CT', 'CG'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `${size}${dielectric}${value.digits}${tolerance}${volts}${pack}`,
  },
  {
    manufacturer: 'Taiyo Yuden',
    name: 'MK',
    sizes: pairs('0201=063 0402=105 0603=107 0805=212 1206=316 1210=325'),
    dielectrics: { C0G: 'CG', X7R: 'B7', X5R: 'BJ' },
    volts: pairs('6.3=J 10=L 16=E 25=T 35=G 50=U 100=H'),
    packs: ['-T', '-TE'],
    number: ({ size: eia, tolerance, pack, value }, size, dielectric, volts) =>
      `${volts}MK${size}${dielectric}${value.digits}${tolerance}${taiyoHeight(eia)}${pack}`,
  },
  {
    manufacturer: 'Fenghua Advanced Technology',
    name: 'MLCC',
    sizes: same('0201 0402 0603 0805 1206 1210 1812'),
    dielectrics: { C0G: 'CG', X7R: 'B', X5R: 'X' },
    volts: FIGURE_VOLTS,
    packs: ['NT'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `${size}${dielectric}${value.digits}${tolerance}${volts}${pack}`,
  },
  {
    manufacturer: 'Vishay',
    steps: 'E24',
    name: 'VJ',
    sizes: same('0402 0603 0805 1206 1210 1812'),
    dielectrics: { C0G: 'A', X7R: 'Y' },
    volts: pairs('10=Q 16=J 25=X 50=A 100=B 200=C 250=P 500=E 630=L 1000=G'),
    packs: ['X', 'L'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `VJ${size}${dielectric}${value.digits}${tolerance}${pack}${volts}CW1BC`,
    rohs: pack => (pack === 'L' ? 'non_compliant' : 'compliant'),
  },
  {
    manufacturer: 'Johanson Dielectrics',
    steps: 'E24',
    name: 'MLCC',
    sizes: pairs('0402=R07 0603=R14 0805=R15 1206=R18'),
    dielectrics: { C0G: 'N', X7R: 'W' },
    volts: FIGURE_VOLTS,
    packs: ['V4T', 'V4E'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `${volts}${size}${dielectric}${value.digits}${tolerance}${pack}`,
  },
  {
    manufacturer: 'Knowles Syfer',
    steps: 'E24',
    name: 'MLCC',
    sizes: same('0603 0805 1206 1210 1812 2220'),
    dielectrics: { C0G: 'C', X7R: 'X' },
    volts: pairs('16=016 25=025 50=050 100=100 200=200 250=250 500=500 630=630 1000=1K0 2000=2K0'),
    packs: ['T', 'R'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `${size}J${volts}${value.digits.padStart(4, '0')}${tolerance}${dielectric}${pack}`,
  },
  {
    manufacturer: 'Holy Stone',
    steps: 'E24',
    name: 'C',
    sizes: same('0402 0603 0805 1206 1210 1812'),
    dielectrics: { C0G: 'N', X7R: 'X' },
    volts: pairs('16=016 25=025 50=050 100=101 200=201 250=251 500=501 630=631 1000=102 2000=202'),
    packs: ['T'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `C${size}${dielectric}${value.digits}${tolerance}${volts}${pack}`,
  },
  {
    manufacturer: 'Cal-Chip Electronics',
    name: 'GMC',
    sizes: pairs('0402=04 0603=10 0805=21 1206=31 1210=32'),
    dielectrics: { C0G: 'CG', X7R: 'X7R', X5R: 'X5R' },
    volts: same('6.3 10 16 25 50 100 200 500'),
    packs: ['NT'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `GMC${size}${dielectric}${value.digits}${tolerance}${volts}${pack}`,
  },
  {
    manufacturer: 'CCTC',
    name: 'TCC',
    sizes: same('0201 0402 0603 0805 1206 1210 1812'),
    dielectrics: { C0G: 'COG', X7R: 'X7R', X5R: 'X5R' },
    volts: FIGURE_VOLTS,
    packs: ['CT', 'DT'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `TCC${size}${dielectric}${value.digits}${tolerance}${volts}${pack}`,
  },
  {
    manufacturer: 'Viiyong',
    name: 'V',
    sizes: same('0402 0603 0805 1206 1210'),
    dielectrics: { C0G: 'C0G', X7R: 'X7R', X5R: 'X5R' },
    volts: FIGURE_VOLTS,
    packs: ['NAT', 'NBT'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `V${value.digits}${tolerance}${size}${dielectric}${volts}${pack}`,
  },
  {
    manufacturer: 'EYANG',
    name: 'C',
    sizes: same('0402 0603 0805 1206'),
    dielectrics: { C0G: 'C0G', X7R: 'X7R', X5R: 'X5R' },
    volts: FIGURE_VOLTS,
    packs: ['NTB'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `C${size}${dielectric}${value.digits}${tolerance}${volts}${pack}`,
  },
  {
    manufacturer: 'Prosperity Dielectrics',
    name: 'FN',
    sizes: pairs('0402=15 0603=18 0805=21 1206=31'),
    dielectrics: { C0G: 'N', X7R: 'X', X5R: 'B' },
    volts: FIGURE_VOLTS,
    packs: ['PSG', 'PLG'],
    number: ({ tolerance, pack, value }, size, dielectric, volts) =>
      `FN${size}${dielectric}${value.digits}${tolerance}${volts}${pack}`,
  },
]

function murataSpec(size: string, dielectric: Dielectric): string {
  if (dielectric === 'X7R' && size === '0603') return 'A93'
  if (dielectric === 'X7R' && size === '0402') return 'A88'
  return dielectric === 'X5R' ? 'E11' : 'A01'
}

function automotiveSpec(size: string, dielectric: Dielectric): string {
  if (dielectric === 'C0G') return 'A16'
  return { '0402': 'A55', '0603': 'A57' }[size] ?? 'A37'
}

/** Paper tape up to 0603, embossed tape above. */
function murataPack(size: string, pack: string): string {
  if (size <= '0603') return pack
  return pack === 'D' ? 'L' : 'K'
}

function samsungHeight(size: string, value: Capacitance): string {
  const flat = { '0201': '3', '0402': '5', '0603': '8' }[size]
  if (flat) return flat
  if (value.picofarads <= 220e3) return 'C'
  return size === '0805' ? 'F' : 'H'
}

function tdkHeight(size: string, value: Capacitance): string {
  const flat = { '0201': '030', '0402': '050', '0603': '080' }[size]
  if (flat) return flat
  if (value.picofarads <= 220e3) return '085'
  return size === '0805' ? '125' : '160'
}

function taiyoHeight(size: string): string {
  return { '0201': 'P', '0402': 'V', '0603': 'A', '0805': 'G' }[size] ?? 'L'
}
