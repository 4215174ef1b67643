import { describe, expect, test } from 'vitest'
import { toggleValue } from './toggle-value.ts'

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
