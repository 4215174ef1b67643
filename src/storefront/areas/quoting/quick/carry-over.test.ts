import { describe, expect, test } from 'vitest'
import { bill } from '../../../../../tests/harness/bill.ts'
import { carryOver } from './carry-over.ts'
import { unreadLines } from './unread-lines.ts'

const lines = bill(3).map(({ line }) => line)
const down = lines.map(line => ({ ...line, row: line.row + 1 }))
const DECIDED = {
  choices: { '2': 7 },
  moved: { '3': 'free' as const },
  quantities: { '4': 500 },
  leftOut: { '2': true },
}

describe('decisions about pasted lines', () => {
  test('move with their part number when a line is inserted above', () => {
    expect(carryOver(DECIDED, lines, down)).toEqual({
      choices: { '3': 7 },
      moved: { '4': 'free' },
      quantities: { '5': 500 },
      leftOut: { '3': true },
    })
  })

  test('are dropped with the line', () => {
    expect(carryOver(DECIDED, lines, down.slice(1))).toMatchObject({ choices: {}, leftOut: {} })
  })

  test('about the same number in two lines are told apart', () => {
    const twice = lines.slice(0, 2).map(line => ({ ...line, part_number: 'R-1' }))
    const moved = twice.map(line => ({ ...line, row: line.row + 10 }))
    expect(carryOver(DECIDED, twice, moved)).toMatchObject({
      leftOut: { '12': true },
      moved: { '13': 'free' },
    })
  })
})

test('lines of the text that are no part are listed', () => {
  const text = 'Hello,\r\n\r\nR-1 100\nR-2 5\nRegards'
  expect(unreadLines(text, lines.slice(0, 2))).toEqual([
    { row: 0, line: 'Hello,' },
    { row: 4, line: 'Regards' },
  ])
})
