import { describe, expect, test } from 'vitest'
import categories from '../../demo/catalogue/categories.json' with { type: 'json' }
import { findParameter, parameterBySlug } from './dictionary.ts'
import { parameterSet } from './parameter-sets.ts'

describe('the parameters of a category', () => {
  test('every category of the demo has three to six lead parameters, by key or by name', () => {
    for (const { key, names, children } of categories)
      for (const leaf of children) {
        const byKey = parameterSet([leaf.key, key])
        expect(parameterSet([leaf.names.en, names.en])).toEqual(byKey)
        expect({ leaf: leaf.key, lead: byKey.lead.length >= 3 && byKey.lead.length <= 6 }).toEqual({
          leaf: leaf.key,
          lead: true,
        })
        const all = [...byKey.lead, ...byKey.more]
        expect(all.filter(slug => !parameterBySlug(slug))).toEqual([])
        expect(new Set(all).size).toBe(all.length)
      }
  })

  test('an unknown category has the parameters of the group above it', () => {
    expect(parameterSet(['Shunts', 'Resistors'])).toEqual(parameterSet(['Resistors']))
    expect(parameterSet(['Cables'])).toEqual({ lead: [], more: [] })
  })

  test.each(['constructor', 'toString'])('a category may be named like an object property: %s', name => {
    expect(parameterSet([name])).toEqual(parameterSet(['Unheard of']))
  })

  test('a general name means the only such parameter of the category', () => {
    const among = (...names: string[]) => {
      const { lead, more } = parameterSet(names)
      return [...lead, ...more]
    }
    const ceramic = among('Ceramic capacitors', 'Capacitors')
    expect(findParameter('Voltage', ceramic)?.slug).toBe('voltage')
    expect(findParameter('电压', ceramic)?.slug).toBe('voltage')
    expect(findParameter('精度', ceramic)?.slug).toBe('tolerance')
    expect(findParameter('Voltage', among('LDO regulators', 'Power management'))).toBeUndefined()
  })
})
