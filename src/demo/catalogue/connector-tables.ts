import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { checkedNumbers, dashNumbers, inTwoRows, positions } from './position-codes.ts'
import { SALES } from './sales.ts'

export function connectorFamilies(): PartFamily[] {
  return [
    listedFamily(4, headers),
    listedFamily(7, [...jst, ...wireToBoard]),
    listedFamily(6, terminalBlocks),
    listedFamily(4, ffc),
    listedFamily(3, sockets),
    listedFamily(2, dSub),
  ]
}

const COLUMNS = [
  'Number of positions',
  'Number of rows',
  'Pitch',
  'Configuration',
  'Orientation',
  'Mounting',
] as const
const P2_40 = positions(2, 40, { digits: 2 })
const P2_16 = positions(2, 16)
const PP2_16 = positions(2, 16, { digits: 2 })

const headers = chipsOf({
  category: 'connectors/pin-headers',
  sale: SALES.connector,
  columns: COLUMNS,
  describe: 'Pin header {0} position {1} row {2} pitch {4}',
  gramsPerPosition: 0.13,
  rows: `
    = Würth Elektronik
    613{${positions(1, 40, { digits: 3 })}}11121 | 0.35 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    613{${positions(1, 40, { digits: 3 })}}11021 | 0.42 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Right angle | Through hole
    613{${inTwoRows(4, 80, 3, 'both')}}21121 | 0.6 | _:2x$1*P | $1 | 2 | 2.54 mm | Plug | Vertical | Through hole
    613{${inTwoRows(4, 80, 3, 'both')}}21021 | 0.7 | _:2x$1*P | $1 | 2 | 2.54 mm | Plug | Right angle | Through hole
    613{${positions(2, 36, { digits: 3 })}}11821 | 0.6 | _:1x$1P | $1 | 1 | 2.54 mm | Socket | Vertical | Through hole
    = Harwin
    M20-999{${P2_40}}{45,46} | 0.2 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    M20-998{${inTwoRows(2, 40, 2, 'each')}}{45,46} | 0.4 | _:2x$1*P | $1 | 2 | 2.54 mm | Plug | Vertical | Through hole
    M20-782{${positions(2, 32, { digits: 2 })}}{42,46} | 0.5 | _:1x$1P | $1 | 1 | 2.54 mm | Socket | Vertical | Through hole
    = Sullins Connector Solutions
    PRPC{${positions(1, 50, { digits: 3 })}}SAAN-RC | 0.3 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    PRPC{${inTwoRows(1, 50, 3, 'each')}}DAAN-RC | 0.5 | _:2x$1*P | $1 | 2 | 2.54 mm | Plug | Vertical | Through hole
    PRPC{${positions(1, 50, { digits: 3 })}}SBAN-M71RC | 0.4 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Right angle | Through hole
    PPTC{${positions(2, 40, { digits: 2 })}}1LFBN-RC | 0.6 | _:1x$1P | $1 | 1 | 2.54 mm | Socket | Vertical | Through hole
    = Amphenol
    68000-1{${positions(2, 36, { digits: 2 })}}HLF | 0.2 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    67997-1{${inTwoRows(4, 72, 2, 'both')}}HLF | 0.35 | _:2x$1*P | $1 | 2 | 2.54 mm | Plug | Vertical | Through hole
    68015-1{${positions(2, 36, { digits: 2 })}}HLF | 0.26 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Right angle | Through hole
    = TE Connectivity
    {${dashNumbers('826629', 2, 36)}} | 0.5 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    {${dashNumbers('826631', 2, 36)}} | 0.6 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Right angle | Through hole
    {${dashNumbers('826632', 2, 36)}} | 0.9 | _:2x$1P | - | 2 | 2.54 mm | Plug | Vertical | Through hole
    = Molex
    22-28-4{${positions(2, 36, { digits: 2 })}}3 | 0.3 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    90120-01{${positions(2, 40, { offset: 20 })}} | 0.4 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    = XFCN
    PZ254V-11-{${P2_40}}P | 0.03 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    PZ254V-12-{${inTwoRows(4, 80, 2, 'both')}}P | 0.05 | _:2x$1*P | $1 | 2 | 2.54 mm | Plug | Vertical | Through hole
    PM254V-11-{${P2_40}}-H85 | 0.08 | _:1x$1P | $1 | 1 | 2.54 mm | Socket | Vertical | Through hole
  `,
})

