import { WORDED_VALUES, type Word } from './attribute-words.ts'
import { datasheetName, mounting } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'
import type { Sketch } from './sketch.ts'

const PINS = [14, 16, 20, 24] as const

type LogicType = {
  code: string
  pins: (typeof PINS)[number]
  channels: number
  function: Word
  words: string
}
type Category =
  | 'gates-and-inverters'
  | 'flip-flops-and-latches'
  | 'buffers-and-line-drivers'
  | 'counters-and-shift-registers'
  | 'multiplexers-and-decoders'

const TYPES: Record<Category, string> = {
  'gates-and-inverters': `
    00 14 4 NAND gate | quad 2-input NAND gate
    02 14 4 NOR gate | quad 2-input NOR gate
    03 14 4 NAND gate | quad 2-input NAND gate open drain
    04 14 6 Inverter | hex inverter
    05 14 6 Inverter | hex inverter open drain
    08 14 4 AND gate | quad 2-input AND gate
    10 14 3 NAND gate | triple 3-input NAND gate
    11 14 3 AND gate | triple 3-input AND gate
    14 14 6 Schmitt-trigger inverter | hex Schmitt-trigger inverter
    20 14 2 NAND gate | dual 4-input NAND gate
    21 14 2 AND gate | dual 4-input AND gate
    27 14 3 NOR gate | triple 3-input NOR gate
    32 14 4 OR gate | quad 2-input OR gate
    86 14 4 XOR gate | quad 2-input XOR gate
    132 14 4 NAND gate | quad 2-input NAND Schmitt trigger`,
  'flip-flops-and-latches': `
    74 14 2 D-type flip-flop | dual D-type flip-flop
    73 14 2 JK flip-flop | dual JK flip-flop
    109 16 2 JK flip-flop | dual JK flip-flop
    112 16 2 JK flip-flop | dual JK flip-flop
    174 16 6 D-type flip-flop | hex D-type flip-flop
    175 16 4 D-type flip-flop | quad D-type flip-flop
    273 20 8 D-type flip-flop | octal D-type flip-flop with reset
    373 20 8 Latch | octal transparent D latch 3-state
    374 20 8 D-type flip-flop | octal D-type flip-flop 3-state
    573 20 8 Latch | octal transparent D latch 3-state
    574 20 8 D-type flip-flop | octal D-type flip-flop 3-state
    259 16 8 Latch | 8-bit addressable latch`,
  'buffers-and-line-drivers': `
    125 14 4 Buffer | quad buffer 3-state
    126 14 4 Buffer | quad buffer 3-state
    240 20 8 Line driver | octal inverting line driver 3-state
    241 20 8 Line driver | octal line driver 3-state
    244 20 8 Line driver | octal line driver 3-state
    245 20 8 Bus transceiver | octal bus transceiver 3-state
    365 16 6 Buffer | hex buffer 3-state
    367 16 6 Buffer | hex buffer 3-state
    540 20 8 Line driver | octal inverting line driver 3-state
    541 20 8 Line driver | octal line driver 3-state
    640 20 8 Bus transceiver | octal inverting bus transceiver 3-state`,
  'counters-and-shift-registers': `
    160 16 1 Decade counter | synchronous decade counter
    161 16 1 Binary counter | 4-bit synchronous binary counter
    163 16 1 Binary counter | 4-bit synchronous binary counter
    164 14 1 Shift register | 8-bit serial-in parallel-out shift register
    165 16 1 Shift register | 8-bit parallel-in serial-out shift register
    191 16 1 Binary counter | 4-bit up/down binary counter
    193 16 1 Binary counter | 4-bit up/down binary counter
    194 16 1 Shift register | 4-bit bidirectional shift register
    390 16 2 Decade counter | dual decade counter
    393 14 2 Binary counter | dual 4-bit binary counter
    590 16 1 Binary counter | 8-bit binary counter with register
    595 16 1 Shift register | 8-bit shift register with output latch 3-state
    597 16 1 Shift register | 8-bit shift register with input latch
    4017 16 1 Decade counter | Johnson decade counter 10 outputs
    4020 16 1 Binary counter | 14-stage binary counter
    4040 16 1 Binary counter | 12-stage binary counter
    4060 16 1 Binary counter | 14-stage binary counter with oscillator`,
  'multiplexers-and-decoders': `
    42 16 1 Decoder | BCD to decimal decoder
    138 16 1 Decoder | 3-to-8 line decoder demultiplexer
    139 16 2 Decoder | dual 2-to-4 line decoder demultiplexer
    151 16 1 Multiplexer | 8-input multiplexer
    153 16 2 Multiplexer | dual 4-input multiplexer
    154 24 1 Decoder | 4-to-16 line decoder demultiplexer
    157 16 4 Multiplexer | quad 2-input multiplexer
    158 16 4 Multiplexer | quad 2-input multiplexer inverting
    237 16 1 Decoder | 3-to-8 line decoder with latch
    238 16 1 Decoder | 3-to-8 line decoder demultiplexer
    251 16 1 Multiplexer | 8-input multiplexer 3-state
    253 16 2 Multiplexer | dual 4-input multiplexer 3-state
    257 16 4 Multiplexer | quad 2-input multiplexer 3-state`,
}

