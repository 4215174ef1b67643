import { expect, test } from 'vitest'
import { rarePart } from './has-text.ts'

test.each([
  ['buyer7@company12.example', 'buyer7@'],
  ['Company 12345 GmbH', ' 12345 '],
  ['Company 77 Ltd', ' 77 '],
  ['12345 Example', '12345 '],
  ['Söhne 100%', ' 100%'],
  ['Company 7 Ltd', ' 7 '],
  ['j.smith@company.example', 'j.smith@'],
  ['PO-4500169114', '00169114'],
  ['PO-4500169114 Berlin', '00169114'],
  ['CF250113-405409', '3-405409'],
  // Too short for the index, or a short word, or nothing rare.
  ['Company 7', null],
  ['Company 77', null],
  ['1-2 Example', null],
  ['PO-99887', null],
  ['1234-A-1-2-3-4', null],
  ['sales@company.example', null],
  ['Example Instruments GmbH', null],
])('of %s the index gets %s', (search, part) => {
  expect(rarePart(search)).toBe(part)
})