const jst = chipsOf({
  category: 'connectors/wire-to-board-connectors',
  sale: SALES.connector,
  columns: COLUMNS,
  describe: 'Wire-to-board connector {0} position {2} pitch {3} {4}',
  gramsPerPosition: 0.2,
  rows: `
    = JST
    B{${P2_16}}B-XH-A(LF)(SN) | 0.09 | _:1x$1P | $1 | 1 | 2.5 mm | Plug | Vertical | Through hole
    S{${P2_16}}B-XH-A(LF)(SN) | 0.1 | _:1x$1P | $1 | 1 | 2.5 mm | Plug | Right angle | Through hole
    S{${P2_16}}B-XH-A-1(LF)(SN) | 0.1 | _:1x$1P | $1 | 1 | 2.5 mm | Plug | Right angle | Through hole
    XHP-{${P2_16}} | 0.04 | _:1x$1P | $1 | 1 | 2.5 mm | Socket | - | -
    B{${P2_16}}B-PH-K-S(LF)(SN) | 0.08 | _:1x$1P | $1 | 1 | 2 mm | Plug | Vertical | Through hole
    S{${P2_16}}B-PH-K-S(LF)(SN) | 0.09 | _:1x$1P | $1 | 1 | 2 mm | Plug | Right angle | Through hole
    B{${P2_16}}B-PH-SM4-TB(LF)(SN) | 0.24 | _:1x$1P | $1 | 1 | 2 mm | Plug | Vertical | Surface mount
    S{${P2_16}}B-PH-SM4-TB(LF)(SN) | 0.24 | _:1x$1P | $1 | 1 | 2 mm | Plug | Right angle | Surface mount
    PHR-{${P2_16}} | 0.04 | _:1x$1P | $1 | 1 | 2 mm | Socket | - | -
    B{${P2_16}}B-EH-A(LF)(SN) | 0.09 | _:1x$1P | $1 | 1 | 2.5 mm | Plug | Vertical | Through hole
    S{${P2_16}}B-EH(LF)(SN) | 0.1 | _:1x$1P | $1 | 1 | 2.5 mm | Plug | Right angle | Through hole
    EHR-{${P2_16}} | 0.04 | _:1x$1P | $1 | 1 | 2.5 mm | Socket | - | -
    B{${positions(2, 13)}}B-ZR(LF)(SN) | 0.1 | _:1x$1P | $1 | 1 | 1.5 mm | Plug | Vertical | Through hole
    S{${positions(2, 13)}}B-ZR(LF)(SN) | 0.11 | _:1x$1P | $1 | 1 | 1.5 mm | Plug | Right angle | Through hole
    ZHR-{${positions(2, 13)}} | 0.04 | _:1x$1P | $1 | 1 | 1.5 mm | Socket | - | -
    BM{${PP2_16}}B-SRSS-TB(LF)(SN) | 0.3 | _:1x$1P | $1 | 1 | 1 mm | Plug | Vertical | Surface mount
    SM{${PP2_16}}B-SRSS-TB(LF)(SN) | 0.32 | _:1x$1P | $1 | 1 | 1 mm | Plug | Right angle | Surface mount
    SHR-{${PP2_16}}V-S-B | 0.07 | _:1x$1P | $1 | 1 | 1 mm | Socket | - | -
    BM{${positions(2, 15, { digits: 2 })}}B-GHS-TBT(LF)(SN) | 0.32 | _:1x$1P | $1 | 1 | 1.25 mm | Plug | Vertical | Surface mount
    SM{${positions(2, 15, { digits: 2 })}}B-GHS-TB(LF)(SN) | 0.33 | _:1x$1P | $1 | 1 | 1.25 mm | Plug | Right angle | Surface mount
    GHR-{${positions(2, 15, { digits: 2 })}}V-S | 0.07 | _:1x$1P | $1 | 1 | 1.25 mm | Socket | - | -
    B{${positions(2, 10)}}P-VH(LF)(SN) | 0.12 | _:1x$1P | $1 | 1 | 3.96 mm | Plug | Vertical | Through hole
    VHR-{${positions(2, 10)}}N | 0.06 | _:1x$1P | $1 | 1 | 3.96 mm | Socket | - | -
  `,
})

