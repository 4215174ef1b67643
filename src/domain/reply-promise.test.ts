import { expect, test } from 'vitest'
import { lateSince, replyBy } from './reply-promise.ts'

test.each([
  ['on a working day', '2026-11-16T08:00:00Z', '2026-11-16T20:00:00Z'],
  ['over night', '2026-11-16T20:30:00Z', '2026-11-17T08:30:00Z'],
  ['over a weekend', '2026-11-13T18:00:00Z', '2026-11-16T06:00:00Z'],
  ['from a Saturday', '2026-11-14T10:00:00Z', '2026-11-16T12:00:00Z'],
])('twelve business hours %s', (_, from, to) => {
  expect(replyBy(new Date(from))).toEqual(new Date(to))
})

test('a request is late exactly when it is older than the promised hours', () => {
  for (let n = 0; n < 2_000; n++) {
    const created = new Date(Date.UTC(2026, 10, 9) + n * 413_000)
    const now = new Date(Date.UTC(2026, 10, 18))
    const isLate = replyBy(created) < now
    expect([created, created < lateSince(now)]).toEqual([created, isLate])
  }
})
