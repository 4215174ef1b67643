import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import type { Bom, BomField, BomRequest, SheetGrid, SkippedRow } from './bom.ts'
import { readBom } from './read-bom.ts'
import { fieldsByTitle, inShort, reasons, writtenSheet } from './written-sheet.ts'

const read = (sheet: string, request: Partial<BomRequest> = {}) =>
  readBom([writtenSheet(sheet)], { boards: 1, ...request })

const firstLine = (bom: Bom) => bom.lines[0] ?? expect.unreachable('the sheet has no line')

describe('columns', () => {
  test('are listed with title, field and a first cell', () => {
    const { columns } = read(`
      Ref | MPN | | Colour
      | LM358DR | |
      U2 | LM324DR | |
    `)
    expect(columns).toEqual([
      { index: 0, table: 0, title: 'Ref', field: 'designators', sample: 'U2' },
      { index: 1, table: 0, title: 'MPN', field: 'part_number', sample: 'LM358DR' },
      { index: 2, table: 0, title: '', field: null, sample: '' },
      { index: 3, table: 0, title: 'Colour', field: null, sample: '' },
    ])
  })

  test('prefers quantity per board to the total, and the manufacturer’s number to the in-house one', () => {
    const bom = read(`
      Part Number | MPN | Total Qty | Qty | Unit Price | Expected Price
      100-42 | LM358DR | 1000 | 10 | 0.2 | 0.1
    `)
    expect(fieldsByTitle(bom)).toEqual({ MPN: 'part_number', Qty: 'qty', 'Expected Price': 'target_price' })
    expect(firstLine(bom)).toMatchObject({ part_number: 'LM358DR', qty: 10, target_price: 0.1 })
  })

  test('a unit price is never a quantity, but a bare total of whole numbers is', () => {
    const priced = read(`
      型番 | メーカー | 単価
      BU33TD3WG-TR | ローム | 1200
      LM358DR | TI | 350
    `)
    expect(priced.lines.map(({ qty }) => qty)).toEqual([1, 1])
    const totaled = read(`
      MPN | Total | Boxes
      LM358DR | 30 |
      LM324DR | 12 |
    `)
    expect(totaled.lines.map(({ qty }) => qty)).toEqual([30, 12])
  })

  test('a case or a mark in brackets is not the number', () => {
    const { lines } = read(`
      Part | Qty
      [LM358DR] Op amp, dual | 10
      [0402] GRM155R71C104KA88D | 20
      [RoHS2] TPS5430DDAR | 30
    `)
    expect(lines.map(({ part_number }) => part_number)).toEqual([
      'LM358DR',
      '[0402] GRM155R71C104KA88D',
      '[RoHS2] TPS5430DDAR',
    ])
  })

  test('a distributor’s number is not a part number, even if there is no other', () => {
    const bom = read(`
      Designator | Value | LCSC Part # | Qty
      C1 | 100nF | C14663 | 1
    `)
    expect(bom.lines).toEqual([])
    expect(reasons(bom)).toEqual(['1 no_part_number'])
  })

  test('ignores columns beyond the first hundred', () => {
    const wide = ['MPN', ...Array.from({ length: 300 }, (_, index) => `Extra ${index}`)]
    expect(readBom([{ name: 'wide', rows: [wide, ['LM358']] }], { boards: 1 }).columns).toHaveLength(
      LIMITS.bomColumns,
    )
  })

  test('alternates come after the first number', () => {
    const bom = read(`
      MPN 1 | MPN 2 | Alternative MPN | Qty
      BAT54H,115 | BAT54HT1G | BAT54H-AU | 2
      - | BSS138 | | 1
    `)
    expect(bom.lines.map(line => [line.part_number, line.alternates])).toEqual([
      ['BAT54H,115', ['BAT54HT1G', 'BAT54H-AU']],
      ['BSS138', []],
    ])
  })

  test('a target price in another currency is not read as dollars', () => {
    const bom = read(`
      MPN | Menge | Zielpreis (EUR)
      LM358DR | 5 | 0,20
    `)
    expect(firstLine(bom).target_price).toBeNull()
  })
})

