import { describe, expect, test, vi } from 'vitest'
import { createCartCount } from './cart-count.ts'

function shelf(text: string | null = null) {
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
  const hear = vi.fn()
  count.subscribe(hear)
  return hear
}

describe('the cart count', () => {
  test('is stored for the next page', () => {
    const { open } = shelf()
    createCartCount(open).changed(12)
    expect(createCartCount(open).count()).toBe(12)
  })

  test('is none for a visitor without a cart', () => {
    expect(createCartCount(shelf().open).count()).toBe(0)
  })

  test.each(['', 'many', '-3 0', '{}', 'NaN', 'Infinity'])('%j in storage counts as zero', text => {
    expect(createCartCount(shelf(text).open).count()).toBe(0)
  })

  test('a change writes a different text even if the count is the same, so that other tabs get an event', () => {
    let time = 1
    const { open, kept } = shelf()
    const count = createCartCount(open, () => time++)
    count.changed(2)
    const before = kept.text
    count.changed(2)
    expect(kept.text).not.toBe(before)
    expect(count.count()).toBe(2)
  })

  test('a response with the known count calls no listener', () => {
    const { open, kept } = shelf('2 7')
    const count = createCartCount(open)
    const hear = listen(count)
    count.learned(2)
    expect(kept.text).toBe('2 7')
    expect(hear).not.toHaveBeenCalled()
    count.learned(3)
    expect(count.count()).toBe(3)
    expect(hear).toHaveBeenCalledOnce()
  })

  test('continues in memory without storage', () => {
    const count = createCartCount(forbidden)
    expect(count.count()).toBe(0)
    count.changed(4)
    expect(count.count()).toBe(4)
  })

  test('reacts to other tabs, but not to other keys', () => {
    const count = createCartCount(shelf().open)
    const hear = listen(count)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'RFQLIST' }))
    expect(hear).not.toHaveBeenCalled()
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'cartNum' }))
    expect(hear).toHaveBeenCalledOnce()
  })
})
