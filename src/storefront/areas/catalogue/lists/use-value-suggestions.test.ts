import { expect, test } from 'vitest'
import { splitLast } from './use-value-suggestions.ts'

test.each([
  ['4.7', '', '4.7'],
  ['10k,4.', '10k,', '4.'],
  ['10k, 22', '10k,', '22'],
  ['10k..4', '10k..', '4'],
  ['', '', ''],
])('of %s the last value is completed', (text, before, find) => {
  expect(splitLast(text)).toEqual({ before, find })
})