describe('the buyer’s mapping', () => {
  const SHEET = `
    Item | House code | Maker part | Pieces | Spare
    Diode | A-17 | 1N4148W-7-F | 4 | 9
  `
  const mapping = (...entries: [number, BomField | null][]) => ({ mapping: new Map(entries) })

  test('sets the field of a column; the others keep theirs', () => {
    const bom = read(SHEET, mapping([1, 'part_number']))
    expect(firstLine(bom)).toMatchObject({ part_number: 'A-17', qty: 4, alternates: [] })
  })

  test('removes the field from any other column', () => {
    const bom = read(SHEET, mapping([4, 'qty']))
    expect(firstLine(bom).qty).toBe(9)
    expect(bom.columns[3]?.field).toBeNull()
  })

  test('can ignore a column', () => {
    expect(firstLine(read(SHEET, mapping([3, null])))).toMatchObject({ qty: 1, warnings: ['no_quantity'] })
  })

  test('sets the header row, or none', () => {
    const sheet = `
      MPN | Qty
      NE555P | 3
      Qty | MPN
      7 | NE556N
    `
    expect(inShort(read(sheet, { headerRow: 2 }))).toEqual(['NE556N / 7'])
    expect(read(sheet, { headerRow: -1 }).skipped.some(({ row }) => row === 0)).toBe(true)
    expect(read(sheet, { headerRow: 99 })).toMatchObject({ headerRow: 99, lines: [], skipped: [] })
  })
})

describe('sheets', () => {
  const cover = writtenSheet('Project | Motor\nDate | 2024-05-06', 'Cover')
  const short = writtenSheet('MPN | Qty\nNE555P | 1', 'Spares')
  const long = writtenSheet('Ref | MPN | Qty\nU1 | LM358DR | 1\nU2 | LM324DR | 1\nU3 | LM393DR | 1', 'Board')

  test('reads the sheet that looks most like a bill of materials', () => {
    expect(readBom([cover, short, long], { boards: 1 }).sheet).toBe(2)
  })

  test('a list of approved makers does not outweigh a short bill', () => {
    const makers = writtenSheet(`Part | Manufacturer\n${'P1000 | Murata\n'.repeat(20)}`, 'AVL')
    const bill = writtenSheet('Ref | MPN | Qty\nU1 | LM358DR | 1\nU2 | NE555DR | 2')
    expect(readBom([makers, bill], { boards: 1 }).sheet).toBe(1)
  })

  test('reads the sheet the buyer chooses', () => {
    expect(inShort(readBom([cover, short, long], { sheet: 1, boards: 1 }))).toEqual(['NE555P / 1'])
  })

  test('no sheet, an empty sheet and a missing sheet have no lines', () => {
    const empty = { headerRow: -1, columns: [], lines: [], offered: [], skipped: [] }
    expect(readBom([], { boards: 1 })).toEqual({ sheet: 0, ...empty })
    expect(readBom([{ name: '', rows: [] }], { boards: 1 })).toEqual({ sheet: 0, ...empty })
    expect(readBom([short], { sheet: 7, boards: 1 })).toEqual({ sheet: 7, ...empty })
  })
})

describe('quantities', () => {
  test('are multiplied by the boards and capped at the largest possible order', () => {
    const sheet = `
      MPN | Qty
      NE555P | 3
      NE556N | 99,000,000
    `
    expect(read(sheet, { boards: 100 }).lines).toMatchObject([
      { qty: 300, warnings: [] },
      { qty: LIMITS.quantityMax, warnings: ['bad_quantity'] },
    ])
  })

  test('are counted from the designators if missing, and are 1 if unreadable', () => {
    const bom = read(`
      MPN | Qty | Designators
      NE557N | |
      NE555P | | U1-U3, U7
      NE556N | a few | U8
      NE558N | 0 | U9
      NE559N | 3 | U10, U11
      NE560N | 200 | U12, U13
    `)
    expect(bom.lines.map(({ qty, warnings }) => [qty, ...warnings])).toEqual([
      [1, 'no_quantity'],
      [4, 'quantity_from_designators'],
      [1, 'bad_quantity'],
      [3, 'designators_differ'],
      [200],
    ])
    expect(reasons(bom)).toEqual(['4 zero_quantity'])
  })

  test('are not compared with the designators when there are several boards', () => {
    const bom = read('MPN | Qty | Ref\nNE555P | 3 | U1, U2', { boards: 10 })
    expect(firstLine(bom)).toMatchObject({ qty: 30, warnings: [] })
  })
})

