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

describe('the idempotency key of an order', () => {
  test('is the same for the same body, also after a reload', () => {
    const first = memoryStorage()
    const key = keyForPlacing(ORDER, first.open)
    expect(keyForPlacing({ ...ORDER }, first.open)).toBe(key)
    expect(keyForPlacing(ORDER, afterReload(first).open)).toBe(key)
  })

  test('changes with the body', () => {
    const { open } = memoryStorage()
    const key = keyForPlacing(ORDER, open)
    expect(keyForPlacing({ ...ORDER, expected_total: 60 }, open)).not.toBe(key)
  })

  test('changes after a response: the same order may be placed twice on purpose', () => {
    const { open } = memoryStorage()
    const key = keyForPlacing(ORDER, open)
    forgetPlacing(open)
    expect(keyForPlacing(ORDER, open)).not.toBe(key)
  })

  test('stays the same without storage, as long as the page lasts', () => {
    expect(keyForPlacing(ORDER, forbidden)).toBe(keyForPlacing(ORDER, forbidden))
  })
})

describe('an order that was never answered', () => {
  test('is returned as it was sent', () => {
    const { open } = memoryStorage()
    const key = keyForPlacing(ORDER, open)
    expect(unansweredOrder(open)).toEqual({ key, order: ORDER })
  })

  test('is earlier than any order but itself, also after a reload', () => {
    const first = memoryStorage()
    const key = keyForPlacing(ORDER, first.open)
    const { open } = afterReload(first)
    expect(earlierOrder(ORDER, open)).toBeNull()
    expect(earlierOrder({ ...ORDER, remark: 'by Friday' }, open)).toEqual({ key, order: ORDER })
  })

  test.each(['', 'null', '{"key":1}', '{"key":"a","body":"no order"}', '{"key":"a","body":"{}"}'])(
    '%j in storage is ignored',
    kept => expect(unansweredOrder(memoryStorage({ placing: kept }).open)).toBeNull(),
  )
})
