import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Connection } from '../../src/server/database/connection.ts'
import { isFine } from '../harness/is-fine.ts'
import { withDesk } from '../harness/with-desk.ts'

const desk = withDesk(addRequests)

/** Twenty requests of a part that is in stock, and of one that is not ours. Their company is one long word. */
async function addRequests({ pool }: Connection): Promise<void> {
  await pool.query(`
    insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang)
    select '261116-AAA' || n, 'buyer@example.com', 'buyer@example.com', 'Purchasing', repeat('W', 100), '+49 30 1',
      'DE', 'By Friday, please', 'de' from generate_series(11, 30) n`)
  await pool.query(`
    insert into rfq_lines (rfq_id, position, part_number, manufacturer, package, date_code, qty, target_price)
    select rfqs.id, 0, part.part_number, part.name, '', '', 1000, 0.5 from rfqs, (
      select part_number, name from parts join manufacturers on manufacturers.id = manufacturer_id
      where stock > 0 and price is not null limit 1) part
    union all select id, 1, 'NOT-OURS-1', 'Nobody', 'SOIC-8', '2024+', 25, null from rfqs`)
}

const count = async (where: string) => {
  const { rows } = await desk.query(`select count(*)::integer as n from rfqs where ${where}`)
  return rows[0].n
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

test('twenty requests are worked off by keyboard alone', async () => {
  const { page } = await desk.arrive('sales', '/desk')
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
  await press(page, 'u')
  await expect.poll(() => count('owner_id is not null')).toBe(0)
  await page.getByRole('button', { name: 'Take it', exact: true }).waitFor()
  await isFine(page)
  await press(page, 'm')
  // The message of the first time may still be there.
  await expect.poll(() => count('viewed_at is not null and owner_id is not null')).toBe(1)
  await page.getByText('RFQ-261116-AAA30 is yours').waitFor()

  await press(page, 'g', 'r')
  await page.getByRole('link', { name: 'RFQ-261116-AAA30' }).waitFor()
  await press(page, 'j', 'j')
  for (let n = 29; n > 12; n--) {
    await expect.poll(() => focused(page)).toBe(`RFQ-261116-AAA${n}`)
    await press(page, 'm')
  }
  for (const n of [12, 11]) {
    await expect.poll(() => focused(page)).toBe(`RFQ-261116-AAA${n}`)
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
