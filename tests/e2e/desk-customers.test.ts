import { expect, test } from 'vitest'
import { isFine } from '../harness/is-fine.ts'
import { open } from '../harness/visit.ts'
import { withDesk } from '../harness/with-desk.ts'

const desk = withDesk(({ pool }) =>
  pool.query(`
    insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang)
    select '261116-DESK0' || n, 'buyer' || n || '@example.com', 'buyer' || n || '@example.com', 'Purchasing ' || n,
      'Example Devices Ltd', '+44 20 1234567', 'GB', '', 'en'
    from generate_series(1, 3) n`),
)

test('a customer is found, gets a note and a company, and is erased', async () => {
  const { page, speak, recoveryCodes } = await desk.arrive('owner', '/desk/audit')
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.getByRole('link', { name: 'Purchasing 3' }).waitFor()
  await isFine(page)
  await page.getByRole('searchbox').fill('buyer2@')
  await page.waitForURL('**/customers?q=buyer2%40')
  await page.getByRole('link', { name: 'Purchasing 3' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Purchasing 2' }).click()
  await page.getByRole('heading', { level: 1, name: 'Purchasing 2' }).waitFor()
  await page.getByText('RFQ-261116-DESK02').waitFor()

  await page.getByLabel('Internal note').fill('Calls on Mondays')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Assign to a company' }).click()
  await page.getByText('No company with this name').waitFor()
  await page.getByRole('dialog').getByRole('link', { name: 'Add company' }).click()
  await page.getByRole('button', { name: 'Add company' }).waitFor()
  await isFine(page)
  expect(await page.getByLabel('Company name').inputValue()).toBe('Example Devices Ltd')
  await page.getByRole('button', { name: 'Add company' }).click()
  await page.getByRole('link', { name: 'Example Devices Ltd' }).click()
  await page.getByRole('heading', { level: 1, name: 'Example Devices Ltd' }).waitFor()
  await page.getByRole('link', { name: 'Purchasing 2' }).click()
  await page.getByRole('heading', { level: 1, name: 'Purchasing 2' }).waitFor()
  expect(await page.getByLabel('Internal note').inputValue()).toBe('Calls on Mondays')

  const person = new URL(page.url()).pathname
  for (const lang of ['de', 'ar', 'en'] as const) {
    await speak(lang)
    for (const path of [
      '/desk/customers',
      '/desk/customers/companies',
      '/desk/customers/companies/1',
      person,
    ]) {
      await open(page, path)
      await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' })
      await page.locator('main [data-row] a').first().waitFor()
      await isFine(page)
    }
  }

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^customer-\d+\.json$/)
  await desk.query("update staff_sessions set verified_at = now() - interval '1 hour'")
  await page.getByRole('button', { name: 'Erase data' }).click()
  await page.getByRole('button', { name: 'Erase buyer2@example.com' }).click()
  await page.getByLabel(/^Code/).fill(recoveryCodes.pop() ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Data erased').waitFor()
  await page.getByRole('link', { name: 'Purchasing 3' }).waitFor()
  expect(await page.getByRole('link', { name: 'Purchasing 2' }).count()).toBe(0)
})
