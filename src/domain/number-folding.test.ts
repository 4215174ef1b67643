import { describe, expect, test } from 'vitest'
import { alikeKeys, inLatinLetters, packingKeys, withoutPacking } from './number-folding.ts'
import { searchKey } from './part-number.ts'

test('a packing set apart by a sign leaves the base of the number', () => {
  expect(['MAX232+T&R', 'LM358/TR', 'AD8605ARTZ-REEL7'].map(withoutPacking)).toEqual([
    'MAX232',
    'LM358',
    'AD8605ARTZ',
  ])
  expect(['MAX232', 'LM358-ADJ', 'A-TR', 'USB-TR'].map(withoutPacking)).toEqual(Array(4).fill(undefined))
})

describe('endings glued to a number', () => {
  test.each([
    ['TPS5430DDATR', 'TPS5430DDA'],
    ['MAX232CSE+T&R', 'MAX232CSE'],
    ['AD8605ARTZ-REEL7', 'AD8605ARTZ'],
    ['BAT54H,115', 'BAT54H'],
    ['LM358/NOPB', 'LM358'],
    ['LTC3780EG#TRPBF', 'LTC3780EG'],
    ['MMBT3904LT1G', 'MMBT3904L'],
    ['LM358DRTR/NOPB', 'LM358DR'],
    ['SN74LVC04ADRG4', 'SN74LVC04AD'],
  ])('%s leads to %s', (typed, base) => expect(packingKeys(searchKey(typed))).toContain(base))

  test('lead from one packing to another, after the bare number', () => {
    const keys = packingKeys('LM358TR')
    expect(keys[0]).toBe('LM358')
    expect(keys).toContain('LM358NOPB')
  })

  test('are only taken off numbers', () => {
    expect(packingKeys('REEL')).toEqual([])
    expect(packingKeys('DETECTOR')).toEqual([])
    expect(packingKeys('555T')).toEqual([])
  })
})

describe('letters that look like digits', () => {
  test.each([
    ['STM32FIO3C8T6', 'STM32F103C8T6'],
    ['L78O5', 'L7805'],
    ['1M3O8', 'LM308'],
    ['OPA21340', 'OPA2134O'],
    ['OIOI', '0101'],
  ])('%s may be %s', (typed, meant) => expect(alikeKeys(typed)).toContain(meant))

  test('the fewest changes come first, and there are never too many', () => {
    expect(alikeKeys('LM35O0')[0]).toHaveLength(6)
    expect(alikeKeys('O0I1LO0I1LO0I1LO0I1L').length).toBeLessThanOrEqual(500)
  })
})

test.each([
  ['ВС547С', 'BC547C'],
  ['LМ358', 'LM358'],
  ['ΑΤmega328', 'ATMEGA328'],
  ['К10-17Б', 'К10-17Б'],
  ['резистор', 'РЕЗИСТОР'],
  ['ＬＭ３５８', 'LM358'],
  ['μA741', 'UA741'],
  ['µPC1237', 'UPC1237'],
])('%s in Latin letters is %s', (typed, latin) => expect(inLatinLetters(typed)).toBe(latin))