describe('part numbers', () => {
  test('that a spreadsheet has rounded are kept with a warning', () => {
    const bom = read('MPN | Qty\n9.55E+12 | 1\n0007 4-001 | 1')
    expect(bom.lines.map(({ part_number, warnings }) => [part_number, ...warnings])).toEqual([
      ['9.55E+12', 'lost_digits'],
      ['0007 4-001'],
    ])
  })

  test.each([
    '15-Mar',
    'Mar-15',
    '1-Dec',
    '15-Mar-24',
    '2024-03-15',
    '2024-03-15 00:00:00',
    '3/15/2024',
    '15.03.2024',
    '3月15日',
    '2024年3月15日',
    '03월 15일',
    '15. Mrz',
    '15-déc.',
    'Mrz 15',
    '15.мар',
    'мар.15',
  ])('“%s” is recognized as a number converted to a date', date => {
    const bom = read(`MPN | Qty\nLM358DR | 1\n${date} | 5`)
    expect(bom.lines[1]).toMatchObject({ part_number: date, qty: 5, warnings: ['lost_digits'] })
  })

  test.each([
    '3-1234',
    'MAR-8',
    'MAR-15',
    '15-MAR',
    'SEP-20',
    '2024-13-15',
    '2024-03-155',
    '1-1734',
    '15-Mart',
    'Dec-1A',
    '10-set',
    '40.31.12',
  ])('“%s” is a part number', number => {
    const bom = read(`MPN | Qty\nLM358DR | 1\n${number} | 5`)
    expect(bom.lines[1]).toMatchObject({ part_number: number, warnings: [] })
  })

  test('lose invisible characters', () => {
    const bom = read('MPN | Qty\n\u200fLM\u00ad358\u0000DR\ufeff | 1')
    expect(firstLine(bom).part_number).toBe('LM358DR')
  })

  test('are cut when too long', () => {
    const bom = read(`MPN | Qty\n${'A1'.repeat(80)} | 1`)
    expect(firstLine(bom)).toMatchObject({ part_number: 'A1'.repeat(50), warnings: ['too_long'] })
  })
})

