import { describe, expect, test } from 'vitest'
import { readBom } from './read-bom.ts'
import { inShort, reasons, writtenSheet } from './written-sheet.ts'

describe('a heading is not corrected into one that leaves out rows', () => {
  test.each<[string, string, string[]]>([
    [
      'SMT Leaded',
      `
Qty | Ref | MPN | Manufacturer | SMT Leaded
2 | R1,R2 | RC0603FR-0710KL | Yageo | SMT
1 | J1 | 0022232021 | Molex | Leaded
1 | X1 | ABLS-8.000MHZ | Abracon | No`,
      ['RC0603FR-0710KL / Yageo / 2', '0022232021 / Molex / 1', 'ABLS-8.000MHZ / Abracon / 1'],
    ],
    [
      'Leaded',
      `
Qty | MPN | Leaded
2 | RC0603FR-0710KL | No
1 | LM358P | Yes`,
      ['RC0603FR-0710KL / 2', 'LM358P / 1'],
    ],
    [
      'Mounter',
      `
Qty | MPN | Mounter | Placer | Instal
2 | RC0603FR-0710KL | No | 0 | no
1 | LM358P | Yes | 1 | yes`,
      ['RC0603FR-0710KL / 2', 'LM358P / 1'],
    ],
    [
      'Plated',
      `
Qty | MPN | Plated | Load
2 | RC0603FR-0710KL | No | 20pF
1 | LM358P | Yes | 0`,
      ['RC0603FR-0710KL / 2', 'LM358P / 1'],
    ],
  ])('%s', (_, sheet, lines) => {
    expect(inShort(readBom([writtenSheet(sheet)], { boards: 1 }))).toEqual(lines)
  })
})

