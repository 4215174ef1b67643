import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { becomeUser, PASSWORD } from '../../../../tests/harness/people.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as cart from '../../../contract/shop/cart.ts'
import { getGoodsDetail } from '../../../contract/shop/catalogue.ts'
import { signIn } from '../../../contract/shop/sign-ins.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import { sweepCarts } from './cart.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const change = (text: string, values: unknown[]) => shop.connection.pool.query(text, values)

describe("a visitor's cart", () => {
  test('adds to an existing line, and the price break follows the resulting quantity', async () => {
    const [id = 0] = await stockParts(shop.connection.db, [
      {
        partNumber: 'BREAK-1',
        stock: 5_000,
        minQty: 10,
        multiple: 10,
        prices: [
          [10, '0.02'],
          [100, '0.01'],
        ],
      },
    ])
    const call = openBrowser(shop)
    expect(await call(cart.addToCart, { goods_id: id, cart_num: 50 })).toEqual({ count: 1 })
    expect((await call(cart.listCart)).list).toMatchObject([{ cart_num: 50, price: 0.02, amount: 1 }])
    expect(await call(cart.addToCart, { goods_id: id, cart_num: 50 })).toEqual({ count: 1 })
    expect(await call(cart.listCart)).toMatchObject({
      list: [
        {
          cart_num: 100,
          price: 0.01,
          amount: 1,
          state: 'ok',
          selected: true,
          goods: { part_number: 'BREAK-1' },
        },
      ],
      selected_count: 1,
      subtotal: 1,
    })
  })

  test('accepts no part with a price of 0: it is quote only', async () => {
    const [free = 0, half = 0] = await stockParts(shop.connection.db, [
      {
        partNumber: 'FREE-1',
        prices: [
          [1, '0'],
          [10, '0.00000'],
        ],
      },
      {
        partNumber: 'FREE-2',
        prices: [
          [1, '0'],
          [10, '0.5'],
        ],
      },
    ])
    const call = openBrowser(shop)
    expect(await call(getGoodsDetail, { id: free })).toMatchObject({ price: null, prices: [] })
    expect(await call(getGoodsDetail, { id: half })).toMatchObject({
      price: 0.5,
      prices: [{ qty: 10, price: 0.5 }],
    })
    await expect(call(cart.addToCart, { goods_id: free, cart_num: 1 })).rejects.toMatchObject({
      message: 'Price on request. Please request a quote.',
    })
    const page = await shop.get(`/productdetail/${pageUrl('FREE-1', free)}`)
    const html = await page.text()
    expect(html).toContain('Price on request')
    expect(html).not.toContain('$0.00')
  })

  test('is identified only by a cookie that no script can read', async () => {
    const id = await stockOne(shop, 'COOKIE-1', 10)
    const answer = await shop.request('/api/cart/add', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ goods_id: id, cart_num: 1 }),
    })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^visitor=[\w-]{43}\.[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await shop.get('/api/cart/lists')).headers.get('set-cookie')).toBeNull()
    expect((await shop.call()(cart.listCart)).list).toEqual([])
  })

  test('selects, deselects and removes lines', async () => {
    const call = openBrowser(shop)
    for (const name of ['CHOOSE-1', 'CHOOSE-2', 'CHOOSE-3'])
      await call(cart.addToCart, { goods_id: await stockOne(shop, name, 10), cart_num: 2 })
    const [first, second, third] = (await call(cart.listCart)).list.map(line => line.id)
    const without = await call(cart.selectCartLines, { ids: [first ?? 0], selected: false })
    expect([without.selected_count, without.subtotal]).toEqual([2, 6])
    expect((await call(cart.selectCartLines, { selected: true })).selected_count).toBe(3)
    const left = await call(cart.removeCartLine, { id: second ?? 0 })
    expect(left.list.map(line => line.id)).toEqual([first, third])
    expect(await call(cart.countCart)).toEqual({ count: 2 })
  })

  test('shows for each line whether it can be ordered', async () => {
    const call = openBrowser(shop)
    const [soldOut, short, gone, quoteOnly] = await Promise.all(
      ['STATE-1', 'STATE-2', 'STATE-3', 'STATE-4'].map(name => stockOne(shop, name, 10)),
    )
    for (const id of [soldOut, short, gone, quoteOnly])
      await call(cart.addToCart, { goods_id: id ?? 0, cart_num: 8 })
    await change('update parts set stock = 0 where id = $1', [soldOut])
    await change('update parts set stock = 7 where id = $1', [short])
    await change('delete from parts where id = $1', [gone])
    await change("update parts set price_quantities = '{}', unit_prices = '{}' where id = $1", [quoteOnly])
    const { list, selected_count, subtotal } = await call(cart.listCart)
    expect(list.map(line => [line.goods.part_number, line.state, line.amount])).toEqual([
      ['STATE-1', 'sold_out', 12],
      ['STATE-2', 'understock', 12],
      ['STATE-3', 'unavailable', null],
      ['STATE-4', 'unavailable', null],
    ])
    // Nothing in it can be ordered, so the total is 0.
    expect([selected_count, subtotal]).toEqual([4, 0])
  })

  test('adds up only orderable lines, also after minimum or multiple of a part changed', async () => {
    const call = openBrowser(shop)
    const [fine, regrouped] = await Promise.all(
      ['COUNTED-1', 'COUNTED-2'].map(name => stockOne(shop, name, 100)),
    )
    for (const id of [fine, regrouped]) await call(cart.addToCart, { goods_id: id ?? 0, cart_num: 8 })
    expect((await call(cart.listCart)).subtotal).toBe(24)
    await change('update parts set min_qty = 10, multiple = 10 where id = $1', [regrouped])
    expect((await call(cart.listCart)).subtotal).toBe(12)
  })

  test('accepts a whole bill of materials, and reports the lines it rejects', async () => {
    const call = openBrowser(shop)
    const [good = 0, picky = 0] = await stockParts(shop.connection.db, [
      { partNumber: 'BILL-1', prices: [[1, '1']] },
      { partNumber: 'BILL-2', minQty: 5, multiple: 5, prices: [[5, '1']] },
    ])
    const lines = [
      { goods_id: good, cart_num: 1 },
      { goods_id: picky, cart_num: 3 },
      { goods_id: 2_000_000_000, cart_num: 1 },
      { goods_id: good, cart_num: 2 },
    ]
    expect(await call(cart.addLinesToCart, { lines })).toEqual({
      count: 1,
      refused: [{ goods_id: picky }, { goods_id: 2_000_000_000 }],
    })
    expect((await call(cart.listCart)).list[0]?.cart_num).toBe(3)
  })

  test('is deleted after it was abandoned, while an account keeps its own', async () => {
    const visitor = openBrowser(shop)
    const user = await becomeUser(shop, { email: 'keeps-cart@example.com' })
    const id = await stockOne(shop, 'OLD-1', 10)
    for (const call of [visitor, user.call]) await call(cart.addToCart, { goods_id: id, cart_num: 1 })
    await change("update carts set used_at = now() - interval '31 days'", [])
    await sweepCarts(shop.connection.db)
    expect(await visitor(cart.countCart)).toEqual({ count: 0 })
    expect(await user.call(cart.countCart)).toEqual({ count: 1 })
  })
})

