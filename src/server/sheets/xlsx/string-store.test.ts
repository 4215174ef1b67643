import { expect, test } from 'vitest'
import { StringStore } from './string-store.ts'

test('more texts than fit into memory are still found, in any order', () => {
  const store = new StringStore()
  const textOf = (index: number) => `№ ${index} ${'Ω'.repeat(10_000)}`
  const count = 5_000
  for (let index = 0; index < count; index++) store.add(textOf(index))
  // From all pages of the file, each read many times.
  for (let step = 0; step < count / 10; step++) {
    const index = (step * 1_237) % count
    if (store.get(index) !== textOf(index)) expect.fail(`text ${index} is another one`)
  }
  expect(store.get(count)).toBeUndefined()
  store.close()
})