const wireToBoard = chipsOf({
  category: 'connectors/wire-to-board-connectors',
  sale: SALES.connector,
  columns: COLUMNS,
  describe: 'Wire-to-board connector {0} position {2} pitch {3} {4}',
  gramsPerPosition: 0.3,
  rows: `
    = Molex
    22-23-2{${PP2_16}}1 | 0.2 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    22-05-3{${PP2_16}}1 | 0.24 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Right angle | Through hole
    22-05-7{${PP2_16}}5 | 0.26 | _:1x$1P | $1 | 1 | 2.5 mm | Plug | Right angle | Through hole
    22-01-3{${PP2_16}}7 | 0.09 | _:1x$1P | $1 | 1 | 2.54 mm | Socket | - | -
    53047-{${positions(2, 15, { digits: 2 })}}10 | 0.22 | _:1x$1P | $1 | 1 | 1.25 mm | Plug | Vertical | Through hole
    53048-{${positions(2, 15, { digits: 2 })}}10 | 0.24 | _:1x$1P | $1 | 1 | 1.25 mm | Plug | Right angle | Through hole
    53261-{${positions(2, 15, { digits: 2 })}}71 | 0.32 | _:1x$1P | $1 | 1 | 1.25 mm | Plug | Right angle | Surface mount
    53398-{${positions(2, 15, { digits: 2 })}}71 | 0.32 | _:1x$1P | $1 | 1 | 1.25 mm | Plug | Vertical | Surface mount
    51021-{${positions(2, 15, { digits: 2 })}}00 | 0.07 | _:1x$1P | $1 | 1 | 1.25 mm | Socket | - | -
    43045-{${inTwoRows(2, 24, 2, 'both')}}{00=Right angle,12=Vertical} | 0.9 | _:2x$1*P | $1 | 2 | 3 mm | Plug | $2 | Through hole
    43650-{${positions(2, 12, { digits: 2 })}}{00=Right angle,15=Vertical} | 0.7 | _:1x$1P | $1 | 1 | 3 mm | Plug | $2 | Through hole
    43025-{${inTwoRows(2, 24, 2, 'both')}}00 | 0.24 | _:2x$1*P | $1 | 2 | 3 mm | Socket | - | -
    43645-{${positions(2, 12, { digits: 2 })}}00 | 0.22 | _:1x$1P | $1 | 1 | 3 mm | Socket | - | -
    39-28-1{${inTwoRows(2, 24, 2, 'both')}}3 | 0.6 | _:2x$1*P | $1 | 2 | 4.2 mm | Plug | Vertical | Through hole
    39-01-2{${inTwoRows(2, 24, 2, 'both')}}0 | 0.24 | _:2x$1*P | $1 | 2 | 4.2 mm | Socket | - | -
    = TE Connectivity
    {${dashNumbers('640456', 2, 28)}} | 0.24 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    {${dashNumbers('640457', 2, 28)}} | 0.3 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Right angle | Through hole
    {${dashNumbers('640440', 2, 28)}} | 0.3 | _:1x$1P | $1 | 1 | 2.54 mm | Socket | - | -
    {${dashNumbers('640445', 2, 24)}} | 0.3 | _:1x$1P | $1 | 1 | 3.96 mm | Plug | Vertical | Through hole
    1-7709{66=2,67=3,68=4}-0 | 0.6 | _:1x$1P | $1 | 1 | 4.14 mm | Plug | Vertical | Through hole
    = Hirose
    DF13-{${positions(2, 15)}}P-1.25DSA | 0.3 | _:1x$1P (75):1x$1P | $1 | 1 | 1.25 mm | Plug | Vertical | Through hole
    DF13-{${positions(2, 15)}}P-1.25DS | 0.32 | _:1x$1P (20):1x$1P | $1 | 1 | 1.25 mm | Plug | Right angle | Through hole
    DF13-{${positions(2, 15)}}P-1.25H | 0.42 | (50):1x$1P (75):1x$1P | $1 | 1 | 1.25 mm | Plug | Right angle | Surface mount
    DF13-{${positions(2, 15)}}S-1.25C | 0.09 | _:1x$1P | $1 | 1 | 1.25 mm | Socket | - | -
    DF1B-{${positions(2, 15)}}P-2.5DSA | 0.26 | _:1x$1P (01):1x$1P | $1 | 1 | 2.5 mm | Plug | Vertical | Through hole
    DF3-{${positions(2, 15)}}P-2DSA | 0.28 | _:1x$1P (01):1x$1P | $1 | 1 | 2 mm | Plug | Vertical | Through hole
    DF3-{${positions(2, 15)}}S-2C | 0.08 | _:1x$1P | $1 | 1 | 2 mm | Socket | - | -
    = Würth Elektronik
    619{${positions(2, 20, { digits: 3 })}}11121 | 0.3 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Vertical | Through hole
    619{${positions(2, 20, { digits: 3 })}}11021 | 0.34 | _:1x$1P | $1 | 1 | 2.54 mm | Plug | Right angle | Through hole
    619{${positions(2, 20, { digits: 3 })}}113322 | 0.12 | _:1x$1P | $1 | 1 | 2.54 mm | Socket | - | -
    = CJT
    A2501WV-{${P2_16}}P | 0.02 | _:1x$1P | $1 | 1 | 2.5 mm | Plug | Vertical | Through hole
    A2001WV-{${P2_16}}P | 0.02 | _:1x$1P | $1 | 1 | 2 mm | Plug | Vertical | Through hole
    A2501WR-{${P2_16}}P | 0.03 | _:1x$1P | $1 | 1 | 2.5 mm | Plug | Right angle | Through hole
    A1251WV-{${P2_16}}P | 0.03 | _:1x$1P | $1 | 1 | 1.25 mm | Plug | Vertical | Through hole
    A1001WR-S-{${PP2_16}}P | 0.06 | _:1x$1P | $1 | 1 | 1 mm | Plug | Right angle | Surface mount
  `,
})

