import { expect, test } from 'vitest'
import { addBusinessHours, businessMinutes, endOfDay, nextOpening } from './business-hours.ts'

const SHANGHAI = 'Asia/Shanghai'
const BERLIN = 'Europe/Berlin'

test.each([
  ['Monday morning', '2026-11-16T09:00:00Z', '2026-11-17T12:00:00Z'],
  ['before opening', '2026-11-16T03:00:00Z', '2026-11-17T12:00:00Z'],
  ['Friday afternoon', '2026-11-20T17:00:00Z', '2026-11-24T11:00:00Z'],
  ['Saturday', '2026-11-21T12:00:00Z', '2026-11-24T12:00:00Z'],
])('twelve business hours from %s', (_, start, due) => {
  expect(addBusinessHours(new Date(start), 12, 'UTC').toISOString()).toBe(new Date(due).toISOString())
})

test('hours count in the time zone of the shop', () => {
  const due = addBusinessHours(new Date('2026-11-16T01:00:00Z'), 12, SHANGHAI)
  expect(due.toISOString()).toBe('2026-11-17T04:00:00.000Z')
})

test('a change of the clocks neither adds nor removes a business hour', () => {
  const friday = new Date('2026-10-23T13:00:00Z')
  const due = addBusinessHours(friday, 12, BERLIN)
  expect(due.toISOString()).toBe('2026-10-26T17:00:00.000Z')
  expect(businessMinutes(friday, due, BERLIN)).toBe(12 * 60)
})

test('business minutes are negative once the promise is broken', () => {
  const due = new Date('2026-11-20T16:00:00Z')
  expect(businessMinutes(new Date('2026-11-20T15:30:00Z'), due, 'UTC')).toBe(30)
  expect(businessMinutes(new Date('2026-11-23T10:00:00Z'), due, 'UTC')).toBe(-3 * 60)
})

test('the minutes of years are those of their parts', () => {
  const start = Date.UTC(2022, 10, 16, 3, 7)
  for (let n = 1; n < 400; n++) {
    const from = new Date(start + n * 2_503_001)
    const middle = new Date(from.getTime() + n * 86_399_771)
    const to = new Date(middle.getTime() + n * 43_211_003)
    const parts = businessMinutes(from, middle, BERLIN) + businessMinutes(middle, to, BERLIN)
    expect(Math.abs(businessMinutes(from, to, BERLIN) - parts)).toBeLessThanOrEqual(1)
  }
  expect(businessMinutes(new Date('2025-11-17T00:00:00Z'), new Date('2026-11-16T00:00:00Z'), 'UTC')).toBe(
    52 * 45 * 60,
  )
})

test('tomorrow and Monday begin when the office opens', () => {
  const monday = new Date('2026-11-16T20:00:00Z')
  expect(nextOpening(monday, 'tomorrow', BERLIN).toISOString()).toBe('2026-11-17T08:00:00.000Z')
  expect(nextOpening(monday, 'monday', BERLIN).toISOString()).toBe('2026-11-23T08:00:00.000Z')
  const sunday = new Date('2026-11-22T12:00:00Z')
  expect(nextOpening(sunday, 'monday', BERLIN).toISOString()).toBe('2026-11-23T08:00:00.000Z')
})

test('the day ends at midnight in the time zone of the shop', () => {
  expect(endOfDay(new Date('2026-11-16T17:00:00Z'), SHANGHAI).toISOString()).toBe('2026-11-17T16:00:00.000Z')
})
