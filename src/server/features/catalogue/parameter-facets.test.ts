import { expect, test } from 'vitest'
import { GoodsQuery } from '../../../contract/shop/goods.ts'
import type { ParameterValue } from '../../../domain/parameters/parameter.ts'
import { toFacet } from './parameter-facets.ts'
import { readChoice } from './read-choice.ts'

function boundsOf(slug: string, values: ParameterValue[]) {
  const counted = values.map(value => ({ value, count: 1, all: 1 }))
  const choice = readChoice(GoodsQuery.parse({}), null)
  const { min, max } = toFacet({ slug, values: counted, stated: 2, missing: 0 }, choice, 'en', true)
  return `${min}..${max}`
}

test('the bounds of a parameter are numbers of one unit, also of ranges', () => {
  const ranges: ParameterValue[] = [
    { kind: 'range', low: 3, high: 36 },
    { kind: 'range', low: 5, high: 32 },
  ]
  expect(boundsOf('supply', ranges)).toBe('3..36')
  const mixed: ParameterValue[] = [
    { kind: 'number', number: 1 },
    { kind: 'number', number: 5 },
    { kind: 'number', number: 0.25e-12, unit: 'F' },
  ]
  expect(boundsOf('tolerance', mixed)).toBe('1..5')
})
