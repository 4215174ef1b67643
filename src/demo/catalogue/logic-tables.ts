import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

const CMOS14 = 'BE:DIP-14 BM:SOIC-14 BM96:SOIC-14 BMT:SOIC-14 BPWR:TSSOP-14 BNSR:SOP-14'
const CMOS16 = 'BE:DIP-16 BM:SOIC-16 BM96:SOIC-16 BMT:SOIC-16 BPWR:TSSOP-16 BNSR:SOP-16'

export function logicTableFamilies(): PartFamily[] {
  return [...families4000(), listedFamily(2, singleGates), listedFamily(3, translators)]
}

const COLUMNS = ['Logic family', 'Function', 'Number of channels', 'Supply voltage'] as const
const describe = 'Logic IC {0} {1} {3}'

function families4000(): PartFamily[] {
  const tables: [string, string][] = [
    [
      'logic/gates-and-inverters',
      `CD4001 | 0.14 | ${CMOS14} | CD4000 | NOR gate | 4 | 3 … 18 V
       CD4011 | 0.14 | ${CMOS14} | CD4000 | NAND gate | 4 | 3 … 18 V
       CD4069U | 0.14 | ${CMOS14} | CD4000 | Inverter | 6 | 3 … 18 V
       CD4070 | 0.15 | ${CMOS14} | CD4000 | XOR gate | 4 | 3 … 18 V
       CD4071 | 0.15 | ${CMOS14} | CD4000 | OR gate | 4 | 3 … 18 V
       CD4081 | 0.15 | ${CMOS14} | CD4000 | AND gate | 4 | 3 … 18 V
       CD4093 | 0.15 | ${CMOS14} | CD4000 | NAND gate | 4 | 3 … 18 V
       CD40106 | 0.15 | ${CMOS14} | CD4000 | Schmitt-trigger inverter | 6 | 3 … 18 V`,
    ],
    [
      'logic/flip-flops-and-latches',
      `CD4013 | 0.15 | ${CMOS14} | CD4000 | D-type flip-flop | 2 | 3 … 18 V
       CD4027 | 0.18 | ${CMOS16} | CD4000 | JK flip-flop | 2 | 3 … 18 V
       CD4042 | 0.2 | ${CMOS16} | CD4000 | Latch | 4 | 3 … 18 V
       CD40174 | 0.24 | ${CMOS16} | CD4000 | D-type flip-flop | 6 | 3 … 18 V`,
    ],
    [
      'logic/counters-and-shift-registers',
      `CD4017 | 0.18 | ${CMOS16} | CD4000 | Decade counter | 1 | 3 … 18 V
       CD4020 | 0.2 | ${CMOS16} | CD4000 | Binary counter | 1 | 3 … 18 V
       CD4040 | 0.2 | ${CMOS16} | CD4000 | Binary counter | 1 | 3 … 18 V
       CD4060 | 0.19 | ${CMOS16} | CD4000 | Binary counter | 1 | 3 … 18 V
       CD4021 | 0.2 | ${CMOS16} | CD4000 | Shift register | 1 | 3 … 18 V
       CD4094 | 0.21 | ${CMOS16} | CD4000 | Shift register | 1 | 3 … 18 V
       CD4518 | 0.26 | ${CMOS16} | CD4000 | Decade counter | 2 | 3 … 18 V
       CD4520 | 0.26 | ${CMOS16} | CD4000 | Binary counter | 2 | 3 … 18 V`,
    ],
    [
      'logic/multiplexers-and-decoders',
      `CD4028 | 0.2 | ${CMOS16} | CD4000 | Decoder | 1 | 3 … 18 V
       CD4511 | 0.24 | ${CMOS16} | CD4000 | Decoder | 1 | 3 … 18 V
       CD4555 | 0.26 | ${CMOS16} | CD4000 | Decoder | 2 | 3 … 18 V`,
    ],
    [
      'logic/buffers-and-line-drivers',
      `CD4049U | 0.16 | ${CMOS16} | CD4000 | Buffer | 6 | 3 … 18 V
       CD4050 | 0.16 | ${CMOS16} | CD4000 | Buffer | 6 | 3 … 18 V
       CD4503 | 0.26 | ${CMOS16} | CD4000 | Buffer | 6 | 3 … 18 V`,
    ],
  ]
  return tables.map(([category, rows]) =>
    listedFamily(
      2,
      chipsOf({ category, sale: SALES.ic, columns: COLUMNS, describe, rows: `= Texas Instruments\n${rows}` }),
    ),
  )
}

