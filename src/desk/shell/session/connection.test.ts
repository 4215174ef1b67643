import { afterEach, expect, test, vi } from 'vitest'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { isLostAfter, setConnection, useConnection } from './connection.ts'

afterEach(() => vi.unstubAllGlobals())

test('the connection is lost without an answer, and not after a refusal', () => {
  expect(isLostAfter(new NoAnswer())).toBe(true)
  expect(isLostAfter(new Refusal(403))).toBe(false)
  expect(isLostAfter(new DOMException('', 'TimeoutError'))).toBe(true)
})

test('a canceled call says nothing about the connection', () => {
  const controller = new AbortController()
  controller.abort()
  expect(isLostAfter(controller.signal.reason)).toBeNull()
})

test('a late answer does not hide that the network is gone', () => {
  vi.stubGlobal('navigator', { onLine: false })
  setConnection(true)
  setConnection(false)
  expect(useConnection.getState().isLost).toBe(true)
  vi.stubGlobal('navigator', { onLine: true })
  setConnection(false)
  expect(useConnection.getState().isLost).toBe(false)
})