describe('rows that are not lines', () => {
  test('are reported with reason and text', () => {
    const bom = read(`
      Ref | MPN | Value | Qty | DNP
      R1 | RC0603FR-071KL | 1k | 1 | x
      R2 | RC0603FR-072KL | 2k | 1 | no
      R3 | RC0603FR-073KL | DNP | 1 |
      R4 | NC | 4k | 1 |

      R5 | | 5k | 1 |
      Inductors | | | |
      | | | |
      ---- | ---- | ---- | ---- | ----
      Ref | MPN | Value | Qty | DNP
      Total | | | 7 |
    `)
    expect(inShort(bom)).toEqual(['RC0603FR-072KL / 1'])
    expect(reasons(bom)).toEqual([
      '1 not_fitted',
      '3 not_fitted',
      '4 not_fitted',
      '5 empty',
      '6 no_part_number',
      '7 no_part_number',
      '8 empty',
      '9 not_a_part',
      '10 not_a_part',
      '11 not_a_part',
    ])
    expect(bom.skipped[4]).toEqual({ row: 6, reason: 'no_part_number', text: 'R5 · 5k · 1' })
  })

  test.each([
    'NC',
    'N.C.',
    'n/c',
    'NC/0R',
    'NC/10K',
    'NC/100nF/50V',
    'NC 10k',
    'NC (4.7uF)',
    'DNP',
    '10k DNP',
    '100nF_DNP',
    'DNP-10k',
    'DNP-100nF',
    'R 0R (DNP)',
    'do not fit (option B)',
    'Do not populate in variant A',
    'Not mounted',
    'not mounted, 10k',
    'Not fitted 100nF',
    'nicht bestückt / 10k',
    'n.b.',
    'не уст.',
    '不贴',
  ])('“%s” beside a number means not fitted', text => {
    expect(reasons(read(`MPN | Qty | Description\nNE555P | 2 | ${text}`))).toEqual(['1 not_fitted'])
  })

  test.each(['10k 1% (nie montować)', 'Rev B; niet plaatsen', '电阻（不焊）', '10k; not assembled'])(
    '“%s” as a remark or value means not fitted',
    text => {
      for (const title of ['Remark', 'Value'])
        expect(reasons(read(`MPN | Qty | ${title}\nNE555P | 2 | ${text}`))).toEqual(['1 not_fitted'])
    },
  )

  test.each([
    ['NE555P (not used)', 'not_fitted'],
    ['NE555P (do not fit, option B)', 'not_fitted'],
    ['NE555P - not used', 'not_fitted'],
    ['NE555P *not fitted*', 'not_fitted'],
    ['NE555P [DNP]', 'not_fitted'],
    ['NE555P, nicht bestückt', 'not_fitted'],
    ['NE555P（不焊）', 'not_fitted'],
    ['BAT54H,115 (not used)', 'not_fitted'],
    ['NE555P (do not buy)', 'no_part_number'],
    ['NE555P (customer supplied)', 'no_part_number'],
  ])('“%s” is no part to buy', (number, reason) => {
    const bom = read(`MPN | Qty\nLM358DR | 2\n${number} | 2`)
    expect(inShort(bom)).toEqual(['LM358DR / 2'])
    expect(reasons(bom)).toEqual([`2 ${reason}`])
  })

  test('any other note after the number describes the part', () => {
    const bom = read('MPN | Qty | Description\nNE555P (programmed) | 2 | Timer\nLM358DR - preferred | 1 |')
    expect(bom.lines.map(({ part_number, description }) => [part_number, description])).toEqual([
      ['NE555P', 'Timer; programmed'],
      ['LM358DR', 'preferred'],
    ])
  })

  test.each(['NE555P (NC)', 'NE555P (leer)', 'NE555P (custom)', 'NE555P, NE556N (not used)'])(
    '“%s” is a part to buy',
    number => expect(read(`MPN | Qty\nLM358DR | 2\n${number} | 2`).lines).toHaveLength(2),
  )

  test.each([
    'Not required',
    'Not used',
    'не требуется',
    'nicht benötigt',
    'No load',
    'leave open',
    'Do not place near heatsink',
    'Do not solder above 260C',
    'do not fit before wave soldering',
  ])('“%s” below a title that we do not know may be about anything', text => {
    expect(inShort(read(`MPN | Qty | Zubehoer\nNE555P | 2 | ${text}`))).toEqual(['NE555P / 2'])
  })

  test.each(['DNP', 'do not fit', 'Do not fit for Rev A', 'do not fit (option B)', 'nicht bestückt'])(
    '“%s” means not fitted below any title',
    text => expect(reasons(read(`MPN | Qty | Zubehoer\nNE555P | 2 | ${text}`))).toEqual(['1 not_fitted']),
  )

  test.each([
    'D-sub hood, 9 pos, not assembled',
    'Backplane, 6U, unpopulated',
    'USB connector, not soldered',
    'Stecker, nicht montiert',
    'Relay; not assembled',
    'NC push button',
    'NC/NO contact',
    'NC, 24V relay',
    'Relay, NC',
    'LDO, 5 V, no load',
    'NC 2-pole switch',
    'DNP-1234',
    'Adapter DNP-A12 black',
    'Ethernet controller with DNS client',
    'Not mounted heat sink',
    'No load speed 5000 rpm motor',
    'Not used stock',
    'NB-IoT module',
  ])('“%s” describes a part to buy', text => {
    expect(inShort(read(`MPN | Qty | Description\nNE555P | 2 | ${text}`))).toEqual(['NE555P / 2'])
  })

  test('a column for unfitted parts may contain prose', () => {
    const bom = read('MPN | Qty | DNP\nNE555P | 2 | not fitted in variant A\nNE556N | 1 |')
    expect(reasons(bom)).toEqual(['1 not_fitted'])
  })

  test('lines beyond three thousand are over the limit', () => {
    const rows = Array.from({ length: LIMITS.bomLines + 2 }, (_, index) => [`LM${1000 + index}`, '1'])
    const bom = readBom([{ name: '', rows: [['MPN', 'Qty'], ...rows, ['LM1000', '5']] }], { boards: 1 })
    expect(bom.lines).toHaveLength(LIMITS.bomLines)
    expect(reasons(bom)).toEqual(['3001 over_limit', '3002 over_limit', '3003 merged'])
    expect(firstLine(bom).qty).toBe(6)
  })

  test('texts are cut to their limits', () => {
    const bom = read(`MPN | Qty | Notes\n| 1 | ${'very '.repeat(100)}`)
    expect(bom.skipped[0]?.text).toHaveLength(200)
  })
})