describe('the buyer’s own number column wins', () => {
  test.each<[string, string, string[]]>([
    [
      'new numbers, where there are some',
      `
PN | New PN | Qty
LM358D | LM358DR | 2
BAT54A | | 3`,
      ['LM358DR / 2', 'BAT54A / 3'],
    ],
    [
      'replacements of obsolete numbers',
      `
Item | MPN (obsolete) | Replacement MPN | Qty
1 | LM7805CT | L7805CV | 3
2 | TL431CLP | TL431ACLPR | 4`,
      ['L7805CV / 3', 'TL431ACLPR / 4'],
    ],
    [
      'KiCad: values that are numbers, not the symbols',
      `
Item | Qty | Reference(s) | Value | LibPart | Footprint | Datasheet
1 | 2 | U3, U4 | TPS54331 | Regulator_Switching:TPS54331D | SOIC-8 | ~
2 | 1 | U1 | STM32F103C8T6 | MCU_ST_STM32F1:STM32F103C8Tx | LQFP-48 | ~
3 | 3 | Q1-Q3 | 2N7002 | Transistor_FET:2N7002 | SOT-23 | ~`,
      ['TPS54331 / 2', 'STM32F103C8T6 / 1', '2N7002 / 3'],
    ],
    [
      'KiCad: symbols to the left of the numbers',
      `
Ref | Qnty | Value | LibPart | MPN
U3 | 1 | buck | Regulator_Switching:TPS54331D | TPS54331DR
U1 | 1 | cpu | MCU_ST_STM32F1:STM32F103C8Tx | STM32F103C8T6`,
      ['TPS54331DR / 1', 'STM32F103C8T6 / 1'],
    ],
    [
      'Altium: LibRef and Part Number',
      `
Comment | Description | Designator | Footprint | LibRef | Quantity | Part Number
LM358 | opamp | U1 | SOIC8 | LM358_SYM01 | 1 | LM358DR
TPS54331 | buck | U2, U3 | SOIC8 | TPS5433X_SYM | 2 | TPS54331DR`,
      ['LM358DR / 1', 'TPS54331DR / 2'],
    ],
    [
      'names of symbols and of library parts',
      `
Designator | Symbol Part | Library Part Number | Mfr Part | Qty
U1 | LM358_SYM01 | SYM-000123 | LM358DR | 1
U2 | TPS5433X_SYM | SYM-000124 | TPS54331DR | 2`,
      ['LM358DR / 1', 'TPS54331DR / 2'],
    ],
    [
      'old numbers to the left',
      `
Ref | Old MPN | MPN | Qty
U1 | LM358D | LM358DR2G | 1
U2 | TPS54331D | TPS54331DR | 2
U3 | OLDPART123 | | 1`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'previous and new numbers',
      `
Ref | Previous Part Number | New Part Number | Qty
U1 | LM358D | LM358DR2G | 1
U2 | TPS54331D | TPS54331DR | 2`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'obsolete and current numbers',
      `
Ref | Obsolete MPN | Current MPN | Qty
U1 | LM358D | LM358DR2G | 1
U2 | TPS54331D | TPS54331DR | 2`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'German: old numbers',
      `
Pos | Alte Herstellernummer | Herstellernummer | Menge
1 | LM358D | LM358DR2G | 1
2 | TPS54331D | TPS54331DR | 2`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'French: old numbers',
      `
Repère | Ancienne référence fabricant | Référence fabricant | Qté
U1 | LM358D | LM358DR2G | 1
U2 | TPS54331D | TPS54331DR | 2`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'Chinese: old numbers',
      `
位号 | 旧型号 | 型号 | 数量
U1 | LM358D | LM358DR2G | 1
U2 | TPS54331D | TPS54331DR | 2`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'Japanese: old numbers',
      `
部品記号 | 旧メーカー型番 | メーカー型番 | 員数
U1 | LM358D | LM358DR2G | 1
U2 | TPS54331D | TPS54331DR | 2`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'Russian: old numbers',
      `
Поз. обозначение | Старый артикул производителя | Артикул производителя | Кол-во
U1 | LM358D | LM358DR2G | 1
U2 | TPS54331D | TPS54331DR | 2`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'Korean: old numbers',
      `
참조번호 | 구 품번 | 신 품번 | 수량
U1 | LM358D | LM358DR2G | 1
U2 | TPS54331D | TPS54331DR | 2`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'Spanish: old numbers',
      `
Designador | Número de parte antiguo | Número de parte | Cantidad
U1 | LM358D | LM358DR2G | 1
U2 | TPS54331D | TPS54331DR | 2`,
      ['LM358DR2G / 1', 'TPS54331DR / 2'],
    ],
    [
      'an ERP system: in-house numbers first',
      `
Item | Part Number | Description | Mfr | Mfr P/N | Rev | Qty
10 | 100-00231-01 | IC OPAMP | TI | LM358DR | A | 2
20 | 100-00232-01 | IC BUCK | TI | TPS54331DR | B | 1`,
      ['LM358DR / TI / 2', 'TPS54331DR / TI / 1'],
    ],
    [
      'an ERP system: material numbers on both sides',
      `
Component | Component description | Quantity | Unit | Manufacturer | Manufacturer part no. | Vendor material no.
000000000010023456 | OPAMP | 2 | PC | TI | LM358DR | 595-LM358DR
000000000010023457 | BUCK | 1 | PC | TI | TPS54331DR | 595-TPS54331DR`,
      ['LM358DR / TI / 2', 'TPS54331DR / TI / 1'],
    ],
    [
      'internal numbers first',
      `
Internal Part Number | Part Number | Qty
IPN-000123 | LM358DR | 2
IPN-000124 | TPS54331DR | 1`,
      ['LM358DR / 2', 'TPS54331DR / 1'],
    ],
    [
      'drawing numbers first',
      `
Drawing Number | Part Number | Qty
DWG-000123 | LM358DR | 2
DWG-000124 | TPS54331DR | 1`,
      ['LM358DR / 2', 'TPS54331DR / 1'],
    ],
    [
      'two columns with the same title',
      `
Ref | MPN | MPN | Qty
U1 | LM358DR | | 1
U2 | | TPS54331DR | 2`,
      ['LM358DR / 1', 'TPS54331DR / 2'],
    ],
    [
      'a distributor’s numbers first',
      `
Ref | Mouser P/N | MPN | Qty
U1 | 595-LM358DR | LM358DR | 1
U2 | 595-TPS54331DR | TPS54331DR | 2`,
      ['LM358DR / 1', 'TPS54331DR / 2'],
    ],
    [
      'German: a distributor’s order numbers beside types',
      `
Best.-Nr. | Lieferant | Typ | Stk
2629045 | Farnell | LM358DR | 1
2629046 | Farnell | TPS54331DR | 2`,
      ['LM358DR / 1', 'TPS54331DR / 2'],
    ],
  ])('%s', (_, sheet, lines) => {
    expect(inShort(readBom([writtenSheet(sheet)], { boards: 1 }))).toEqual(lines)
  })
})

