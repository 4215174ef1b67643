import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { asShell, byShell } from '../../../../tests/harness/as-shell.ts'
import {
  buyNow,
  openBrowser,
  type PlacedByBuyer,
  stockOf,
  stockOne,
} from '../../../../tests/harness/buyers.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { getOrder } from '../../../contract/shop/orders.ts'
import { canMove, ORDER_STATUSES, type OrderStatus } from '../../../domain/order-states.ts'
import { eraseUser, exportUser } from '../account/index.ts'
import { bookTransfer } from '../payments/index.ts'
import { setSetting, unsetSetting } from '../site/index.ts'
import {
  cancelByStaff,
  findStaffOrder,
  listStaffOrders,
  orderData,
  rejectPayment,
  shipOrder,
} from './index.ts'

let shop: TestShop
let part: number
beforeAll(async () => {
  shop = await openTestShop()
  part = await stockOne(shop, 'STAFF-1', 1_000)
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'orders', 'mails', 'allowances'))

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const place = () => buyNow(openBrowser(shop), part, 10)
const setStatus = (status: string) => query('update orders set status = $1', [status])
const show = ({ order_number, key }: PlacedByBuyer) => shop.call()(getOrder, { order_number, key })
const history = async (placed: PlacedByBuyer) =>
  (await show(placed)).history.map(({ status, who }) => `${status} by ${who}`)

const FIRST = { offset: 0, limit: 50 }
const SHIPMENT = { carrier: 'UPS', tracking: '1Z999' }
type Ended = { outcome: string }
const ACTS: [string, OrderStatus, (number: string) => Promise<Ended>][] = [
  ['reject', 'unpaid', number => rejectPayment(byShell(shop.connection), number, 'Remark')],
  [
    'ship',
    'shipping',
    number => shipOrder(byShell(shop.connection), number, { ...SHIPMENT, remark: 'Remark' }),
  ],
  ['cancel', 'canceled', number => cancelByStaff(byShell(shop.connection), number, 'Remark')],
]

describe.each(ACTS)('%s', (name, to, act) => {
  const allowed = ORDER_STATUSES.filter(
    // A canceled order is reopened, which takes its stock again.
    status => canMove(status, to, 'staff') && !(name === 'reject' && status === 'canceled'),
  )
  const forbidden = ORDER_STATUSES.filter(status => !allowed.includes(status))

  test.each(allowed)('changes an order that is %s, and the history records staff', async from => {
    const placed = await place()
    await setStatus(from)
    expect(await act(placed.order_number)).toMatchObject({ outcome: 'done', order: { status: to } })
    expect(await history(placed)).toEqual(['unpaid by buyer', `${to} by staff`])
    const { rows } = await query('select kind from mails order by id desc limit 1')
    expect(rows[0].kind).toBe(`order_${to}`)
  })

  test.each(forbidden)('changes nothing of an order that is %s', async from => {
    const placed = await place()
    await setStatus(from)
    const all = async () => [
      (await query('select * from orders')).rows,
      (await query('select * from order_changes')).rows,
      (await query('select id from mails')).rows,
      await stockOf(shop, part),
    ]
    const before = await all()
    expect(await act(placed.order_number)).toMatchObject({ outcome: 'forbidden', order: { status: from } })
    expect(await all()).toEqual(before)
  })

  test('rejects an unknown order', async () => {
    expect(await act('CF261115-AAAAAA')).toEqual({ outcome: 'unknown' })
  })
})

test('from transfer to shipment: the buyer sees payment date, shipment and staff’s remarks', async () => {
  const placed = await place()
  await setStatus('confirming')
  await bookTransfer(byShell(shop.connection), placed.order_number.toLowerCase())
  expect(await show(placed)).toMatchObject({ status: 'preparing', pay_time: expect.any(String) })
  const bare = placed.order_number.slice(2)
  await shipOrder(byShell(shop.connection), bare, { ...SHIPMENT, remark: 'Two boxes.' })
  expect(await show(placed)).toMatchObject({
    ...{ status: 'shipping', carrier: 'UPS', shipping_number: '1Z999', platform_remark: 'Two boxes.' },
  })
  const { rows } = await query('select shipped_at from orders')
  expect(rows[0].shipped_at).toBeInstanceOf(Date)
})

test('a canceled order returns its stock, but not while a payment is in progress', async () => {
  const stock = await stockOf(shop, part)
  const { order_number } = await place()
  await query('update orders set capturing_payment_id = 1')
  expect(await cancelByStaff(byShell(shop.connection), order_number)).toMatchObject({ outcome: 'busy' })
  expect(await stockOf(shop, part)).toBe(stock - 10)
  await query('update orders set capturing_payment_id = null')
  expect(await cancelByStaff(byShell(shop.connection), order_number)).toMatchObject({ outcome: 'done' })
  expect(await stockOf(shop, part)).toBe(stock)
})

test.each([
  { carrier: ' ', tracking: '1Z999' },
  { carrier: 'UPS', tracking: '' },
])('nothing is shipped with $carrier and $tracking', async shipment => {
  const { order_number } = await place()
  await setStatus('preparing')
  expect(await shipOrder(byShell(shop.connection), order_number, shipment)).toEqual({ outcome: 'incomplete' })
  const { rows } = await query('select status from orders')
  expect(rows).toEqual([{ status: 'preparing' }])
})