describe('rows of the same part', () => {
  test('become one line, ignoring case', () => {
    const bom = read(`
      MPN | Maker | Qty | Ref
      LM358DR | TI | 2 | U1, U2
      lm358dr | T.I. | 1 | U3
      LM358DR | onsemi | 4 | U4-U7
      LM358-DR | TI | 1 | U8
    `)
    expect(inShort(bom)).toEqual(['LM358DR / TI / 3', 'LM358DR / onsemi / 4', 'LM358-DR / TI / 1'])
    expect(firstLine(bom)).toMatchObject({
      row: 1,
      rows: [1, 2],
      designators: 'U1, U2, U3',
      warnings: ['merged'],
    })
    expect(reasons(bom)).toEqual(['2 merged'])
  })

  test('keep the lowest target price', () => {
    const bom = read(`
      MPN | Qty | Target price
      LM358DR | 10 |
      LM358DR | 5 | 0.20
      LM358DR | 5000 | 0.10
      LM358DR | 50 | 0.15
    `)
    expect(firstLine(bom)).toMatchObject({ qty: 5065, target_price: 0.1 })
  })
})

describe('for any sheet', () => {
  const WORDS = [
    'MPN',
    'Qty',
    'Manufacturer',
    '型号',
    'Menge',
    'Part',
    'Total',
    'DNP',
    '-',
    '',
    ' ',
    'R1-R4',
    'LM358',
    '10k',
    '1,5',
    '-5',
    '0',
    '3',
    '9.55E+12',
  ]
  const cell = fc.oneof(fc.constantFrom(...WORDS), fc.string(), fc.string({ unit: 'binary' }))
  const grid: fc.Arbitrary<SheetGrid> = fc.record({
    name: fc.string(),
    rows: fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 }),
  })
  const request = fc.record(
    { headerRow: fc.integer({ min: -1, max: 5 }), boards: fc.integer({ min: 1, max: 1_000_000 }) },
    { requiredKeys: ['boards'] },
  )

  test('every row below the header is either a line or skipped', () => {
    fc.assert(
      fc.property(fc.array(grid, { maxLength: 3 }), request, (grids, asked) => {
        const bom = readBom(grids, asked)
        const rows = grids[bom.sheet]?.rows ?? []
        const below = rows.map((_, row) => row).filter(row => row > bom.headerRow)
        const accounted = new Set([...bom.lines, ...bom.skipped].map(({ row }) => row))
        expect([...accounted].toSorted((a, b) => a - b)).toEqual(below)
      }),
    )
  })

  test('a line has a number and a quantity within limits, and merged rows are in both lists', () => {
    fc.assert(
      fc.property(grid, request, (sheet, asked) => {
        const { lines, skipped } = readBom([sheet], asked)
        const isPartOfLine = ({ reason }: SkippedRow) => reason === 'merged' || reason === 'alternate'
        const merged = new Set(skipped.filter(isPartOfLine).map(({ row }) => row))
        for (const row of lines.flatMap(({ rows }) => rows.slice(1))) expect(merged).toContain(row)
        for (const { part_number, qty } of lines) {
          expect(part_number.trim()).not.toBe('')
          expect(qty).toSatisfy(Number.isInteger)
          expect(qty).toBeGreaterThanOrEqual(1)
          expect(qty).toBeLessThanOrEqual(LIMITS.quantityMax)
        }
      }),
    )
  })

  test('cells of any length are read quickly', () => {
    const monster = ['- ', 'R1-', ', ', 'a1', '~', '1', ' ', 'no '].map(piece =>
      piece.repeat(32_000 / piece.length),
    )
    const rows = [['MPN', 'Qty', 'Ref', 'Notes'], ...monster.map(text => [text, text, text, text])]
    const before = process.threadCpuUsage()
    readBom([{ name: '', rows }], { boards: 1 })
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2_000)
  })
})