describe('other design tools', () => {
  test.each<[string, string, string[]]>([
    [
      'LCSC with MPN',
      `
Quantity | Manufacture Part Number | Manufacturer | Description | LCSC Part Number | Package | Customer Part Number
10 | 0402WGF1002TCE | UNI-ROYAL | res | C25744 | 0402 | R1
5 | AMS1117-3.3 | AMS | ldo | C6186 | SOT-223 | U1`,
      ['0402WGF1002TCE / UNI-ROYAL / 10', 'AMS1117-3.3 / AMS / 5'],
    ],
    [
      'OrCAD odbc',
      `
Item Number | Quantity | Value | Description | Part Reference | PCB Footprint | Manufacturer | Manufacturer PN | Distributor | Distributor PN
1 | 2 | 0.1uF | CAP | C1,C2 | C0402 | Murata | GRM155R71C104KA88D | Digikey | 490-3261-1-ND`,
      ['GRM155R71C104KA88D / Murata / 2'],
    ],
    [
      'PADS',
      `
Item | Qty | Reference | Part Name | Manufacturer | Description
1 | 2 | C1-2 | GRM155R71C104KA88D | MURATA | CAP
2 | 1 | U1 | LM358DR | TI | OPAMP`,
      ['GRM155R71C104KA88D / MURATA / 2', 'LM358DR / TI / 1'],
    ],
    [
      'Mentor',
      `
COMP NAME | PART NUMBER | PART_NAME | QTY | REF-DES
CAP | GRM155R71C104KA88D | C0402_SYM | 2 | C1 C2
OPAMP | LM358DR | LM358_SYM | 1 | U1`,
      ['GRM155R71C104KA88D / 2', 'LM358DR / 1'],
    ],
    [
      'Zuken',
      `
Part number | Quantity | Ref-des | Maker | Maker part no.
123-45678 | 2 | C1,C2 | MURATA | GRM155R71C104KA88D
123-45679 | 1 | IC1 | TI | LM358DR`,
      ['GRM155R71C104KA88D / MURATA / 2', 'LM358DR / TI / 1'],
    ],
    [
      'Fusion',
      `
Qty | Value | Device | Package | Parts | Description | AVAILABILITY | DESCRIPTION | MANUFACTURER | MPN | MP | PRICE
2 | 100n | C-0402 | C0402 | C1, C2 | CAP | | CAP | Murata | GRM155R71C104KA88D | GRM155 | 
1 | LM358 | LM358D | SO08 | IC1 | OPAMP | | | TI | LM358DR | LM358 | `,
      ['GRM155R71C104KA88D / Murata / 2', 'LM358DR / TI / 1'],
    ],
    [
      'Eagle parts list',
      `
Part | Value | Device | Package | Library | Sheet
C1 | 100n | C-0402 | C0402 | rcl | 1
IC1 | LM358DR | LM358D | SO08 | linear | 1
IC2 | TPS54331DR | TPS54331D | SO08 | linear | 1`,
      [],
    ],
  ])('%s', (_, sheet, lines) => {
    expect(inShort(readBom([writtenSheet(sheet)], { boards: 1 }))).toEqual(lines)
  })
})

describe('a column of fitted parts leaves out the other rows', () => {
  test.each([
    ['Populate (Y/N)', 'Y', 'N'],
    ['Do not fit', '', 'x'],
    ['Exclude from BOM', '', 'Excluded from BOM'],
    ['Fitted', 'yes', 'no'],
    ['DNP', '', 'DNP'],
    ['Montar', 'Sim', 'Não'],
  ])('%s', (title, fitted, left) => {
    const sheet = writtenSheet(`MPN | Qty | ${title}\nLM358DR | 2 | ${fitted}\nBAT54S | 1 | ${left}`)
    expect(inShort(readBom([sheet], { boards: 1 }))).toEqual(['LM358DR / 2'])
  })
})

