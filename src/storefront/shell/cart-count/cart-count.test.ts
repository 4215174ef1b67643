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

describe('the count of the cart', () => {
  test('is remembered for the next page', () => {
    const { open } = shelf()
    createCartCount(open).changed(12)
    expect(createCartCount(open).count()).toBe(12)
  })

  test('is none for who has never had a cart', () => {
    expect(createCartCount(shelf().open).count()).toBe(0)
  })

  test.each(['', 'many', '-3 0', '{}', 'NaN', 'Infinity'])('%j in the storage is no line', text => {
    expect(createCartCount(shelf(text).open).count()).toBe(0)
  })

  test('a change is another text even if the count is the same, so that other tabs hear of it', () => {
    let time = 1
    const { open, kept } = shelf()
    const count = createCartCount(open, () => time++)
    count.changed(2)
    const before = kept.text
    count.changed(2)
    expect(kept.text).not.toBe(before)
    expect(count.count()).toBe(2)
  })

  test('an answer that says what is known already disturbs nobody', () => {
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

  test('goes on in memory where nothing can be stored', () => {
    const count = createCartCount(forbidden)
    expect(count.count()).toBe(0)
    count.changed(4)
    expect(count.count()).toBe(4)
  })

  test('another tab is heard, other keys are not', () => {
    const count = createCartCount(shelf().open)
    const hear = listen(count)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'RFQLIST' }))
    expect(hear).not.toHaveBeenCalled()
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'cartNum' }))
    expect(hear).toHaveBeenCalledOnce()
  })
})