describe('alternates', () => {
  test('are limited to five per line, also for merged rows', () => {
    const numbers = (start: number) => Array.from({ length: 20 }, (_, i) => `ALT${start + i}`).join('; ')
    const rows = [
      ['MPN', 'Qty'],
      [`LM358; ${numbers(100)}`, '1'],
      [`LM358; ${numbers(200)}`, '1'],
      [`NE555; ${numbers(300)}`, '1'],
    ]
    const { lines } = readBom([{ name: '', rows }], { boards: 1 })
    expect(lines).toMatchObject([
      { part_number: 'LM358', alternates: ['ALT100', 'ALT101', 'ALT102', 'ALT103', 'ALT104'] },
      { part_number: 'NE555', alternates: ['ALT300', 'ALT301', 'ALT302', 'ALT303', 'ALT304'] },
    ])
  })

  test('are dropped beyond ten thousand numbers per file, while every line keeps its own', () => {
    const rows = Array.from({ length: LIMITS.bomLines }, (_, i) => [
      `PART${i}; A${i}X1; A${i}X2; A${i}X3; A${i}X4`,
      '1',
    ])
    const { lines } = readBom([{ name: '', rows: [['MPN', 'Qty'], ...rows] }], { boards: 1 })
    expect(lines).toHaveLength(LIMITS.bomLines)
    const numbers = lines.flatMap(({ part_number, alternates }) => [part_number, ...alternates])
    expect(numbers).toHaveLength(LIMITS.bomNumbers)
    expect(lines.at(-1)).toMatchObject({ alternates: [] })
  })

  test('twenty thousand rows of one part are merged quickly', () => {
    const rows = Array.from({ length: 19_999 }, () => ['LM358', '1'])
    const before = process.threadCpuUsage()
    const { lines } = readBom([{ name: '', rows: [['MPN', 'Qty'], ...rows] }], { boards: 1 })
    expect(lines).toMatchObject([{ qty: 19_999 }])
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(5_000)
  })
})

test('2.500 pieces in an English file are thousands, and warned of', () => {
  const bom = readBom([writtenSheet('MPN | Quantity\nLM358DR | 1.000\nNE555DR | 2.500')], { boards: 1 })
  expect(inShort(bom)).toEqual(['LM358DR / 1000', 'NE555DR / 2500'])
  expect(bom.lines.map(({ warnings }) => warnings)).toEqual([['unclear_quantity'], ['unclear_quantity']])
})

