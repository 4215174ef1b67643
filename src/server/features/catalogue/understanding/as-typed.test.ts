import { describe, expect, test } from 'vitest'
import { splitSearch } from '../../../../domain/split-search.ts'
import { asTyped } from './as-typed.ts'

describe("a word that was read is shown in the buyer's spelling", () => {
  test.each([
    ['Spannungsregler 3,3V SOT-223', '3.3V', '3,3V'],
    ['конденсатор 0,1 мкФ 50 В', '0.1 мкФ', '0,1 мкФ'],
    ['резистор 4к7 0805', '4k7', '4к7'],
    ['16mhz crystal', '16Mhz', '16mhz'],
    ['抵抗 １０ｋΩ', '10kΩ', '１０ｋΩ'],
    ['R 100 ppm / °C', '100ppm/°C', '100 ppm / °C'],
    ['100nF 0402', '100nF', '100nF'],
  ])('%s: %s is %s', (text, read, typed) => {
    expect(splitSearch(text).join(' ')).toContain(read)
    expect(asTyped(text)(read)).toBe(typed)
  })

  test('words that the text has in no single place stay as read', () => {
    expect(asTyped('100nF/50V')('50V')).toBe('50V')
    expect(asTyped('3,3V/5V')('3.3V')).toBe('3.3V')
  })
})
