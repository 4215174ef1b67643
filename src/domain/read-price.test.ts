import { expect, test } from 'vitest'
import { readPrice, writePrice } from './read-price.ts'

test.each([
  ['0.125', '.', 0.125],
  ['0,125', '.', 0.125],
  ['0,125', ',', 0.125],
  ['1,25', '.', 1.25],
  ['1.25', ',', 1.25],
  ['1,250', '.', 1250],
  ['1,250', ',', 1.25],
  ['1.250', ',', 1250],
  ['1.250', '.', 1.25],
  ['$1,250.50', '.', 1250.5],
  ['1.250,50 USD', '.', 1250.5],
  ['US$ 3', '.', 3],
  ['US $3', '.', 3],
  ['3 usd', '.', 3],
  ['USD 0.00912', '.', 0.00912],
  ['1 250,5', ',', 1250.5],
  ['٠٫٥', '.', 0.5],
  ['١٬٢٥٠٫٥', '.', 1250.5],
  ['12', ',', 12],
  ['0.09999999999999999', '.', 0.09999999999999999],
  ['.35', '.', 0.35],
  [',35', ',', 0.35],
  ['0', '.', 0],
] as const)('%s typed where the decimal mark is %s means %d', (text, mark, price) => {
  expect(readPrice(text, mark)).toBe(price)
})

test.each(['', ' ', '$'])('"%s" is not a target price', text => {
  expect(readPrice(text)).toBeNull()
})

test.each(['3 €', '€3', '3 EUR', '£3', '¥3', '3 руб.', 'HK$ 3', 'NT$3', '3 US'])(
  '%s is not in US dollars',
  text => {
    expect(readPrice(text)).toBeNaN()
  },
)

test.each(['cheap', '1.2.3', '-1', '1,2,3', '1e3', '1.', '.5.', '12345678901'])('%s is not a price', text => {
  expect(readPrice(text)).toBeNaN()
})

test.each([
  [0.00912, '.', '0.00912'],
  [1.5, ',', '1,5'],
  [1250, ',', '1250'],
  [100, '.', '100'],
  [0, '.', '0'],
] as const)('%d with the decimal mark %s is written as %s', (price, mark, text) => {
  expect(writePrice(price, mark)).toBe(text)
  expect(readPrice(text, mark)).toBe(price)
})
