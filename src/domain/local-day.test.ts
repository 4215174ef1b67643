import { expect, test } from 'vitest'
import { localDay } from './dates.ts'

test('a transfer is dated in the local time zone, at any time of day', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 10, 15, 23, 59))).toBe('2026-11-15')
})