const terminalBlocks = chipsOf({
  category: 'connectors/terminal-blocks',
  sale: SALES.connector,
  columns: COLUMNS,
  describe: 'Terminal block {0} position {2} pitch {3} {4}',
  gramsPerPosition: 1.7,
  rows: `
    = Phoenix Contact
    {${checkedNumbers(1757019, 2, 12)}} | 1.1 | _:1x$1P | $1 | 1 | 5.08 mm | Plug | - | -
    {${checkedNumbers(1757242, 2, 12)}} | 0.6 | _:1x$1P | $1 | 1 | 5.08 mm | Socket | Right angle | Through hole
    {${checkedNumbers(1755736, 2, 12)}} | 0.6 | _:1x$1P | $1 | 1 | 5.08 mm | Socket | Vertical | Through hole
    {${checkedNumbers(1715721, 2, 12)}} | 0.8 | _:1x$1P | $1 | 1 | 5.08 mm | - | Right angle | Through hole
    {${checkedNumbers(1729128, 2, 12)}} | 0.9 | _:1x$1P | $1 | 1 | 5.08 mm | - | Right angle | Through hole
    {${checkedNumbers(1840366, 2, 12)}} | 1.3 | _:1x$1P | $1 | 1 | 3.5 mm | Plug | - | -
    {${checkedNumbers(1844210, 2, 12)}} | 0.7 | _:1x$1P | $1 | 1 | 3.5 mm | Socket | Right angle | Through hole
    {${checkedNumbers(1843606, 2, 12)}} | 0.7 | _:1x$1P | $1 | 1 | 3.5 mm | Socket | Vertical | Through hole
    {${checkedNumbers(1725656, 2, 12)}} | 1 | _:1x$1P | $1 | 1 | 2.54 mm | - | Right angle | Through hole
    {${checkedNumbers(1935161, 2, 12)}} | 0.4 | _:1x$1P | $1 | 1 | 5 mm | - | Right angle | Through hole
    = Würth Elektronik
    691101710{${positions(2, 12, { digits: 3 })}} | 0.6 | _:1x$1P | $1 | 1 | 5 mm | - | Right angle | Through hole
    691137710{${positions(2, 12, { digits: 3 })}} | 0.5 | _:1x$1P | $1 | 1 | 5 mm | - | Right angle | Through hole
    691213510{${positions(2, 12, { digits: 3 })}} | 0.7 | _:1x$1P | $1 | 1 | 5 mm | - | Right angle | Through hole
    691214110{${positions(2, 12, { digits: 3 })}} | 0.6 | _:1x$1P | $1 | 1 | 3.5 mm | - | Right angle | Through hole
    691322110{${positions(2, 12, { digits: 3 })}} | 0.6 | _:1x$1P | $1 | 1 | 3.81 mm | Socket | Right angle | Through hole
    691361100{${positions(2, 12, { digits: 3 })}} | 1.1 | _:1x$1P | $1 | 1 | 3.81 mm | Plug | - | -
    = WAGO
    236-4{${positions(2, 24, { digits: 2 })}} | 1.1 | _:1x$1P | $1 | 1 | 5 mm | - | Right angle | Through hole
    235-4{${positions(2, 24, { digits: 2 })}}/331-000 | 1.2 | _:1x$1P | $1 | 1 | 5 mm | - | Right angle | Through hole
    233-5{${positions(2, 24, { digits: 2 })}} | 1.6 | _:1x$1P | $1 | 1 | 2.54 mm | - | Right angle | Through hole
    2059-30{1/998-403=1,2/998-403=2,3/998-403=3} | 0.7 | _:1x$1P | $1 | 1 | 3 mm | - | Right angle | Surface mount
    250-{${positions(202, 212)}} | 0.9 | _:THT | - | 1 | 3.5 mm | - | Vertical | Through hole
    = Degson
    DG301-5.0-{${positions(2, 24, { digits: 2 })}}P-12-00A(H) | 0.12 | _:1x$1P | $1 | 1 | 5 mm | - | Right angle | Through hole
    DG128-5.08-{${positions(2, 24, { digits: 2 })}}P-14-00A(H) | 0.14 | _:1x$1P | $1 | 1 | 5.08 mm | - | Right angle | Through hole
    DG308-2.54-{${positions(2, 24, { digits: 2 })}}P-14-00A(H) | 0.2 | _:1x$1P | $1 | 1 | 2.54 mm | - | Right angle | Through hole
    2EDGK-5.08-{${positions(2, 24, { digits: 2 })}}P-14-00A(H) | 0.2 | _:1x$1P | $1 | 1 | 5.08 mm | Plug | - | -
    2EDGV-5.08-{${positions(2, 24, { digits: 2 })}}P-14-00A(H) | 0.12 | _:1x$1P | $1 | 1 | 5.08 mm | Socket | Vertical | Through hole
    2EDGR-5.08-{${positions(2, 24, { digits: 2 })}}P-14-00A(H) | 0.12 | _:1x$1P | $1 | 1 | 5.08 mm | Socket | Right angle | Through hole
    = On Shore Technology
    OSTTC{${positions(2, 24, { digits: 2 })}}2162 | 0.5 | _:1x$1P | $1 | 1 | 5.08 mm | - | Right angle | Through hole
    OSTVN{${positions(2, 20, { digits: 2 })}}A150 | 0.6 | _:1x$1P | $1 | 1 | 2.54 mm | - | Right angle | Through hole
    OSTTE{${positions(2, 20, { digits: 2 })}}0161 | 0.5 | _:1x$1P | $1 | 1 | 3.5 mm | - | Right angle | Through hole
    = TE Connectivity
    {${dashNumbers('282836', 2, 12)}} | 0.7 | _:1x$1P | $1 | 1 | 5 mm | - | Right angle | Through hole
    {${dashNumbers('282837', 2, 12)}} | 0.7 | _:1x$1P | $1 | 1 | 5.08 mm | - | Right angle | Through hole
    {${dashNumbers('282834', 2, 12)}} | 1 | _:1x$1P | $1 | 1 | 2.54 mm | - | Right angle | Through hole
    = Kangnex
    WJ500V-5.08-{${positions(2, 24)}}P | 0.09 | _:1x$1P -14-00A:1x$1P | $1 | 1 | 5.08 mm | - | Right angle | Through hole
    WJ126V-5.0-{${positions(2, 24)}}P | 0.08 | _:1x$1P -14-00A:1x$1P | $1 | 1 | 5 mm | - | Right angle | Through hole
    WJ2EDGVC-5.08-{${positions(2, 24)}}P | 0.08 | _:1x$1P -14-00A:1x$1P | $1 | 1 | 5.08 mm | Socket | Vertical | Through hole
  `,
})

