import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { speak } from '../../src/contract/wire/translate.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { ADDRESS } from '../harness/buyers.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { PASSWORD, registration } from '../harness/people.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { stockParts } from '../harness/stock-parts.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

let shop: RunningShop
let connection: Connection
let database: Awaited<ReturnType<typeof copyDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'chipfront-checkout-'))
const startVisit = withBrowser()

beforeAll(async () => {
  database = await copyDatabase(inject('databaseServer'))
  connection = await connect(database.url, 2)
  await connection.pool.query(
    `insert into labels values ('en', 'errors.payment_declined', 'Please ask your bank')`,
  )
  shop = await runShop('dist/server/main.js', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
  })
})
afterAll(async () => {
  await shop.stop()
  await connection.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** A part for this test: 100 in stock at 1.50 each. */
async function stockPart(partNumber: string): Promise<number> {
  const [id = 0] = await stockParts(connection.db, [{ partNumber, stock: 100, prices: [[1, '1.50']] }])
  return id
}

async function put(page: Page, path: string, data: unknown, token?: string): Promise<unknown> {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined
  const answer = await page.request.post(shop.url + path, { data, headers })
  const { code, message, data: given } = await answer.json()
  expect([path, code, message]).toEqual([path, 200, expect.anything()])
  return given
}

const putIntoCart = (page: Page, goodsId: number, quantity: number) =>
  put(page, '/api/cart/add', { goods_id: goodsId, cart_num: quantity })

async function fillAddress(page: Page, kind: 'shipping' | 'billing', changes = {}): Promise<void> {
  const { country, ...texts } = { ...ADDRESS, ...changes }
  await page.locator(`select[name="${kind}_address.country"]`).selectOption(country)
  for (const [name, value] of Object.entries(texts))
    await page.locator(`input[name="${kind}_address.${name}"]`).fill(value)
}

/** A guest checkout, up to the button. */
async function fillCheckout(page: Page, email: string): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  await fillAddress(page, 'shipping')
  await page.getByRole('radio', { name: /FedEx/ }).waitFor()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
}

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })

async function isSubmitted(page: Page): Promise<{ number: string; key: string | null }> {
  await page.getByRole('heading', { level: 1, name: 'Order placed' }).waitFor()
  const { searchParams } = new URL(page.url())
  return { number: searchParams.get('order') ?? '', key: searchParams.get('key') }
}

async function ask(sql: string, value: unknown): Promise<Record<string, unknown>[]> {
  return (await connection.pool.query(sql, [value])).rows
}

const ordersOf = (email: string) => ask('select number, total, status from orders where email = $1', email)
const stockOf = async (id: number) => (await ask('select stock from parts where id = $1', id))[0]?.stock

