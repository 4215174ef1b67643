import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { speak } from '../../src/contract/wire/translate.ts'
import { type Lang, localizedPath } from '../../src/domain/locales.ts'
import { priceAt } from '../../src/domain/money.ts'
import { answerCaptcha } from '../harness/answer-captcha.ts'
import { askCatalogue } from '../harness/ask-catalogue.ts'
import { chipfront } from '../harness/chipfront.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { PASSWORD, registration } from '../harness/people.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

let shop: RunningShop
let database: Awaited<ReturnType<typeof copyDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'chipfront-rfq-'))
const startVisit = withBrowser()

beforeAll(async () => {
  database = await copyDatabase(inject('databaseServer'))
  shop = await runShop('dist/server/main.js', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
  })
})
afterAll(async () => {
  await shop.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const CONTACT = {
  contact_name: 'Purchasing',
  company_name: 'Example Instruments GmbH',
  telephone: '+49 30 1234567',
}

const line = (page: Page, field: string, number: number) =>
  page.getByLabel(`${field}, line ${number}`, { exact: true })

const stored = (page: Page) =>
  page.evaluate((): Record<string, unknown>[] => JSON.parse(localStorage.getItem('RFQLIST') ?? '[]'))

async function fillContact(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...CONTACT, email }))
    await page.locator(`input[name="${name}"]`).fill(value)
  await page.locator('select[name="country"]').selectOption('DE')
}

/** Enters one part that is not in the catalog and sends the request; returns its number. */
async function sendRequest(page: Page, email: string, lang: Lang = 'en'): Promise<string> {
  await pressSend(page, email, lang)
  return sentNumber(page)
}

async function pressSend(page: Page, email: string, lang: Lang = 'en'): Promise<void> {
  const { t } = await speak(lang)
  await open(page, localizedPath(lang, '/rfq'))
  const label = t('rfq_form.field_of_line', { field: t('goods.part_number'), line: 1 })
  await page.getByLabel(label, { exact: true }).fill('XQ-7734/B')
  await fillContact(page, email)
  await answerCaptcha(page, t)
  await page.getByRole('button', { name: t('rfq_form.send', { count: 1 }) }).click()
}

async function sentNumber(page: Page): Promise<string> {
  await page.waitForURL(/\/rfq\/successful\?number=RFQ-/)
  return new URL(page.url()).searchParams.get('number') ?? ''
}