describe('changes of one cart run one after another', () => {
  test('thirty concurrent additions are all counted', async () => {
    const id = await stockOne(shop, 'RUSH-1', 100)
    const user = await becomeUser(shop, { email: 'rush@example.com' })
    await Promise.all(
      Array.from({ length: 30 }, () => user.call(cart.addToCart, { goods_id: id, cart_num: 1 })),
    )
    expect((await user.call(cart.listCart)).list).toMatchObject([{ cart_num: 30 }])
  })
})

describe('signing in', () => {
  test("merges the visitor's cart into the account's, once, and two devices see the same", async () => {
    const [both = 0, own = 0, brought = 0] = await Promise.all(
      ['MERGE-1', 'MERGE-2', 'MERGE-3'].map(name => stockOne(shop, name, 100)),
    )
    const user = await becomeUser(shop, { email: 'merge@example.com' })
    await user.call(cart.addToCart, { goods_id: both, cart_num: 5 })
    await user.call(cart.addToCart, { goods_id: own, cart_num: 1 })
    const visitor = openBrowser(shop)
    await visitor(cart.addToCart, { goods_id: both, cart_num: 7 })
    await visitor(cart.addToCart, { goods_id: brought, cart_num: 2 })
    const { token } = await visitor(signIn, { email: user.email, password: PASSWORD })
    await visitor(signIn, { email: user.email, password: PASSWORD })
    const quantities = async (call: typeof visitor) =>
      (await call(cart.listCart)).list.map(line => [line.goods.part_number, line.cart_num])
    const expected = [
      ['MERGE-1', 12],
      ['MERGE-2', 1],
      ['MERGE-3', 2],
    ]
    expect(await quantities(user.call)).toEqual(expected)
    expect(await quantities(shop.call('de', token))).toEqual(expected)
    expect(await visitor(cart.countCart)).toEqual({ count: 0 })
  })
})

