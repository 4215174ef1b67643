import { describe, expect, test } from 'vitest'
import { namesIt, searchWords } from './search-words.ts'

test('a search is split into distinct words at any separator', () => {
  expect(searchWords(' Yageo, 10k (0603)  10K ')).toEqual(['yageo', '10k', '0603'])
  expect(searchWords('±1 % ---')).toEqual(['±1'])
  expect(searchWords('😀')).toEqual([])
})

describe('a word matches a category or manufacturer', () => {
  test.each([
    ['Chip-Widerstände', 'Widerstand', true],
    ['Keramik-Vielschichtkondensatoren', 'kondensator', true],
    ['贴片电阻', '电阻', true],
    ['Texas Instruments', 'texas', true],
    ['Texas Instruments', 'in', true],
    ['Texas Instruments', 'ex', false],
    ['Chip resistors', 'capacitor', false],
    ['مستشعرات الضغط', 'ضغط', true],
    ['مستشعرات ضغط', 'الضغط', true],
  ])('%s by %s: %s', (name, word, isNamed) => expect(namesIt(name, word)).toBe(isNamed))
})
