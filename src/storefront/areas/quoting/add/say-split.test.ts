import { expect, test } from 'vitest'
import { speak } from '../../../../contract/wire/translate.ts'
import { saySold } from './say-split.ts'

const { t } = await speak('en')

test.each([
  [{ added: 2112, inCart: 0 }, 'Added to cart: 2112 × LM358.'],
  [{ added: 1112, inCart: 1000 }, 'Already in your cart: 1000 × LM358. Added to cart: 1112 × LM358.'],
  [{ added: 0, inCart: 2112 }, 'Already in your cart: 2112 × LM358.'],
  [{ added: 0, inCart: 0 }, 'LM358 is out of stock now.'],
])('%o is reported', (sold, words) => {
  expect(saySold(t, String, sold, 'LM358')).toBe(words)
})
