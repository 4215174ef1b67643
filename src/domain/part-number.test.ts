import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  differInDecimalPoint,
  exactNumber,
  INDEX_NAMES,
  indexName,
  nearKeys,
  searchKey,
  withoutPackagingSuffix,
} from './part-number.ts'

describe('a part number is found in any notation', () => {
  test.each(['stm32 f103', 'STM32-F103', 'ｓｔｍ３２ｆ１０３', ' Stm32/f103 '])('%s', typed =>
    expect(searchKey(typed)).toBe('STM32F103'),
  )

  test('but its exact form keeps the punctuation', () => {
    expect(exactNumber(' lm358/nopb ')).toBe('LM358/NOPB')
    expect(exactNumber('LM358/NOPB')).not.toBe(exactNumber('LM358NOPB'))
  })

  test('wildcards and quotes leave nothing to search for', () => {
    expect(searchKey(`%_\\'";--`)).toBe('')
  })
})

describe('packaging suffixes', () => {
  test.each([
    ['LM358/NOPB', 'LM358'],
    ['LTC3780EG#PBF', 'LTC3780EG'],
    ['LTC3780EG#TRPBF', 'LTC3780EG'],
    ['BAT54H,115', 'BAT54H'],
    ['MAX232CSE+T', 'MAX232CSE'],
    ['MAX232CSE+', 'MAX232CSE'],
    ['SMAJ5.0A-TR', 'SMAJ5.0A'],
    ['RC0603FR-0710KL', 'RC0603FR-0710KL'],
    ['BAT54C-TP', 'BAT54C'],
  ])('%s is %s', (number, bare) => expect(withoutPackagingSuffix(number)).toBe(bare))
})

describe('a lost decimal point makes another number', () => {
  test.each([
    ['SMBJ75A', 'SMBJ7.5A', true],
    ['SMBJ7.5A', 'SMBJ75A', true],
    ['SMBJ75A-TR', 'SMBJ7.5A', true],
    ['P6KE68A', 'P6KE6.8A', true],
    ['５ＳＭＤＪ６.８', '5SMDJ68', true],
    ['SMBJ7,5A', 'SMBJ7.5A', false],
    ['SMBJ7-5A', 'SMBJ7.5A', false],
    ['SMBJ7,5A', 'SMBJ75A', true],
    ['1N4148,133', '1N4148133', false],
    ['BAT54H,115', 'BAT54H115', false],
    ['smbj 7.5a', 'SMBJ7.5A', false],
    ['SMBJ7.5', 'SMBJ7.5A-TR', false],
    ['0451005MRL', '0451005.MRL', false],
    ['RC0603FR0710KL', 'RC0603FR-0710KL', false],
  ])('%s and %s: %s', (a, b, isOther) => {
    expect(differInDecimalPoint(a, b)).toBe(isOther)
    expect(differInDecimalPoint(b, a)).toBe(isOther)
  })
})

describe('similar numbers', () => {
  test.each([
    ['a swapped pair', 'STM23F103'],
    ['a missing character', 'STM3F103'],
    ['an extra character', 'STM322F103'],
    ['a wrong character', 'STM32G103'],
    ['O for 0', 'STM32F1O3'],
    ['I for 1', 'STM32FI03'],
  ])('%s is one typing error away', (_, typed) => expect(nearKeys(typed)).toContain('STM32F103'))

  test('look-alikes come first', () => expect(nearKeys('LM358O')[0]).toBe('LM3580'))

  test('similarity is symmetric and never includes the number itself', () => {
    const key = fc.stringMatching(/^[A-Z0-9]{5,12}$/)
    fc.assert(
      fc.property(key, fc.nat(), (typed, pick) => {
        const near = nearKeys(typed)
        expect(near).not.toContain(typed)
        expect(nearKeys(near[pick % near.length] ?? '')).toContain(typed)
      }),
      { numRuns: 50 },
    )
  })

  test('very short and very long ones have none', () => {
    expect(nearKeys('ABC')).toEqual([])
    expect(nearKeys('A'.repeat(500))).toEqual([])
  })
})

test('every number belongs to one of 37 index entries', () => {
  expect(INDEX_NAMES).toHaveLength(37)
  expect(['lm358', '74HC00', '+5V', 'К10-17Б', '#1'].map(indexName)).toEqual(['L', '7', '5', 'other', '1'])
})
