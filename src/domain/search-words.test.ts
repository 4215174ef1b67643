import { describe, expect, test } from 'vitest'
import { foldName, namesIt, nameTest, searchWords, singularName } from './search-words.ts'

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

test.each([
  ['диодного моста', 'Диодные мосты'],
  ['танталовых конденсаторов', 'Танталовый конденсатор'],
  ['Operationsverstaerker', 'Operationsverstärker'],
  ['z-dioden', 'Z Diode'],
  ['ponti raddrizzatori', 'Ponte raddrizzatore'],
  ['reguladores de tension', 'regulador de tensión'],
  ['bianchi', 'bianco'],
  ['rossi', 'rosso'],
  ['blancos', 'blanca'],
  ['bidirectionnelles', 'bidirectionnel'],
  ['حساسات', 'حساس'],
  ['コンデンサー', 'コンデンサ'],
  ['캐패시터', '커패시터'],
])('%s and %s are one name', (one, other) => expect(singularName(one)).toBe(singularName(other)))

test('a word of two halves matches a name that has both', () => {
  const test = nameTest(['émetteur-récepteur'], { isInflected: true })
  expect(test(foldName('Émetteurs-récepteurs RS-485'))).toBe(true)
  expect(test(foldName('Émetteurs infrarouges'))).toBe(false)
  expect(nameTest(['films'], { isInflected: true })(foldName('Condensateurs à film'))).toBe(true)
})