test('between semicolons 1.000 is a thousand, unless every quantity ends like this', () => {
  const read = (text: string) => readBom([{ ...writtenSheet(text), delimiter: ';' }], { boards: 1 })
  const plain = read('Part | Qty\nTPS2051BDBVR | 1.000\nLM358DR | 20')
  expect(inShort(plain)).toEqual(['TPS2051BDBVR / 1000', 'LM358DR / 20'])
  expect(plain.lines.flatMap(({ warnings }) => warnings)).toEqual([])
  const padded = read('Part | Qty\nTPS2051BDBVR | 1.000\nLM358DR | 20.000')
  expect(padded.lines.map(({ warnings }) => warnings)).toEqual([['unclear_quantity'], ['unclear_quantity']])
  expect(inShort(read('Part | Qty\nTPS2051BDBVR | 12,000\nLM358DR | 7,000'))).toEqual([
    'TPS2051BDBVR / 12',
    'LM358DR / 7',
  ])
  const { lines } = read('MPN | Qty | Target price\nTPS2051BDBVR | 10 | 1.250\nLM358DR | 20 | 2.125')
  expect(lines.map(line => line.target_price)).toEqual([1.25, 2.125])
})

test.each([
  ['a fraction', '12,000 | 1.200,000 | 2,000 | 0,005', [12, 1200, 2]],
  ['a group of thousands', '12,000 | 1.200,000 | 2,000', [12, 1200, 2]],
  ['a group after a space', '12,000 | 1 200,000 | 2,000', [12, 1200, 2]],
  ['a thousand without a group', '12,000 | 1200,000 | 2,000', [12, 1200, 2]],
])('quantities with three decimals are told by one that has no other reading: %s', (_, cells, quantities) => {
  const numbers = ['GRM188R71H104KA93D', 'CRCW060310K0FKEA', 'MAX485ESA+T', '']
  const rows = cells.split(' | ').map((cell, nth) => ['7000', numbers[nth] ?? '', cell])
  for (const titles of [
    ['Komponente', 'Herstellerteilenr.', 'Menge'],
    ['Item', 'MPN', 'Qty'],
  ]) {
    const { lines } = readBom([{ name: '', rows: [titles, ...rows] }], { boards: 1 })
    expect(lines.map(({ qty, warnings }) => [qty, warnings])).toEqual(quantities.map(qty => [qty, []]))
  }
})

test('among quantities with three decimals, 1,500 m of wire are no pieces', () => {
  const { lines } = readBom(
    [writtenSheet('Herstellernummer | Menge\n3302/10 | 1,500\nLM358DR | 12,000\nM3 | 0,005')],
    { boards: 1 },
  )
  expect(lines.map(({ qty, warnings }) => [qty, warnings])).toEqual([
    [1, ['bad_quantity']],
    [12, []],
    [1, ['bad_quantity']],
  ])
})

test.each([
  ['1,000 | 2,500 | 1200,000', [1000, 2500, 1200]],
  ['1,500 | 12,000 | 1.200,000', [1500, 12000, 1200]],
])('quantities with commas that contradict each other are unclear: %s', (cells, quantities) => {
  const numbers = ['GRM188R71H104KA93D', 'CRCW060310K0FKEA', 'MAX485ESA+T']
  const rows = cells.split(' | ').map((cell, nth) => [numbers[nth] ?? '', cell])
  const { lines } = readBom([{ name: '', rows: [['MPN', 'Qty'], ...rows] }], { boards: 1 })
  expect(lines.map(({ qty, warnings }) => [qty, warnings])).toEqual(
    quantities.map(qty => [qty, ['unclear_quantity']]),
  )
})

test('a number in the comment is offered, also one that looks like a designator', () => {
  const sheet = writtenSheet(`
Comment | Pattern | Quantity | Components
LM358DR | SOIC-8 | 2 | U1, U2
BAT54S | SOT-23 | 1 | D1`)
  const { offered } = readBom([sheet], { boards: 1 })
  expect(offered.map(({ numbers }) => numbers)).toEqual([['LM358DR'], ['BAT54S']])
})

test('a row with a value keeps the pins of its package', () => {
  const sheet = writtenSheet(`
Reference | Value | Footprint | Qty
U1 | LDO 3.3V 500mA | Package_TO_SOT_SMD:SOT-23-5 | 1
C1 | 100nF 50V | Capacitor_SMD:C_0402_1005Metric | 2`)
  const { offered } = readBom([sheet], { boards: 1 })
  expect(offered.map(({ value }) => value)).toEqual(['LDO 3.3V 500mA SOT-23-5', '100nF 50V 0402'])
})