type Technology = { supply: string; usd: number; has: (code: string) => boolean }

const OLD_ONLY = [
  '42',
  '73',
  '160',
  '194',
  '390',
  '590',
  '597',
  '237',
  '4017',
  '4020',
  '4040',
  '4060',
  '154',
  '158',
  '10',
  '20',
  '21',
  '27',
  '11',
  '112',
  '109',
  '640',
  '241',
  '191',
  '193',
  '251',
  '253',
  '366',
  '259',
  '365',
  '367',
  '151',
  '153',
  '03',
  '05',
  '238',
  '163',
  '161',
  '164',
  '174',
  '175',
  '393',
  '165',
  '240',
  '126',
  '540',
  '139',
  '157',
  '273',
  '132',
]
const everything = () => true
const usual = (code: string) => !OLD_ONLY.includes(code)
const medium = (code: string) => !OLD_ONLY.slice(0, 20).includes(code)

const TECHNOLOGIES: Record<string, Technology> = {
  HC: { supply: '2 … 6 V', usd: 0.1, has: everything },
  HCT: { supply: '4.5 … 5.5 V', usd: 0.11, has: medium },
  AHC: { supply: '2 … 5.5 V', usd: 0.1, has: usual },
  AHCT: { supply: '4.5 … 5.5 V', usd: 0.11, has: usual },
  LVC: { supply: '1.65 … 3.6 V', usd: 0.12, has: usual },
  LV: { supply: '2 … 5.5 V', usd: 0.12, has: usual },
  LS: { supply: '4.75 … 5.25 V', usd: 0.4, has: medium },
  AC: { supply: '2 … 6 V', usd: 0.22, has: usual },
  ACT: { supply: '4.5 … 5.5 V', usd: 0.24, has: usual },
  F: { supply: '4.5 … 5.5 V', usd: 0.5, has: usual },
}

type Maker = {
  name: string
  technologies: string
  /** The number for each package; null where the manufacturer has none. */
  orders: (technology: string, code: string, pins: number) => [number: string, body: string][]
}

