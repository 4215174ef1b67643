import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from '../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../tests/harness/test-shop.ts'
import { signIn } from '../../contract/desk/door.ts'
import { ORDER_STATUSES } from '../../domain/order-states.ts'
import { QUOTE_STATES } from '../../domain/quotes/states.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { rememberKeys } from '../../server/features/installation/index.ts'
import { DEMO_PASSWORD, makeSetupLink, openDemoDesk } from '../../server/features/staff/index.ts'
import { fillDesk } from './fill-desk.ts'

let shop: TestShop
let stockBefore: string
const NOW = new Date()

beforeAll(async () => {
  shop = await openTestShop()
  stockBefore = await stock()
  await inTransaction(shop.connection.pool, ({ db }) => fillDesk(db, NOW))
})
afterAll(() => shop.close())

const query = (text: string) => shop.connection.pool.query(text)
const count = async (from: string) => (await query(`select count(*)::int as n from ${from}`)).rows[0].n
const stock = async () => (await query('select sum(stock)::text as sum from parts')).rows[0].sum
const keys = () => rememberKeys(shop.connection.db)
const openDemo = (isOpen: boolean) => openDemoDesk({ ...shop.context, keys: keys() }, { isOpen })

describe('the desk of the demo', () => {
  test('has forty requests and three hundred orders in all states, and the stock stays', async () => {
    expect(await count('rfqs')).toBe(40)
    expect(await count('rfqs where viewed_at is null')).toBeGreaterThan(5)
    expect(await count('orders')).toBe(300)
    const { rows } = await query('select distinct status from orders')
    expect(rows.map(({ status }) => status).sort()).toEqual([...ORDER_STATUSES].sort())
    expect(await stock()).toBe(stockBefore)
  })

  test('has a ledger and shipments that fit the state of each order', async () => {
    const paid = `status in ('preparing', 'shipping', 'received')`
    const received = `(select sum(amount) from receipts where order_id = orders.id and kind = 'receipt')`
    const isPaidLater = 'due_on is not null'
    expect(
      await count(`orders where ${paid} and not (${isPaidLater}) and ${received} is distinct from total`),
    ).toBe(0)
    expect(await count(`orders where due_on < current_date and ${received} is null`)).toBe(1)
    const sent = `(select sum(quantity) from shipments join shipment_lines on shipment_id = shipments.id where order_id = orders.id)`
    const ordered = '(select sum(quantity) from order_lines where order_id = orders.id)'
    expect(
      await count(`orders where status in ('shipping', 'received') and ${sent} is distinct from ${ordered}`),
    ).toBe(0)
    expect(await count(`orders where status = 'preparing' and ${sent} > 0`)).toBeGreaterThan(0)
    expect(await count(`refunds where state = 'due'`)).toBe(1)
    expect(await count('orders where created_at > now()')).toBe(0)
    const isForClock = `status = 'shipping' and shipped_at < now() - interval '28 days'`
    expect(await count(`orders where pay_by < now() or ${isForClock}`)).toBe(0)
  })

  test('has papers, and a company with terms, its own prices and people', async () => {
    for (const kind of ['invoice', 'credit_note', 'packing_slip'])
      expect(await count(`documents where kind = '${kind}'`)).toBeGreaterThan(0)
    expect(await count(`companies where terms_days > 0 and price_group_id is not null`)).toBe(1)
    expect(await count('agreements')).toBe(3)
    expect(await count('customers where company_id is not null')).toBeGreaterThan(0)
  })

  test('has quotes in all states, linked to requests and orders', async () => {
    const { rows } = await query('select state, count(*)::int as n from quotes group by state')
    expect(rows.map(({ state }) => state).sort()).toEqual([...QUOTE_STATES].sort())
    expect(await count('quotes')).toBe(25)
    expect(await count(`quotes where state = 'accepted' and order_id is null`)).toBe(0)
    expect(await count('orders join quotes on quotes.id = quote_id where order_id <> orders.id')).toBe(0)
    expect(await count(`quotes where state <> 'accepted' and rfq_id is null`)).toBe(0)
    // The clock would end them or remind their buyers at the first start.
    const isForClock = `state in ('sent', 'seen', 'countered') and (valid_until < now() or chased_at is null)`
    expect(await count(`quotes where ${isForClock}`)).toBe(0)
    expect(await count('quotes where created_at > now() or decided_at > now()')).toBe(0)
    const lines = `(select sum(amount) from quote_lines l where l.quote_id = v.quote_id and l.version = v.version)`
    expect(await count(`quote_versions v where subtotal <> coalesce(${lines}, 0)`)).toBe(0)
  })

  test('is searched like any other orders', async () => {
    const { rows } = await query(
      `select document like '%' || lower(part_number) || '%' as found
       from order_search join order_lines using (order_id) limit 20`,
    )
    expect(rows.every(({ found }) => found)).toBe(true)
  })

  test('lets its people in on the machine of the shop only', async () => {
    const here = { Host: 'localhost:3000' }
    const sales = { email: 'sales@demo.example', password: DEMO_PASSWORD }
    const [owner] = await openDemo(true)
    const code = owner?.codes[0] ?? ''
    expect(await openDesk(shop, here, '127.0.0.1').call(signIn, sales)).toMatchObject({ name: 'Demo sales' })
    const asOwner = { ...sales, email: 'owner@demo.example' }
    await expect(openDesk(shop, here, '127.0.0.1').call(signIn, asOwner)).rejects.toMatchObject({
      reason: 'desk_errors.code_required',
    })
    expect(await openDesk(shop, here, '127.0.0.1').call(signIn, { ...asOwner, code })).toMatchObject({
      roles: ['owner'],
      must_set_factor: false,
    })
    expect(await openDesk(shop, here, '::1').call(signIn, sales)).toMatchObject({ name: 'Demo sales' })
    const refused = [
      openDesk(shop, { Host: 'shop.example' }, '127.0.0.1'),
      openDesk(shop, { ...here, 'X-Forwarded-For': '203.0.113.9' }, '127.0.0.1'),
      openDesk(shop, here, '192.0.2.7'),
    ]
    for (const desk of refused) await expect(desk.call(signIn, sales)).rejects.toMatchObject({ code: 4002 })
  })

  test('does not keep the operator from making the first owner', async () => {
    expect(await makeSetupLink(shop.context)).toMatch(/^[\w-]{43}$/)
  })

  test('is closed when others can reach the shop', async () => {
    expect(await openDemo(false)).toEqual([])
    const sales = { email: 'sales@demo.example', password: DEMO_PASSWORD }
    await expect(openDesk(shop, { Host: 'localhost' }, '::1').call(signIn, sales)).rejects.toMatchObject({
      code: 4002,
    })
    expect(await count('staff_sessions')).toBe(0)
    expect(await openDemo(true)).toEqual([])
  })
})
