import { expect, test } from 'vitest'
import { columnsFor } from './columns.ts'
import { emptyLine, flagsOf, type GridLine, isOpen, totalsOf } from './grid-line.ts'
import {
  actOnGrid,
  type GridAct,
  type GridRules,
  type GridState,
  selectedTexts,
  startGrid,
} from './grid-state.ts'

const RULES: GridRules = {
  columns: columnsFor({ hasCosts: true, isAsked: true }),
  mark: '.',
  isReadOnly: false,
}
const start = (lines: Parameters<typeof startGrid>[0]) => startGrid(lines, RULES.columns)
const columnOf = (id: string) => RULES.columns.findIndex(column => column.id === id)
const line = (id: number, changes: Partial<GridLine> = {}): GridLine => ({
  ...emptyLine(id, `PART-${id}`),
  quantity: 100,
  unit_price: 1,
  cost: null,
  ...changes,
})
const lines = (count: number, changes: Partial<GridLine> = {}) =>
  Array.from({ length: count }, (_, index) => line(index + 1, changes))

const act = (state: GridState, ...acts: GridAct[]) =>
  acts.reduce((before, one) => actOnGrid(before, one, RULES), state)
const at = (row: number, id: string): GridAct => ({ type: 'go', cell: { row, column: columnOf(id) } })
const to = (row: number, id: string): GridAct => ({
  type: 'go',
  cell: { row, column: columnOf(id) },
  isExtending: true,
})
const type = (text: string): GridAct => ({ type: 'type', text })
const priced = (text: string, changes: Partial<GridLine> = {}) =>
  act(start([line(1, changes)]), at(0, 'price'), type(text))

test('a price is typed as a number of the language, a margin on the cost, or the target', () => {
  expect(priced('0.12345').lines[0]?.unit_price).toBe(0.12345)
  expect(priced('1,250.5').lines[0]?.unit_price).toBe(1250.5)
  expect(priced('25%', { cost: 0.8 }).lines[0]?.unit_price).toBe(1)
  expect(priced('-10 %', { cost: 1 }).lines[0]?.unit_price).toBe(0.9)
  expect(priced('=t', { asked_price: 0.77 }).lines[0]?.unit_price).toBe(0.77)
  const german = { ...RULES, mark: ',' } as const
  const state = actOnGrid(act(start(lines(1)), at(0, 'price')), type('1.250,5'), german)
  expect(state.lines[0]?.unit_price).toBe(1250.5)
  expect(selectedTexts(state, german)).toEqual([['1250,5']])
})

test('a new row starts with a part number that can be saved: without line breaks, and not too long', () => {
  const cells = [
    ['NEW\r\n 1', 'Maker'],
    ['X'.repeat(101), 'Maker'],
  ]
  const state = act(start([]), at(0, 'part'), { type: 'paste', cells })
  expect(state.lines.map(({ part_number }) => part_number)).toEqual(['NEW 1'])
  expect(state.refused).toMatchObject({ count: 1, problem: 'too_long', cell: { row: 1 } })
})

test('a look-up that found nothing changes nothing, so that nothing is looked up or saved again', () => {
  const state = start(lines(3))
  expect(act(state, { type: 'complete', complete: one => one })).toBe(state)
})

test('text that is no price changes nothing and gives the reason', () => {
  for (const [text, problem] of [
    ['cheap', 'number'],
    ['25%', 'no_cost'],
    ['=t', 'no_target'],
    ['9999999', 'number'],
    ['€ 3', 'number'],
    ['3.50 EUR', 'number'],
  ] as const) {
    const state = priced(text)
    expect(state.lines[0]?.unit_price).toBe(1)
    expect(state.refused).toEqual({ count: 1, problem, cell: { row: 0, column: columnOf('price') } })
    expect(state.past).toEqual([])
  }
})

