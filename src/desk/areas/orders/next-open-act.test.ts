import { expect, test } from 'vitest'
import { nextOpenAct } from './next-open-act.ts'

test('a form opens only if its act is possible', () => {
  expect(nextOpenAct(null, 'ship', ['ship'])).toBe('ship')
  expect(nextOpenAct(null, 'ship', ['refund'])).toBeNull()
})

test('an open form stays although a colleague has done the act meanwhile', () => {
  expect(nextOpenAct('ship', 'ship', [])).toBe('ship')
})

test('a form closes with the address, and another one replaces it if that is possible', () => {
  expect(nextOpenAct('ship', null, ['ship'])).toBeNull()
  expect(nextOpenAct('ship', 'refund', ['refund'])).toBe('refund')
  expect(nextOpenAct('ship', 'refund', [])).toBeNull()
})
