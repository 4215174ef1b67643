import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { speak } from '../../src/contract/wire/translate.ts'
import { mostInStock } from '../../src/domain/line-state.ts'
import { orderableFrom } from '../../src/domain/quantity.ts'
import { askCatalogue } from '../harness/ask-catalogue.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { findReplaceable } from '../harness/find-replaceable.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

type Part = Awaited<ReturnType<typeof askCatalogue>>['list'][number]

let shop: RunningShop
let database: Awaited<ReturnType<typeof copyDatabase>>
let parts: Part[]
const folder = mkdtempSync(join(tmpdir(), 'chipfront-cart-'))
const startVisit = withBrowser()

beforeAll(async () => {
  database = await copyDatabase(inject('databaseServer'))
  shop = await runShop('dist/server/main.js', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
  })
  const { list } = await askCatalogue(shop.url, 'keyword=STM32&in_stock=1')
  parts = list.filter(part => part.prices.length > 0 && part.prices[0]?.qty === 1 && part.min_qty === 1)
})
afterAll(async () => {
  await shop.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

function partAt(index: number): Part {
  const part = parts[index]
  if (!part) throw new Error('too few parts in stock')
  return part
}

const cartLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`Cart \\(${count} lines? in the cart\\)`) })

const quantityOf = (page: Page, { part_number }: Part) =>
  page.getByLabel(`Quantity of ${part_number}`, { exact: true })

const rowOf = (page: Page, { part_number }: Part) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: part_number, exact: true }) })

/** The quantity on the RFQ list, as other programs read it. */
async function requestedOf(page: Page, { goods_id }: Part): Promise<number | undefined> {
  const stored = await page.evaluate(() => localStorage.getItem('RFQLIST'))
  const items: { goods_id: number; qty: number }[] = JSON.parse(stored ?? '[]')
  return items.find(item => item.goods_id === goods_id)?.qty
}

/** The same call as the buttons make. */
async function putIntoCart(page: Page, ...wanted: [Part, number][]): Promise<void> {
  for (const [{ goods_id }, cart_num] of wanted) {
    const answer = await page.request.post(`${shop.url}/api/cart/add`, { data: { goods_id, cart_num } })
    expect(answer.status()).toBe(200)
  }
}