const FFC_COLUMNS = ['Number of positions', 'Pitch', 'Orientation'] as const

const ffc = chipsOf({
  category: 'connectors/ffc-fpc-connectors',
  sale: SALES.connector,
  columns: FFC_COLUMNS,
  describe: 'FFC FPC connector {0} position {1} pitch {2}',
  gramsPerPosition: 0.03,
  also: { Mounting: 'Surface mount' },
  rows: `
    = Hirose
    FH12-{${positions(6, 50)}}S-0.5SH(55) | 0.7 | _:1x$1P | $1 | 0.5 mm | Right angle
    FH12A-{${positions(6, 50)}}S-0.5SH(55) | 0.75 | _:1x$1P | $1 | 0.5 mm | Right angle
    FH12-{${positions(6, 30)}}S-1SH(55) | 0.8 | _:1x$1P | $1 | 1 mm | Right angle
    FH19C-{${positions(4, 50)}}S-0.5SH(10) | 0.6 | _:1x$1P | $1 | 0.5 mm | Right angle
    FH34SRJ-{${positions(4, 50)}}S-0.5SH(99) | 0.5 | _:1x$1P | $1 | 0.5 mm | Right angle
    = Molex
    54132-{${positions(10, 60, { digits: 2 })}}62 | 0.9 | _:1x$1P | $1 | 0.5 mm | Right angle
    52207-{${positions(4, 30, { digits: 2 })}}60 | 0.6 | _:1x$1P | $1 | 1 mm | Right angle
    52271-{${positions(4, 30, { digits: 2 })}}79 | 0.6 | _:1x$1P | $1 | 1 mm | Right angle
    503480-{${positions(4, 40, { digits: 2 })}}00 | 0.5 | _:1x$1P | $1 | 0.5 mm | Right angle
    52559-{${positions(10, 50, { digits: 2 })}}52 | 0.8 | _:1x$1P | $1 | 0.5 mm | Vertical
    = TE Connectivity
    {${dashNumbers('84952', 4, 30)}} | 0.7 | _:1x$1P | $1 | 1 mm | Right angle
    {${dashNumbers('84953', 4, 30)}} | 0.7 | _:1x$1P | $1 | 1 mm | Right angle
    {${dashNumbers('1734592', 4, 60)}} | 0.6 | _:1x$1P | $1 | 0.5 mm | Right angle
    = Omron
    XF2M-{${positions(4, 60, { digits: 2 })}}15-1A | 0.8 | _:1x$1P | $1 | 0.5 mm | Right angle
    XF2L-{${positions(4, 40, { digits: 2 })}}35-1A | 0.7 | _:1x$1P | $1 | 0.5 mm | Right angle
    = Amphenol
    SFV{${positions(4, 50)}}R-1STE1HLF | 0.5 | _:1x$1P | $1 | 0.5 mm | Vertical
    SFW{${positions(4, 30)}}R-2STE1LF | 0.5 | _:1x$1P | $1 | 1 mm | Right angle
    F31L-1A7H1-11{${positions(4, 60, { digits: 3 })}} | 0.4 | _:1x$1P | $1 | 0.3 mm | Right angle
    = JUSHUO
    AFC01-S{${positions(4, 60, { digits: 2 })}}FCA-00 | 0.06 | _:1x$1P | $1 | 0.5 mm | Right angle
    AFC07-S{${positions(4, 60, { digits: 2 })}}ECA-00 | 0.06 | _:1x$1P | $1 | 0.5 mm | Right angle
    AFA07-S{${positions(4, 40, { digits: 2 })}}ECA-00 | 0.06 | _:1x$1P | $1 | 1 mm | Right angle
    = Würth Elektronik
    6871{${positions(4, 50, { digits: 2 })}}14522 | 0.9 | _:1x$1P | $1 | 0.5 mm | Right angle
    6861{${positions(4, 30, { digits: 2 })}}14522 | 0.9 | _:1x$1P | $1 | 1 mm | Right angle
  `,
})

