import { describe, expect, test, vi } from 'vitest'
import { cartLine, cartOf } from '../../../../../tests/harness/cart-lines.ts'
import { NoAnswer } from '../../../../contract/wire/call.ts'
import { Refusal } from '../../../../contract/wire/errors.ts'
import type { CartShop } from './cart-book.ts'
import { createCartDesk } from './cart-desk.ts'
import { withoutLine, withQuantity, withSelected } from './live-cart.ts'

const AT_FIRST = cartOf([cartLine(1, 100), cartLine(2, 1_000)])

/** A server with one cart that responds when told to; tests decide which calls fail. */
function openShop(changes: Partial<CartShop> = {}) {
  let cart = AT_FIRST
  const keep = (next: typeof cart) => {
    cart = next
    return next
  }
  const shop = {
    list: vi.fn(async () => cart),
    add: vi.fn(async (goodsId: number, quantity: number) => {
      keep(cartOf([...cart.list, { ...cartLine(goodsId, quantity), id: 50 }]))
    }),
    setQuantity: vi.fn(async (id: number, quantity: number) => keep(withQuantity(cart, id, quantity))),
    replace: vi.fn(async (id: number, partId: number, quantity: number) =>
      keep(cartOf(cart.list.map(line => (line.id === id ? { ...cartLine(partId, quantity), id } : line)))),
    ),
    select: vi.fn(async (ids: number[] | undefined, selected: boolean) =>
      keep(withSelected(cart, ids, selected)),
    ),
    remove: vi.fn(async (id: number) => keep(withoutLine(cart, id))),
    onCount: vi.fn(),
    onRefusal: vi.fn(),
    onChangedElsewhere: vi.fn(),
  }
  Object.assign(shop, changes)
  return { shop, desk: createCartDesk(AT_FIRST, shop, 0), keep }
}

const offline = async () => {
  throw new NoAnswer('no response')
}
const gone = async () => {
  throw new Refusal(404)
}

describe('an alternate', () => {
  test('replaces a line, regardless of its typed quantity', async () => {
    const { desk } = openShop()
    desk.type(1, '9999')
    expect(await desk.replace(1, 77, 300)).toBe(true)
    expect(desk.view()).toMatchObject({ typed: {}, cart: { list: [{ id: 1, cart_num: 300 }, { id: 2 }] } })
  })

  test('is added beside a line', async () => {
    const { desk } = openShop()
    expect(await desk.add(77, 300)).toBe(true)
    expect(desk.view().cart.list.map(line => line.cart_num)).toEqual([100, 1_000, 300])
  })

  test('completes a line, which keeps the pieces in stock', async () => {
    const { desk } = openShop()
    expect(await desk.addBeside({ id: 2, kept: 600 }, 77, 400)).toBe(true)
    expect(desk.view().cart.list.map(line => line.cart_num)).toEqual([100, 600, 400])
  })

  test('that is refused does not reduce the line that it was to complete', async () => {
    const { desk, shop } = openShop({ add: offline })
    expect(await desk.addBeside({ id: 2, kept: 600 }, 77, 400)).toBe(false)
    expect(desk.view().cart).toEqual(AT_FIRST)
    expect(shop.setQuantity).not.toHaveBeenCalled()
  })

  test('that the server refuses leaves the cart as it was', async () => {
    const { desk, shop } = openShop({ replace: offline, add: offline })
    expect(await desk.replace(1, 77, 300)).toBe(false)
    expect(await desk.add(77, 300)).toBe(false)
    expect(desk.view().cart).toEqual(AT_FIRST)
    expect(shop.onRefusal).toHaveBeenCalledTimes(2)
  })
})

