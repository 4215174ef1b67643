import { expect, test } from 'vitest'
import { rarePart } from './has-text.ts'

test.each([
  ['buyer7@company12.example', 'buyer7@'],
  ['Company 12345 GmbH', ' 12345 '],
  ['Company 77 Ltd', ' 77 '],
  ['12345 Example', '12345 '],
  ['Söhne 100%', ' 100%'],
  // Too short for the index, or a single word, or nothing rare.
  ['Company 7 Ltd', null],
  ['Company 77', null],
  ['1-2 Example', null],
  ['PO-998877', null],
  ['Example Instruments GmbH', null],
])('of %s the index gets %s', (search, part) => {
  expect(rarePart(search)).toBe(part)
})