const DIL = '306=6,308=8,314=14,316=16,318=18,320=20,322=22,324=24,328=28,624=24,628=28,632=32,640=40'
const PLAIN = '06=6,08=8,14=14,16=16,18=18,20=20,24=24,28=28,32=32,40=40'

const sockets = chipsOf({
  category: 'connectors/ic-sockets',
  sale: SALES.connector,
  columns: ['Number of positions', 'Technology', 'Pitch'],
  describe: 'IC socket DIP DIL {0} pin {1} {2}',
  weightGrams: 1.5,
  also: { Mounting: 'Through hole' },
  rows: `
    = Mill-Max
    110-{43,93,99,13,44,47,91}-{${DIL}}-41-001000 | 1.4 | _:DIP-$2 | $2 | Turned contacts | 2.54 mm
    115-{43,93,99}-{${DIL}}-41-003000 | 1.6 | _:DIP-$2 | $2 | Turned contacts | 2.54 mm
    116-{43,93,99}-{${DIL}}-41-007000 | 2.2 | _:DIP-$2 | $2 | Turned contacts | 2.54 mm
    = Preci-Dip
    110-{83,87}-{${DIL}}-41-{001101,005101} | 0.7 | _:DIP-$2 | $2 | Turned contacts | 2.54 mm
    = Harwin
    D28{${PLAIN}}-{01,42} | 0.3 | _:DIP-$1 | $1 | Turned contacts | 2.54 mm
    D26{${PLAIN}}-42 | 0.5 | _:DIP-$1 | $1 | Turned contacts | 2.54 mm
    = Assmann WSW
    A~{${PLAIN}}-LC-TT | 0.18 | _:DIP-$1 | $1 | Stamped contacts | 2.54 mm
    AR~{${PLAIN}}-HZL-TT | 0.5 | _:DIP-$1 -R:DIP-$1 | $1 | Turned contacts | 2.54 mm
    AR~{${PLAIN}}-HZL/07-TT | 0.6 | _:DIP-$1 | $1 | Turned contacts | 2.54 mm
    = 3M
    48{${PLAIN}}-3000-CP | 0.35 | _:DIP-$1 | $1 | Stamped contacts | 2.54 mm
    48{${PLAIN}}-3004-CP | 0.4 | _:DIP-$1 | $1 | Stamped contacts | 2.54 mm
    = Samtec
    ICA-{${DIL}}-{SGT,STT,SGG,STL} | 1.1 | _:DIP-$1 | $1 | Turned contacts | 2.54 mm
    ICO-{${DIL}}-{SGT,STT,SGG,STL} | 1.2 | _:DIP-$1 | $1 | Turned contacts | 2.54 mm
    = TE Connectivity
    1-2199298-{1=6,2=8,3=14,4=16,5=18,6=20,8=24,9=28} | 0.24 | _:DIP-$1 | $1 | Stamped contacts | 2.54 mm
    = Connfly
    DS1009-{${PLAIN}}AT1NX-0A2 | 0.05 | _:DIP-$1 | $1 | Stamped contacts | 2.54 mm
    DS1001-01-{${PLAIN}}BT1NSF6X | 0.2 | _:DIP-$1 | $1 | Turned contacts | 2.54 mm
  `,
})