describe('a quantity', () => {
  test('is saved once, when typing pauses', async () => {
    const { desk, shop } = openShop()
    for (const text of ['3', '30', '300']) desk.type(1, text)
    expect(await desk.flush()).toBeNull()
    expect(shop.setQuantity.mock.calls).toEqual([[1, 300]])
    expect(desk.view()).toMatchObject({ typed: {}, failed: {} })
    expect(desk.view().cart.list[0]?.cart_num).toBe(300)
  })

  test('that cannot be ordered stays as typed and is not sent', async () => {
    const { desk, shop } = openShop()
    desk.type(1, '150')
    await desk.flush()
    expect(shop.setQuantity).not.toHaveBeenCalled()
    expect(desk.view().typed).toEqual({ 1: '150' })
  })

  test('that is the old one again needs no call', async () => {
    const { desk, shop } = openShop()
    desk.type(1, '100')
    await desk.flush()
    expect(shop.setQuantity).not.toHaveBeenCalled()
    expect(desk.view().typed).toEqual({})
  })

  test('set by a button is saved at once, and tells whether it was', async () => {
    const { desk, shop } = openShop()
    expect(await desk.set(1, 300)).toBe(true)
    expect(shop.setQuantity.mock.calls).toEqual([[1, 300]])
    expect(desk.view()).toMatchObject({ typed: {}, cart: { list: [{ cart_num: 300 }, {}] } })
    for (const setQuantity of [offline, gone]) {
      Object.assign(shop, { setQuantity })
      expect(await desk.set(1, 200)).toBe(false)
    }
  })

  test('stays typed without a connection, shows an error, and is saved by a retry', async () => {
    const { desk, shop } = openShop()
    shop.setQuantity.mockImplementationOnce(offline)
    desk.type(1, '300')
    expect(await desk.flush()).toEqual({ key: 'forms.no_connection' })
    expect(desk.view()).toMatchObject({ typed: { 1: '300' }, failed: { 1: { key: 'forms.no_connection' } } })
    expect(desk.view().cart).toEqual(AT_FIRST)
    await desk.retry(1)
    expect(desk.view()).toMatchObject({ typed: {}, failed: {} })
    expect(desk.view().cart.list[0]?.cart_num).toBe(300)
  })

  test('that was not saved is sent again before the checkout', async () => {
    const { desk, shop } = openShop()
    shop.setQuantity.mockImplementationOnce(offline)
    desk.type(1, '300')
    await desk.flush()
    expect(await desk.flush()).toBeNull()
    expect(shop.setQuantity).toHaveBeenCalledTimes(2)
    expect(desk.view()).toMatchObject({ typed: {}, failed: {} })
    expect(desk.view().cart.list[0]?.cart_num).toBe(300)
  })

  test('that was not saved does not block the checkout if its line is deselected', async () => {
    const { desk } = openShop({ setQuantity: offline })
    desk.type(1, '300')
    expect(await desk.flush()).toEqual({ key: 'forms.no_connection' })
    await desk.select([1], false)
    expect(await desk.flush()).toBeNull()
  })

  test('that was not saved is dropped with its line', async () => {
    const { desk, keep } = openShop({ setQuantity: offline })
    desk.type(1, '300')
    await desk.flush()
    keep(withoutLine(AT_FIRST, 1))
    await desk.reload()
    expect(await desk.flush()).toBeNull()
    expect(desk.view()).toMatchObject({ typed: {}, failed: {} })
  })

  test('is sent once, even if saving is requested several times', async () => {
    const { desk, shop } = openShop()
    desk.type(1, '300')
    await Promise.all([desk.flush(), desk.retry(1), desk.flush()])
    expect(shop.setQuantity.mock.calls).toEqual([[1, 300]])
  })

  test('changed back while the new one is in flight ends as the old one', async () => {
    const { desk, shop } = openShop()
    desk.type(1, '300')
    const saving = desk.flush()
    desk.type(1, '100')
    await Promise.all([saving, desk.flush()])
    expect(shop.setQuantity.mock.calls).toEqual([
      [1, 300],
      [1, 100],
    ])
    expect(desk.view().cart.list[0]?.cart_num).toBe(100)
  })

  test('typed while a response is pending is not overwritten', async () => {
    const { desk, shop } = openShop()
    desk.type(1, '300')
    shop.setQuantity.mockImplementationOnce(async (id, quantity) => {
      desk.type(1, '3000')
      return withQuantity(AT_FIRST, id, quantity)
    })
    await desk.flush()
    expect(desk.view().typed).toEqual({ 1: '3000' })
    await desk.flush()
    expect(desk.view().cart.list[0]?.cart_num).toBe(3_000)
  })
})

describe('the selection', () => {
  test('shows at once and reverts if it was not saved', async () => {
    const { desk, shop } = openShop({ select: offline })
    const saving = desk.select([1], false)
    expect(desk.view().cart.selected_count).toBe(1)
    expect(await saving).toBe(false)
    expect(desk.view().cart).toEqual(AT_FIRST)
    expect(shop.onRefusal).toHaveBeenCalledOnce()
  })

  test('changed twice ends as last set, in any order of responses', async () => {
    const { desk } = openShop()
    const seen: number[] = []
    desk.subscribe(() => seen.push(desk.view().cart.selected_count))
    await Promise.all([desk.select(undefined, false), desk.select([2], true)])
    expect(seen).toEqual([0, 1, 1])
  })
})

describe('a line', () => {
  test('is removed and restored with its quantity and selection', async () => {
    const { desk, shop, keep } = openShop()
    const line = { ...cartLine(2, 1_000), selected: false }
    keep(cartOf([cartLine(1, 100), line]))
    expect(await desk.remove(2)).toBe(true)
    expect(desk.view().cart.list).toHaveLength(1)
    expect(await desk.restore(line)).toBe(true)
    expect(desk.view().cart.list[1]).toMatchObject({ id: 50, cart_num: 1_000, selected: false })
    expect(shop.onCount).toHaveBeenLastCalledWith(2, true)
  })

  test('is removed together with its typed quantity', async () => {
    const { desk, shop } = openShop()
    desk.type(1, '300')
    const removing = desk.remove(1)
    await desk.flush()
    expect(await removing).toBe(true)
    expect(shop.setQuantity).not.toHaveBeenCalled()
    expect(desk.view().typed).toEqual({})
  })

  test.each([
    ['taken out', (desk: ReturnType<typeof createCartDesk>) => desk.remove(1)],
    ['left out', (desk: ReturnType<typeof createCartDesk>) => desk.select([1], false)],
  ])('that no longer exists and is now %s shows the current cart and a message', async (_, act) => {
    const { desk, shop, keep } = openShop({ remove: gone, select: gone })
    const now = keep(withoutLine(AT_FIRST, 1))
    expect(await act(desk)).toBe(false)
    expect(desk.view().cart).toEqual(now)
    expect(shop.onChangedElsewhere).toHaveBeenCalledOnce()
    expect(shop.onRefusal).not.toHaveBeenCalled()
  })
})

describe('an outage', () => {
  test('never empties the cart: a notice says that it may be outdated, until the server responds again', async () => {
    const { desk, shop } = openShop()
    shop.list.mockImplementationOnce(offline)
    await desk.reload()
    expect(desk.view()).toMatchObject({ cart: AT_FIRST, isBehind: true })
    await desk.reload()
    expect(desk.view().isBehind).toBe(false)
  })
})