const LITTLE = 'DBVR:SOT-23-5 DCKR:SC-70-5 DRLR:SOT-553'
const NEX = 'GW,125:SOT-353 GV,125:SOT-753'
const DI = 'SE-7:SOT-353 W5-7:SOT-23-5'

const singleGates = chipsOf({
  category: 'logic/gates-and-inverters',
  sale: SALES.discrete,
  columns: COLUMNS,
  describe,
  rows: [
    ['Texas Instruments', 'SN74LVC1G', LITTLE],
    ['Nexperia', '74LVC1G', NEX],
    ['Diodes Incorporated', '74LVC1G', DI],
  ]
    .map(
      ([manufacturer, base, forms]) => `
    = ${manufacturer}
    ${base}00 | 0.06 | ${forms} | LVC1G | NAND gate | 1 | 1.65 … 5.5 V
    ${base}02 | 0.06 | ${forms} | LVC1G | NOR gate | 1 | 1.65 … 5.5 V
    ${base}04 | 0.06 | ${forms} | LVC1G | Inverter | 1 | 1.65 … 5.5 V
    ${base}08 | 0.06 | ${forms} | LVC1G | AND gate | 1 | 1.65 … 5.5 V
    ${base}14 | 0.06 | ${forms} | LVC1G | Schmitt-trigger inverter | 1 | 1.65 … 5.5 V
    ${base}32 | 0.06 | ${forms} | LVC1G | OR gate | 1 | 1.65 … 5.5 V
    ${base}86 | 0.07 | ${forms} | LVC1G | XOR gate | 1 | 1.65 … 5.5 V`,
    )
    .join('\n'),
})

