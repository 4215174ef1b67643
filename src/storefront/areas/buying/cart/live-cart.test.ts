import { describe, expect, test } from 'vitest'
import { cartLine, cartOf } from '../../../../../tests/harness/cart-lines.ts'
import { liveCart, liveLine, quantityInstead, withoutLine, withQuantity, withSelected } from './live-cart.ts'

const CART = cartOf([cartLine(1, 100), cartLine(2, 1_000)])

describe('a typed quantity', () => {
  test('counts at once, at its own price break', () => {
    const live = liveCart(CART, { 1: '1,000' })
    expect(live.lines.map(({ amount }) => amount)).toEqual([4.75, 4.75])
    expect([live.subtotal, live.weightGrams]).toEqual([9.5, 200])
  })

  test.each(['', '150', '50', '1e3', 'two'])('%j cannot be ordered: no amount and no checkout', text => {
    const live = liveCart(CART, { 1: text })
    expect(live.lines[0]).toMatchObject({ text, quantity: null, amount: null })
    expect(live.subtotal).toBe(4.75)
    expect(live.blockedIds).toEqual([1])
  })

  test('above the stock is understock before the server says so', () => {
    expect(liveLine(cartLine(1, 100), '5100').state).toBe('understock')
    expect(liveLine(cartLine(1, 5_100), '5000').state).toBe('ok')
  })
})

describe('the suggested quantity', () => {
  const NINETY = { min_qty: 90, multiple: 90, stock: 90, prices: [{ qty: 90, price: 0.5 }] }
  const instead = (text: string, stock: number) =>
    quantityInstead(liveLine(cartLine(1, 180, { ...NINETY, stock }), text))

  test.each([
    ['the next that is sold', '95', 500, 180],
    ['the least', '0', 500, 90],
    ['all there is, where the next would be too many', '95', 90, 90],
    ['the least, though there is no more', '0', 90, 90],
    ['all there is, where that many are not there', '270', 200, 180],
    ['nothing, where less than the least is left', '95', 89, null],
    ['nothing, where nothing is left', '270', 0, null],
    ['nothing, where it can be had', '180', 500, null],
  ])('is %s', (_, text, stock, expected) => {
    expect(instead(text, stock)).toBe(expected)
  })

  test('ignores the stock if the typed quantity breaks the rule', () => {
    expect(liveLine(cartLine(1, 180, NINETY), '180').state).toBe('understock')
    expect(liveLine(cartLine(1, 180, NINETY), '0').state).toBe('ok')
    expect(liveLine(cartLine(1, 180, { ...NINETY, stock: 0 }), '0').state).toBe('sold_out')
  })
})

describe('the checkout', () => {
  test('is open if every selected line can be ordered', () => {
    expect(liveCart(CART, {}).blockedIds).toEqual([])
  })

  test('is blocked by selected lines that are sold out, short or unavailable', () => {
    const cart = cartOf([
      cartLine(1, 100, { stock: 0 }),
      cartLine(2, 6_000),
      cartLine(3, 100, { prices: [] }),
      cartLine(4, 100),
    ])
    expect(liveCart(cart, {})).toMatchObject({
      blockedIds: [1, 2, 3],
      selectedCount: 4,
      subtotal: 1,
      weightGrams: 10,
    })
    expect(cart.subtotal).toBe(1)
    expect(withQuantity(cart, 2, 5_000).subtotal).toBe(24.75)
    const rest = liveCart(withSelected(cart, [1, 2, 3], false), {})
    expect(rest).toMatchObject({ blockedIds: [], selectedCount: 1, subtotal: 1 })
  })
})

describe('a change shown before the server has responded', () => {
  test('of a quantity updates the price break', () => {
    const [line] = withQuantity(CART, 1, 6_000).list
    expect(line).toMatchObject({ cart_num: 6_000, price: 0.00475, amount: 28.5, state: 'understock' })
  })

  test('of the selection without ids applies to all lines', () => {
    expect(withSelected(CART, undefined, false)).toMatchObject({ selected_count: 0, subtotal: 0 })
    expect(withSelected(CART, [2], false)).toMatchObject({ selected_count: 1, subtotal: 1 })
  })

  test('removes a line', () => {
    expect(withoutLine(CART, 1)).toEqual(cartOf([cartLine(2, 1_000)]))
  })
})