const MANUFACTURERS: Maker[] = [
  {
    name: 'Texas Instruments',
    technologies: 'HC HCT AHC AHCT LVC LV LS AC ACT F',
    orders: (technology, code, pins) => {
      const revision = technology === 'LVC' || technology === 'LV' ? 'A' : ''
      const base = `SN74${technology}${code}${revision}`
      const wide = pins === 14 || pins === 16 ? 'D' : 'DW'
      return [
        [`${base}N`, `DIP-${pins}`],
        [`${base}${wide}`, `SOIC-${pins}`],
        [`${base}${wide}R`, `SOIC-${pins}`],
        [`${base}PW`, `TSSOP-${pins}`],
        [`${base}PWR`, `TSSOP-${pins}`],
        [`${base}NSR`, `SOP-${pins}`],
        [`${base}DBR`, `SSOP-${pins}`],
      ]
    },
  },
  {
    name: 'Nexperia',
    technologies: 'HC HCT AHC AHCT LVC LV',
    orders: (technology, code, pins) => {
      const base = `74${technology}${code}${technology === 'LVC' ? 'A' : ''}`
      const reel = pins === 14 ? '653' : '118'
      return [
        [`${base}D,${reel}`, `SOIC-${pins}`],
        [`${base}PW,118`, `TSSOP-${pins}`],
        [`${base}DB,118`, `SSOP-${pins}`],
        [`${base}BQ,115`, `QFN-${pins}`],
      ]
    },
  },
  {
    name: 'onsemi',
    technologies: 'HC HCT AC ACT LVC',
    orders: (technology, code, pins) => {
      const base =
        technology === 'LVC'
          ? `MC74LCX${code}`
          : `MC74${technology}${code}${technology.startsWith('H') ? 'A' : ''}`
      return [
        [`${base}DG`, `SOIC-${pins}`],
        [`${base}DR2G`, `SOIC-${pins}`],
        [`${base}DTR2G`, `TSSOP-${pins}`],
      ]
    },
  },
  {
    name: 'Toshiba',
    technologies: 'HC HCT AC ACT',
    orders: (technology, code, pins) => {
      const revision = technology.startsWith('H') ? 'A' : ''
      return [
        [`TC74${technology}${code}${revision}P(F)`, `DIP-${pins}`],
        [`TC74${technology}${code}${revision}F(EL,F)`, `SOP-${pins}`],
        [`74${technology}${code}D(BJ)`, `SOIC-${pins}`],
      ]
    },
  },
  {
    name: 'STMicroelectronics',
    technologies: 'HC HCT',
    orders: (technology, code, pins) => [
      [`M74${technology}${code}RM13TR`, `SOIC-${pins}`],
      [`M74${technology}${code}TTR`, `TSSOP-${pins}`],
      [`M74${technology}${code}B1R`, `DIP-${pins}`],
    ],
  },
  {
    name: 'Diodes Incorporated',
    technologies: 'HC HCT AHC AHCT LVC',
    orders: (technology, code, pins) => {
      const base = `74${technology}${code}${technology === 'LVC' ? 'A' : ''}`
      return [
        [`${base}S${pins}-13`, `SOIC-${pins}`],
        [`${base}T${pins}-13`, `TSSOP-${pins}`],
      ]
    },
  },
]

export function logicFamilies(): PartFamily[] {
  return Object.entries(TYPES).map(([category, text]) => {
    const types = readTypes(text)
    const sketches = MANUFACTURERS.flatMap(manufacturer =>
      manufacturer.technologies
        .split(' ')
        .flatMap(technology =>
          types.flatMap(type => chips(`logic/${category}`, manufacturer, technology, type)),
        ),
    )
    return listedFamily(4, sketches)
  })
}

function readTypes(text: string): LogicType[] {
  return text
    .trim()
    .split('\n')
    .map(line => {
      const [left = '', words = ''] = line.trim().split(' | ')
      const [code = '', pins = '', channels = '', ...name] = left.split(' ')
      return {
        code,
        pins: oneOf(PINS, Number(pins)),
        channels: Number(channels),
        function: oneOf(WORDED_VALUES, name.join(' ')),
        words,
      }
    })
}

/** A mistake in a table must not become a wrong part. */
function oneOf<T extends string | number>(known: readonly T[], wanted: string | number): T {
  const found = known.find(value => value === wanted)
  if (found === undefined) throw new Error(`unknown in a table of logic chips: ${wanted}`)
  return found
}

function chips(category: string, manufacturer: Maker, technology: string, type: LogicType): Sketch[] {
  const about = TECHNOLOGIES[technology]
  const isBigCode = type.code.length === 4 && !['HC', 'HCT'].includes(technology)
  if (!about?.has(type.code) || isBigCode) return []
  return manufacturer.orders(technology, type.code, type.pins).map(([number, name]): Sketch => {
    return {
      category,
      manufacturer: manufacturer.name,
      number,
      package: name,
      description: `Logic IC 74${technology}${type.code} ${type.words} ${about.supply.replace(' … ', '-').replace(' ', '')} ${name}`,
      attributes: {
        'Logic family': `74${technology}`,
        Function: type.function,
        'Number of channels': String(type.channels),
        'Number of pins': String(type.pins),
        'Supply voltage': about.supply,
        ...mounting(name),
      },
      usd: about.usd * (type.pins / 14) * (name.startsWith('DIP') ? 2 : 1),
      sale: SALES.ic,
      datasheet: datasheetName(manufacturer.name, `74${technology}${type.code}`),
    }
  })
}