test('quantities are read with their unit, and never guessed', () => {
  const cells = ['10k', '2,500 pcs', '2.500 Stk', '1 000', '5 Kpcs'].map(text => [text])
  const read = act(start(lines(5)), at(0, 'quantity'), { type: 'paste', cells })
  expect(read.lines.map(({ quantity }) => quantity)).toEqual([10_000, 2_500, 2_500, 1_000, 5_000])
  expect(read.refused).toBeNull()
  for (const text of ['1.000', '2.500k', '3 reels', '0', '10 pcs/board']) {
    const kept = act(start(lines(1)), at(0, 'quantity'), type(text))
    expect(kept.lines[0]?.quantity).toBe(100)
    expect(kept.refused?.problem).toBe('number')
  }
})

test('a dash is no offer, and a price is one again', () => {
  const none = priced('-')
  expect(none.lines[0]).toMatchObject({ kind: 'no_bid', unit_price: null, no_bid_reason: 'unavailable' })
  expect(act(none, type('2')).lines[0]).toMatchObject({ kind: 'offer', unit_price: 2, no_bid_reason: '' })
})

test('a margin sets the price', () => {
  const state = act(start([line(1, { cost: 2 })]), at(0, 'margin'), type('50'))
  expect(state.lines[0]?.unit_price).toBe(3)
})

test('a block of 500 rows and 4 columns lands in its cells, and undo restores all of it', () => {
  const before = start(lines(500))
  const cells = Array.from({ length: 500 }, (_, i) => [`NEW-${i}`, 'Maker', `${i + 1}`, `0.${i + 100}`])
  const pasted = act(before, at(0, 'part'), { type: 'paste', cells })
  expect(pasted.lines).toHaveLength(500)
  expect(pasted.lines[499]).toMatchObject({
    line_id: 500,
    part_number: 'NEW-499',
    manufacturer: 'Maker',
    quantity: 500,
    unit_price: 0.599,
  })
  expect(pasted.refused).toBeNull()
  const undone = act(pasted, { type: 'undo' })
  expect(undone.lines).toBe(before.lines)
  expect(act(undone, { type: 'redo' }).lines).toBe(pasted.lines)
})

test('rows below the last line become new lines, up to the limit', () => {
  const cells = Array.from({ length: 500 }, (_, i) => [`NEW-${i}`, 'Maker', '5', '1'])
  const state = act(start(lines(3)), at(3, 'part'), { type: 'paste', cells })
  expect(state.lines).toHaveLength(500)
  expect(state.lines[3]).toMatchObject({ line_id: 4, part_number: 'NEW-0', quantity: 5, unit_price: 1 })
  expect(state.refused).toMatchObject({ count: 3, problem: 'too_many' })
})

test('the quantity of a new line is not stated if the pasted one cannot be read', () => {
  const cells = ['ca. 5', '', '7', '1.000'].map((quantity, row) => [`NEW-${row}`, 'Maker', quantity, '2'])
  const state = act(start([]), at(0, 'part'), { type: 'paste', cells })
  expect(state.lines.map(({ quantity }) => quantity)).toEqual([0, 0, 7, 0])
  expect(state.lines.map(line => flagsOf(line, false).includes('no_quantity'))).toEqual([
    true,
    true,
    false,
    true,
  ])
  expect(state.refused).toMatchObject({
    count: 2,
    problem: 'number',
    cell: { row: 0, column: columnOf('quantity') },
  })
  expect(totalsOf(state.lines, { shippingFee: null, tax: 0 }).total).toBe(14)
  const given = act(state, at(0, 'quantity'), type('5'))
  expect([given.lines[0]?.quantity, isOpen(given.lines[0] ?? line(1))]).toEqual([5, false])
  const bare = act(start([]), at(0, 'part'), { type: 'paste', cells: [['NEW-1', 'Maker']] })
  expect(bare.lines[0]?.quantity).toBe(1)
})

test('after an undo of new lines the cursor is in the grid, so that they can be restored', () => {
  const cells = Array.from({ length: 20 }, (_, i) => [`NEW-${i}`])
  const undone = act(start([]), at(0, 'part'), { type: 'paste', cells }, { type: 'undo' })
  expect(undone.cursor.row).toBe(0)
  expect(act(undone, { type: 'redo' }).lines).toHaveLength(20)
})

