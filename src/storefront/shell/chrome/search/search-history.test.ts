import { describe, expect, test } from 'vitest'
import { forbidden, memoryStorage } from '../../../../../tests/harness/memory-storage.ts'
import { parseHistory, searchHistory } from './search-history.ts'

describe('the last searches', () => {
  test('are stored newest first, as objects with the keyword', () => {
    const { open, kept } = memoryStorage()
    const history = searchHistory(open)
    for (const search of ['LM358', 'STM32F103', 'BAT54H,115']) history.remember(search)
    expect(history.list()).toEqual(['BAT54H,115', 'STM32F103', 'LM358'])
    expect(kept.get('ht')).toBe('[{"search":"BAT54H,115"},{"search":"STM32F103"},{"search":"LM358"}]')
  })

  test('contain each part once, at its newest place and in its newest spelling', () => {
    const history = searchHistory(memoryStorage().open)
    for (const search of ['lm358', 'NE555', 'LM358', 'NE555']) history.remember(search)
    expect(history.list()).toEqual(['NE555', 'LM358'])
  })

  test('are limited to ten; the oldest is dropped', () => {
    const history = searchHistory(memoryStorage().open)
    for (let n = 1; n <= 12; n++) history.remember(`R${n}`)
    expect(history.list()).toEqual(['R12', 'R11', 'R10', 'R9', 'R8', 'R7', 'R6', 'R5', 'R4', 'R3'])
  })

  test('can be cleared', () => {
    const { open, kept } = memoryStorage()
    const history = searchHistory(open)
    history.remember('LM358')
    history.clear()
    expect([history.list(), kept.size]).toEqual([[], 0])
  })

  test('of another tab are read and kept', () => {
    const { open } = memoryStorage()
    const [one, other] = [searchHistory(open), searchHistory(open)]
    one.remember('LM358')
    other.remember('NE555')
    one.remember('BC547')
    expect(other.list()).toEqual(['BC547', 'NE555', 'LM358'])
  })
})

describe('unreliable storage', () => {
  test.each([
    ['nothing', null, []],
    ['an object', '{"search":"LM358"}', []],
    [
      'other things among the searches',
      '[1,null,"x",{"search":7},{"search":" "},{"search":"LM358"}]',
      ['LM358'],
    ],
    ['the same search twice', '[{"search":"A1"},{"search":"B2"},{"search":"a1"}]', ['A1', 'B2']],
    [
      'more than ten searches',
      JSON.stringify(Array.from({ length: 30 }, (_, n) => ({ search: `R${n}` }))),
      ['R0', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'],
    ],
  ])('contains %s', (_, stored, expected) => {
    expect(parseHistory(stored)).toEqual(expected)
  })

  test('contains invalid JSON: the next search starts a new history', () => {
    const history = searchHistory(memoryStorage({ ht: '[{"search"' }).open)
    expect(history.list()).toEqual([])
    history.remember('LM358')
    expect(history.list()).toEqual(['LM358'])
  })

  test('is full: the search works but is not stored', () => {
    const { open } = memoryStorage({ ht: '[{"search":"LM358"}]' })
    const history = searchHistory(() => ({ ...open(), setItem: forbidden }))
    history.remember('NE555')
    expect(history.list()).toEqual(['LM358'])
  })

  test('is blocked: there is no history, and no error', () => {
    const history = searchHistory(forbidden)
    history.remember('LM358')
    history.clear()
    expect(history.list()).toEqual([])
  })
})
