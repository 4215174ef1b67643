import { describe, expect, test, vi } from 'vitest'
import { createCartCount } from './cart-count.ts'

function storageWith(text: string | null = null) {
  const kept = { text }
  return {
    kept,
    open: () => ({
      getItem: () => kept.text,
      setItem: (_: string, next: string) => {
        kept.text = next
      },
    }),
  }
}

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError')
}

function listen(count: ReturnType<typeof createCartCount>) {
  vi.stubGlobal('window', new EventTarget())
  const listener = vi.fn()
  count.subscribe(listener)
  return listener
}

describe('the cart count', () => {
  test('is stored for the next page', () => {
    const { open } = storageWith()
    createCartCount(open).changed(12)
    expect(createCartCount(open).count()).toBe(12)
  })

  test('is none for a visitor without a cart', () => {
    expect(createCartCount(storageWith().open).count()).toBe(0)
  })

  test.each(['', 'many', '-3 0', '{}', 'NaN', 'Infinity'])('%j in storage counts as zero', text => {
    expect(createCartCount(storageWith(text).open).count()).toBe(0)
  })

  test('a change writes a different text even if the count is the same, so that other tabs get an event', () => {
    let time = 1
    const { open, kept } = storageWith()
    const count = createCartCount(open, () => time++)
    count.changed(2)
    const before = kept.text
    count.changed(2)
    expect(kept.text).not.toBe(before)
    expect(count.count()).toBe(2)
  })

  test('a response with the known count calls no listener', () => {
    const { open, kept } = storageWith('2 7')
    const count = createCartCount(open)
    const listener = listen(count)
    count.learned(2)
    expect(kept.text).toBe('2 7')
    expect(listener).not.toHaveBeenCalled()
    count.learned(3)
    expect(count.count()).toBe(3)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('continues in memory without storage', () => {
    const count = createCartCount(forbidden)
    expect(count.count()).toBe(0)
    count.changed(4)
    expect(count.count()).toBe(4)
  })

  test('reacts to other tabs, but not to other keys', () => {
    const count = createCartCount(storageWith().open)
    const listener = listen(count)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'RFQLIST' }))
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'cartNum' }))
    expect(listener).toHaveBeenCalledOnce()
  })
})
