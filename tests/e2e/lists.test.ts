import { describe, expect, inject, test } from 'vitest'
import { formatsFor } from '../../src/domain/formats.ts'
import { lineAmount } from '../../src/domain/money.ts'
import { askCatalogue } from '../harness/ask-catalogue.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()
const format = formatsFor('en')

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
    const inForce = row.getByRole('row').filter({ hasText: 'Your price' })
    expect(await inForce.getByRole('rowheader').textContent()).toBe(format.count(second.qty))
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

  test('axe finds nothing', async () => {
    const { page } = await startVisit({ baseUrl })
    const { list } = await askCatalogue(baseUrl, 'keyword=RC0603')
    await open(page, `/s?wd=${list[0]?.part_number}&rohs=1`)
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  test.each([360, 1024])('nothing scrolls sideways at %i px', async width => {
    const { page } = await startVisit({ baseUrl, width })
    for (const path of ['/de/s?wd=RC0603&in_stock=1', '/ru/category/1', '/ar/manufacturer/1']) {
      await open(page, path)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect({ path, over: Math.max(0, over) }).toEqual({ path, over: 0 })
    }
  })
})