test('a row below the last line needs a part number', () => {
  const state = act(start(lines(1)), at(1, 'quantity'), type('5'))
  expect(state.lines).toHaveLength(1)
  expect(state.refused?.problem).toBe('required')
  expect(act(state, at(1, 'part'), type('LM358')).lines[1]?.part_number).toBe('LM358')
})

test('one copied cell fills the selection; a block of computed columns leaves them', () => {
  const filled = act(start(lines(3)), at(0, 'note'), to(2, 'note'), { type: 'paste', cells: [['reel']] })
  expect(filled.lines.map(({ note }) => note)).toEqual(['reel', 'reel', 'reel'])
  const across = act(start(lines(1)), at(0, 'price'), { type: 'paste', cells: [['2', '999', 'x', '7']] })
  expect(across.lines[0]).toMatchObject({ unit_price: 2, asked_price: null })
  expect(across.refused).toBeNull()
})

test('a row copied with price, cost and margin keeps its exact price', () => {
  const from = line(1, { unit_price: 0.12345, cost: 0.1 })
  const state = act(start([from, line(2, { cost: 0.3 })]), at(0, 'price'), to(0, 'margin'))
  const cells = selectedTexts(state, RULES)
  const pasted = act(state, at(1, 'price'), { type: 'paste', cells })
  expect(pasted.lines[1]).toMatchObject({ unit_price: 0.12345, cost: 0.1 })
})

test('fill down repeats the first selected row, or the row above a single cell', () => {
  const first = start([line(1, { lead_days: 14 }), line(2), line(3)])
  const filled = act(first, at(0, 'lead'), to(2, 'lead'), { type: 'fill_down' })
  expect(filled.lines.map(({ lead_days }) => lead_days)).toEqual([14, 14, 14])
  const one = act(first, at(1, 'lead'), { type: 'fill_down' })
  expect(one.lines.map(({ lead_days }) => lead_days)).toEqual([14, 14, null])
  expect(act(one, { type: 'undo' }).lines).toBe(first.lines)
})

test('Tab goes on in the next row, and the cursor stays in the grid', () => {
  const last = act(start(lines(2)), at(0, 'note'), { type: 'tab', isBack: false })
  expect(last.cursor).toEqual({ row: 1, column: columnOf('part') })
  expect(act(last, { type: 'move', rows: 99, columns: 0 }).cursor.row).toBe(2)
  expect(
    actOnGrid(last, { type: 'move', rows: 99, columns: 0 }, { ...RULES, isReadOnly: true }).cursor.row,
  ).toBe(1)
})

test('there are no columns for costs that are hidden, nor for requested values without a request', () => {
  const all = columnsFor({ hasCosts: true, isAsked: true }).map(({ id }) => id)
  const idsWith = (wanted: Parameters<typeof columnsFor>[0]) =>
    new Set(columnsFor(wanted).map(({ id }) => id))
  const hidden = (wanted: Parameters<typeof columnsFor>[0]) => all.filter(id => !idsWith(wanted).has(id))
  expect(hidden({ hasCosts: false, isAsked: true })).toEqual(['cost', 'margin'])
  expect(hidden({ hasCosts: true, isAsked: false })).toEqual(['asked', 'target'])
})

test('totals and margin are those of the server, and alternates count once', () => {
  const quote = [
    line(1, { cost: 0.5 }),
    line(2, { alternate_of: 1, unit_price: 9 }),
    line(3, { unit_price: null }),
  ]
  expect(totalsOf(quote, { shippingFee: 40, tax: 0 })).toEqual({ subtotal: 100, total: 140, margin: 100 })
})

test('a line states its errors', () => {
  const short = line(1, { source: 'stock', part_id: 7, stock: 5, asked_price: 2 })
  expect(flagsOf(short, true)).toEqual(['below_floor', 'short', 'below_target'])
  expect(flagsOf(line(1, { unit_price: null }), false)).toEqual(['no_price', 'not_listed'])
  expect(flagsOf(line(1, { kind: 'no_bid' }), false)).toEqual(['no_reason'])
  const uncounted = line(1, { kind: 'no_bid', no_bid_reason: 'unavailable', quantity: 0 })
  expect([flagsOf(uncounted, false), isOpen(uncounted)]).toEqual([['no_quantity'], true])
})
