import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Refusal } from './errors.ts'
import { cursorOf } from './keyset.ts'

const cursor = cursorOf(z.tuple([z.iso.datetime(), z.int()]))

test('a cursor is read as it was written', () => {
  expect(cursor.read(cursor.write(['2026-11-16T10:00:00.000Z', 7]))).toEqual(['2026-11-16T10:00:00.000Z', 7])
  expect(cursor.read(undefined)).toBeNull()
})

test.each([
  '',
  'x',
  '{}',
  '["2026-11-16T10:00:00.000Z"]',
  '["yesterday",7]',
  '[7,"2026-11-16T10:00:00.000Z"]',
])('the cursor %j is rejected', after => {
  expect(() => cursor.read(after)).toThrow(Refusal)
})
