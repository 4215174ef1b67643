import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addQuote, saveQuote } from '../../src/contract/desk/quotes.ts'
import type { Connection } from '../../src/server/database/connection.ts'
import { isFine } from '../harness/is-fine.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { open } from '../harness/visit.ts'
import { withDesk } from '../harness/with-desk.ts'

const desk = withDesk(addRequest)

/** A request of twenty parts that are in stock. */
async function addRequest({ pool }: Connection): Promise<void> {
  await pool.query(`
    insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang)
    values ('261117-QUOTE', 'buyer@example.com', 'buyer@example.com', 'Purchasing', 'Example Devices Ltd', '', 'DE',
      '', 'de')`)
  await pool.query(`
    insert into rfq_lines (rfq_id, position, part_number, manufacturer, package, date_code, qty, target_price)
    select (select id from rfqs where number = '261117-QUOTE'), row_number() over (order by p.id) - 1, p.part_number,
      m.name, '', '', p.min_qty, 0.5
    from parts p join manufacturers m on m.id = p.manufacturer_id
    where p.stock > p.min_qty * 2 and p.price is not null order by p.id limit 20`)
}

const one = async (text: string, values: unknown[] = []) => (await desk.query(text, values)).rows[0]
const saved = (page: Page) => page.locator('[data-save-state="saved"]').waitFor()
const cell = (page: Page, name: string) => page.getByRole('textbox', { name })
const rowCount = (page: Page) => page.getByRole('grid').getAttribute('aria-rowcount')
const total = async (page: Page) => (await page.locator('[data-quote-total]').textContent()) ?? ''

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(written => navigator.clipboard.writeText(written), text)
  await page.keyboard.press('Control+v')
}

test('a request of twenty parts is a sent quote after two clicks', async () => {
  const { page } = await desk.arrive('sales', '/desk/requests/RFQ-261117-QUOTE', { width: 1440 })
  await page.getByRole('button', { name: 'Quote it' }).click()
  await page.getByRole('grid').waitFor()
  expect(await rowCount(page)).toBe('22')
  await isFine(page)
  const shown = await total(page)
  const send = page.getByRole('button', { name: `Send ${shown}` })
  await page.keyboard.press('Control+Enter')
  await untilFocused(send)
  await send.click()
  await page.getByText(/^Q\S+ sent to buyer@example\.com/).waitFor()
  await page.getByRole('button', { name: 'Revise' }).waitFor()
  const quote = await one(`select state, total, lang from quotes`)
  expect(quote).toMatchObject({ state: 'sent', lang: 'de' })
  expect(shown.replace(/[^\d.]/g, '')).toBe(quote.total)
  expect(await one(`select count(*)::integer as n from mails where kind = 'quote_sent'`)).toEqual({ n: 1 })
  await isFine(page)

  await page.keyboard.press('g')
  await page.keyboard.press('q')
  await page.getByRole('heading', { level: 1, name: 'Quotes' }).waitFor()
  await page.getByText('Example Devices Ltd').waitFor()
  await isFine(page)
})