test.each([
  ['部品番号 | 型番 | 員数', 'P-001 | GRM155R71C104KA88D | 10'],
  ['零件编号 | 型号 | 数量', 'P-001 | GRM155R71C104KA88D | 10'],
  ['부품번호 | 모델명 | 수량', 'P-001 | GRM155R71C104KA88D | 10'],
  ['Sachnummer | Typenbezeichnung | Menge', 'P-001 | GRM155R71C104KA88D | 10'],
])('beside a part number that may be the buyer’s own the type is the manufacturer’s: %s', (titles, row) => {
  const bom = readBom([writtenSheet(`${titles}\n${row}`)], { boards: 1 })
  expect(inShort(bom)).toEqual(['GRM155R71C104KA88D / 10'])
})

describe('numbers of one shape are the buyer’s own if another column holds various ones', () => {
  test.each([
    ['Part Number | Part Name', ['R-001-103', 'C-001-104', 'U-001-001']],
    ['物料编码 | 规格', ['01.01.0001', '01.02.0003', '02.01.0010']],
    ['Item | Value', ['100-1001', '100-1002', '200-0001']],
  ])('%s', (titles, own) => {
    const theirs = ['RC0603FR-0710KL', 'GRM155R71C104KA88D', 'ATTINY1614-SSN']
    const rows = own.map((number, nth) => `${number} | ${theirs[nth]} | ${nth + 5}`)
    const bom = readBom([writtenSheet([`${titles} | Qty`, ...rows].join('\n'))], { boards: 1 })
    expect(inShort(bom)).toEqual(theirs.map((number, nth) => `${number} / ${nth + 5}`))
  })

  test.each(['Replaces', 'Nachfolger', 'Remplace', 'Used in', 'Test spec', 'Pin compatible', 'Programmer'])(
    'numbers of several makers stay the numbers beside %s',
    title => {
      const sheet = writtenSheet(`
Part Number | Manufacturer | ${title} | Qty
LM358D | TI | MC33172DG | 3
TL082D | ST | OPA2134UA | 4
NE555D | TI | ICM7555CBAZ | 5`)
      expect(inShort(readBom([sheet], { boards: 1 }))).toEqual([
        'LM358D / TI / 3',
        'TL082D / ST / 4',
        'NE555D / TI / 5',
      ])
    },
  )

  test('so do numbers beside a maker’s name with the number of a row', () => {
    const sheet = writtenSheet(`
Part Number | Maker Item | Qty
RC0603FR-0710KL | YAGEO1 | 3
LM358DR | TI22 | 4
STM32G071RBT6 | ST11 | 5`)
    expect(inShort(readBom([sheet], { boards: 1 }))).toEqual([
      'RC0603FR-0710KL / 3',
      'LM358DR / 4',
      'STM32G071RBT6 / 5',
    ])
  })

  test.each([
    ['BC847B', 'BC857B', 'BC807A'],
    ['TPS54331', 'TPS62130', 'TPS61088'],
    ['AMS1117-3.3', 'AMS1117-5.0', 'AMS1117-1.8'],
    ['1N4007', '1N5819', '1N4148'],
  ])('so do numbers of one family: %s, %s, %s', (...numbers) => {
    const others = ['MC33172DG', 'OPA2134UA', 'ICM7555CBAZ']
    const rows = numbers.map((number, nth) => `${number} | ${others[nth]} | ${nth + 5}`)
    const bom = readBom([writtenSheet(['Part Number | Replaces | Qty', ...rows].join('\n'))], { boards: 1 })
    expect(inShort(bom)).toEqual(numbers.map((number, nth) => `${number} / ${nth + 5}`))
  })

  test('numbers of one family stay the numbers', () => {
    const sheet = writtenSheet(`
Part Number | Name | Qty
BC847B | transistor BC847 | 5
BC857B | transistor BC857 | 6
BC807A | transistor BC807 | 7`)
    expect(inShort(readBom([sheet], { boards: 1 }))).toEqual(['BC847B / 5', 'BC857B / 6', 'BC807A / 7'])
  })
})