const translators = chipsOf({
  category: 'logic/level-translators',
  sale: SALES.ic,
  columns: ['Number of channels', 'Supply voltage', 'Function', 'Configuration'],
  describe: 'Level translator shifter {0}-bit {1} {3}',
  rows: `
    = Texas Instruments
    TXB0101 | 0.32 | DBVR:SOT-23-6 DCKR:SC-70-6 DRLR:SOT-563 | 1 | 1.2 … 5.5 V | Level translator | Bidirectional
    TXB0102 | 0.42 | DCUR:VSSOP-8 DCTR:SSOP-8 | 2 | 1.2 … 5.5 V | Level translator | Bidirectional
    TXB0104 | 0.62 | PWR:TSSOP-14 RGYR:QFN-14 RUTR:QFN-12 D:SOIC-14 DR:SOIC-14 | 4 | 1.2 … 5.5 V | Level translator | Bidirectional
    TXB0106 | 0.72 | PWR:TSSOP-16 RGYR:QFN-16 | 6 | 1.2 … 5.5 V | Level translator | Bidirectional
    TXB0108 | 0.85 | PWR:TSSOP-20 RGYR:QFN-20 DQSR:USON-20 | 8 | 1.2 … 5.5 V | Level translator | Bidirectional
    TXS0101 | 0.3 | DBVR:SOT-23-6 DCKR:SC-70-6 | 1 | 1.65 … 5.5 V | Level translator | Bidirectional
    TXS0102 | 0.38 | DCUR:VSSOP-8 DCTR:SSOP-8 DQER:X2SON-8 | 2 | 1.65 … 5.5 V | Level translator | Bidirectional
    TXS0104E | 0.55 | PWR:TSSOP-14 RGYR:QFN-14 DR:SOIC-14 | 4 | 1.65 … 5.5 V | Level translator | Bidirectional
    TXS0108E | 0.75 | PWR:TSSOP-20 RGYR:QFN-20 | 8 | 1.4 … 5.5 V | Level translator | Bidirectional
    SN74LVC1T45 | 0.18 | DBVR:SOT-23-6 DCKR:SC-70-6 DRLR:SOT-563 | 1 | 1.65 … 5.5 V | Level translator | Bidirectional
    SN74LVC2T45 | 0.28 | DCUR:VSSOP-8 DCTR:SSOP-8 | 2 | 1.65 … 5.5 V | Level translator | Bidirectional
    SN74LVC8T245 | 0.55 | PW:TSSOP-24 PWR:TSSOP-24 RHLR:QFN-24 DBR:SSOP-24 | 8 | 1.65 … 5.5 V | Level translator | Bidirectional
    SN74LVC16T245 | 1 | DGGR:TSSOP-48 DLR:SSOP-48 | 16 | 1.65 … 5.5 V | Level translator | Bidirectional
    SN74LV1T34 | 0.08 | DBVR:SOT-23-5 DCKR:SC-70-5 | 1 | 1.65 … 5.5 V | Level translator | Unidirectional
    SN74AXC1T45 | 0.2 | DBVR:SOT-23-6 DCKR:SC-70-6 | 1 | 0.65 … 3.6 V | Level translator | Bidirectional
    SN74AXC8T245 | 0.75 | PWR:TSSOP-24 RHLR:QFN-24 | 8 | 0.65 … 3.6 V | Level translator | Bidirectional
    LSF0102 | 0.24 | DCUR:VSSOP-8 DQER:X2SON-8 | 2 | 0.95 … 5 V | Level translator | Bidirectional
    LSF0108 | 0.5 | PWR:TSSOP-20 RKSR:QFN-20 | 8 | 0.95 … 5 V | Level translator | Bidirectional
    = Nexperia
    74LVC1T45 | 0.14 | GW,125:SOT-363 GM,132:XSON-6 | 1 | 1.2 … 5.5 V | Level translator | Bidirectional
    74LVC2T45 | 0.22 | DC,125:VSSOP-8 DP,125:TSSOP-8 | 2 | 1.2 … 5.5 V | Level translator | Bidirectional
    74LVC8T245 | 0.42 | PW,118:TSSOP-24 BQ,118:QFN-24 | 8 | 1.2 … 5.5 V | Level translator | Bidirectional
    NXS0102 | 0.25 | DC-Q100H:VSSOP-8 GFX:XSON-8 | 2 | 1.65 … 5.5 V | Level translator | Bidirectional
    NXB0104 | 0.38 | PWJ:TSSOP-14 GU12X:XQFN-12 | 4 | 1.2 … 5.5 V | Level translator | Bidirectional
    GTL2002 | 0.5 | DP,118:TSSOP-8 D,118:SOIC-8 | 2 | 1 … 5 V | Level translator | Bidirectional
    = NXP
    PCA9306 | 0.35 | DC,125:VSSOP-8 DP,118:TSSOP-8 D,118:SOIC-8 | 2 | 1 … 5.5 V | Level translator | Bidirectional
    PCA9517 | 0.6 | D,118:SOIC-8 DP,118:TSSOP-8 | 2 | 0.9 … 5.5 V | Level translator | Bidirectional
    = onsemi
    NLSX4373 | 0.3 | DMR2G:VSSOP-8 MUTAG:USON-8 | 2 | 1.5 … 5.5 V | Level translator | Bidirectional
    NLSX3018 | 0.7 | DTR2G:TSSOP-20 MUTAG:QFN-20 | 8 | 1.3 … 4.5 V | Level translator | Bidirectional
    = Analog Devices
    MAX3377E | 1.4 | EUD+:TSSOP-14 EUD+T:TSSOP-14 | 4 | 1.2 … 5.5 V | Level translator | Bidirectional
    ADG3304 | 1.6 | BRUZ:TSSOP-14 BRUZ-REEL7:TSSOP-14 BCPZ-REEL:QFN-20 | 4 | 1.15 … 5.5 V | Level translator | Bidirectional
    ADG3308 | 2 | BRUZ:TSSOP-20 BRUZ-REEL7:TSSOP-20 | 8 | 1.15 … 5.5 V | Level translator | Bidirectional
  `,
})