describe('checkout', () => {
  test('a guest buys from the cart by bank transfer with a different billing address', async () => {
    const part = await stockPart('E2E-GUEST-1')
    const { page } = await startVisit({ baseUrl: shop.url })
    await putIntoCart(page, part, 10)
    await open(page, '/pay/order')
    await placeButton(page).click()
    await page.getByText('Enter a email address').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    const noWay = page.getByText('Choose a shipping method', { exact: true })
    await noWay.waitFor()
    await page.locator('select[name="shipping_address.country"]').selectOption('DE')
    await page.getByRole('radio', { name: /FedEx/ }).waitFor()
    expect(await noWay.count()).toBe(0)
    await fillCheckout(page, 'guest@example.com')
    await page.getByLabel('Same as shipping address').uncheck()
    await fillAddress(page, 'billing', { contact_name: 'Accounts', city: 'Hamburg', state: 'Hamburg' })
    await page.getByLabel('Your PO number').fill('PO-4711')
    // 15.00 for the parts, 40.00 for the cheapest shipping to Germany.
    await page.getByRole('button', { name: 'Place order · $55.00' }).click()
    const { number, key } = await isSubmitted(page)
    await page.getByText('Payment reference', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'I have made the transfer' }).click()
    await page.getByLabel('Payer name').fill('Example Instruments GmbH')
    await page.getByRole('button', { name: 'I have made the transfer' }).click()
    await page.locator(':focus').getByText('Your payment is being confirmed.').waitFor()
    await page.getByRole('link', { name: 'View order' }).click()
    await page.waitForURL(`${shop.url}/order/${number}?key=${key}`)
    await page.getByText('Hamburg').waitFor()
    await page.getByText('PO-4711').waitFor()
    expect(await ordersOf('guest@example.com')).toEqual([{ number, total: '55.00', status: 'confirming' }])
    expect(await violationsOf(page)).toEqual([])
  })

  test('a signed-in customer uses buy now with a saved address', async () => {
    const part = await stockPart('E2E-ACCOUNT-1')
    const { page, context } = await startVisit({ baseUrl: shop.url })
    const token = await signInAsNew(page, 'buyer@example.com')
    await put(page, '/api/user/address', { ...ADDRESS, is_default_shipping: true }, token)
    await context.addCookies([{ name: 'token', value: token, url: shop.url }])
    await open(page, `/pay/order?goods_id=${part}&cart_num=20`)
    await page.getByText('buyer@example.com').waitFor()
    expect(await page.locator('input[name="email"]').count()).toBe(0)
    await page.getByRole('radio', { name: /DHL/ }).check()
    await page.getByRole('radio', { name: 'Bank transfer' }).check()
    await page.getByRole('button', { name: 'Place order · $72.00' }).click()
    const { number, key } = await isSubmitted(page)
    expect(key).toBeNull()
    await open(page, '/myaccount/order-status-history?status=unpaid')
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('link', { name: 'All orders' }).waitFor()
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  test('a changed price is shown, and has to be confirmed', async () => {
    const part = await stockPart('E2E-CHANGED-1')
    const { page, allow } = await startVisit({ baseUrl: shop.url })
    allow(/status of 409/)
    await open(page, `/pay/order?goods_id=${part}&cart_num=10`)
    await fillCheckout(page, 'changed@example.com')
    await ask("update parts set unit_prices = '{2.00}', price = 2, updated_at = now() where id = $1", part)
    await page.getByRole('button', { name: 'Place order · $55.00' }).click()
    const told = page.getByRole('alert')
    await told.getByText('10 × $1.50').waitFor()
    await told.getByText('10 × $2.00').waitFor()
    await told.getByText('$60.00').waitFor()
    expect(await ordersOf('changed@example.com')).toEqual([])
    await page.getByRole('button', { name: 'Place order · $60.00' }).click()
    await isSubmitted(page)
    expect(await ordersOf('changed@example.com')).toHaveLength(1)
  })

  test('a sold-out part is named, with the available quantity', async () => {
    const part = await stockPart('E2E-SHORT-1')
    const { page, allow } = await startVisit({ baseUrl: shop.url })
    allow(/status of 409/)
    await open(page, `/pay/order?goods_id=${part}&cart_num=80`)
    await fillCheckout(page, 'short@example.com')
    await ask('update parts set stock = 30, updated_at = now() where id = $1', part)
    await placeButton(page).click()
    await page.getByRole('alert').getByText('Only 30 in stock, you need 80.').waitFor()
    await page.getByRole('link', { name: 'Order 30 instead' }).click()
    await page.getByText('30 × $1.50').waitFor()
    // The input is preserved.
    await expect.poll(() => page.locator('input[name="email"]').inputValue()).toBe('short@example.com')
    expect(await page.getByRole('radio', { name: 'Bank transfer' }).isChecked()).toBe(true)
  })
})

describe('paying at the wallet', () => {
  test('a buyer who comes back finds the order unpaid, pays, and a reload takes no second payment', async () => {
    const part = await stockPart('E2E-WALLET-1')
    const { page } = await startVisit({ baseUrl: shop.url })
    const { order_number, key } = await placeBySelf(page, part, 'wallet@example.com', 'paypal')
    await open(page, `/pay/payment?order=${order_number}&key=${key}`)
    await page.getByRole('button', { name: 'Pay with PayPal · $55.00' }).click()
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await page.getByText('Payment not completed').waitFor()
    await page.getByRole('button', { name: 'Pay with PayPal · $55.00' }).click()
    await page.getByRole('button', { name: 'Pay (test)' }).click()
    await isSubmitted(page)
    await page.reload()
    await page.getByText('We’ve received your payment and are preparing your shipment.').waitFor()
    expect((await ordersOf('wallet@example.com'))[0]?.status).toBe('preparing')
  })

  test('after a declined card all payment methods are available, also with a custom label; a pending payment cannot be repeated', async () => {
    const part = await stockPart('E2E-WALLET-2')
    const { page, allow } = await startVisit({ baseUrl: shop.url })
    allow(/status of 409/)
    const { order_number, key } = await placeBySelf(page, part, 'pending@example.com', 'card')
    await open(page, `/pay/payment?order=${order_number}&key=${key}`)
    await page.getByRole('button', { name: 'Pay by card · $55.00' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('alert').getByText('The payment was declined.').waitFor()
    await page.getByRole('button', { name: 'Pay with PayPal · $55.00' }).click()
    await page.getByRole('button', { name: 'Pay, but leave it pending' }).click()
    await isSubmitted(page)
    await page.getByText('Please don’t pay again.').waitFor()
    await page.getByRole('link', { name: 'View order' }).click()
    await page.getByText('Please don’t pay again.').waitFor()
    expect(await page.getByText('Bank details for the transfer').count()).toBe(0)
  })

  test('a customer’s order is paid after signing in, from any link', async () => {
    const part = await stockPart('E2E-WALLET-3')
    const { page } = await startVisit({ baseUrl: shop.url })
    const token = await signInAsNew(page, 'mailed@example.com')
    const { order_number } = await placeBySelf(page, part, 'mailed@example.com', 'paypal', token)
    const comingBack = `/pay/payment?order=${order_number}&token=X1&PayerID=Y1`
    for (const path of [`/pay/successful?order=${order_number}`, comingBack]) {
      const answer = await page.request.get(shop.url + path, { maxRedirects: 0 })
      expect(answer.headers().location).toBe(`/login?redirect=${encodeURIComponent(path)}`)
    }
    const wrong = await page.request.get(`${shop.url}/pay/payment?order=${order_number}&key=wrong`)
    expect(wrong.status()).toBe(404)
    await open(page, `/pay/payment?order=${order_number}`)
    expect(await page.getByRole('link', { name: 'Continue as guest' }).count()).toBe(0)
    await page.locator('input[name="email"]').fill('mailed@example.com')
    await page.locator('input[name="password"]').fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Pay with PayPal · $55.00' }).waitFor()
    expect(page.url()).toBe(`${shop.url}/pay/payment?order=${order_number}`)
  })
})

describe('one order for repeated requests', () => {
  test('after a double click', async () => {
    const part = await stockPart('E2E-TWICE-1')
    const { page } = await startVisit({ baseUrl: shop.url })
    await open(page, `/pay/order?goods_id=${part}&cart_num=10`)
    await fillCheckout(page, 'twice@example.com')
    await placeButton(page).dblclick()
    await isSubmitted(page)
    expect(await ordersOf('twice@example.com')).toHaveLength(1)
  })

  test('after a lost response and a reload, and leads to it', async () => {
    const part = await stockPart('E2E-LOST-1')
    const { page, allow } = await startVisit({ baseUrl: shop.url })
    allow(/ERR_FAILED/)
    await putIntoCart(page, part, 10)
    await open(page, '/pay/order')
    await fillCheckout(page, 'lost@example.com')
    await page.route('**/api/orders/add*', async route => {
      await route.fetch()
      await route.abort()
    })
    await placeButton(page).click()
    await page.getByRole('button', { name: 'Send again' }).waitFor()
    const [placed] = await ordersOf('lost@example.com')
    await page.unroute('**/api/orders/add*')
    await page.reload()
    expect((await isSubmitted(page)).number).toBe(placed?.number)
    expect(await ordersOf('lost@example.com')).toHaveLength(1)
  })

  test('after a lost response and another click', async () => {
    const part = await stockPart('E2E-LOST-2')
    const { page, allow } = await startVisit({ baseUrl: shop.url })
    allow(/ERR_FAILED/)
    await open(page, `/pay/order?goods_id=${part}&cart_num=10`)
    await fillCheckout(page, 'lost2@example.com')
    await page.route('**/api/orders/add*', route => route.fetch().then(() => route.abort()), { times: 1 })
    await placeButton(page).click()
    await page.getByRole('button', { name: 'Send again' }).click()
    await isSubmitted(page)
    expect(await ordersOf('lost2@example.com')).toHaveLength(1)
    expect(await stockOf(part)).toBe(90)
  })

  test('after a lost response, a change and another click, and says which', async () => {
    const part = await stockPart('E2E-LOST-3')
    const { page, allow } = await startVisit({ baseUrl: shop.url })
    allow(/ERR_FAILED/)
    await open(page, `/pay/order?goods_id=${part}&cart_num=10`)
    await fillCheckout(page, 'lost3@example.com')
    await page.route('**/api/orders/add*', route => route.fetch().then(() => route.abort()), { times: 1 })
    await placeButton(page).click()
    await page.getByRole('button', { name: 'Send again' }).waitFor()
    await page.getByLabel('Your PO number').fill('PO-4712')
    await placeButton(page).click()
    const { number } = await isSubmitted(page)
    await page.getByText('Your first order has been placed').waitFor()
    expect(await ordersOf('lost3@example.com')).toMatchObject([{ number }])
    expect(await stockOf(part)).toBe(90)
  })
})

describe("the guest's order page", () => {
  test('offers the proforma invoice, confirms receipt and reorders', async () => {
    const part = await stockPart('E2E-AGAIN-1')
    const { page } = await startVisit({ baseUrl: shop.url })
    const { order_number, key } = await placeBySelf(page, part, 'again@example.com')
    await ask("update orders set status = 'shipping', shipping_number = '1' where number = $1", order_number)
    await open(page, `/order/${order_number}?key=${key}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Proforma invoice (PDF)' }).click()
    expect((await download).suggestedFilename()).toBe(`${order_number}.pdf`)
    await page.getByRole('button', { name: 'Confirm receipt' }).click()
    await page.getByRole('button', { name: 'Yes, received' }).click()
    await page.getByText('Your shipment has arrived.').waitFor()
    expect((await ordersOf('again@example.com'))[0]?.status).toBe('received')
    await page.getByRole('button', { name: 'Order again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Shopping cart' }).waitFor()
    await page.getByRole('link', { name: 'E2E-AGAIN-1' }).first().waitFor()
  })

  test('cancels after confirmation and returns the stock', async () => {
    const part = await stockPart('E2E-CANCEL-1')
    const { page } = await startVisit({ baseUrl: shop.url })
    const { order_number, key } = await placeBySelf(page, part, 'cancel@example.com')
    await open(page, `/order/${order_number}?key=${key}`)
    expect(await stockOf(part)).toBe(90)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Keep order' }).click()
    expect((await ordersOf('cancel@example.com'))[0]?.status).toBe('unpaid')
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await page.getByText('This order is canceled.').waitFor()
    expect(await stockOf(part)).toBe(100)
    expect(await page.getByRole('link', { name: 'Pay now' }).count()).toBe(0)
  })

  test('opens with its key in Arabic on a phone, and with no other key', async () => {
    const { t } = await speak('ar')
    const part = await stockPart('E2E-ARABIC-1')
    const { page, allow } = await startVisit({ baseUrl: shop.url, width: 390, hasLooks: true })
    const { order_number, key } = await placeBySelf(page, part, 'arabic@example.com')
    await open(page, `/ar/order/${order_number}?key=${key}`)
    await page.getByRole('heading', { name: `${t('orders.order')} ${order_number}` }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    allow(/status of 404/)
    for (const path of [`/order/${order_number}`, `/order/${order_number}?key=${key}x`])
      expect((await page.goto(path))?.status()).toBe(404)
  })
})

/** Registers, is activated by the operator, and signs in. */
async function signInAsNew(page: Page, email: string): Promise<string> {
  await put(page, '/api/user/register', registration({ email }))
  await ask('update users set activated_at = now() where email = $1', email)
  const { token } = Object.assign(
    { token: '' },
    await put(page, '/api/user/login', { email, password: PASSWORD }),
  )
  return token
}

/** Orders ten pieces of a part through the API. */
async function placeBySelf(page: Page, goodsId: number, email: string, payMethod = 'bank', token?: string) {
  const headers: Record<string, string> = { 'Idempotency-Key': email }
  if (token) headers.Authorization = `Bearer ${token}`
  const answer = await page.request.post(`${shop.url}/api/orders/add`, {
    headers,
    data: {
      source: 'buy_now',
      goods_id: goodsId,
      cart_num: 10,
      email,
      shipping_address: ADDRESS,
      shipping_id: 'fedex-economy',
      pay_method: payMethod,
      expected_total: 55,
    },
  })
  const { data } = await answer.json()
  return Object.assign({ order_number: '', key: '' }, data)
}