test('designators are told by the cells, in a language that we do not speak and under a title for numbers', () => {
  const designatorsUnder = (title: string) =>
    readBom(
      [writtenSheet(`${title} | MPN | Qty\nC1, C2 | CL21A226MAQNNNE | 2\nR1～R4 | RC0603FR-0710KL | 4`)],
      {
        boards: 1,
      },
    ).lines.map(({ part_number, designators }) => [part_number, designators])
  for (const title of ['Oznaczenie', 'Referans', '部番', 'Part No.', ''])
    expect(designatorsUnder(title)).toEqual([
      ['CL21A226MAQNNNE', 'C1, C2'],
      ['RC0603FR-0710KL', 'R1～R4'],
    ])
})

test('titles in two rows: name and number of the manufacturer below a merged cell', () => {
  const bom = readBom(
    [
      writtenSheet(`
Stückliste
Pos | Bauteil | | Hersteller | | Menge
 | Ref | Wert | Name | Nummer | pro LP
1 | J1 | 3-pol | Phoenix Contact | 1757022 | 1
2 | C1, C2 | 10µ | Würth Elektronik | 885012108021 | 2`),
    ],
    { boards: 1 },
  )
  expect(bom.headerRow).toBe(2)
  expect(inShort(bom)).toEqual(['1757022 / Phoenix Contact / 1', '885012108021 / Würth Elektronik / 2'])
  expect(bom.lines.map(({ designators }) => designators)).toEqual(['J1', 'C1, C2'])
})

