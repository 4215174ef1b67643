import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { addCompany } from '../../src/contract/desk/customers.ts'
import { addPriceGroup, changePriceGroup, saveAgreement } from '../../src/contract/desk/terms.ts'
import { isFine } from '../harness/is-fine.ts'
import { stockParts } from '../harness/stock-parts.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { open, openInside } from '../harness/visit.ts'
import { withDesk } from '../harness/with-desk.ts'

const desk = withDesk(async ({ db, pool }) => {
  await stockParts(db, [{ partNumber: 'AGREED-1', stock: 100, prices: [[1, '2.00']] }])
  await pool.query(`
    insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang)
    select '261116-DESK0' || n, 'buyer' || n || '@example.com', 'buyer' || n || '@example.com', 'Purchasing ' || n,
      'Example Devices Ltd', '+44 20 1234567', 'GB', '', 'en'
    from generate_series(1, 3) n`)
})

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
    await open(page, '/desk/customers')
    await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' })
    await page.locator('main [data-row] a').first().waitFor()
    await isFine(page)
    for (const path of ['/desk/customers/companies/1', '/desk/customers/companies', person]) {
      await openInside(page, path)
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

/** The server does the next change at this address, but the browser gets no answer. */
function loseAnswer(page: Page, url: string): Promise<void> {
  return answerNextChange(page, url, async route => {
    await route.fetch()
    await route.abort()
  })
}

/** The server has done the next change at this address; its answer waits until the returned function is called. */
async function holdAnswer(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await answerNextChange(page, url, async route => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  })
  return resolve
}

/** A screen may load the record again before, from the same address. */
async function answerNextChange(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isAnswered = false
  await page.route(url, route => {
    if (isAnswered || route.request().method() === 'GET') return route.fallback()
    isAnswered = true
    return answer(route)
  })
}

test('text typed while a form is sent stays, also after a reload, and Esc leads to it', async () => {
  const { page, allow } = await desk.arrive('owner', '/desk/requests/261116-DESK01')
  allow(/ERR_FAILED/)
  const note = page.getByRole('textbox', { name: /^Message/ })
  await note.fill('Is 2-packed tape fine? \u{1F600}')
  const answer = await holdAnswer(page, '**/messages?*')
  await page.getByRole('button', { name: 'Send email' }).click()
  await note.fill('And one more: \u05E9\u05DC\u05D5\u05DD')
  answer()
  await page.getByText('Is 2-packed tape fine?').waitFor()
  expect(await note.inputValue()).toBe('And one more: \u05E9\u05DC\u05D5\u05DD')
  await page.reload()
  await expect.poll(() => note.inputValue()).toBe('And one more: \u05E9\u05DC\u05D5\u05DD')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Escape')
  await untilFocused(note)

  await open(page, '/desk/customers/1')
  const kept = page.getByLabel('Internal note')
  await kept.fill('Calls on Mondays')
  const saved = await holdAnswer(page, '**/desk/api/customers/1?*')
  await page.getByRole('button', { name: 'Save' }).click()
  await kept.fill('Calls on Mondays and Fridays')
  saved()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await kept.inputValue()).toBe('Calls on Mondays and Fridays')

  const save = page.getByRole('button', { name: 'Save' })
  await loseAnswer(page, '**/desk/api/customers/1?*')
  await save.click()
  await page.getByText('Your entries are still here').waitFor()
  expect(await kept.inputValue()).toBe('Calls on Mondays and Fridays')
  await kept.fill('  Calls on Tuesdays  ')
  await save.click()
  // As it was saved: none of it was typed after it was sent.
  await expect.poll(() => kept.inputValue()).toBe('Calls on Tuesdays')
  const { rows } = await desk.query('select note from customers where id = 1')
  expect(rows).toEqual([{ note: 'Calls on Tuesdays' }])
})