describe('the cart', () => {
  test('of a browser that stored no count is counted, and complete beyond what the server renders', async () => {
    const lists = await Promise.all(
      [1, 2].map(number =>
        askCatalogue(shop.url, `keyword=STM32&in_stock=1&page=${number}&page_size=40`).then(
          ({ list }) => list,
        ),
      ),
    )
    const lines = lists
      .flat()
      .filter(part => part.prices.length > 0)
      .map(part => ({ goods_id: part.goods_id, cart_num: orderableFrom(part, part.min_qty) }))
    const { page } = await startVisit({ baseUrl: shop.url })
    const answer = await page.request.post(`${shop.url}/api/cart/addLines`, { data: { lines } })
    const { count } = (await answer.json()).data
    expect(count).toBeGreaterThan(30)
    await open(page, '/keywords')
    await cartLink(page, count).waitFor()
    await open(page, '/shoppingcart')
    await expect.poll(() => page.locator('.cart-row').count()).toBe(count)
  })

  test('is filled from a list and a product page, and counted in header and side bar', async () => {
    const [first, second] = [partAt(0), partAt(1)]
    const { page } = await startVisit({ baseUrl: shop.url })
    await open(page, `/s?wd=${first.part_number}`)
    await page.getByRole('button', { name: `Add 1 to cart ${first.part_number}`, exact: true }).click()
    await page.getByText(`Added to cart: 1 × ${first.part_number}.`).waitFor()
    await cartLink(page, 1).waitFor()
    await open(page, `/productdetail/${second.goods_page_url}`)
    await cartLink(page, 1).waitFor()
    const tooMany = second.stock + second.multiple
    await page.getByLabel('Quantity', { exact: true }).fill(String(tooMany))
    await page.getByRole('button', { name: /^Add [\d,]+ and request [\d,]+/ }).click()
    await page.getByText(/pieces? (is|are) added to your RFQ list\./).waitFor()
    expect(await requestedOf(page, second)).toBe(tooMany - mostInStock(second))
    await cartLink(page, 2).waitFor()
    const sideBar = page
      .getByRole('navigation', { name: 'Quick access' })
      .getByRole('link', { name: /Shopping cart/ })
    expect(await sideBar.getAttribute('href')).toBe('/login?redirect=%2Fshoppingcart')
    expect(await sideBar.textContent()).toContain('2')
    await page.getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL(/\/shoppingcart$/)
    await rowOf(page, first).waitFor()
    expect(await quantityOf(page, second).inputValue()).toBe(String(mostInStock(second)))
  })

  test('limits lines to stock, and sends only orderable lines to the checkout', async () => {
    const [first, second] = [partAt(0), partAt(1)]
    const { page } = await startVisit({ baseUrl: shop.url })
    await putIntoCart(page, [first, 1], [second, orderableFrom(second, second.stock + 1)])
    await open(page, '/shoppingcart')
    await page
      .getByText('1 selected line can’t be ordered as is and is not included in the subtotal.')
      .waitFor()
    expect(await page.getByRole('button', { name: 'Checkout' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Deselect this line' }).click()
    await page.getByRole('link', { name: 'Checkout' }).waitFor()
    await page.getByLabel(/^Select all/).click()
    const most = mostInStock(second)
    await rowOf(page, second)
      .getByRole('button', { name: /^Change to / })
      .click()
    await page.getByRole('link', { name: 'Checkout' }).waitFor()
    await quantityOf(page, first).fill('0')
    await rowOf(page, first).getByText('Please enter multiple of Min QTY').waitFor()
    await quantityOf(page, first).fill('3')
    const saved = page.waitForResponse(answer => answer.url().includes('/api/cart/addMinus'))
    // Clicked before the debounce is over: the input is saved on the way.
    await page.getByRole('link', { name: 'Checkout' }).click()
    expect((await saved).status()).toBe(200)
    await page.waitForURL(/\/pay\/order$/)
    await page.goBack()
    await expect.poll(() => quantityOf(page, first).inputValue()).toBe('3')
    expect(await quantityOf(page, second).inputValue()).toBe(String(most))
    expect(await violationsOf(page)).toEqual([])
  })

  test('keeps the pieces in stock and requests the rest in one press', async () => {
    const part = partAt(0)
    const most = mostInStock(part)
    const { page } = await startVisit({ baseUrl: shop.url })
    await putIntoCart(page, [part, orderableFrom(part, part.stock + 888)])
    await open(page, '/shoppingcart')
    const asked = Number(await quantityOf(page, part).inputValue())
    await rowOf(page, part)
      .getByRole('button', { name: /^Keep [\d,]+ and request [\d,]+/ })
      .click()
    await page.getByText(/pieces are added to your RFQ list\./).waitFor()
    expect(await quantityOf(page, part).inputValue()).toBe(String(most))
    expect(await requestedOf(page, part)).toBe(asked - most)
    await page.getByRole('link', { name: 'Checkout' }).waitFor()
  })

  test('offers alternates in stock for a short line, with their differences, and replaces it in one press', async () => {
    const { part, wanted, alternate, instead } = await findReplaceable(shop.url)
    const { page } = await startVisit({ baseUrl: shop.url })
    await putIntoCart(page, [part, wanted])
    await open(page, '/shoppingcart')
    const row = rowOf(page, part)
    await row.getByRole('button', { name: /alternates? in stock/ }).click()
    const offer = row.getByRole('listitem').filter({ hasText: alternate.goods.part_number }).first()
    await offer
      .getByText(/^(Same|Better|Worse|Differs|Not compared|Listed)/)
      .first()
      .waitFor()
    expect(await violationsOf(page)).toEqual([])
    await offer.getByRole('button', { name: /^Use [\d,]+ instead/ }).click()
    await page.getByText(`Replaced ${part.part_number} with`).waitFor()
    await expect.poll(() => quantityOf(page, alternate.goods).inputValue()).toBe(String(instead))
    expect(await rowOf(page, part).count()).toBe(0)
    await page.getByRole('link', { name: 'Checkout' }).waitFor()
  })

  test("estimates freight for the browser's region and for another country", async () => {
    const first = partAt(0)
    const { page } = await startVisit({ baseUrl: shop.url, locale: 'en-GB' })
    await putIntoCart(page, [first, 1])
    await open(page, '/shoppingcart')
    const summary = page.getByRole('complementary', { name: 'Summary' })
    const country = summary.getByLabel('Ship to')
    await expect.poll(() => country.inputValue()).toBe('GB')
    const feeTo = async (code: string) => {
      const answer = await page.request.get(`${shop.url}/api/shipping?country=${code}&weight_g=1`)
      return (await answer.json()).data.list[0].fee.toFixed(2)
    }
    await summary.getByText(`Estimated shipping $${await feeTo('GB')}`).waitFor()
    await country.selectOption('CN')
    await summary.getByText(`Estimated shipping $${await feeTo('CN')}`).waitFor()
    await summary.getByText('SF Express').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await open(page, '/shoppingcart')
    await expect.poll(() => country.inputValue()).toBe('CN')
    await page.getByRole('link', { name: 'Checkout' }).click()
    const destination = page.getByLabel('Country or region')
    await expect.poll(() => destination.inputValue()).toBe('CN')
    await page.getByRole('radio', { name: /SF Express/ }).waitFor()
    // A chosen country overrides the estimate.
    await destination.selectOption('DE')
    await page.reload()
    await expect.poll(() => destination.inputValue()).toBe('DE')
  })

  test('restores a removed line, and moves one to the RFQ list', async () => {
    const [first, second] = [partAt(0), partAt(1)]
    const { page } = await startVisit({ baseUrl: shop.url })
    await putIntoCart(page, [first, 2], [second, 1])
    await open(page, '/shoppingcart')
    await page.getByLabel(`Select ${first.part_number} for the order`).click()
    await page.getByRole('button', { name: `Remove ${first.part_number} from the cart` }).click()
    await rowOf(page, first).waitFor({ state: 'detached' })
    await cartLink(page, 1).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await rowOf(page, first).waitFor()
    expect(await quantityOf(page, first).inputValue()).toBe('2')
    expect(await page.getByLabel(`Select ${first.part_number} for the order`).isChecked()).toBe(false)
    await rowOf(page, second).getByRole('button', { name: 'Request a quote instead' }).click()
    await page.getByText(`Moved ${second.part_number} to your RFQ list.`).waitFor()
    await cartLink(page, 1).waitFor()
    const asked = await page.evaluate(() => JSON.parse(localStorage.getItem('RFQLIST') ?? '[]'))
    expect(asked).toMatchObject([{ goods_id: second.goods_id, qty: 1 }])
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await rowOf(page, second).waitFor()
    await page.getByRole('button', { name: `Remove ${second.part_number} from the cart` }).click()
    await cartLink(page, 1).waitFor()
    await page.getByRole('button', { name: `Remove ${first.part_number} from the cart` }).click()
    await page.getByText('Your cart is empty').waitFor()
  })

  test('is the same in two tabs', async () => {
    const [first, second] = [partAt(0), partAt(1)]
    const { page, context } = await startVisit({ baseUrl: shop.url })
    await putIntoCart(page, [first, 1], [second, 1])
    await open(page, '/shoppingcart')
    const other = await context.newPage()
    await open(other, '/shoppingcart')
    await quantityOf(page, first).fill('4')
    await expect.poll(() => quantityOf(other, first).inputValue()).toBe('4')
    await other.getByRole('button', { name: `Remove ${second.part_number} from the cart` }).click()
    await rowOf(page, second).waitFor({ state: 'detached' })
    await cartLink(page, 1).waitFor()
  })

  test('keeps input while offline, and saves it when online again', async () => {
    const part = partAt(0)
    const { page, context, allow } = await startVisit({ baseUrl: shop.url, isAlone: true })
    allow(/Failed to load resource/)
    await putIntoCart(page, [part, 1])
    await open(page, '/shoppingcart')
    const checkout = page.getByRole('link', { name: 'Checkout' })
    await context.setOffline(true)
    await quantityOf(page, part).fill('5')
    await page.getByText('Not saved yet:').waitFor()
    await page.getByText('1 quantity is not saved yet. Checkout will try again.').waitFor()
    await checkout.click()
    await page.getByText(/^No connection\./).waitFor()
    await context.setOffline(false)
    await page.getByText('Not saved yet:').waitFor({ state: 'detached' })
    await page.route('**/api/cart/addMinus*', route => route.abort())
    await quantityOf(page, part).fill('6')
    await page.getByText('Not saved yet:').waitFor()
    await page.unroute('**/api/cart/addMinus*')
    await checkout.click()
    await page.waitForURL(/\/pay\/order$/)
    await page.goBack()
    await expect.poll(() => quantityOf(page, part).inputValue()).toBe('6')
  })

  test('adds a bill of materials once', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    await open(page, '/rfq')
    const rows = [partAt(0), partAt(1)].map(part => `${part.part_number},1,${part.brand_name}`)
    await page.locator('input[type=file]').setInputFiles({
      name: 'board.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Part Number,Qty,Manufacturer', ...rows].join('\n')),
    })
    await page.getByRole('button', { name: 'Add 2 lines to cart' }).click()
    await page.getByRole('button', { name: 'In the cart: 2 lines' }).click({ force: true })
    await page.reload()
    await page.getByRole('button', { name: 'In the cart: 2 lines' }).waitFor()
    await page.getByRole('link', { name: 'View cart' }).click()
    await expect.poll(() => quantityOf(page, partAt(0)).inputValue()).toBe('1')
  })

  test('fits a phone in Arabic', async () => {
    const { t } = await speak('ar')
    const { page } = await startVisit({ baseUrl: shop.url, width: 390, hasLooks: true })
    await putIntoCart(page, [partAt(0), 1], [partAt(1), orderableFrom(partAt(1), partAt(1).stock + 1)])
    await open(page, '/ar/shoppingcart')
    await page.getByText(t('cart.blocked', { count: 1 })).waitFor()
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
    expect(await violationsOf(page)).toEqual([])
  })
})