test('five hundred pasted rows land in their cells, undo removes them, and a low price needs approval', async () => {
  const { page, call } = await desk.arrive('sales', '/desk/quotes/new', { width: 1440 })
  await page.getByRole('heading', { level: 1, name: 'New quote' }).waitFor()
  await isFine(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const contact = { email: 'p@example.com', contact_name: 'Purchasing', country: 'DE', lang: 'en' as const }
  const { number } = await call(addQuote, { contact })
  await open(page, `/desk/quotes/${number}`)

  const long = 'ORDER-CODE'.repeat(10)
  const rows = Array.from({ length: 500 }, (_, i) =>
    [i === 0 ? long : `FREE-${i}`, 'Maker "A"', `${i + 1}`, '0.5'].join('\t'),
  )
  await cell(page, 'Part number, line 1').click()
  await paste(page, `${rows.join('\r\n')}\r\n`)
  await expect.poll(() => rowCount(page)).toBe('502')
  await saved(page)
  // This column stays in view: as wide as its longest text, it would hide all others.
  const header = page.getByRole('columnheader', { name: 'Part number' })
  expect(await header.evaluate(({ clientWidth }) => clientWidth)).toBeLessThan(200)
  expect(await total(page)).toBe('$62,625.00')
  const stored = `select count(*)::integer as lines, sum(amount) as total,
    max(part_number || '|' || manufacturer || '|' || quantity || '|' || unit_price) filter (where line_id = 500) as last
    from quote_lines join quotes q on q.id = quote_id where q.number = $1`
  const last = 'FREE-499|Maker "A"|500|0.50000'
  await expect.poll(() => one(stored, [number])).toEqual({ lines: 500, total: '62625.00', last })
  await page.keyboard.press('Control+z')
  await expect.poll(() => rowCount(page)).toBe('2')
  await expect.poll(() => one(stored, [number])).toMatchObject({ lines: 0 })
  await page.keyboard.press('Control+y')
  await expect.poll(() => rowCount(page)).toBe('502')
  await isFine(page)

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Home')
  const part = await one(`select part_number, m.name as maker, p.min_qty from parts p
    join manufacturers m on m.id = p.manufacturer_id where p.price > 0.02 and p.stock > p.min_qty limit 1`)
  await paste(page, [part.part_number, part.maker, part.min_qty, '0.01'].join('\t'))
  await page.getByText('Below floor', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Request approval/ }).click()
  await page.getByRole('button', { name: 'Approval requested' }).waitFor()

  const manager = await desk.arrive('manager', `/desk/quotes/${number}`)
  await manager.page.getByRole('button', { name: /^Approve and send/ }).click()
  await manager.page.getByText(`${number} sent to p@example.com`).waitFor()
})

/** Without a request and without costs. */
const PRICE = 3

test('text typed by one person in two tabs at once is kept', async () => {
  const { page, context, call, allow } = await desk.arrive('sales', '/desk', { width: 1440 })
  const contact = {
    email: 'tabs@example.com',
    contact_name: 'Purchasing',
    country: 'DE',
    lang: 'en' as const,
  }
  const { number, rev } = await call(addQuote, { contact })
  const lines = [1, 2].map(line_id => ({
    line_id,
    part_number: `TAB-${line_id}`,
    quantity: 1,
    unit_price: 1,
  }))
  await call(saveQuote, { number, rev, lines })
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await open(tab, `/desk/quotes/${number}`)
    await tab.getByRole('grid').waitFor()
  }
  for (const [row, tab] of tabs.entries()) {
    const cells = tab.locator(`[aria-rowindex="${row + 2}"]`).getByRole('gridcell')
    await cells.nth(PRICE).click()
    await tab.keyboard.type(String(row + 5))
    await tab.keyboard.press('Enter')
  }
  const prices = `select array_agg(unit_price::float order by line_id) as prices
    from quote_lines join quotes q on q.id = quote_id where q.number = $1`
  await expect.poll(() => one(prices, [number])).toEqual({ prices: [5, 6] })
  // A copy of an older revision would be another act than the repeated one.
  const second = page.locator('[aria-rowindex="3"]').getByRole('gridcell')
  await expect.poll(() => second.nth(PRICE).textContent()).toBe('$6.00')

  allow(/ERR_FAILED/)
  await page.route('**/copy?*', route => route.fetch().then(() => route.abort()), { times: 1 })
  const copy = page.getByRole('button', { name: 'Copy' })
  await copy.click()
  await page.getByText('No connection').first().waitFor()
  await copy.click()
  await page.getByText(/^Copied as/).waitFor()
  const copies = `select count(*)::integer as n from quotes where email = 'tabs@example.com'`
  expect(await one(copies)).toEqual({ n: 2 })
})
