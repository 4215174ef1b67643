import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DESK_INVITE_PATH, withToken } from '../../src/domain/paths.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { inviteStaff, makeInviteLink } from '../../src/server/features/staff/index.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { STAFF_PASSWORD } from '../harness/desk.ts'
import { missingTexts, readTexts } from '../harness/page-texts.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const visit = withBrowser()
let shop: RunningShop
let connection: Connection
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  connection = await connect(database.url, 1)
  await addRequests()
  shop = await runShop('dist/server/main.js', { DATABASE_URL: database.url, NODE_ENV: 'production' })
})
afterAll(async () => {
  await shop.stop()
  await connection.close()
  await drop()
})

/** Twenty requests of a part that is in stock, and of one that is not ours. */
async function addRequests(): Promise<void> {
  await connection.pool.query(`
    insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang)
    select '261116-AAA' || n, 'buyer@example.com', 'buyer@example.com', 'Purchasing', 'Example Devices Ltd', '+49 30 1',
      'DE', 'By Friday, please', 'de' from generate_series(11, 30) n`)
  await connection.pool.query(`
    insert into rfq_lines (rfq_id, position, part_number, manufacturer, package, date_code, qty, target_price)
    select rfqs.id, 0, part.part_number, part.name, '', '', 1000, 0.5 from rfqs, (
      select part_number, name from parts join manufacturers on manufacturers.id = manufacturer_id
      where stock > 0 and price is not null limit 1) part
    union all select id, 1, 'NOT-OURS-1', 'Nobody', 'SOIC-8', '2024+', 25, null from rfqs`)
}

async function inviteLink(): Promise<string> {
  const by = { staffId: null, who: 'shell', network: '' }
  const person = { email: 'seller@example.com', name: 'Demo sales', roles: ['sales' as const] }
  const { id } = await inviteStaff({ ...connection, by }, { ...person, lang: 'en', isMailed: false })
  return withToken(DESK_INVITE_PATH, await makeInviteLink(connection, id))
}

const count = async (where: string) => {
  const { rows } = await connection.pool.query(`select count(*)::integer as n from rfqs where ${where}`)
  return rows[0].n
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Axe finds nothing, no text is missing, and nothing is wider than a phone. */
async function isFine(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  expect(missingTexts(await readTexts(page, 'body'))).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('twenty requests are worked off by keyboard alone', async () => {
  const { page } = await visit({ baseUrl: shop.url })
  await open(page, await inviteLink())
  await page.getByLabel(/^Password/).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('navigation', { name: 'Desk menu' }).waitFor()
  await press(page, 'g', 'r')
  await page.getByRole('link', { name: 'RFQ-261116-AAA30' }).waitFor()
  await isFine(page)

  await press(page, 'j', 'Enter')
  await page.getByRole('heading', { level: 1, name: 'RFQ-261116-AAA30' }).waitFor()
  await page.getByText('Exact', { exact: true }).waitFor()
  await isFine(page)
  expect(await count('viewed_at is not null')).toBe(0)
  await press(page, 'm')
  await page.getByText('RFQ-261116-AAA30 is yours').waitFor()
  expect(await count('viewed_at is not null and owner_id is not null')).toBe(1)

  await press(page, 'g', 'r')
  await page.getByRole('link', { name: 'RFQ-261116-AAA30' }).waitFor()
  await press(page, 'j', 'j')
  for (let n = 29; n > 12; n--) {
    expect(await focused(page)).toBe(`RFQ-261116-AAA${n}`)
    await press(page, 'm')
  }
  for (const n of [12, 11]) {
    expect(await focused(page)).toBe(`RFQ-261116-AAA${n}`)
    await press(page, 'Tab', 'Tab', 'Enter')
    // Toasts are dialogs, too.
    const decline = page.getByRole('dialog', { name: `Decline RFQ-261116-AAA${n}` })
    await decline.getByLabel(/^Reason/).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
    if (n === 12) await isFine(page)
    await press(page, 'n', 'Tab', 'Tab', 'Enter')
    await page.getByText(`RFQ-261116-AAA${n} is declined`).waitFor()
    await decline.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatch(/^RFQ-/)
  }
  await expect.poll(() => count('owner_id is not null')).toBe(20)
  expect(await count(`decline_reason = 'unavailable'`)).toBe(2)
})