describe('the RFQ list', () => {
  test('is filled from a list and a product page, shown in the drawer, and holds each part once', async () => {
    const { list } = await askCatalogue(shop.url, 'keyword=RC0603&in_stock=1')
    const [part] = list
    if (!part) throw new Error('no part to ask for')
    const { page } = await startVisit({ baseUrl: shop.url })
    await open(page, '/s?wd=RC0603&in_stock=1')
    const add = page.getByRole('button', { name: `Add to RFQ ${part.part_number}`, exact: true })
    await add.click()
    await page.getByText(`Added ${part.part_number} to your RFQ list`).waitFor()
    await open(page, `/productdetail/${part.goods_page_url}`)
    await page.getByLabel('Quantity', { exact: true }).fill('700')
    await page.getByRole('button', { name: `Add to RFQ ${part.part_number}`, exact: true }).click()
    await expect
      .poll(() => stored(page))
      .toEqual([
        {
          goods_id: part.goods_id,
          part_number: part.part_number,
          manufacturer: part.brand_name,
          package: part.packaging,
          date_code: part.batch,
          qty: 700,
          target_price: priceAt(part.prices, 700),
          goods_page_url: part.goods_page_url,
          icons: part.icons,
        },
      ])
    await page
      .getByRole('link', { name: /1 line on your RFQ list/ })
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: 'RFQ list', exact: true })
    await drawer.getByText(part.brand_name).waitFor()
    expect(await drawer.getByRole('link', { name: part.part_number }).getAttribute('href')).toBe(
      `/productdetail/${part.goods_page_url}`,
    )
    expect(await drawer.getByLabel(`Quantity of ${part.part_number}`).inputValue()).toBe('700')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page
      .getByRole('link', { name: /1 line on your RFQ list/ })
      .first()
      .click()
    await page.mouse.click(20, 400)
    await drawer.waitFor({ state: 'hidden' })
    await page
      .getByRole('link', { name: /1 line on your RFQ list/ })
      .first()
      .click()
    await drawer.getByRole('button', { name: `Remove ${part.part_number} from the list` }).click()
    await drawer.getByText('Your RFQ list is empty').waitFor()
    expect(await stored(page)).toEqual([])
  })

  test('opens at the first click, on any page', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    await open(page, '/about')
    await page.getByRole('banner').getByRole('link', { name: 'Request for quote' }).click()
    await page
      .getByRole('dialog', { name: 'RFQ list', exact: true })
      .getByText('Your RFQ list is empty')
      .waitFor()
  })

  test('is the same in two tabs', async () => {
    const { page, context } = await startVisit({ baseUrl: shop.url })
    await open(page, '/rfq')
    const other = await context.newPage()
    await open(other, '/rfq')
    await line(page, 'Part number', 1).fill('FIRST-1')
    await expect.poll(() => line(other, 'Part number', 1).inputValue()).toBe('FIRST-1')
    await line(other, 'Part number', 2).fill('SECOND-2')
    await expect.poll(() => line(page, 'Part number', 2).inputValue()).toBe('SECOND-2')
    expect((await stored(page)).map(item => item.part_number)).toEqual(['FIRST-1', 'SECOND-2'])
  })

  test('accepts rows pasted from a spreadsheet', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    await open(page, '/rfq')
    await line(page, 'Part number', 1).evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, 'Menge\tHersteller-Nr.\tHersteller\r\n1.000\tBAT54H,115\tNexperia\r\n25\tXQ-7734/B\t\r\n')
    await expect
      .poll(async () =>
        (await stored(page)).map(({ part_number, manufacturer, qty }) => [part_number, manufacturer, qty]),
      )
      .toEqual([
        ['BAT54H,115', 'Nexperia', 1000],
        ['XQ-7734/B', '', 25],
      ])
    expect(await line(page, 'Quantity', 1).inputValue()).toBe('1000')
  })
})

test('a manufacturer typed in an Arabic request starts where Arabic starts', async () => {
  const { page } = await startVisit({ baseUrl: shop.url })
  const { t } = await speak('ar')
  await open(page, localizedPath('ar', '/rfq'))
  const label = t('rfq_form.field_of_line', { field: t('goods.manufacturer'), line: 1 })
  const maker = page.getByLabel(label, { exact: true })
  await maker.fill('Nexperia')
  expect(await maker.evaluate(field => getComputedStyle(field).textAlign)).toBe('right')
})

