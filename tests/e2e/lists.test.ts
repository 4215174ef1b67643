import { describe, expect, inject, test } from 'vitest'
import { listCategoryParts } from '../../src/contract/shop/catalogue.ts'
import { formatsFor } from '../../src/domain/formats.ts'
import { lineAmount } from '../../src/domain/money.ts'
import { askCatalogue } from '../harness/ask-catalogue.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()
const format = formatsFor('en')
const CATEGORY = '/category/Chip-resistors-2'

/** Of the first part in this order. */
async function firstLabel(sort: string): Promise<string> {
  const answer = await fetch(`${baseUrl}${listCategoryParts.path}?id=2&sort=${sort}`)
  const { data }: { data: unknown } = await answer.json()
  const [first] = listCategoryParts.data.parse(data).list
  return first?.parameters?.find(({ slug }) => slug === 'resistance')?.label ?? ''
}

describe('a list of parts', () => {
  test('a buyer narrows a search, and the URL reflects it', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/s?wd=RC0')
    const filters = page.getByRole('region', { name: 'Filters' })
    const chips = page.getByRole('list', { name: 'Active filters' })
    await filters.getByRole('link', { name: 'In stock only' }).click()
    await page.waitForURL(`${baseUrl}/s?wd=RC0&in_stock=1`)
    // The URL changes a moment before the list does.
    await chips.getByRole('link', { name: 'Remove In stock only' }).waitFor()
    await filters.getByRole('link', { name: /^0603/ }).click()
    await page.waitForURL(`${baseUrl}/s?wd=RC0&packaging=0603&in_stock=1`)
    await chips.getByRole('link', { name: 'Remove 0603' }).waitFor()
    await page.getByRole('link', { name: 'Lowest price' }).click()
    await page.waitForURL(`${baseUrl}/s?wd=RC0&packaging=0603&in_stock=1&sort=price`)
    const { total } = await askCatalogue(baseUrl, 'keyword=RC0&packaging=0603&in_stock=1')
    await page.getByText(`${format.count(total)} parts`, { exact: true }).waitFor()

    await chips.getByRole('link', { name: 'Remove In stock only' }).click()
    await page.waitForURL(`${baseUrl}/s?wd=RC0&packaging=0603&sort=price`)
    await page.goBack()
    await chips.getByRole('link', { name: 'Remove In stock only' }).waitFor()
    await page.reload()
    expect(await chips.getByRole('link').allTextContents()).toEqual([
      'Remove In stock only',
      'Remove 0603',
      'Clear all filters',
    ])
  })

  test('on a phone without JavaScript the filters open, apply and can be removed', async () => {
    const { page } = await startVisit({ baseUrl, width: 390, javaScript: false })
    await page.goto('/s?wd=RC0603&page=2')
    expect(await page.getByRole('link', { name: 'In stock only' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('link', { name: 'In stock only' }).click()
    await page.waitForURL(`${baseUrl}/s?wd=RC0603&in_stock=1`)
    await page.getByRole('link', { name: 'Remove In stock only' }).click()
    await page.waitForURL(`${baseUrl}/s?wd=RC0603`)
  })

  test('the match is highlighted, and the quantity in a row updates its price and amount', async () => {
    const { list } = await askCatalogue(baseUrl, 'keyword=rc+0603')
    const part = list.find(({ prices }) => prices.length > 1)
    const [, second] = part?.prices ?? []
    if (!part || !second) throw new Error('no part with price breaks')
    const { page } = await startVisit({ baseUrl })
    await open(page, '/s?wd=rc+0603')
    expect(await page.locator('main mark').first().textContent()).toBe('RC0603')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: part.part_number }) })
    await row.getByLabel(`Quantity of ${part.part_number}`, { exact: true }).fill(String(second.qty))
    await row.getByText(format.amount(lineAmount(second.price, second.qty)), { exact: true }).waitFor()
    const inForce = row.getByRole('listitem').filter({ hasText: 'Your price' })
    expect(await inForce.getByRole('button').textContent()).toBe(format.count(second.qty))
  })

  test('a click on a price break takes its quantity, and Enter adds it to the cart', async () => {
    const { list } = await askCatalogue(baseUrl, 'keyword=RC0603&in_stock=1')
    const part = list.find(({ prices, stock }) => prices.length > 2 && stock > (prices[2]?.qty ?? stock))
    const third = part?.prices[2]
    if (!part || !third) throw new Error('no part with three price breaks')
    const { page } = await startVisit({ baseUrl })
    await open(page, '/s?wd=RC0603&in_stock=1')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: part.part_number }) })
    const taking = row.getByRole('button', {
      name: `Set quantity to ${format.count(third.qty)}`,
      exact: true,
    })
    expect(await taking.isVisible()).toBe(false)
    await row.locator('summary').press('Enter')
    await taking.press('Enter')
    const field = row.getByLabel(`Quantity of ${part.part_number}`, { exact: true })
    expect(await field.inputValue()).toBe(String(third.qty))
    await row.getByText(format.amount(lineAmount(third.price, third.qty)), { exact: true }).waitFor()
    await field.press('Enter')
    await page.getByText(`Added to cart: ${format.count(third.qty)} × ${part.part_number}`).waitFor()
  })

  test('wide screens show twelve compact rows, with titles that stay', async () => {
    const { page } = await startVisit({ baseUrl, width: 1440, hasLooks: true })
    await open(page, CATEGORY)
    const heights = await page
      .locator('.goods-row')
      .evaluateAll(rows => rows.map(row => Math.round(row.getBoundingClientRect().height)))
    expect(heights.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 64))
    await page
      .locator('.goods-row')
      .nth(6)
      .evaluate(row => row.scrollIntoView())
    const title = page.getByRole('columnheader', { name: 'Part number' })
    expect((await title.boundingBox())?.y).toBe(0)
  })

  test('a click on a title sorts by the column in the order of its values, another one backwards', async () => {
    const { page } = await startVisit({ baseUrl, width: 1440 })
    await open(page, CATEGORY)
    const title = page.getByRole('columnheader', { name: 'Resistance' })
    const firstValue = page.locator('.goods-row').first().locator('.goods-parameter-1')
    const [least, most] = await Promise.all(['resistance', '-resistance'].map(firstLabel))
    await title.getByRole('link').click()
    await page.waitForURL(/\?sort=resistance$/)
    await firstValue.filter({ hasText: least }).waitFor()
    expect(await title.getAttribute('aria-sort')).toBe('ascending')
    await title.getByRole('link').press('Enter')
    await page.waitForURL(/\?sort=-resistance$/)
    await firstValue.filter({ hasText: most }).waitFor()
    expect(await title.getAttribute('aria-sort')).toBe('descending')
    await untilFocused(title.getByRole('link'))
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  test('a search read as filters, in stock first, is not sorted by part number until a click on the title', async () => {
    const { page } = await startVisit({ baseUrl, width: 1440 })
    await open(page, '/s?wd=op-amp+rail+to+rail')
    const title = page.getByRole('columnheader', { name: 'Part number' })
    expect(await title.getAttribute('aria-sort')).toBe(null)
    await title.getByRole('link').click()
    await page.waitForURL(/sort=number$/)
    await expect.poll(() => title.getAttribute('aria-sort')).toBe('ascending')
  })

  test('without JavaScript titles sort, too', async () => {
    const { page } = await startVisit({ baseUrl, width: 1440, javaScript: false })
    await page.goto(`${CATEGORY}?tolerance=1`)
    await page.getByRole('columnheader', { name: 'Part number' }).getByRole('link').click()
    await page.waitForURL(`${baseUrl}${CATEGORY}?tolerance=1&sort=-number`)
    const numbers = await page.locator('.goods-name a:first-child').allTextContents()
    await page.getByRole('columnheader', { name: 'Unit price' }).getByRole('link').click()
    await page.waitForURL(`${baseUrl}${CATEGORY}?tolerance=1&sort=price`)
    expect(await page.locator('.goods-name a:first-child').allTextContents()).not.toEqual(numbers)
  })

  test('a typing error is offered as a correction, with its part', async () => {
    const { list } = await askCatalogue(baseUrl, 'keyword=RC0603')
    const number = list[0]?.part_number ?? ''
    const { page } = await startVisit({ baseUrl })
    await open(page, `/s?wd=C${number[0]}${number.slice(2)}`)
    await page.getByRole('heading', { name: 'Did you mean' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: number }).first().click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
  })

  test.each([
    ['/s?wd=RC0603&page=-1&sort=foo&brand_id=xyz&category_id=0&packaging=%00&in_stock=maybe', 'RC0603'],
    ['/s?wd=RC0603&page=99999', 'There is no page 99999'],
    ['/s?wd=RC0603&brand_id=2147483647', 'No parts match these filters'],
    ['/s?wd=R', 'Less than two words'],
    ['/s', 'Less than two words'],
  ])('%s is a page, not an error', async (path, text) => {
    const answer = await fetch(baseUrl + path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(text)
  })

  test.each(['/category/1', '/de/category/old-name-1', '/manufacturer/1', '/ar/featured/1'])(
    '%s redirects to its canonical URL and keeps its query',
    async path => {
      const answer = await fetch(`${baseUrl}${path}?page=2`, { redirect: 'manual' })
      expect(answer.status).toBe(301)
      const target = answer.headers.get('location') ?? ''
      expect(target).toMatch(new RegExp(`^${path.replace(/[^/]+$/, '')}[\\w-]+-1\\?page=2$`))
      expect((await fetch(baseUrl + target)).status).toBe(200)
    },
  )

  test.each(['/category/999999', '/manufacturer/none', '/featured/0', '/productdetail/no-number-999999999'])(
    '%s does not exist',
    async path => {
      expect((await fetch(baseUrl + path)).status).toBe(404)
    },
  )

  test('other meanings of a word open below it, close on Esc or a press outside, and keep the focus', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/s?wd=buck+converter+5V+3A')
    const button = page.getByRole('button', { name: 'Other meanings of “5V”' })
    const meaning = page.getByRole('link', { name: /^Input voltage 5/ })
    await button.press('Enter')
    await meaning.waitFor()
    await page.keyboard.press('Escape')
    await meaning.waitFor({ state: 'hidden' })
    await untilFocused(button)
    await button.press('Enter')
    await page.getByRole('heading', { level: 1 }).click()
    await meaning.waitFor({ state: 'hidden' })
    await button.press('Enter')
    await page.keyboard.press('ArrowDown')
    await untilFocused(meaning)
    await page.keyboard.press('Enter')
    await page.waitForURL(/input-voltage=5/)
    await meaning.waitFor({ state: 'hidden' })
    await untilFocused(button)
  })

  test('axe finds nothing', async () => {
    const { page } = await startVisit({ baseUrl })
    const { list } = await askCatalogue(baseUrl, 'keyword=RC0603')
    await open(page, `/s?wd=${list[0]?.part_number}&rohs=1`)
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  test('nothing scrolls sideways', async () => {
    const { page } = await startVisit({ baseUrl, hasLooks: true })
    const over: string[] = []
    for (const path of ['/de/s?wd=RC0603&in_stock=1', '/ru/category/1', '/ar/manufacturer/1']) {
      await open(page, path)
      for (const width of [1200, 1024, 360]) {
        await page.setViewportSize({ width, height: 800 })
        const pixels = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (pixels > 0) over.push(`${path} at ${width}: ${pixels}`)
      }
    }
    expect(over).toEqual([])
  })
})
