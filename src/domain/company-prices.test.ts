import { expect, test } from 'vitest'
import { type CompanyPrices, companyPrices } from './company-prices.ts'

const LIST = [
  { qty: 1, price: 1 },
  { qty: 100, price: 0.00001 },
]
const PART = { id: 7, manufacturerId: 3, categoryIds: [20, 2] }
const priced = (prices: Partial<CompanyPrices>) =>
  companyPrices({ rules: [], agreed: new Map(), ...prices }, PART, LIST).map(({ price }) => price)

test('the highest discount for manufacturer and category applies, and no price becomes nothing', () => {
  const rule = { manufacturerId: null, categoryId: null, percent: 5 }
  expect(priced({})).toEqual([1, 0.00001])
  expect(priced({ rules: [rule] })).toEqual([0.95, 0.00001])
  expect(priced({ rules: [rule, { ...rule, categoryId: 2, percent: 12.5 }] })).toEqual([0.875, 0.00001])
  expect(priced({ rules: [{ ...rule, manufacturerId: 4, percent: 50 }] })).toEqual([1, 0.00001])
  expect(priced({ rules: [{ manufacturerId: 3, categoryId: 9, percent: 50 }] })).toEqual([1, 0.00001])
  expect(priced({ rules: [{ ...rule, percent: 90 }] })).toEqual([0.1, 0.00001])
})

test('agreed prices replace the list from their first quantity on', () => {
  const rules = [{ manufacturerId: null, categoryId: null, percent: 5 }]
  const pricesWith = (...own: { qty: number; price: number }[]) =>
    companyPrices({ rules, agreed: new Map([[7, own]]) }, PART, LIST)
  expect(pricesWith({ qty: 1, price: 2 })).toEqual([{ qty: 1, price: 2 }])
  expect(pricesWith({ qty: 10, price: 0.5 }, { qty: 50, price: 0.4 })).toEqual([
    { qty: 1, price: 0.95 },
    { qty: 10, price: 0.5 },
    { qty: 50, price: 0.4 },
  ])
})