describe('nothing changes', () => {
  test.each([0, -1, 1.5, 1e9, '5 ', null, true])('for a quantity of %j', async quantity => {
    const id = await stockOne(shop, `BAD-${JSON.stringify(quantity)}`, 100)
    const send = (path: string, method: string, body: unknown) =>
      shop.request(path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const answer = await (await send('/api/cart/add', 'POST', { goods_id: id, cart_num: quantity })).json()
    expect(answer).toMatchObject({ code: 400, data: { errors: { cart_num: expect.any(String) } } })
    const set = await (await send('/api/cart/addMinus', 'PUT', { id: 1, cart_num: quantity })).json()
    expect(set.code).toBe(400)
  })

  test('for a quantity that is not a multiple, with the message of the specification', async () => {
    const [id = 0] = await stockParts(shop.connection.db, [
      { partNumber: 'RULE-1', minQty: 10, multiple: 10, prices: [[10, '1']] },
    ])
    const call = openBrowser(shop)
    const refusal = {
      code: 400,
      details: {
        text: 'Please enter multiple of Min QTY',
        fields: { cart_num: { text: 'Please enter multiple of Min QTY' } },
      },
    }
    await expect(call(cart.addToCart, { goods_id: id, cart_num: 15 })).rejects.toMatchObject(refusal)
    await call(cart.addToCart, { goods_id: id, cart_num: 10 })
    const [line] = (await call(cart.listCart)).list
    await expect(call(cart.setCartQuantity, { id: line?.id ?? 0, cart_num: 5 })).rejects.toMatchObject(
      refusal,
    )
    expect((await call(cart.setCartQuantity, { id: line?.id ?? 0, cart_num: 30 })).list[0]?.cart_num).toBe(30)
  })

  test('for an unknown part, one without a price, and another customer’s line', async () => {
    const call = openBrowser(shop)
    const stranger = openBrowser(shop)
    const [quoteOnly = 0] = await stockParts(shop.connection.db, [{ partNumber: 'QUOTE-1' }])
    await expect(call(cart.addToCart, { goods_id: 2_000_000_000, cart_num: 1 })).rejects.toMatchObject({
      code: 404,
    })
    await expect(call(cart.addToCart, { goods_id: quoteOnly, cart_num: 1 })).rejects.toMatchObject({
      code: 409,
    })
    await call(cart.addToCart, { goods_id: await stockOne(shop, 'MINE-1', 10), cart_num: 3 })
    await stranger(cart.addToCart, { goods_id: await stockOne(shop, 'MINE-2', 10), cart_num: 1 })
    const id = (await call(cart.listCart)).list[0]?.id ?? 0
    await expect(stranger(cart.setCartQuantity, { id, cart_num: 1 })).rejects.toMatchObject({ code: 404 })
    await expect(stranger(cart.removeCartLine, { id })).rejects.toMatchObject({ code: 404 })
    await expect(stranger(cart.selectCartLines, { ids: [id], selected: false })).rejects.toMatchObject({
      code: 404,
    })
    expect((await call(cart.listCart)).list).toMatchObject([{ cart_num: 3, selected: true }])
  })
})

describe('a visitor’s cookie', () => {
  const add = (of: TestShop, id: number, Cookie = '') =>
    of.request('/api/cart/add', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({ goods_id: id, cart_num: 1 }),
    })
  const count = async (of: TestShop, Cookie: string) => {
    const { data } = JSON.parse(await (await of.get('/api/cart/cartCount', { Cookie })).text())
    return data.count
  }
  const setBy = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  test.each([
    ['in another format', 'visitor=mine'],
    ['in our format but not ours', `visitor=${'a'.repeat(43)}`],
    ['with a signature that is not ours', `visitor=${'a'.repeat(43)}.${'b'.repeat(22)}`],
  ])('%s owns nothing: the buyer gets another', async (_, planted) => {
    const id = await stockOne(shop, `PLANTED-${planted.length}`, 10)
    const given = setBy(await add(shop, id, planted))
    expect(given.slice(0, 51)).not.toContain(planted.slice(0, 51))
    expect(await count(shop, planted)).toBe(0)
    expect(await count(shop, given)).toBe(1)
    // A planted cookie is sent first if it was set for a longer path.
    expect(await count(shop, `${planted}; ${given}`)).toBe(1)
  })

  test('made from another cookie of ours is invalid', async () => {
    const { email } = await becomeUser(shop, { email: 'two-cookies@example.com' })
    const answer = await shop.request('/api/user/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    const id = await stockOne(shop, 'PLANTED-DEVICE', 10)
    const planted = setBy(answer).replace('device=', 'visitor=')
    expect(setBy(await add(shop, id, planted))).not.toBe(planted)
  })

  test('from before cookies were signed still shows its cart, which moves to a new one', async () => {
    const id = await stockOne(shop, 'FORMER-1', 10)
    const another = await stockOne(shop, 'FORMER-2', 10)
    const former = 'f'.repeat(43)
    await change(
      `with made as (insert into carts (visitor_hash) values (sha256($1)) returning id)
       insert into cart_lines (cart_id, part_id, part_number, manufacturer, quantity)
       select id, $2, 'FORMER-1', 'x', 1 from made`,
      [former, id],
    )
    expect(await count(shop, `visitor=${former}`)).toBe(1)
    const given = setBy(await add(shop, another, `visitor=${former}`))
    expect(await count(shop, given)).toBe(2)
    expect(await count(shop, `visitor=${former}`)).toBe(0)
  })

  test('on https has a name that no other host can set', async () => {
    const safe = await openTestShop({ PUBLIC_URL: 'https://shop.test' })
    const id = await stockOne(safe, 'SAFE-1', 10)
    const answer = await add(safe, id)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-visitor=[\w-]{43}\.[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const given = setBy(answer)
    expect(await count(safe, given)).toBe(1)
    const planted = given.replace('__Host-', '')
    expect(await count(safe, planted)).toBe(0)
    expect(setBy(await add(safe, id, planted))).not.toBe(given)
    const page = await (await safe.get('/shoppingcart', { Cookie: given })).text()
    expect(page).toContain('SAFE-1')
    await safe.close()
  })
})

test('carts per address are limited', async () => {
  const id = await stockOne(shop, 'MANY-1', 10)
  await change(`delete from allowances where key like 'cart%'`, [])
  // Far beyond the burst, so that the duration of the test does not matter.
  const exhaust = (key: string) =>
    change(
      `insert into allowances (key, full_at) values ($1, now() + interval '1 day')
       on conflict (key) do update set full_at = excluded.full_at`,
      [key],
    )
  const wanted = { goods_id: id, cart_num: 1 }
  const refused = { code: 429 }
  const address = '192.0.2.1'
  const open = () => openBrowser(shop, 'en', null, address)
  const buyer = open()
  await buyer(cart.addToCart, wanted)
  await exhaust(`cartAddress ${address}`)
  await expect(open()(cart.addToCart, wanted)).rejects.toMatchObject(refused)
  await buyer(cart.addToCart, wanted)
  await exhaust(`cartLineAddress ${address}`)
  await expect(buyer(cart.addLinesToCart, { lines: [wanted] })).rejects.toMatchObject(refused)
  await change(`delete from allowances where key like 'cartLineAddress%'`, [])
  await buyer(cart.addLinesToCart, { lines: [wanted, wanted] })
})