test('number and manufacturer in one cell, with a slash of any spacing', () => {
  const bom = readBom(
    [writtenSheet('Part No/Make | Qty\nLM7812CT/ TI | 1\nABLS-8.000MHZ-B4-T/Abracon | 2\nTI /NE555DR | 3')],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual(['LM7812CT / TI / 1', 'ABLS-8.000MHZ-B4-T / Abracon / 2', 'NE555DR / TI / 3'])
})

test('an empty column of a form is not used', () => {
  const bom = readBom(
    [
      writtenSheet(`
Ref | Place | MPN | Manufacturer | Vendor | Qty | Quantity | Designator
C1-C4 | | GRM188R71H104KA93D | Murata | Mouser | | 4 |
D1 | | BAS16,215 | Nexperia | Mouser | | 1 |`),
    ],
    { boards: 1 },
  )
  expect(bom.lines.map(({ designators, qty }) => [designators, qty])).toEqual([
    ['C1-C4', 4],
    ['D1', 1],
  ])
})

test('numbers of the buyer’s own that look like designators are none', () => {
  const bom = readBom(
    [
      writtenSheet(`
Artikelnr. | Aantal per | Positie | Merk | Merk artikelnr.
C00123 | 2,00000 | C1,C2 | TDK | C1608X7R1E105K080AB
R00044 | 1,00000 | R9 | Yageo | RC0603JR-070RL
U00017 | 1,00000 | U1 | ST | STM32G071RBT6`),
    ],
    { boards: 1 },
  )
  expect(bom.lines.map(({ part_number, qty, designators }) => [part_number, qty, designators])).toEqual([
    ['C1608X7R1E105K080AB', 2, 'C1,C2'],
    ['RC0603JR-070RL', 1, 'R9'],
    ['STM32G071RBT6', 1, 'U1'],
  ])
})

test('codes of the rows are no designators', () => {
  const bom = readBom(
    [writtenSheet('Código | MPN | Qty\nA1 | RC0603FR-0710KL | 5\nA2 | 1N4007-T | 6\nA3 | LM7805CT | 7')],
    { boards: 1 },
  )
  expect(bom.lines.map(({ designators }) => designators)).toEqual(['', '', ''])
})

test('designators in brackets are no part of the number', () => {
  const bom = readBom([writtenSheet('MPN | Qty\nRC0603FR-0710KL (R1-R10) | 10\nB2B-XH-A(LF)(SN) | 1')], {
    boards: 1,
  })
  expect(inShort(bom)).toEqual(['RC0603FR-0710KL / 10', 'B2B-XH-A(LF)(SN) / 1'])
})

describe('without a column of numbers', () => {
  test('the vendor’s or library’s column beside the makers holds their numbers', () => {
    const vendors = writtenSheet(`
Part | Vendor P/N | Make | Reqd. Nos.
Optocoupler | PC817X2CSP9F | SHARP | 25 Nos
Relay 12V | G5Q-1A4 DC12 | OMRON | 10 Nos.`)
    const symbols = writtenSheet(`
L.p. | Symbol | Producent | Ilość [szt.]
1 | ATMEGA328P-AU | Microchip | 150
2 | LM317MDT-TR | STMicroelectronics | 200`)
    expect(inShort(readBom([vendors], { boards: 1 }))).toEqual([
      'PC817X2CSP9F / SHARP / 25',
      'G5Q-1A4 DC12 / OMRON / 10',
    ])
    expect(inShort(readBom([symbols], { boards: 1 }))).toEqual([
      'ATMEGA328P-AU / Microchip / 150',
      'LM317MDT-TR / STMicroelectronics / 200',
    ])
  })

  test('a distributor’s number is not taken for the maker’s', () => {
    const bom = readBom(
      [
        writtenSheet(
          'Part | Digi-Key P/N | Make | Qty\nRelay | Z1011-ND | OMRON | 2\nLED | 160-1446-1-ND | Lite-On | 3',
        ),
      ],
      { boards: 1 },
    )
    expect(inShort(bom)).toEqual([])
  })

  test('a number beside its maker is found among the words of a description', () => {
    const bom = readBom(
      [
        writtenSheet(`
Designators | Count | Component
C1,C2,C3 | 3 | 100nF 50V X7R 0603 - Kemet C0603C104K5RACTU
U1 | 1 | Buck converter, TPS54331DR (Texas Instruments)
R1,R2 | 2 | 10k 1% 0603`),
      ],
      { boards: 1 },
    )
    expect(inShort(bom)).toEqual(['C0603C104K5RACTU / Kemet / 3', 'TPS54331DR / Texas Instruments / 1'])
    expect(reasons(bom)).toEqual(['3 no_part_number'])
  })
})

test('OEM is the maker, and the OEM’s code is the number', () => {
  const bom = readBom(
    [
      writtenSheet(`
Item Description | Qty | OEM | OEM Part Code
RES, 100 OHM | 15 | Yageo | RC1206FR-07100RL
IC, RS485 | 2 | Maxim | MAX3485EESA+
HEATSINK | 1 | Aavid | 507302B00000G`),
    ],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual([
    'RC1206FR-07100RL / Yageo / 15',
    'MAX3485EESA+ / Maxim / 2',
    '507302B00000G / Aavid / 1',
  ])
})

test('words cut short by a point', () => {
  const bom = readBom(
    [
      writtenSheet(
        'Rif. | Cod. costr. | Costr. | Pz./scheda\nR1,R2 | RK73H1JTTD1001F | KOA | 2\nIC1 | ATSAMD21G18A-AU | Microchip | 1',
      ),
    ],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual(['RK73H1JTTD1001F / KOA / 2', 'ATSAMD21G18A-AU / Microchip / 1'])
})

test('a word in brackets is no part of the number, even a maker that we do not know', () => {
  const bom = readBom(
    [writtenSheet('MPN | Qty\nACS712ELCTR-20A-T (Somebody) | 10\nLM358DR (Preferred) | 1')],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual(['ACS712ELCTR-20A-T / 10', 'LM358DR / 1'])
})

test('below merged titles: Nombre is a name below the maker, and an unknown title counts pieces below the quantity', () => {
  const bom = readBom(
    [
      writtenSheet(`
 |  | Fabricante |  | Cantidad |
No. | Descripción | Nombre | No. de parte | Por tarjeta | Total 50
1 | Resistencia 1k | Vishay | CRCW08051K00FKEA | 4 | 200
2 | Regulador | ST | L7805ABV | 1 | 50`),
    ],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual(['CRCW08051K00FKEA / Vishay / 4', 'L7805ABV / ST / 1'])
})

test('ditto marks repeat the cell above', () => {
  const bom = readBom(
    [writtenSheet('Make | Cat No | Nos\nOmron | G2R-1-24DC | 10\ndo. | P2RF-05-E | 4\n" | H3CR-A8 | 2')],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual(['G2R-1-24DC / Omron / 10', 'P2RF-05-E / Omron / 4', 'H3CR-A8 / Omron / 2'])
})

test('numbered subtotals are no parts', () => {
  const bom = readBom(
    [
      writtenSheet(
        'Part number | Make | Qty\nPVG612ASPBF | Infineon | 4\nSUB TOTAL 1 |  | 4\nTotal 2 |  | 8',
      ),
    ],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual(['PVG612ASPBF / Infineon / 4'])
})

test('vendors are manufacturers if most of them are known ones', () => {
  const bom = readBom(
    [
      writtenSheet(`
PART NUMBER | VENDOR | VENDOR NO. | QTY.
EL-00231 | Murata | GRM32ER71E226KE15L | 4
EL-00377 | Infineon | IPD90N04S404ATMA1 | 2
EL-00378 | TI | LM358DR | 2
PCB-0010 | Board shop |  | 1`),
    ],
    { boards: 1 },
  )
  expect(inShort(bom).slice(0, 2)).toEqual([
    'GRM32ER71E226KE15L / Murata / 4',
    'IPD90N04S404ATMA1 / Infineon / 2',
  ])
})

test.each(['NM', 'NI', 'NF', '×', 'x', 'DNP'])(
  '%s in a column for parts that are not fitted leaves out its row',
  mark => {
    const sheet = writtenSheet(`MPN | Qty | DNP\nLM358DR | 2 | ${mark}\nNE555DR | 3 |`)
    expect(inShort(readBom([sheet], { boards: 1 }))).toEqual(['NE555DR / 3'])
  },
)

test('a row is left out where a column of unknown title says so plainly', () => {
  const bom = readBom(
    [
      writtenSheet(`
RefDes | Cynulliad | MfrPN | Sylwadau
R1 | Fitted | RC0402FR-0710KL |
R3 | Not fitted | RC0402FR-0720KL |
U1 | Fitted | 24LC256-I/SN | DNP
U2 | Not used | LM358DR | omit`),
    ],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual(['RC0402FR-0710KL / 1', 'LM358DR / 1'])
})

test('numbers of makers are in the second description beside the buyer’s own', () => {
  const bom = readBom(
    [
      writtenSheet(`
Artikel-Nr. | Bezeichnung 1 | Bezeichnung 2 | Menge
4003451 | Drossel | 744771110 | 3
4003452 | Treiber | UCC27524DR | 1
4003455 | Paste | | 1`),
    ],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual(['744771110 / 3', 'UCC27524DR / 1'])
})

test('makers and numbers are read below a title that names neither', () => {
  const bom = readBom(
    [
      writtenSheet(`
Rif | Valore / Tipo | Quantità | Codice / Standard
F0 | 2A | 1 | Littelfuse 37202000411
BR1 | 600V | 1 | KBPC606
C0 | 470µF | 2 | Panasonic EEU-FC1H471L
M1 | Ventola | 1 | Nessuno MF25101V1-A99
R3 | 0.1Ω | 1 | Ohmite 45F100E
H1 | Cavo nero | 1 | Cavo 5A`),
    ],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual([
    '37202000411 / Littelfuse / 1',
    'KBPC606 / 1',
    'EEU-FC1H471L / Panasonic / 2',
    'MF25101V1-A99 / 1',
    '45F100E / Ohmite / 1',
  ])
})

test('a number of LCSC counts beside words in place of the number', () => {
  const { lines, offered } = readBom(
    [
      writtenSheet(`
位号 | 数量 | 制造商料号 | LCSC
U1 | 1 | CH340X | C3035748
SW1 | 2 | THT 轻触按键 | C71845
M1 | 1 | PICO | C7203002`),
    ],
    { boards: 1 },
  )
  expect(lines.map(({ part_number }) => part_number)).toEqual(['CH340X', 'PICO'])
  expect(offered.map(({ line, numbers }) => [line.qty, numbers])).toEqual([[2, ['C71845']]])
})

test('a few notes with numbers of parts do not replace the column of numbers', () => {
  const bom = readBom(
    [
      writtenSheet(`
Part number | Qty | Zubehoer
0022232021 | 1 | 43045-0412
0022232031 | 2 |
0022232041 | 3 |
0022232051 | 4 |
0022232061 | 5 | LM358DR`),
    ],
    { boards: 1 },
  )
  expect(inShort(bom)).toEqual([
    '0022232021 / 1',
    '0022232031 / 2',
    '0022232041 / 3',
    '0022232051 / 4',
    '0022232061 / 5',
  ])
})
