import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type Member } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { listDeskOrders } from '../../../contract/desk/orders.ts'
import type { OrderSort } from '../../../domain/order-sorts.ts'

let shop: TestShop
let seller: Member
let packer: Member

beforeAll(async () => {
  shop = await openTestShop()
  seller = await addMember(shop, 'sales@shop.test', ['sales'])
  packer = await addMember(shop, 'warehouse@shop.test', ['warehouse'])
  await buyNow(openBrowser(shop), await stockOne(shop, 'SORTED-1', 1_000), 1)
  await copyOrder()
})
afterAll(() => shop.close())

/** 60 more: one per day, with totals from 1 to 20, three times each. */
async function copyOrder(): Promise<void> {
  const { pool } = shop.connection
  const { rows } = await pool.query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = 'orders'::regclass
     and attnum > 0 and not attisdropped
     and attname not in ('id', 'number', 'idempotency_hash', 'created_at', 'subtotal', 'shipping_fee', 'total')`,
  )
  await pool.query(
    `insert into orders (number, idempotency_hash, created_at, subtotal, shipping_fee, total, ${rows[0].names})
     select 'SORT-' || n, sha256(n::text::bytea), now() - n * interval '1 day', 1 + n % 20, 0, 1 + n % 20,
       ${rows[0].names} from orders, generate_series(1, 60) n`,
  )
  await pool.query(
    `insert into order_search (order_id, created_at, document) select id, created_at, lower(number) from orders where number like 'SORT%'`,
  )
}

/** All pages. */
async function list(member: Member, sort: OrderSort, search = '') {
  const first = await member.call(listDeskOrders, { sort, search })
  const after = first.list.at(-1)?.id
  const second = await member.call(listDeskOrders, { sort, search, after })
  return [...first.list, ...second.list]
}

const totalsOf = (rows: Awaited<ReturnType<typeof list>>) => rows.map(({ money }) => money?.total ?? 0)

test('orders are sorted by total, page after page', async () => {
  const rows = await list(seller, 'total')
  expect(new Set(rows.map(({ id }) => id)).size).toBe(61)
  expect(totalsOf(rows)).toEqual(totalsOf(rows).toSorted((a, b) => a - b))
  expect((await list(seller, '-total')).map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed())
})

test('orders are sorted by date, oldest first', async () => {
  const dates = (await list(seller, 'date')).map(({ date }) => date)
  expect(dates).toHaveLength(61)
  expect(dates).toEqual(dates.toSorted())
})

test('the order of the rows does not tell the warehouse the value of orders', async () => {
  const ids = (await list(packer, 'total')).map(({ id }) => id)
  expect(ids).toEqual((await list(packer, '-date')).map(({ id }) => id))
})

test('a search is newest first, for any sort', async () => {
  const found = await list(seller, 'total', 'sort')
  const dates = found.map(({ date }) => date)
  expect(dates.length).toBeGreaterThan(50)
  expect(dates).toEqual(dates.toSorted().toReversed())
})
