import { expect, test } from 'vitest'
import { lateSince, replyBy } from './reply-promise.ts'

test('a request is answered within twelve business hours', () => {
  expect(replyBy(new Date('2026-11-16T08:00:00Z'), 'UTC')).toEqual(new Date('2026-11-17T12:00:00Z'))
  expect(replyBy(new Date('2026-11-13T17:00:00Z'), 'UTC')).toEqual(new Date('2026-11-17T11:00:00Z'))
})

test('a request is late exactly when it is older than the promised hours', () => {
  for (let n = 0; n < 2_000; n++) {
    const created = new Date(Date.UTC(2026, 10, 9) + n * 413_000)
    const now = new Date(Date.UTC(2026, 10, 18))
    const isLate = replyBy(created, 'UTC') < now
    expect([created, created < lateSince(now, 'UTC')]).toEqual([created, isLate])
  }
})
