import { expect, test } from 'vitest'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { isLostAfter } from './connection.ts'

test('the connection is lost without an answer, and not after a refusal', () => {
  expect(isLostAfter(new NoAnswer())).toBe(true)
  expect(isLostAfter(new Refusal(403))).toBe(false)
})

test('a canceled call says nothing about the connection', () => {
  const controller = new AbortController()
  controller.abort()
  expect(isLostAfter(controller.signal.reason)).toBeNull()
})
