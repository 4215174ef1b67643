import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buyNow, openBrowser, stockOf, stockOne } from '../../tests/harness/buyers.ts'
import { setUpOwner } from '../../tests/harness/desk.ts'
import { sendNewQuote } from '../../tests/harness/quotes.ts'
import { booksOf, openWalletShop, orderToPay, type WalletShop } from '../../tests/harness/wallet-shop.ts'
import { parseConfig } from './config.ts'
import { createLoad } from './load.ts'
import { Closers } from './start.ts'
import { startJobs } from './start-jobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'chipfront-jobs-'))
let shop: WalletShop
beforeAll(async () => {
  shop = await openWalletShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const start = (env: NodeJS.ProcessEnv, closers: Closers) =>
  startJobs(
    parseConfig({ DATA_DIR: folder, ...env }, '/nowhere'),
    { ...shop.store, wallet: shop.wallet, proforma: shop.proforma, load: createLoad() },
    closers,
  )

test('JOBS=no starts none', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const closers = new Closers()
  const added = vi.spyOn(closers, 'add')
  start({ JOBS: 'no' }, closers)
  expect(added).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('mails, deadlines, payments and sweeping begin at the start', async () => {
  const part = await stockOne(shop, 'JOBS-1', 10)
  const overdue = await buyNow(openBrowser(shop), part, 1)
  await query(`update orders set pay_by = now() - interval '1 second'`)
  const held = await buyNow(openBrowser(shop), part, 1)
  await query(`update orders set proven_at = now() where id = $1`, [held.order_id])
  await query(`update mails set is_held = true where (fields ->> 'order_id')::integer = $1`, [held.order_id])
  shop.standIn.behave({ webhooks: 'none' })
  const due = await orderToPay(shop, 'JOBS-2')
  shop.standIn.approve(due.paypalId)
  await query(
    `update orders set capturing_payment_id = payments.id from payments
     where order_id = orders.id and order_id = $1`,
    [due.order_id],
  )
  await query(`update payments set state = 'capturing', changed_at = now() - interval '1 hour'`)
  expect(await (await shop.get('/readyz')).json()).toMatchObject({ payments_under_way: 1 })
  const mails = join(folder, 'mail')
  mkdirSync(mails)
  writeFileSync(join(mails, 'left.part'), '')
  utimesSync(join(mails, 'left.part'), 0, 0)

  const closers = new Closers()
  start({}, closers)
  const statusOf = async (id: number) => (await booksOf(shop, id)).order?.status
  await expect.poll(() => statusOf(overdue.order_id)).toBe('canceled')
  await expect.poll(() => statusOf(due.order_id)).toBe('preparing')
  await expect.poll(async () => (await query('select from mails where is_held')).rowCount).toBe(0)
  await expect.poll(() => existsSync(join(mails, 'left.part'))).toBe(false)
  await expect.poll(() => readdirSync(mails).some(name => name.endsWith('.eml'))).toBe(true)
  await closers.closeAll()
})

test('pieces of an ended hold and of an expired quote are free again', async () => {
  const owner = await setUpOwner(shop)
  const part = await stockOne(shop, 'JOBS-3', 100)
  const held = { parts: [{ part_id: part, quantity: 40 }], terms: { is_held: true } }
  const expired = await sendNewQuote(owner, held)
  await sendNewQuote(owner, { ...held, parts: [{ part_id: part, quantity: 20 }] })
  expect(await stockOf(shop, part)).toBe(40)
  await query(`update quotes set valid_until = now() where number = $1`, [expired.number])
  await query(`update stock_holds set until = now()`)
  const closers = new Closers()
  start({}, closers)
  await expect.poll(() => stockOf(shop, part), { timeout: 60_000 }).toBe(100)
  await closers.closeAll()
}, 90_000)
