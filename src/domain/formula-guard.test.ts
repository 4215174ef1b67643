import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardFormula, unguardFormula } from './formula-guard.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+DS1302N', "'+DS1302N"],
  ['-5V', "'-5V"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r', "'\r"],
  [' \u200B=1', "' \u200B=1"],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
])('%j is written as %j', (text, guarded) => {
  expect(guardFormula(text)).toBe(guarded)
})

test.each(['-5', '+5', '-0.25', '.5', 'LM358', "'quoted'", '', '0402', 'a=b'])('%j stays', text => {
  expect(guardFormula(text)).toBe(text)
  expect(unguardFormula(text)).toBe(text)
})

test('any guarded text is restored exactly', () => {
  const sign = fc.constantFrom("'", '=', '+', '-', '@', ' ', '\t', '1', '.', '\u200B')
  const text = fc.array(fc.oneof(sign, fc.string({ maxLength: 2 }))).map(pieces => pieces.join(''))
  fc.assert(fc.property(text, written => unguardFormula(guardFormula(written)) === written))
})