test('prices that a colleague has agreed meanwhile are shown beside the own ones', async () => {
  const { page, call } = await desk.arrive('owner', '/desk/me')
  const { id } = await call(addCompany, { name: 'Example Makers Ltd', country: 'DE' })
  const colleague = await desk.arrive('manager', '/desk/me')
  await open(page, `/desk/customers/companies/${id}`)
  const form = page.getByRole('form', { name: 'Add agreed prices' })
  await form.getByLabel('Part number').fill('agreed-1')
  await form.getByLabel(/^Prices/).fill('1: 1.50')
  await form.getByLabel(/^Valid until/).fill('2099-12-31')
  const agreed = { id, part_number: 'AGREED-1', until: '2099-06-30', prices: [{ qty: 1, price: 1.2 }] }
  await colleague.call(saveAgreement, agreed)
  await form.getByRole('button', { name: 'Add agreed prices' }).click()
  const both = form.getByRole('table')
  await both.getByText('1: 1.2', { exact: true }).waitFor()
  await isFine(page)
  await both.getByRole('button').last().click()
  expect(await form.getByLabel(/^Valid until/).inputValue()).toBe('2099-06-30')
  await form.getByRole('button', { name: 'Add agreed prices' }).click()
  await page.getByText('Agreed prices saved').waitFor()
  const { rows } = await desk.query('select unit_prices, until::text from agreements')
  expect(rows).toEqual([{ unit_prices: [1.5], until: '2099-06-30' }])
})

test('a discount is moved to another category of the same name, also when a colleague has moved it', async () => {
  const { rows } = await desk.query(
    `select distinct on (parent_id) id, parent_id from categories where parent_id is not null order by parent_id, id limit 3`,
  )
  const [one, two, three] = rows.map(row => Number(row.id))
  await desk.query(`update category_names set name = 'Twins' where category_id = any($1)`, [
    [one, two, three],
  ])
  const { page, call } = await desk.arrive('owner', '/desk/me')
  const ruleOf = (category_id = 0) => ({ brand_id: null, category_id, percent: 5 })
  const groups = await call(addPriceGroup, { name: 'Twin accounts', rules: [ruleOf(one)] })
  const { id, rev } = groups.find(({ name }) => name === 'Twin accounts') ?? { id: 0, rev: 0 }
  const colleague = await desk.arrive('manager', '/desk/me')
  await open(page, '/desk/customers/price-groups')
  const form = page.getByRole('form', { name: 'Twin accounts' })
  await form.getByRole('button', { name: 'Remove', exact: true }).click()
  await form.getByLabel(/^Discount/).fill('5')
  await form.getByRole('combobox', { name: 'Category' }).selectOption(String(two))
  await form.getByRole('button', { name: 'Add discount' }).click()
  await colleague.call(changePriceGroup, { id, rev, rules: [ruleOf(three)] })
  await form.getByRole('button', { name: 'Save' }).click()
  const shown = () => form.getByRole('table').getByText('\u203A Twins').allTextContents()
  await expect.poll(async () => new Set(await shown()).size).toBe(2)
  await isFine(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Price group saved').waitFor()
  const { rows: rules } = await desk.query('select category_id from price_rules where group_id = $1', [id])
  expect(rules.map(rule => Number(rule.category_id))).toEqual([two])

  const addDiscount = async (percent: string) => {
    await form.getByLabel(/^Discount/).fill(percent)
    await form.getByRole('button', { name: 'Add discount' }).click()
  }
  const percents = async () => {
    const { rows } = await desk.query('select percent::float from price_rules where group_id = $1', [id])
    return rows.map(({ percent }) => percent)
  }
  await addDiscount('6')
  const answer = await holdAnswer(page, `**/desk/api/price-groups/${id}?*`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(percents).toEqual([5, 6])
  await addDiscount('7')
  answer()
  await form.getByRole('button', { name: 'Save', disabled: false }).click()
  await expect.poll(percents).toEqual([5, 6, 7])
})