test('two concurrent shipments of the same order ship it once', async () => {
  const placed = await place()
  await setStatus('preparing')
  const ends = await Promise.all(
    ['A', 'B', 'C'].map(tracking =>
      shipOrder(byShell(shop.connection), placed.order_number, { carrier: 'DHL', tracking }),
    ),
  )
  expect(ends.map(end => end.outcome).sort()).toEqual(['done', 'forbidden', 'forbidden'])
  expect(await history(placed)).toEqual(['unpaid by buyer', 'shipping by staff'])
})

test('orders are found by number, email, name, company, PO and shipping number', async () => {
  const { pool, db } = shop.connection
  const { order_number } = await buyNow(openBrowser(shop), part, 1, {
    ...{ email: 'li@example.com', company_name: 'Acme 100%', po_number: 'PO-77' },
  })
  await query(`update orders set shipping_number = '1Z999'`)
  const other = await place()
  for (const search of [order_number, 'LI@', '100%', 'po-77', '1z999']) {
    const found = await listStaffOrders({ pool }, { search }, FIRST)
    expect(found.list.map(entry => entry.number)).toEqual([order_number])
  }
  const both = await listStaffOrders({ pool }, { search: 'purchasing' }, FIRST)
  expect(both.list.map(entry => entry.number)).toEqual([other.order_number, order_number])
  expect(await listStaffOrders({ pool }, { search: '', status: 'shipping' }, FIRST)).toEqual({
    list: [],
    total: 0,
  })
  expect(await findStaffOrder(db, 'CF1')).toBeNull()
})

test('the operator chooses the prefix of new numbers, and numbers with any prefix are found', async () => {
  const { db, pool } = shop.connection
  const old = await place()
  await setSetting({ pool }, 'order_prefix', 'X1')
  // The shop learns of a changed setting a moment later.
  const { order_number } = await vi.waitFor(
    async () => {
      const placed = await place()
      expect(placed.order_number).toMatch(/^X1/)
      return placed
    },
    { timeout: 60_000 },
  )
  expect(order_number).toMatch(/^X1\d{6}-[2-9A-HJ-NP-Z]{6}$/)
  for (const number of [old.order_number, order_number])
    for (const typed of [number, number.toLowerCase(), number.slice(2), ` ${number.slice(2).toLowerCase()} `])
      expect((await findStaffOrder(db, typed))?.number).toBe(number)
  expect(await cancelByStaff(byShell({ pool }), order_number.slice(2))).toMatchObject({ outcome: 'done' })
  const sameWithoutPrefix = old.order_number.replace('CF', 'X1')
  await query(`update orders set number = '${sameWithoutPrefix}' where number = '${order_number}'`)
  expect(await findStaffOrder(db, old.order_number.slice(2))).toBeNull()
  expect(await findStaffOrder(db, sameWithoutPrefix)).toMatchObject({ number: sameWithoutPrefix })
  await unsetSetting({ pool }, 'order_prefix')
})

describe('erasing a person', () => {
  const kept = ['number', 'subtotal', 'shipping_fee', 'total', 'status', 'created_at']
  const personal = /guest|Purchasing|Muster|Berlin|10115|\+49|Acme|PO-77|Remark/

  test('anonymizes completed orders, keeps the accounting data and leaves open orders unchanged', async () => {
    const { pool } = shop.connection
    const words = { email: 'guest@example.com', company_name: 'Acme', po_number: 'PO-77', remark: 'Remark' }
    const ended = await buyNow(openBrowser(shop), part, 1, words)
    await cancelByStaff(byShell({ pool }), ended.order_number, 'Remark')
    const open = await buyNow(openBrowser(shop), part, 2, words)
    const before = (await query('select * from orders order by id')).rows
    expect(await eraseUser(asShell(shop), 'Guest@example.com', [orderData])).toEqual({ orders: 1 })
    const [blank, whole] = (await query('select * from orders order by id')).rows
    expect(JSON.stringify(blank)).not.toMatch(personal)
    for (const field of kept) expect(blank[field]).toEqual(before[0][field])
    expect(blank.shipping_address.country).toBe('DE')
    expect(whole).toEqual(before[1])
    const { rows: changes } = await query(`select status, who, note from order_changes where note <> ''`)
    expect(changes).toEqual([])
    for (const key of [ended.key, ''])
      await expect(show({ ...ended, key })).rejects.toMatchObject({ code: 404 })
    expect((await show(open)).status).toBe('unpaid')
  })

  test('an export has the orders, with lines and history and without keys', async () => {
    const { email, token } = await becomeUser(shop)
    const placed = await buyNow(openBrowser(shop, 'en', token), part, 3)
    const known = await exportUser(asShell(shop), email, [orderData])
    expect(known).toMatchObject({
      orders: [
        { number: placed.order_number, lines: [{ partNumber: 'STAFF-1' }], history: [{ who: 'buyer' }] },
      ],
    })
    expect(JSON.stringify(known)).not.toContain(placed.key)
  })
})