describe('a request for quote', () => {
  test('keeps its input through an error, a reload and a language change', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    await open(page, '/rfq')
    await line(page, 'Part number', 1).fill('XQ-7734/B')
    await line(page, 'Quantity', 1).fill('2,500')
    await line(page, 'Target price (USD)', 1).fill('0.0123')
    await page.locator('input[name="company_name"]').fill('Example Instruments GmbH')
    await page.locator('textarea[name="comment"]').fill('by March\nplease')
    await page.getByRole('button', { name: 'Send request (1 line)' }).click()
    for (const text of [
      'Enter a contact name',
      'Enter a email address',
      'Select a country',
      'Enter a verification code',
    ])
      await page.getByText(text, { exact: true }).waitFor()
    await untilFocused(page.locator('input[name="contact_name"]'))
    const kept = async () => ({
      company: await page.locator('input[name="company_name"]').inputValue(),
      comment: await page.locator('textarea[name="comment"]').inputValue(),
      lines: (await stored(page)).map(({ part_number, qty, target_price }) => [
        part_number,
        qty,
        target_price,
      ]),
      shown: await page.locator('.rfq-line input').first().inputValue(),
    })
    const typed = {
      company: 'Example Instruments GmbH',
      comment: 'by March\nplease',
      lines: [['XQ-7734/B', 2500, 0.0123]],
      shown: 'XQ-7734/B',
    }
    expect(await kept()).toEqual(typed)
    await page.reload()
    await expect.poll(kept).toEqual(typed)
    await open(page, '/de/rfq')
    await expect.poll(kept).toEqual(typed)
    expect(await page.locator('.rfq-price input').first().inputValue()).toBe('0,0123')
    expect(await violationsOf(page)).toEqual([])
  })

  test('without a line is rejected with a message', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    await open(page, '/rfq')
    await page.getByRole('button', { name: 'Send request', exact: true }).click()
    await page.getByText('The order details are required').first().waitFor()
  })

  test('is sent by a visitor, in Arabic, and shows its number and when we answer', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    const number = await sendRequest(page, 'trader@ar.example.com', 'ar')
    const { t } = await speak('ar')
    expect(number).toMatch(/^RFQ-\d{6}-[2-9A-HJ-NP-Z]{5}$/)
    await page.getByText(number).first().waitFor()
    await page.getByText(t('rfq_form.thanks')).waitFor()
    expect(await page.getByText(number.replace('RFQ', 'INQ')).count()).toBe(0)
    expect(await stored(page)).toEqual([])
    expect(await violationsOf(page)).toEqual([])
  })

  test('promises 12 business hours on its success page', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    await open(page, '/rfq/successful?number=RFQ-261115-7KQ4M')
    await page
      .getByText(/within 12 business hours/)
      .first()
      .waitFor()
  })

  test('sent before registration is in the account’s history, becomes viewed, and can be repeated', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    const email = 'history@example.com'
    const number = await sendRequest(page, email)
    const registered = await fetch(`${shop.url}/api/user/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(registration({ email })),
    })
    expect(registered.status).toBe(200)
    const cli = (...args: string[]) => chipfront({ DATABASE_URL: database.url, DATA_DIR: folder }, ...args)
    await cli('user', 'activate', email)
    await open(page, '/login?redirect=/myaccount/rfq-history')
    await page.locator('input[name="email"]').fill(email)
    await page.locator('input[name="password"]').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/myaccount\/rfq-history/)
    await page.getByText('Submitted').waitFor()
    expect((await cli('rfq', 'show', number)).output).toContain('XQ-7734/B')
    await page.reload()
    await page.getByText('Viewed').waitFor()
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await page.getByText('XQ-7734/B').first().waitFor()
    await page.getByText(CONTACT.company_name).first().waitFor()
    await page.getByText(number.replace('RFQ', 'INQ')).first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Request again' }).click()
    await page.waitForURL(/\/rfq$/)
    await expect.poll(() => line(page, 'Part number', 1).inputValue()).toBe('XQ-7734/B')
    expect(await page.locator('input[name="company_name"]').inputValue()).toBe('Example Instruments GmbH')
  })
})

test('a sold-out part is requested on its page, and answered within 24 hours by email', async () => {
  const { t } = await speak('en')
  const { total } = await askCatalogue(shop.url, 'keyword=RC')
  const { list } = await askCatalogue(shop.url, `keyword=RC&sort=stock&page=${Math.ceil(total / 20)}`)
  const part = list.at(-1)
  if (part?.stock !== 0) throw new Error('no part that is sold out')
  const { page } = await startVisit({ baseUrl: shop.url })
  await open(page, `/productdetail/${part.goods_page_url}`)
  await page.getByText('This product is not in stock').waitFor()
  await page
    .getByText(/by email within 24 hours/)
    .first()
    .waitFor()
  await page.locator('input[name="company_name"]').fill('Example Instruments GmbH')
  await page.reload()
  await expect
    .poll(() => page.locator('input[name="company_name"]').inputValue())
    .toBe('Example Instruments GmbH')
  await fillContact(page, 'engineer@example.com')
  await answerCaptcha(page, t)
  await page.getByRole('button', { name: /^Request a price/ }).click()
  await page.getByText(/Your RFQ number is .*RFQ-/).waitFor()
})

test('a request whose response was lost is stored once, though it is sent again', async () => {
  const { t } = await speak('en')
  const { page, complaints } = await startVisit({ baseUrl: shop.url })
  let lost = ''
  await page.route('**/api/rfq/saveRfqContact*', async route => {
    if (lost !== '') return route.fallback()
    const { data } = await (await route.fetch()).json()
    lost = data.rfq_number
    await route.abort('connectionreset')
  })
  await pressSend(page, 'lost-answer@example.com')
  await page.getByText(t('forms.no_connection')).waitFor()
  complaints.splice(0)
  await page.getByRole('button', { name: t('rfq_form.send', { count: 1 }) }).click()
  expect(await sentNumber(page)).toBe(lost)
  expect(lost).toMatch(/^RFQ-/)
})
