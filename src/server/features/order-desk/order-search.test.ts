import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, openBrowser, type PlacedByBuyer, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { findAnything } from '../../../contract/desk/find.ts'
import { exportOrders, listDeskOrders } from '../../../contract/desk/orders.ts'

let shop: TestShop
let seller: Awaited<ReturnType<typeof addMember>>
let placed: PlacedByBuyer
/** A random one could contain any of the short texts below. */
const NUMBER = 'CF261118-ABCDE'

beforeAll(async () => {
  shop = await openTestShop()
  seller = await addMember(shop, 'sales@shop.test', ['sales'])
  const { order_number, ...order } = await buyNow(
    openBrowser(shop),
    await stockOne(shop, 'SEARCHED-77', 1_000),
    1,
  )
  placed = { ...order, order_number: NUMBER }
  await shop.connection.pool.query(
    `update orders set number = $1, company_name = 'Ünal & Söhne 100%_GmbH', po_number = 'PO-998877',
      shipping_number = '1ZSEARCH' where number = $2`,
    [NUMBER, order_number],
  )
})
afterAll(() => shop.close())

const find = async (search: string) => {
  const { list, total } = await seller.call(listDeskOrders, { search })
  expect(total).toBe(list.length)
  return list.map(({ order_number }) => order_number)
}

test.each(['searched-7', 'PO-9988', '1zsearch', 'ÜNAL', '100%_g', 'Söhne 100%', '77', 'po'])(
  'an order is found by %s',
  async typed => {
    expect(await find(typed)).toEqual([placed.order_number])
  },
)

test('an order is found by its tracking number with the spaces of the label', async () => {
  const store = (tracking: string) =>
    shop.connection.pool.query('update orders set shipping_number = $1 where id = $2', [
      tracking,
      placed.order_id,
    ])
  for (const stored of ['1Z999AA10123456784', '1Z 999 AA1 01 2345 6784']) {
    await store(stored)
    expect(await find('1Z 999 AA1 01 2345 6784')).toEqual([placed.order_number])
    expect(await find('1z 999 aa1 01 2345 9999')).toEqual([])
  }
  await store('1ZSEARCH')
})

test.each(['100x', 'nothing like this', 'unal', '%', 'q7'])('no order is found by %s', async typed => {
  // A single sign is in the company's name, as written.
  expect(await find(typed)).toEqual(typed === '%' ? [placed.order_number] : [])
})

test('an order is found by its whole email in any case, not by the same mailbox of another domain', async () => {
  const { rows } = await shop.connection.pool.query('select email from orders')
  const email: string = rows[0].email
  expect(await find(email.toUpperCase())).toEqual([placed.order_number])
  expect(await find(`${email}.example`)).toEqual([])
  expect(await find(email.slice(0, -2))).toEqual([placed.order_number])
})

test('an order is found by its number in any case, and by changed fields', async () => {
  expect(await find(placed.order_number.toLowerCase())).toEqual([placed.order_number])
  await shop.connection.pool.query(`update orders set company_name = 'Renamed Ltd'`)
  expect(await find('renamed')).toEqual([placed.order_number])
  expect(await find('Söhne')).toEqual([])
})

test('the warehouse cannot search by mailboxes, in no list and not letter by letter', async () => {
  const warehouse = await addMember(shop, 'warehouse@shop.test', ['warehouse'])
  const { rows } = await shop.connection.pool.query('select email from orders')
  const email: string = rows[0].email
  for (const typed of [email, email.slice(0, 6), email.split('@')[0] ?? '', '@example', 'example.com']) {
    expect(await find(typed)).toEqual([placed.order_number])
    expect((await warehouse.call(listDeskOrders, { search: typed })).list).toEqual([])
    const exported = await warehouse.call(exportOrders, { search: typed })
    expect(exported.content).not.toContain(placed.order_number)
    const found = await warehouse.call(findAnything, { q: typed })
    expect(found.filter(({ kind }) => kind === 'order')).toEqual([])
  }
  const { list } = await warehouse.call(listDeskOrders, { search: 'searched-77' })
  expect(list.map(({ order_number }) => order_number)).toEqual([placed.order_number])
})

test('the second page goes on after the first, and a common text is not counted to its end', async () => {
  const { pool } = shop.connection
  const { rows } = await pool.query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = 'orders'::regclass
     and attnum > 0 and not attisdropped and attname not in ('id', 'number', 'idempotency_hash')`,
  )
  await pool.query(
    `insert into orders (number, idempotency_hash, ${rows[0].names})
     select 'MANY-' || n, sha256(n::text::bytea), ${rows[0].names} from orders, generate_series(1, 1200) n`,
  )
  await pool.query(
    `insert into order_search (order_id, created_at, document)
     select id, created_at, lower(number) from orders where number like 'MANY%'`,
  )
  const first = await seller.call(listDeskOrders, { search: 'many-' })
  expect(first).toMatchObject({ has_more: true, total: 1_000, total_capped: true })
  const second = await seller.call(listDeskOrders, { search: 'many-', after: first.list.at(-1)?.id })
  expect(second.total).toBeUndefined()
  const seen = new Set([...first.list, ...second.list].map(({ id }) => id))
  expect(seen.size).toBe(100)
  expect((await seller.call(listDeskOrders, { search: 'many-1199' })).total).toBe(1)
  // A page of newer ones is full, so the old ones are not counted.
  const common = await seller.call(listDeskOrders, { search: 'many-7' })
  expect(common).toMatchObject({ total: 100, total_capped: true })
  const old = await seller.call(listDeskOrders, { search: 'many-15', status: 'unpaid' })
  expect(old.list).toHaveLength(11)
  expect(old.total).toBe(11)
})
