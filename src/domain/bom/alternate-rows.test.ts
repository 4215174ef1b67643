import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { readBom } from './read-bom.ts'
import { reasons, writtenSheet } from './written-sheet.ts'

const read = (sheet: string) => readBom([writtenSheet(sheet)], { boards: 1 })
const withAlternates = (sheet: string) =>
  read(sheet).lines.map(({ part_number, qty, alternates }) => [part_number, qty, ...alternates])

describe('a number on a row without quantity is an alternate of the line above', () => {
  test('when line number and designators are empty', () => {
    const sheet = `
Item | Qty | Ref | Manufacturer | MPN
1 | 2 | C1, C2 | Murata | GRM188R71H104KA93D
 | | | Yageo | CC0603KRX7R9BB104
 | | | Samsung | CL10B104KB8NNNC
2 | 1 | U1 | TI | LM358DR
 | | | ST | LM358DT`
    expect(withAlternates(sheet)).toEqual([
      ['GRM188R71H104KA93D', 2, 'CC0603KRX7R9BB104', 'CL10B104KB8NNNC'],
      ['LM358DR', 1, 'LM358DT'],
    ])
    expect(reasons(read(sheet))).toEqual(['2 alternate', '3 alternate', '5 alternate'])
    expect(read(sheet).lines.map(({ rows }) => rows)).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  test.each([
    [
      'when the line number has a letter and a note says so',
      `
Item | Qty | Ref | Manufacturer | MPN | Notes
1 | 2 | C1, C2 | Murata | GRM188R71H104KA93D |
1a | | | Yageo | CC0603KRX7R9BB104 | alternate
2 | 1 | U1 | TI | LM358DR |
2a | | | ST | LM358DT | 2nd source`,
    ],
    [
      'in German',
      `
Pos | Bezeichner | Menge | Beschreibung | Hersteller | Hersteller-Nr.
1 | C1, C2 | 2 | Kondensator 100n | Murata | GRM188R71H104KA93D
 | | | alternativ | Yageo | CC0603KRX7R9BB104
2 | U1 | 1 | OPV | TI | LM358DR
 | | | Ersatztyp | ST | LM358DT`,
    ],
    [
      'in Chinese',
      `
序号 | 位号 | 用量 | 品牌 | 型号 | 备注
1 | C1,C2 | 2 | 村田 | GRM188R71H104KA93D |
 | | | 国巨 | CC0603KRX7R9BB104 | 替代料
2 | U1 | 1 | TI | LM358DR |
 | | | ST | LM358DT | 替代料`,
    ],
    [
      'when it repeats the designators',
      `
Ref | Qty | Manufacturer | MPN
C1, C2 | 2 | Murata | GRM188R71H104KA93D
C1, C2 | | Yageo | CC0603KRX7R9BB104
U1 | 1 | TI | LM358DR
U1 | | ST | LM358DT`,
    ],
    [
      'of another manufacturer, with nothing else in the sheet',
      `
Manufacturer | MPN | Qty
Murata | GRM188R71H104KA93D | 2
Yageo | CC0603KRX7R9BB104 |
TI | LM358DR | 1
ST | LM358DT |`,
    ],
    [
      'below a row that has the quantity but no number',
      `
Item | House no | Description | Qty | Ref | Manufacturer | MPN
1 | 100-17 | CAP 100N | 2 | C1, C2 | |
 | | | | | Murata | GRM188R71H104KA93D
 | | | | | Yageo | CC0603KRX7R9BB104
2 | 100-18 | OPAMP | 1 | U1 | |
 | | | | | TI | LM358DR
 | | | | | ST | LM358DT`,
    ],
    [
      'when only the line number, with a letter, tells',
      `
Item | Qty | MPN
1 | 2 | GRM188R71H104KA93D
1a | | CC0603KRX7R9BB104
2 | 1 | LM358DR
2a | | LM358DT`,
    ],
    [
      'when only the line number, with a point, tells',
      `
Pos. | Menge | Hersteller-Nr. | Hersteller
1 | 2 | GRM188R71H104KA93D | Murata
1.1 | | CC0603KRX7R9BB104 | Yageo
2 | 1 | LM358DR | TI
2.1 | | LM358DT | ST`,
    ],
    [
      'when the line number has a word',
      `
Find No | Part Number | Qty
10 | GRM188R71H104KA93D | 2
10 ALT | CC0603KRX7R9BB104 |
20 | LM358DR | 1
20 (alt) | LM358DT |`,
    ],
  ])('%s', (_, sheet) => {
    expect(withAlternates(sheet)).toEqual([
      ['GRM188R71H104KA93D', 2, 'CC0603KRX7R9BB104'],
      ['LM358DR', 1, 'LM358DT'],
    ])
  })

  test('also below a line that is not fitted', () => {
    const bom = read(`
Item | Qty | Ref | MPN | DNP
1 | 1 | U1 | LM358DR |
2 | 1 | U2 | LM324DR | DNP
 | | | LM324DT |`)
    expect(bom.lines.map(line => line.part_number)).toEqual(['LM358DR'])
    expect(reasons(bom)).toEqual(['2 not_fitted', '3 not_fitted'])
  })

  test('up to the limit of a line', () => {
    const others = Array.from({ length: 20 }, (_, i) => ` | | | ALT-${i}00X`).join('\n')
    const [line] = read(`Item | Qty | Ref | MPN\n1 | 2 | U1, U2 | LM358DR\n${others}`).lines
    expect(line?.alternates).toHaveLength(LIMITS.bomAlternates)
  })
})

describe('a row without quantity is a line of its own', () => {
  test.each([
    [
      'beside numbers that only increase, such as a priority',
      `
MPN | Qty | Priority
LM358DR | 500 | 1
LM324DR | | 1
LM393DR | 20 | 2`,
      'LM324DR',
    ],
    [
      'as a part of an assembly, with a description of its own',
      `
Pos | MPN | Description | Qty
1 | LM358DR | Opamp board | 2
1.1 | LM324DR | Opamp |
1.2 | LM393DR | Comparator |
2 | NE555DR | Timer | 1`,
      'LM324DR',
    ],
  ])('%s', (_, sheet, number) => {
    expect(read(sheet).lines.map(line => line.part_number)).toContain(number)
  })

  test('and quantities that increase are quantities', () => {
    const bom = read('No. | MPN\n1 | LM358DR\n1 | LM324DR\n2 | LM393DR\n2 | NE555DR\n3 | TL072CDR')
    expect(bom.lines.map(({ qty }) => qty)).toEqual([1, 1, 2, 2, 3])
  })

  test('when it has a line number', () => {
    const sheet = `
Item | Qty | Ref | MPN
1 | 2 | U1, U2 | LM358DR
2 | | | LM324DR
3 | 1 | U4 | LM393DR`
    expect(withAlternates(sheet)).toEqual([
      ['LM358DR', 2],
      ['LM324DR', 1],
      ['LM393DR', 1],
    ])
  })

  test('when it has designators', () => {
    expect(withAlternates('Qty | Ref | MPN\n2 | U1, U2 | LM358DR\n | U3, U4, U5 | LM324DR')).toEqual([
      ['LM358DR', 2],
      ['LM324DR', 3],
    ])
  })

  test('when the sheet has only numbers and quantities', () => {
    expect(withAlternates('MPN | Qty\nLM358DR | 2\nLM324DR |')).toEqual([
      ['LM358DR', 2],
      ['LM324DR', 1],
    ])
  })
})

test('a row with the line number, designators and quantity of the line above is its alternate', () => {
  const sheet = `
Item | Alt | MPN | Manufacturer | Qty | RefDes
1 | A | GRM155R61A105KE15D | Murata | 4 | C1-C4
1 | B | CL05A105KP5NNNC | Samsung | 4 | C1-C4
2 | A | BSS138LT1G | onsemi | 2 | Q1,Q2
3 | A | MMBT3904LT1G | onsemi | 1 | Q3
3 | B | MMBT3904-7-F | Diodes | 1 | Q3`
  expect(withAlternates(sheet)).toEqual([
    ['GRM155R61A105KE15D', 4, 'CL05A105KP5NNNC'],
    ['BSS138LT1G', 2],
    ['MMBT3904LT1G', 1, 'MMBT3904-7-F'],
  ])
})

test('a heat sink has the designator of its transistor, but a line number of its own', () => {
  const sheet = `
Item | MPN | Manufacturer | Qty | RefDes
1 | IRFZ44NPBF | Infineon | 1 | Q1
2 | V8508A | Assmann | 1 | Q1
3 | LM358DR | TI | 1 | U1`
  expect(withAlternates(sheet)).toEqual([
    ['IRFZ44NPBF', 1],
    ['V8508A', 1],
    ['LM358DR', 1],
  ])
})

describe('a part on the place of the line above is a line of its own', () => {
  test('if it repeats a page, not a line number', () => {
    const sheet = `
Page | MPN | Manufacturer | Qty | RefDes
1 | IRFZ44NPBF | Infineon | 1 | Q1
1 | V8508A | Assmann | 1 | Q1
1 | LM358DR | TI | 1 | U1
2 | NE555DR | TI | 1 | U2
3 | BAT54S | onsemi | 1 | D1`
    expect(withAlternates(sheet)).toHaveLength(5)
  })

  test.each(['Molex', ''])('if it is not of another manufacturer: %s', maker => {
    const sheet = `
Item | MPN | Manufacturer | Qty | RefDes
1 | 0510210200 | ${maker} | 1 | J1
1 | 0500588000 | ${maker} | 1 | J1
2 | LM358DR | TI | 1 | U1
3 | NE555DR | TI | 1 | U2`
    expect(withAlternates(sheet)).toEqual([
      ['0510210200', 1],
      ['0500588000', 1],
      ['LM358DR', 1],
      ['NE555DR', 1],
    ])
  })

  test.each(['OR', 'or', 'oder', 'или', '或'])('and one that begins with “%s” is its alternate', or => {
    const sheet = `
Item | Qty | Ref | MPN
1 | 2 | C1,C2 | GRT31CR61H106KE01L
${or} | | | CL31A106KBHNNNE
2 | 4 | R1-R4 | ERJ-6ENF1002V`
    expect(withAlternates(sheet)).toEqual([
      ['GRT31CR61H106KE01L', 2, 'CL31A106KBHNNNE'],
      ['ERJ-6ENF1002V', 4],
    ])
  })

  test('but French gold is no word for it beside a quantity', () => {
    const sheet = 'Réf. | Qté | Finition\n43045-0412 | 5 | or\n43045-0612 | 5 | or'
    expect(withAlternates(sheet)).toEqual([
      ['43045-0412', 5],
      ['43045-0612', 5],
    ])
  })

  test('a column of other numbers may be titled by the tool', () => {
    const sheet = 'refs | qty | manf | manf# | manf#_alt\nF1 | 1 | Bourns | MF-NSMF050-2 | 1206L050YR'
    expect(withAlternates(sheet)).toEqual([['MF-NSMF050-2', 1, '1206L050YR']])
  })

  test('and one without a quantity is not its alternate because of the page', () => {
    const sheet = 'Page | MPN | Qty\n1 | LM358DR | 20\n1 | NE555DR |\n2 | BAT54S | 30\n3 | TL072CDR | 40'
    expect(withAlternates(sheet)).toContainEqual(['NE555DR', 1])
  })
})
