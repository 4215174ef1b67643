import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { emptyTables } from '../../../tests/harness/empty-tables.ts'
import { becomeUser } from '../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { listCart, selectCartLines } from '../../contract/shop/cart.ts'
import { LIMITS } from '../../domain/limits.ts'
import { unpackJson } from '../../storefront/shell/page/packed-json.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<typeof becomeUser>>
let ids: number[]

beforeAll(async () => {
  shop = await openTestShop()
  buyer = await becomeUser(shop)
  const { rows } = await shop.connection.pool.query<{ id: number }>(
    `update parts set stock = 1000, min_qty = 1, multiple = 1, price_quantities = '{1}', unit_prices = '{0.5}', price = 0.5
     where id in
       (select id from parts where price is not null order by id limit $1) returning id`,
    [LIMITS.cartLines],
  )
  ids = rows.map(row => row.id)
})
afterAll(() => shop.close())

async function fillCart(count: number): Promise<void> {
  await emptyTables(shop.connection.pool, 'carts')
  await shop.connection.pool.query(
    `with cart as (insert into carts (user_id) select id from users returning id)
     insert into cart_lines (cart_id, part_id, part_number, manufacturer, quantity)
     select cart.id, parts.id, part_number, '', 1 from cart, parts where parts.id = any($1)`,
    [ids.slice(0, count)],
  )
}

async function pageOf(path: string): Promise<string> {
  const answer = await shop.get(path, { Cookie: `token=${buyer.token}` })
  expect(answer.status).toBe(200)
  return answer.text()
}

const count = (text: string, piece: string) => text.split(piece).length - 1

/** The data for the browser, as plain JSON. */
function stateIn(html: string): string {
  const [, text = ''] = /<script type="application\/json" id="page-state">([^<]+)</.exec(html) ?? []
  return JSON.stringify(unpackJson(text))
}

test('the server renders the first lines of a full cart, and sends all of them to the browser', async () => {
  await fillCart(LIMITS.cartLines)
  const html = await pageOf('/shoppingcart')
  expect(count(html, '<tr class="cart-row"')).toBe(30)
  expect(count(stateIn(html), '"cart_num":')).toBe(LIMITS.cartLines)
  expect(html).toContain(`${LIMITS.cartLines} of ${LIMITS.cartLines}`)
  expect(html).toContain('The base rate covers up to 1 kg')
})

test('the checkout page of a full cart does the same', async () => {
  await fillCart(LIMITS.cartLines)
  const html = await pageOf('/pay/order')
  expect(count(html, '<li class="flex items-start gap-3 py-2.5"')).toBe(30)
  expect(html).toContain('The base rate covers up to 1 kg')
  expect(count(stateIn(html), '"cart_num":')).toBe(LIMITS.cartLines)
})

/** The number of statements sent to the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const { length } = sent.mock.calls
  sent.mockRestore()
  return length
}

test('reading or changing a full cart takes as many statements as a cart with one line', async () => {
  const acts = {
    list: () => buyer.call(listCart, {}),
    select: () => buyer.call(selectCartLines, { selected: true }),
  }
  for (const act of Object.values(acts)) {
    await fillCart(1)
    await act()
    const small = await statementsOf(act)
    await fillCart(LIMITS.cartLines)
    expect(await statementsOf(act)).toBe(small)
  }
})
