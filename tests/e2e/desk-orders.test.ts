import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { getDeskOrder, recordPayment, shipOrder } from '../../src/contract/desk/orders.ts'
import { createCall } from '../../src/contract/wire/call.ts'
import { buyNow } from '../harness/buyers.ts'
import { STAFF_PASSWORD } from '../harness/desk.ts'
import { isFine } from '../harness/is-fine.ts'
import { stockParts } from '../harness/stock-parts.ts'
import { open } from '../harness/visit.ts'
import { withDesk } from '../harness/with-desk.ts'

const PART = 'DESK-ORDER-1'

let partId = 0
const desk = withDesk(async ({ db }) => {
  ;[partId = 0] = await stockParts(db, [{ partNumber: PART, stock: 1000, prices: [[1, '1.50']] }])
})
/** Ten pieces each, 1.50 USD a piece, to be paid by bank. */
const numbers: string[] = []

beforeAll(async () => {
  const call = createCall({
    fetch: (path, init) => fetch(desk.shopUrl() + path, init),
    lang: 'en',
    token: () => null,
    isStrict: true,
  })
  for (let count = 0; count < 4; count++) numbers.push((await buyNow(call, partId, 10)).order_number)
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Toasts are dialogs, too. */
const dialog = (page: Page) => page.getByRole('dialog').and(page.locator(':not([data-type])'))
const send = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const statusIs = (page: Page, status: string) => page.locator('main header').getByText(status).waitFor()

async function ship(page: Page, tracking: string, quantity?: string): Promise<void> {
  await press(page, 'Ship')
  if (quantity) await dialog(page).getByLabel(`Quantity of ${PART} in this shipment`).fill(quantity)
  await dialog(page)
    .getByLabel(/^Tracking number/)
    .fill(tracking)
}

async function correct(page: Page, index: number, field: RegExp, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Correct', exact: true }).nth(index).click()
  await dialog(page).getByLabel(field).fill(value)
}

async function signIn(page: Page, email: string, code: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/^Password/).fill(STAFF_PASSWORD)
  await press(page, 'Sign in')
  await page.getByLabel(/^Code/).fill(code)
  await press(page, 'Sign in')
}

describe('orders at the desk', () => {
  test('a short payment is completed, two shipments leave, and a part is refunded by bank', async () => {
    const [number = ''] = numbers
    const { page } = await desk.arrive('owner', '/desk/orders')
    await heading(page, 'Orders')
    await page.getByRole('link', { name: number }).click()
    await heading(page, number)
    const total = Number(
      (await page.locator('dl dd').filter({ hasText: '$' }).nth(2).textContent())?.slice(1),
    )

    await page.keyboard.press('Control+Enter')
    const amount = dialog(page).getByLabel(/^Amount received/)
    expect(await amount.inputValue()).toBe(total.toFixed(2))
    await said(page, 'Paid in full. The order moves to “Preparing”.')
    await amount.fill((total - 10).toFixed(2))
    await dialog(page).getByText('$10.00 missing. The payment is recorded').waitFor()
    await isFine(page)
    await send(page, `Record $${(total - 10).toFixed(2)}`)
    await said(page, '$10.00 to pay')
    await press(page, 'Record payment')
    await send(page, 'Record $10.00')
    await statusIs(page, 'Preparing')

    await ship(page, 'JD0001', '4')
    await said(page, '6 pieces stay open for another shipment.')
    await isFine(page)
    await send(page, 'Ship 4 pieces')
    await said(page, 'JD0001')
    await statusIs(page, 'Preparing')
    await ship(page, 'JD0002')
    await said(page, 'With this shipment the order is complete. The buyer gets an email.')
    await send(page, 'Ship 6 pieces')
    await statusIs(page, 'Shipping')
    await correct(page, 1, /^Tracking number/, 'JD0003')
    await send(page, 'Save')
    await page.getByRole('link', { name: 'JD0003' }).waitFor()

    await press(page, 'Refund')
    await dialog(page).getByLabel(`Quantity of ${PART} to refund`).fill('2')
    expect(await dialog(page).getByLabel(`Return ${PART} to stock`).inputValue()).toBe('0')
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill('Two damaged')
    await isFine(page)
    await send(page, 'Refund $3.00')
    await said(page, '$3.00 to refund by bank transfer')
    await press(page, 'Record refund as sent')
    await send(page, 'Record $3.00 as sent')
    await said(page, 'Sent')
    await isFine(page)
  })

  test('two people who correct a shipment keep both changes, or choose', async () => {
    const [number = ''] = numbers
    const { page: owner } = await desk.arrive('owner', `/desk/orders/${number}`)
    const { page: packer } = await desk.arrive('warehouse', `/desk/orders/${number}`)
    await Promise.all([heading(owner, number), heading(packer, number)])
    await correct(owner, 0, /^Carrier/, 'UPS')
    await correct(packer, 0, /^Tracking number/, 'JD0009')
    await send(owner, 'Save')
    await dialog(owner).waitFor({ state: 'detached' })
    await send(packer, 'Save')
    await packer.getByText('UPS').waitFor()
    await packer.getByRole('link', { name: 'JD0009' }).waitFor()

    await owner.getByRole('link', { name: 'JD0009' }).waitFor()
    await correct(owner, 0, /^Tracking number/, 'MINE')
    await correct(packer, 0, /^Tracking number/, 'THEIRS')
    await send(packer, 'Save')
    await dialog(packer).waitFor({ state: 'detached' })
    await send(owner, 'Save')
    await owner.getByRole('row', { name: 'Tracking number MINE THEIRS' }).waitFor()
    await isFine(owner)
    await send(owner, 'Save')
    await owner.getByRole('link', { name: 'MINE' }).waitFor()
  })

  test('the warehouse prints slips and pastes tracking numbers on a phone, without prices', async () => {
    const [, second = '', third = ''] = numbers
    await desk.query(`update orders set pay_by = now() + interval '9 days' where number = $1`, [third])
    const { page: owner } = await desk.arrive('owner', `/desk/orders/${second}?act=record_payment`)
    await owner.getByRole('button', { name: /^Record \$/ }).click()
    await statusIs(owner, 'Preparing')

    const { page } = await desk.arrive('warehouse', '/desk/orders?status=preparing', { width: 390 })
    await page.getByRole('checkbox', { name: second }).check()
    await isFine(page)
    await page.getByRole('link', { name: second }).click()
    await heading(page, second)
    expect(await page.locator('main').textContent()).not.toContain('$')
    await isFine(page)
    await page.goBack()
    await expect.poll(() => page.getByRole('checkbox', { name: second }).isChecked()).toBe(true)
    await page.getByRole('link', { name: 'Packing slips' }).click()
    await page.getByRole('article').getByText(PART).waitFor()
    await isFine(page)

    await open(page, '/desk/orders/tracking')
    await page.getByLabel('Orders and tracking numbers').fill(`${second}\tJD0100\n${third}\tJD0101`)
    await press(page, 'Check')
    await said(page, '10 pieces to ship')
    await said(page, 'Not ready to ship')
    await isFine(page)
    await press(page, 'Mark 1 order as shipped')
    await page.getByRole('row', { name: `${second} JD0100 Shipped` }).waitFor()
    await page.getByRole('row', { name: `${third} JD0101 Not ready to ship` }).waitFor()
  })

  test('a form survives the end of the session, and the act of a colleague', async () => {
    const fourth = numbers[3] ?? ''
    const { call } = await desk.arrive('owner', '/desk/me')
    const { money } = await call(getDeskOrder, { order_number: fourth })
    await call(recordPayment, { order_number: fourth, amount: money?.missing ?? 0 })
    const { page, recoveryCodes } = await desk.arrive('warehouse', `/desk/orders/${fourth}`)
    await ship(page, 'JD0900', '4')

    const { rows } = await desk.query('select id, email from staff order by id desc limit 1')
    await desk.query('delete from staff_sessions where staff_id = $1', [rows[0].id])
    await heading(page, 'Sign in to the desk')
    await signIn(page, rows[0].email, recoveryCodes[0] ?? '')
    const tracking = dialog(page).getByLabel(/^Tracking number/)
    await expect.poll(() => tracking.inputValue()).toBe('JD0900')
    await dialog(page).getByRole('button', { name: 'Ship 4 pieces' }).waitFor()

    await call(shipOrder, { order_number: fourth, carrier: 'DHL', tracking: 'JD0901' })
    await page.getByText('this is no longer possible').waitFor()
    expect(await tracking.inputValue()).toBe('JD0900')
    await isFine(page)
  })

  test('the record and its forms are usable in German and Arabic', async () => {
    const [, , third = ''] = numbers
    const { page, speak } = await desk.arrive('owner', '/desk/me')
    for (const lang of ['de', 'ar'] as const) {
      await speak(lang)
      for (const path of [
        '/desk/orders',
        `/desk/orders/${third}`,
        `/desk/orders/${third}?act=record_payment`,
      ]) {
        await open(page, path)
        await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' })
        await page
          .locator(path.includes('act') ? '[role=dialog] form' : 'main tbody tr')
          .first()
          .waitFor()
        await isFine(page)
      }
    }
  })
})
