import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createCall } from '../../src/contract/wire/call.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { buyNow } from '../harness/buyers.ts'
import { chipfront } from '../harness/chipfront.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { codeOf, STAFF_PASSWORD } from '../harness/desk.ts'
import { missingTexts, readTexts } from '../harness/page-texts.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { stockParts } from '../harness/stock-parts.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const PART = 'DESK-ORDER-1'

const visit = withBrowser()
let shop: RunningShop
let connection: Connection
let databaseUrl: string
let drop: () => Promise<void>
/** Ten pieces each, 1.50 USD a piece, to be paid by bank. */
const numbers: string[] = []

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  databaseUrl = database.url
  connection = await connect(database.url, 1)
  shop = await runShop('dist/server/main.js', { DATABASE_URL: database.url, NODE_ENV: 'production' })
  const [part = 0] = await stockParts(connection.db, [
    { partNumber: PART, stock: 1000, prices: [[1, '1.50']] },
  ])
  const call = createCall({
    fetch: (path, init) => fetch(shop.url + path, init),
    lang: 'en',
    token: () => null,
    isStrict: true,
  })
  for (let count = 0; count < 3; count++) numbers.push((await buyNow(call, part, 10)).order_number)
})
afterAll(async () => {
  await shop.stop()
  await connection.close()
  await drop()
})

/** A new person at the desk, signed in without the forms, which have their own test. */
async function arrive(role: 'owner' | 'warehouse', path: string, width?: number): Promise<Page> {
  const visitor = await visit({ baseUrl: shop.url, width })
  visitor.allow(/status of 409/)
  const { page } = visitor
  const email = `${role}-${Math.random().toString(36).slice(2)}@example.com`
  const added = await chipfront(
    { DATABASE_URL: databaseUrl, PUBLIC_URL: shop.url },
    ...['staff', 'add', email, '--role', role, '--name', `Desk ${role}`],
  )
  const token = /token=([\w-]+)/.exec(added.output)?.[1] ?? added.errors
  const post = async (address: string, data: object) => {
    const answer = await page.request.post(`/desk/api/${address}`, { data, headers: { Origin: shop.url } })
    return (await answer.json()).data
  }
  await post(`links/${token}`, { password: STAFF_PASSWORD })
  const { secret } = await post('me/factor', {})
  await post('me/factor/confirm', { code: codeOf(secret) })
  await open(page, path)
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')
const send = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const statusIs = (page: Page, status: string) => page.locator('main header').getByText(status).waitFor()

/** Axe finds nothing, no text is missing, and nothing is wider than a phone. */
async function isFine(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  expect(await violationsOf(page)).toEqual([])
  expect(missingTexts(await readTexts(page, 'body'))).toEqual([])
  await page.setViewportSize({ width: 390, height })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width, height })
}

async function ship(page: Page, tracking: string, quantity?: string): Promise<void> {
  await press(page, 'Ship')
  if (quantity) await dialog(page).getByLabel(`Quantity of ${PART} in this package`).fill(quantity)
  await dialog(page)
    .getByLabel(/^Tracking number/)
    .fill(tracking)
}

async function correct(page: Page, index: number, field: RegExp, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Correct', exact: true }).nth(index).click()
  await dialog(page).getByLabel(field).fill(value)
}

describe('orders at the desk', () => {
  test('a short payment is completed, two packages leave, and a part is refunded by bank', async () => {
    const [number = ''] = numbers
    const page = await arrive('owner', '/desk/orders')
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
    await said(page, '6 pieces stay open for another package.')
    await isFine(page)
    await send(page, 'Ship 4 pieces')
    await said(page, 'JD0001')
    await statusIs(page, 'Preparing')
    await ship(page, 'JD0002')
    await said(page, 'With this package the order is complete. The buyer gets an email.')
    await send(page, 'Ship 6 pieces')
    await statusIs(page, 'Shipping')
    await correct(page, 1, /^Tracking number/, 'JD0003')
    await send(page, 'Save')
    await page.getByRole('link', { name: 'JD0003' }).waitFor()

    await press(page, 'Refund')
    await dialog(page).getByLabel(`Quantity of ${PART} to refund`).fill('2')
    expect(await dialog(page).getByLabel(`Put ${PART} back to stock`).inputValue()).toBe('0')
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill('Two damaged')
    await isFine(page)
    await send(page, 'Refund $3.00')
    await said(page, '$3.00 to send back by bank')
    await press(page, 'Record refund as sent')
    await send(page, 'Record $3.00 as sent')
    await said(page, 'Sent')
    await isFine(page)
  })

  test('two people who correct a package keep both changes, or choose', async () => {
    const [number = ''] = numbers
    const owner = await arrive('owner', `/desk/orders/${number}`)
    const packer = await arrive('warehouse', `/desk/orders/${number}`)
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
    await send(owner, 'Save mine')
    await owner.getByRole('link', { name: 'MINE' }).waitFor()
  })

  test('the warehouse prints slips and pastes tracking numbers on a phone, without prices', async () => {
    const [, second = '', third = ''] = numbers
    await connection.pool.query(`update orders set pay_by = now() + interval '9 days' where number = $1`, [
      third,
    ])
    const owner = await arrive('owner', `/desk/orders/${second}?act=record_payment`)
    await owner.getByRole('button', { name: /^Record \$/ }).click()
    await statusIs(owner, 'Preparing')

    const page = await arrive('warehouse', '/desk/orders?status=preparing', 390)
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

  test('the record and its forms are usable in German and Arabic', async () => {
    const [, , third = ''] = numbers
    const page = await arrive('owner', '/desk/me')
    for (const lang of ['de', 'ar']) {
      await page.request.put('/desk/api/me', {
        data: { name: 'Desk owner', lang },
        headers: { Origin: shop.url },
      })
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
