import { expect, test } from 'vitest'
import { foldCategories } from './fold-categories.ts'

const category = (name: string, goods_count: number) => ({ name, goods_count })

test('a short list stays as it is', () => {
  const few = [category('Relays', 3), category('Analog', 90)]
  expect(foldCategories(few)).toEqual({ shown: few, isFolded: false })
})

test('of hundreds, those with the most parts are shown, in list order', () => {
  const many = Array.from({ length: 300 }, (_, at) => category(`C${at}`, at % 100))
  const { shown, isFolded } = foldCategories(many, 4)
  expect(isFolded).toBe(true)
  expect(shown.map(({ name }) => name)).toEqual(['C98', 'C99', 'C199', 'C299'])
})
