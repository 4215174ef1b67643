import { expect, test } from 'vitest'
import { readTrackingLines } from './read-tracking-lines.ts'

test('lines of a spreadsheet are read, and those that cannot be sent are told', () => {
  const pasted = 'EL-1\t1Z 999\n\nEL-2 ABC\r\nEL-3\nel-1\t5\n'
  expect(readTrackingLines(pasted)).toEqual([
    { line: 1, order: 'EL-1', tracking: '1Z 999', problem: null },
    { line: 3, order: 'EL-2', tracking: 'ABC', problem: null },
    { line: 4, order: 'EL-3', tracking: '', problem: 'unreadable' },
    { line: 5, order: 'el-1', tracking: '5', problem: 'duplicate' },
  ])
})
