import { expect, test } from 'vitest'
import { NoAnswer } from '../../contract/wire/call.ts'
import { Refusal } from '../../contract/wire/errors.ts'
import { whenUnavailable } from './when-unavailable.ts'

test.each([
  ['a line that is down', new NoAnswer()],
  ['a part that is gone', new Refusal(404)],
])('%s affects only the optional data', (_, error) => {
  expect(whenUnavailable('nothing')(error)).toBe('nothing')
})

test('other errors are thrown', () => {
  expect(() => whenUnavailable(null)(new TypeError('no such field'))).toThrow('no such field')
})
