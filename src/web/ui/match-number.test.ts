import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchNumber } from './match-number.ts'

const marked = (number: string, keyword: string) =>
  matchNumber(number, keyword)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('the match in a part number', () => {
  test.each([
    ['STM32F103C8T6', 'f103c8', 'STM32[F103C8]T6'],
    ['STM32F103C8T6', 'stm32 f103', '[STM32F103]C8T6'],
    ['STM32F103C8T6', 'STM32-F103', '[STM32F103]C8T6'],
    ['STM32F103C8T6', 'ｓｔｍ３２ｆ１０３', '[STM32F103]C8T6'],
    ['BAT54H,115', 'bat54h115', '[BAT54H,115]'],
    ['RC0603FR-0710KL', 'fr07', 'RC0603[FR-07]10KL'],
    ['LTC3780EG#PBF', 'LTC3780EG#TRPBF', '[LTC3780EG]#PBF'],
    ['LM358/NOPB', 'lm358', '[LM358]/NOPB'],
    ['LM358DR', 'texas lm358 soic', '[LM358]DR'],
    ['SN74HC00N', 'hc00 sn74', '[SN74HC00]N'],
    ['LM358DR', 'opamp', 'LM358DR'],
    ['LM358DR', '8', 'LM358DR'],
    ['LM358DR', '', 'LM358DR'],
    ['', 'lm358', ''],
  ])('%s, searched as %s', (number, keyword, expected) => {
    expect(marked(number, keyword)).toBe(expected)
  })

  test('no letter of the number is lost or repeated', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (number, keyword) => {
        const pieces = matchNumber(number, keyword)
        expect(pieces.map(piece => piece.text).join('')).toBe(number)
      }),
    )
  })
})
