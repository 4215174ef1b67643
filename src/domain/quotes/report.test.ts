import { expect, test } from 'vitest'
import { winRate } from './report.ts'

test('the win rate is a share of the decided quotes', () => {
  expect(winRate(2, 1)).toBe(66.7)
  expect(winRate(0, 3)).toBe(0)
  expect(winRate(0, 0)).toBeNull()
})
