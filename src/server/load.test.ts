import { expect, test } from 'vitest'
import { createLoad } from './load.ts'

function openLoad() {
  let ms = 0
  const load = createLoad(() => ms)
  const pass = (passed: number) => {
    ms += passed
  }
  return { ...load, pass }
}

test('many concurrent requests make the shop busy, and it is quiet again soon after they end', () => {
  const { begin, isBusy, pass } = openLoad()
  const ends = Array.from({ length: 16 }, begin)
  expect(isBusy()).toBe(false)
  pass(500)
  expect(isBusy()).toBe(true)
  for (const end of ends) end()
  pass(3_000)
  expect(isBusy()).toBe(false)
})

test('neither one request nor a burst of short ones makes it busy', () => {
  const { begin, isBusy, pass } = openLoad()
  for (let page = 0; page < 100; page++) {
    const end = begin()
    pass(20)
    end()
    pass(10)
    expect(isBusy()).toBe(false)
  }
  const ends = Array.from({ length: 20 }, begin)
  pass(50)
  for (const end of ends) end()
  expect(isBusy()).toBe(false)
})
