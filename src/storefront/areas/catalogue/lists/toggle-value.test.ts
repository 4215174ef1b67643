import { describe, expect, test } from 'vitest'
import { toggle, toggleValue } from './toggle-value.ts'

const facet = (chosen: readonly string[] = []) => ({
  values: ['1k', '10k', '22k'].map(value => ({
    value,
    label: value,
    count: 1,
    chosen: chosen.includes(value),
  })),
})

describe('a click on a value', () => {
  test('adds it in the order of the values', () => {
    expect(toggleValue(facet(), '', '10k')).toBe('10k')
    expect(toggleValue(facet(['22k']), '22k', '1k')).toBe('1k,22k')
  })

  test('removes it', () => {
    expect(toggleValue(facet(['1k', '22k']), '1k,22k', '1k')).toBe('22k')
    expect(toggleValue(facet(['1k']), '1k', '1k')).toBe('')
  })

  test('narrows a range that includes it', () => {
    expect(toggleValue(facet(['1k', '10k']), '1k..10k', '10k')).toBe('10k')
    expect(toggleValue(facet(['1k', '10k']), '1k..10k', '22k')).toBe('1k..10k,22k')
  })

  test('keeps escaped commas', () => {
    expect(toggleValue(facet(), 'a\\,b', '1k')).toBe('a\\,b,1k')
  })
})

test('values that have no parts go with the last one that has some', () => {
  const facet = {
    values: ['1k', '2k', '3k'].map((value, at) => ({
      value,
      label: value,
      count: at === 0 ? 5 : 0,
      chosen: true,
    })),
  }
  expect(toggleValue(facet, '1k,2k,3k', '1k')).toBe('')
  expect(toggleValue(facet, '1k,2k,3k', '3k')).toBe('1k,2k')
  expect(toggleValue(facet, '1k,2k..4k', '1k')).toBe('2k..4k')
  expect(toggle([7, 8], 7, () => 0)).toEqual([])
  expect(toggle([7, 8], 7, id => id)).toEqual([8])
  expect(toggle([7], 8, () => 0)).toEqual([7, 8])
})
