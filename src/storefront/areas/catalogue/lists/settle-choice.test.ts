import { expect, test } from 'vitest'
import type { ParameterFacet } from '../../../../contract/shop/goods.ts'
import { readCategoryQuery } from './goods-query.ts'
import { settleChoice } from './settle-choice.ts'

const facet = (slug: string, chosen: string): ParameterFacet => ({
  slug,
  chosen,
  name: slug,
  unit: '',
  kind: 'number',
  values: [],
  more: 0,
  min: null,
  max: null,
  missing: 0,
})
const facets = (...parameters: ParameterFacet[]) => ({
  brands: [],
  categories: [],
  packagings: [],
  parameters,
})
const choice = readCategoryQuery(
  new URLSearchParams('tolerance=foo&resistance=10K&gclid=x&price=abc&stock=5'),
)

test('a choice has the spelling and order of the server, without unknown filters', () => {
  const settled = settleChoice(choice, {
    facets: facets(facet('resistance', '10k'), facet('tolerance', ''), facet('power', '')),
    not_understood: [{ name: 'tolerance' }, { name: 'price' }],
  })
  expect(settled.parameters).toEqual({ resistance: '10k' })
  expect(settled).toMatchObject({ price: undefined, stock: '5..' })
})

test('a filter that no part can pass stays in the choice', () => {
  const settled = settleChoice(choice, { facets: facets(), relax: [{ slug: 'resistance' }] })
  expect(settled.parameters).toEqual({ resistance: '10K' })
})
