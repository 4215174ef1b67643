import { beforeEach, describe, expect, test } from 'vitest'
import { forbidden, memoryStorage } from '../../../../../tests/harness/memory-storage.ts'
import { earlierOrder, forgetPlacing, keyForPlacing, unansweredOrder } from './placing.ts'

const ORDER = {
  source: 'cart',
  email: 'guest@example.com',
  shipping_id: 'dhl-express',
  pay_method: 'bank',
  expected_total: 55,
} as const

/** The state after a reload: the storage remains, the page's memory does not. */
function afterReload({ kept }: ReturnType<typeof memoryStorage>): ReturnType<typeof memoryStorage> {
  const left = Object.fromEntries(kept)
  forgetPlacing()
  return memoryStorage(left)
}

beforeEach(() => forgetPlacing(memoryStorage().open))

describe('the key under which an order is sent', () => {
  test('is the same for the same words, and after a reload', () => {
    const first = memoryStorage()
    const key = keyForPlacing(ORDER, first.open)
    expect(keyForPlacing({ ...ORDER }, first.open)).toBe(key)
    expect(keyForPlacing(ORDER, afterReload(first).open)).toBe(key)
  })

  test('is another one when anything has changed', () => {
    const { open } = memoryStorage()
    const key = keyForPlacing(ORDER, open)
    expect(keyForPlacing({ ...ORDER, expected_total: 60 }, open)).not.toBe(key)
  })

  test('is another one after an answer: the same may be ordered twice on purpose', () => {
    const { open } = memoryStorage()
    const key = keyForPlacing(ORDER, open)
    forgetPlacing(open)
    expect(keyForPlacing(ORDER, open)).not.toBe(key)
  })

  test('is the same where nothing can be stored, as long as the page lasts', () => {
    expect(keyForPlacing(ORDER, forbidden)).toBe(keyForPlacing(ORDER, forbidden))
  })
})

describe('an order that was never answered', () => {
  test('comes back as it was sent', () => {
    const { open } = memoryStorage()
    const key = keyForPlacing(ORDER, open)
    expect(unansweredOrder(open)).toEqual({ key, order: ORDER })
  })

  test('is an earlier one for every order but itself, after a reload, too', () => {
    const first = memoryStorage()
    const key = keyForPlacing(ORDER, first.open)
    const { open } = afterReload(first)
    expect(earlierOrder(ORDER, open)).toBeNull()
    expect(earlierOrder({ ...ORDER, remark: 'by Friday' }, open)).toEqual({ key, order: ORDER })
  })

  test.each(['', 'null', '{"key":1}', '{"key":"a","body":"no order"}', '{"key":"a","body":"{}"}'])(
    '%j in the storage is none',
    kept => expect(unansweredOrder(memoryStorage({ placing: kept }).open)).toBeNull(),
  )
})
