import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createCall } from '../../src/contract/wire/call.ts'
import { buyNow } from '../harness/buyers.ts'
import { isFine } from '../harness/is-fine.ts'
import { stockParts } from '../harness/stock-parts.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { withDesk } from '../harness/with-desk.ts'

let partId = 0
const desk = withDesk(async ({ db }) => {
  ;[partId = 0] = await stockParts(db, [{ partNumber: 'DESK-LIST-1', stock: 1000, prices: [[1, '1.50']] }])
})
const numbers: string[] = []

beforeAll(async () => {
  const call = createCall({
    fetch: (path, init) => fetch(desk.shopUrl() + path, init),
    lang: 'en',
    token: () => null,
    isStrict: true,
  })
  for (const quantity of [20, 10, 30]) numbers.push((await buyNow(call, partId, quantity)).order_number)
})

const listed = (page: Page) => page.locator('tbody tr a').allTextContents()

test('a list is sorted and filtered by day, and comes back as it was left', async () => {
  const [middle = '', small = '', large = ''] = numbers
  const { page } = await desk.arrive('owner', '/desk/orders')
  await expect.poll(() => listed(page)).toEqual([large, small, middle])
  await page.getByRole('button', { name: 'Total' }).click()
  await expect.poll(() => listed(page)).toEqual([small, middle, large])
  await page.getByLabel('From (UTC)').fill('2020-01-01')
  await page.getByLabel('Until (UTC)').fill('2020-12-31')
  await page.getByText('Nothing matches these filters.').waitFor()
  await page.getByLabel('Until (UTC)').fill('2099-12-31')
  await expect.poll(() => listed(page)).toEqual([small, middle, large])
  await page.getByRole('checkbox', { name: `Select ${small}` }).check()
  await isFine(page)
  const { search } = new URL(page.url())
  expect(search).toContain('sort=total')

  await page.getByRole('link', { name: small }).click()
  await page.getByRole('heading', { level: 1, name: small }).waitFor()
  await page.getByRole('link', { name: 'All orders' }).click()
  await expect.poll(() => listed(page)).toEqual([small, middle, large])
  expect(new URL(page.url()).search).toBe(search)
  expect(await page.getByRole('checkbox', { name: `Select ${small}` }).isChecked()).toBe(true)
  await expect.poll(() => page.locator('tbody tr a:focus').textContent()).toBe(small)
  await page.keyboard.press('j')
  expect(await page.locator('tbody tr a:focus').textContent()).toBe(middle)

  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Edit details' }).waitFor()
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit details' })
  await untilFocused(form.getByLabel(/^PO number/))
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Call first')
  await page.locator('main').focus()
  await page.keyboard.press('Escape')
  await untilFocused(note)
  await note.fill('')
  await page.locator('main').focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('tbody tr a:focus').textContent()).toBe(middle)
  expect(new URL(page.url()).search).toBe(search)

  await page.getByRole('link', { name: small }).click()
  await page.getByRole('link', { name: 'Changes in the audit log' }).click()
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
  await isFine(page)
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})
