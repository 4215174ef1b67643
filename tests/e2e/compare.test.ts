import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { formatsFor } from '../../src/domain/formats.ts'
import { askCatalogue } from '../harness/ask-catalogue.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()
const format = formatsFor('en')

/** Eight parts of three categories. */
async function findParts() {
  const found = await Promise.all(
    ['RC0603', 'GRM155', 'STM32'].map(keyword => askCatalogue(baseUrl, `keyword=${keyword}&in_stock=1`)),
  )
  const parts = found.flatMap(({ list }) => list.slice(0, 3)).slice(0, 8)
  expect(parts).toHaveLength(8)
  return parts
}

const tableOf = (page: Page) => page.getByRole('region', { name: 'Compare parts' })
const tickOf = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: `Compare ${number}`, exact: true })

describe('comparing parts', () => {
  test('parts ticked in a list and on a part’s page, in two tabs, are compared; a stranger sees the same', async () => {
    const { list } = await askCatalogue(baseUrl, 'keyword=RC0603')
    const [first, second, third] = list
    if (!first || !second || !third) throw new Error('too few parts')
    const { page, context } = await startVisit({ baseUrl })
    await open(page, '/s?wd=RC0603')
    await tickOf(page, first.part_number).check()
    await tickOf(page, second.part_number).check()
    const bar = page.getByRole('region', { name: 'Parts to compare' })
    await bar.getByRole('link', { name: 'Compare 2 parts' }).waitFor()

    const tab = await context.newPage()
    await open(tab, `/productdetail/${third.goods_page_url}`)
    await tickOf(tab, third.part_number).check()
    await bar.getByRole('link', { name: 'Compare 3 parts' }).click()
    await tableOf(page).getByRole('columnheader', { name: third.part_number }).waitFor()
    const ids = [first, second, third].map(part => part.goods_id)
    expect(page.url()).toBe(`${baseUrl}/compare?ids=${ids.join(',')}`)
    expect(await violationsOf(page, 'main')).toEqual([])

    const stranger = await startVisit({ baseUrl })
    await open(stranger.page, page.url())
    expect(await tableOf(stranger.page).textContent()).toBe(await tableOf(page).textContent())

    await page.getByRole('link', { name: `Remove ${first.part_number}` }).click()
    await page.waitForURL(`${baseUrl}/compare?ids=${second.goods_id},${third.goods_id}`)
    await tab.getByRole('region', { name: 'Parts to compare' }).getByText('Compare 2 parts').waitFor()
  })

  test('eight parts of three categories: a quantity prices all, and one goes into the cart', async () => {
    const parts = await findParts()
    const { page } = await startVisit({ baseUrl })
    await open(page, `/compare?ids=${parts.map(part => part.goods_id).join(',')}`)
    const heads = tableOf(page).getByRole('columnheader')
    for (const { part_number } of parts) await heads.filter({ hasText: part_number }).waitFor()
    await page.getByRole('textbox', { name: /Price for/ }).fill('100')
    await page.keyboard.press('Enter')
    await page.waitForURL(/&qty=100$/)
    const part = parts.find(
      ({ min_qty, multiple, stock }) => 100 >= min_qty && 100 % multiple === 0 && stock > 100,
    )
    if (!part) throw new Error('no part can be bought by the hundred')
    await page.getByRole('button', { name: `Add 100 to cart ${part.part_number}` }).click()
    await page.getByText(`Added to cart: ${format.count(100)} × ${part.part_number}`).waitFor()
  })

  test('without JavaScript it shows differences, prices a quantity, removes a part and downloads', async () => {
    const [first, second, other] = (await findParts()).map(part => part.goods_id)
    const { page } = await startVisit({ baseUrl, javaScript: false })
    await page.goto(`/compare?ids=${first},${second},${other}`)
    const rows = await tableOf(page).getByRole('row').count()
    await page.getByRole('link', { name: 'Differences only' }).click()
    await page.waitForURL(/&differences=1$/)
    expect(await tableOf(page).getByRole('row').count()).toBeLessThan(rows)
    await page.getByRole('textbox', { name: /Price for/ }).fill('500')
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]qty=500/)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toBe('comparison.csv')
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click()
    await page.waitForURL(url => url.search.startsWith(`?ids=${second},${other}`))
  })

  test('on a small phone in Arabic only the table scrolls sideways', async () => {
    const parts = await findParts()
    const { page } = await startVisit({ baseUrl, width: 360, hasLooks: true })
    await open(page, `/ar/compare?ids=${parts.map(part => part.goods_id).join(',')}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})

/** Presses Tab until the element that matches has the focus; the focused element is always visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(wanted => {
      const element = document.activeElement
      const box = element?.getBoundingClientRect()
      const isVisible = box && box.bottom > 0 && box.top < window.innerHeight && box.width > 0
      return { isThere: element?.matches(wanted) ?? false, isVisible, text: element?.outerHTML.slice(0, 200) }
    }, selector)
    expect(focused).toMatchObject({ isVisible: true })
    if (focused.isThere) return
  }
  throw new Error(`${selector} is out of reach`)
}

test('with the keyboard alone: filter, sort, take a price break, buy, tick and compare', async () => {
  const { page } = await startVisit({ baseUrl, width: 1440 })
  // Every part of this list can be bought at any of its breaks.
  await open(page, '/category/Chip-resistors-2?stock=100000..&price=..100')
  await tabTo(page, '#filters details a[href*="tolerance="]')
  await page.keyboard.press('Space')
  await page.getByRole('list', { name: 'Active filters' }).getByText('Tolerance').waitFor()
  await tabTo(page, 'th.goods-parameter-1 a')
  await page.keyboard.press('Enter')
  await page.locator('th.goods-parameter-1[aria-sort=ascending]').waitFor()
  await tabTo(page, '.goods-row [data-break=next] button')
  await page.keyboard.press('Enter')
  await tabTo(page, '.goods-row input[inputmode=numeric]')
  await page.keyboard.press('Enter')
  await page.getByText(/^Added to cart: /).waitFor()
  await tabTo(page, '.goods-row input[type=checkbox]')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.locator(':focus').getByText('Compare 1 part').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/compare\?ids=\d+$/)
})
