import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { forgotPassword, verifyReset } from '../src/contract/shop/account.ts'
import { getOrder } from '../src/contract/shop/orders.ts'
import { reportTransfer } from '../src/contract/shop/payments.ts'
import { getProfile } from '../src/contract/shop/profile.ts'
import { signIn } from '../src/contract/shop/sign-ins.ts'
import { claimMails } from '../src/server/features/mail/mail.queries.ts'
import { MAIL_PRIORITIES } from '../src/server/features/mail/mail-priority.ts'
import { rejectPayment, runClocks, shipOrder } from '../src/server/features/orders/index.ts'
import { bookTransfer } from '../src/server/features/payments/index.ts'
import { getTradeSettings } from '../src/server/features/site/index.ts'
import { byShell } from './harness/as-shell.ts'
import { buyNow, openBrowser, stockOne } from './harness/buyers.ts'
import { mailedOrderKey } from './harness/mailed-order-key.ts'
import { mailedToken } from './harness/mailed-token.ts'
import { becomeUser, PASSWORD } from './harness/people.ts'
import { readSources } from './harness/source.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

let shop: TestShop
let part: number
beforeAll(async () => {
  shop = await openTestShop()
  part = await stockOne(shop, 'CLOCKS-1', 1_000)
})
afterAll(() => shop.close())
afterEach(() => vi.useRealTimers())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query(text, values)).rows[0]
/** Seconds from now, by the database's clock. */
const until = async (column: string, where: string) =>
  Number((await query(`select extract(epoch from ${column} - now()) as seconds from ${where}`)).seconds)

const YEAR_MS = 365 * 24 * 3_600_000
const HOUR = 3_600

describe.each([
  ['a year ahead', YEAR_MS],
  ['a year behind', -YEAR_MS],
])('a process whose clock is %s', (name, offsetMs) => {
  const setWrongClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetMs })

  test('applies deadlines by the database’s clock, and cancels no order early', async () => {
    setWrongClock()
    const { pool, db } = shop.connection
    const placed = await buyNow(openBrowser(shop), part, 1)
    const { order_id, order_number, key, total } = placed
    const row = `orders where id = ${order_id}`
    expect(await until('pay_by', row)).toBeCloseTo(HOUR, -2)
    await runClocks({ ...shop.connection, settings: () => getTradeSettings(db) })
    const mailed = await mailedOrderKey(shop, order_id)
    expect(await shop.call()(getOrder, { order_number, key: mailed })).toMatchObject({ status: 'unpaid' })
    expect(await until('pay_by', row)).toBeCloseTo(72 * HOUR, -2)
    expect(await until('key_expires_at', row)).toBeCloseTo(180 * 24 * HOUR, -2)
    const report = { payer_name: 'Purchasing', amount: total, transfer_date: '2025-01-14' }
    await shop.call()(reportTransfer, { ...report, order_id, key })
    expect(await until('pay_by', row)).toBeCloseTo(240 * HOUR, -2)
    await rejectPayment(byShell({ pool }), order_number)
    expect(await until('pay_by', row)).toBeCloseTo(72 * HOUR, -2)
    await bookTransfer(byShell({ pool }), order_number, { amount: total })
    expect(await until('paid_at', row)).toBeCloseTo(0, -2)
    await shipOrder(byShell({ pool }), order_number, { carrier: 'UPS', tracking: '1Z' })
    expect(await until('shipped_at', row)).toBeCloseTo(0, -2)
    await runClocks({ ...shop.connection, settings: () => getTradeSettings(db) })
    expect((await shop.call()(getOrder, { order_number, key })).status).toBe('shipping')
    await query(`update orders set key_expires_at = now() - interval '1 second' where id = $1`, [order_id])
    await expect(shop.call()(getOrder, { order_number, key })).rejects.toMatchObject({ code: 404 })
  })

  test('accepts mailed links and sign-ins as long as the database says', async () => {
    setWrongClock()
    const email = `${name.replaceAll(' ', '-')}@example.com`
    const visitor = shop.call()
    await becomeUser(shop, { email })
    await visitor(forgotPassword, { email })
    const link = { token: await mailedToken(shop, email, 'reset') }
    await visitor(verifyReset, link)
    await query(`update account_links set expires_at = now() - interval '1 second'`)
    await expect(visitor(verifyReset, link)).rejects.toMatchObject({ code: 400 })
    const { token, expire } = await visitor(signIn, { email, password: PASSWORD })
    const { now } = await query('select extract(epoch from now()) as now')
    expect(expire - Number(now)).toBeCloseTo(7 * 24 * HOUR, -2)
    expect((await shop.call('en', token)(getProfile)).email).toBe(email)
    await query(`update sign_ins set expires_at = now() - interval '1 second'`)
    await expect(shop.call('en', token)(getProfile)).rejects.toMatchObject({ code: 4001 })
  })

  test('reports the age of a waiting mail correctly', async () => {
    setWrongClock()
    await query(`truncate mails`)
    await query(
      `insert into mails (recipient, lang, kind, fields, created_at)
       values ('x', 'en', 'x', '{}', now() - interval '1 hour')`,
    )
    const { rank } = MAIL_PRIORITIES.trade
    const [mail] = await claimMails(shop.connection.db, [{ rank, count: 1 }], 1)
    expect(mail?.ageSeconds).toBeCloseTo(HOUR, -2)
  })
})

/**
 * A file name, a number that contains the date, and the wallet's token and the age of a segment in memory, which only
 * their own process compares.
 */
const MAY_READ_OWN_CLOCK =
  /\/(mail\/file-transport|orders\/place-order|rfq\/send-rfq|payments\/ask-wallet|segments\/segment-store)\.ts$/

test('features use the database’s clock for deadlines', () => {
  const readers = readSources().filter(
    ({ path, text }) =>
      path.startsWith('src/server/features/') &&
      /Date\.now\(\)|new Date\(\)/.test(text) &&
      !MAY_READ_OWN_CLOCK.test(path),
  )
  expect(readers.map(({ path }) => path)).toEqual([])
})
