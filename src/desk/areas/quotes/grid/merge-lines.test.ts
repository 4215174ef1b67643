import { expect, test } from 'vitest'
import { diffLines } from './diff-lines.ts'
import { emptyLine, type GridLine } from './grid-line.ts'
import { mergeLines } from './merge-lines.ts'

const line = (id: number, changes: Partial<GridLine> = {}): GridLine => ({
  ...emptyLine(id, `P${id}`),
  ...changes,
})

test('changes of different fields are both kept', () => {
  const base = [line(1)]
  const { lines, conflicts } = mergeLines(
    base,
    [line(1, { unit_price: 2 })],
    [line(1, { note: 'reel', stock: 9 })],
  )
  expect(lines).toMatchObject([{ unit_price: 2, note: 'reel', stock: 9 }])
  expect(conflicts).toEqual([])
})

test('a field that both have changed is a conflict, and the own value stays', () => {
  const mine = line(1, { unit_price: 2 })
  const theirs = line(1, { unit_price: 3 })
  const { lines, conflicts } = mergeLines([line(1, { unit_price: 1 })], [mine], [theirs])
  expect(lines[0]?.unit_price).toBe(2)
  expect(conflicts).toEqual([{ lineId: 1, field: 'unit_price', mine, theirs }])
})

test('lines that either has added stay, and a line that one has removed is gone unless the other changed it', () => {
  const base = [line(1), line(2), line(3), line(4)]
  const mine = [line(1), line(3, { note: 'mine' }), line(4), line(5)]
  const theirs = [line(1), line(2), line(4, { note: 'theirs' }), line(6)]
  const { lines } = mergeLines(base, mine, theirs)
  expect(lines.map(({ line_id }) => line_id)).toEqual([1, 3, 4, 5, 6])
})

test('lines that two people have added at once both stay', () => {
  const mine = [line(1), line(2, { note: 'mine' }), line(3, { alternate_of: 2 })]
  const { lines } = mergeLines([line(1)], mine, [line(1), line(2, { note: 'theirs' })])
  expect(lines.map(({ line_id, alternate_of, note }) => [line_id, alternate_of, note])).toEqual([
    [1, null, ''],
    [4, null, 'mine'],
    [3, 4, ''],
    [2, null, 'theirs'],
  ])
})

test('versions differ in added, removed and changed lines', () => {
  const before = [line(1, { unit_price: 1 }), line(2)]
  const after = [line(1, { unit_price: 2, stock: 5 }), line(3)]
  expect(diffLines(before, after)).toMatchObject([
    { change: 'changed', fields: ['unit_price'] },
    { change: 'added', line: { line_id: 3 } },
    { change: 'removed', line: { line_id: 2 } },
  ])
})