const SHELL_PINS = '009=9,015=15,025=25,037=37,050=50'

const dSub = chipsOf({
  category: 'connectors/d-sub-connectors',
  sale: SALES.connector,
  columns: ['Number of positions', 'Configuration', 'Orientation', 'Mounting'],
  describe: 'D-sub connector {0} position {1} {2}',
  weightGrams: 9,
  rows: `
    = Harting
    09~67~{${SHELL_PINS}}~5615 | 2.4 | _:D-Sub-$1 | $1 | Plug | - | Panel mount
    09~67~{${SHELL_PINS}}~4715 | 2.6 | _:D-Sub-$1 | $1 | Socket | - | Panel mount
    09~66~{109=9,209=15,309=25}~6500 | 3.9 | _:D-Sub-$1 | $1 | Plug | Right angle | Through hole
    = NorComp
    171-{${SHELL_PINS}}-103{L001,R001} | 1.4 | _:D-Sub-$1 | $1 | Plug | - | Panel mount
    171-{${SHELL_PINS}}-203{L001,R001} | 1.5 | _:D-Sub-$1 | $1 | Socket | - | Panel mount
    182-{${SHELL_PINS}}-113R{531,561,181} | 1.6 | _:D-Sub-$1 | $1 | Plug | Right angle | Through hole
    182-{${SHELL_PINS}}-213R{531,561,181} | 1.7 | _:D-Sub-$1 | $1 | Socket | Right angle | Through hole
    = Amphenol
    L717SD{E09P=9,A15P=15,B25P=25,C37P=37,D50P=50} | 1.7 | _:D-Sub-$1 | $1 | Plug | - | Panel mount
    L77SD{E09S=9,A15S=15,B25S=25,C37S=37,D50S=50} | 1.8 | _:D-Sub-$1 | $1 | Socket | - | Panel mount
    L77HD{E09SD1CH4F=9,A15SD1CH4F=15,B25SD1CH4F=25} | 2.2 | _:D-Sub-$1 | $1 | Socket | Right angle | Through hole
    L717HD{E09PD1CH4F=9,A15PD1CH4F=15,B25PD1CH4F=25} | 2.2 | _:D-Sub-$1 | $1 | Plug | Right angle | Through hole
    = ITT Cannon
    D{E-9P=9,A-15P=15,B-25P=25,C-37P=37,D-50P=50}{,-K87} | 4.1 | _:D-Sub-$1 | $1 | Plug | - | Panel mount
    D{E-9S=9,A-15S=15,B-25S=25,C-37S=37,D-50S=50}{,-K87} | 4.3 | _:D-Sub-$1 | $1 | Socket | - | Panel mount
    = Assmann WSW
    A-DS~{09=9,15=15,25=25,37=37}~{LL/Z,A/KG-T4S} | 1.2 | _:D-Sub-$1 | $1 | Plug | - | Panel mount
    A-DF~{09=9,15=15,25=25,37=37}~{LL/Z,A/KG-T4S} | 1.3 | _:D-Sub-$1 | $1 | Socket | - | Panel mount
    = TE Connectivity
    5-7478{40-4=9,42-4=25,44-4=9,46-4=25} | 2.9 | _:D-Sub-$1 | $1 | Socket | Right angle | Through hole
    1-1634{584-2=9,586-2=15,588-2=25} | 1.6 | _:D-Sub-$1 | $1 | Plug | Right angle | Through hole
  `,
})
