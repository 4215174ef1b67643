import { expect, test } from 'vitest'
import { readBom } from './read-bom.ts'
import { inShort, writtenSheet } from './written-sheet.ts'

const read = (sheet: string) => inShort(readBom([writtenSheet(sheet)], { boards: 1 }))

test.each([
  ['quantities of each board', 'Qty CPU | Qty IO | Total'],
  ['boards by name', 'Main board | Display board | Total'],
  ['variants', 'Variant A | Variant B | Total Qty'],
  ['German', 'Anzahl CPU | Anzahl EA | Summe'],
  ['one board each', 'Main board (x1) | IO board | Total'],
])('a kit needs the total of its boards: %s', (_, titles) => {
  const lines = read(`
MPN | Manufacturer | ${titles}
GRM155R71C104KA88D | Murata | 10 | 4 | 14
RC0402FR-0710KL | Yageo | 5 | | 5
TPS54331DR | TI | 0 | 2 | 2`)
  expect(lines).toEqual([
    'GRM155R71C104KA88D / Murata / 14',
    'RC0402FR-0710KL / Yageo / 5',
    'TPS54331DR / TI / 2',
  ])
})

test.each(['IO board (x2)', '2x IO board', 'IO board ×2'])('a board may be built twice: %s', title => {
  const lines = read(`
MPN | Main board (x1) | ${title} | Total
PCA9555PW | 1 | 2 | 5
SM712-02HTG | 0 | 1 | 2`)
  expect(lines).toEqual(['PCA9555PW / 5', 'SM712-02HTG / 2'])
})

test('a quantity per board wins over a total with spare pieces', () => {
  expect(
    read(`
MPN | Qty | Spare | Total
LM358DR | 10 | 1 | 11
NE555DR | 20 | 2 | 22`),
  ).toEqual(['LM358DR / 10', 'NE555DR / 20'])
})

test('a total that is another sum is not taken', () => {
  expect(
    read(`
MPN | Qty CPU | Stock X | Total
LM358DR | 10 | 3 | 70
NE555DR | 20 | 4 | 50`),
  ).toEqual(['LM358DR / 10', 'NE555DR / 20'])
})

test('of two columns of unknown titles the first is taken, and the buyer is told', () => {
  const bom = readBom([writtenSheet('MPN | Delivrd | Opn\nLM358DR | 200 | 300\nNE555DR | 0 | 250')], {
    boards: 1,
  })
  expect(bom.lines.map(({ qty, warnings }) => [qty, warnings])).toEqual([[200, ['unclear_quantity']]])
})

test('without titles, the first of two columns of quantities is taken, and the buyer is told', () => {
  const rows = [
    ['LM358DR', '0805', '12', '500'],
    ['NE555DR', '0603', '7', '250'],
    ['TL072CDR', '0402', '9', '800'],
  ]
  const linesOf = (width: number) =>
    readBom([{ name: '', rows: rows.map(cells => cells.slice(0, width)) }], { boards: 1 }).lines.map(
      ({ qty, warnings }) => [qty, ...warnings],
    )
  expect(linesOf(4)).toEqual([
    [12, 'unclear_quantity'],
    [7, 'unclear_quantity'],
    [9, 'unclear_quantity'],
  ])
  expect(linesOf(3)).toEqual([[12], [7], [9]])
})

test('without a total, the buyer is told that the quantity is one of several', () => {
  const bom = readBom([writtenSheet('MPN | Qty CPU | Qty IO\nLM358DR | 10 | 3\nNE555DR | 0 | 4')], {
    boards: 1,
  })
  expect(bom.lines.map(({ qty, warnings }) => [qty, warnings])).toEqual([[10, ['unclear_quantity']]])
})

test.each([
  ['build variants', 'MPN | Ref | Qty Lite | Qty Professional\nLM358DR | U1 | 1 | 2\nBAV99 | D1 | 3 | 3'],
  ['a total with spares', 'Part | Used | Spare | Total\nLM358DR | 1 | 1 | 2\nBAV99 | 3 | 1 | 4'],
])('quantities of %s with names that we do not know are unclear', (_, text) => {
  const sheet = writtenSheet(text)
  const { lines } = readBom([sheet], { boards: 1 })
  expect(lines.map(({ qty, warnings }) => [qty, warnings])).toEqual([
    [1, ['unclear_quantity']],
    [3, ['unclear_quantity']],
  ])
})
