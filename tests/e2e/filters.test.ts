import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { listCategoryParts } from '../../src/contract/shop/catalogue.ts'
import { formatsFor } from '../../src/domain/formats.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()
const format = formatsFor('en')
const PATH = '/category/Chip-resistors-2'
const parts = (total: number) => `${format.count(total)} ${total === 1 ? 'part' : 'parts'}`

async function ask(query: string) {
  const answer = await fetch(`${baseUrl}${listCategoryParts.path}?id=2&${query}`)
  const { data }: { data: unknown } = await answer.json()
  return listCategoryParts.data.parse(data)
}

/** Of the values that are shown at once. */
async function mostFrequent(slug: string): Promise<{ value: string; label: string }[]> {
  const { facets } = await ask('')
  const values = facets.parameters.find(facet => facet.slug === slug)?.values ?? []
  return values.slice(0, 8).toSorted((a, b) => b.count - a.count)
}

const filtersOf = (page: Page) => page.getByRole('region', { name: 'Filters' })
const chipsOf = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const valueLink = (page: Page, label: string) =>
  filtersOf(page)
    .getByRole('link')
    .filter({ has: page.getByText(label, { exact: true }) })

async function untilCounted(page: Page, query: string): Promise<void> {
  const { total } = await ask(query)
  await page
    .getByRole('status')
    .filter({ hasText: parts(total) })
    .waitFor()
}

describe('filters of a category', () => {
  test('two values and a range are chosen in place, shown as chips, and are in the URL', async () => {
    const [first, second] = (await mostFrequent('resistance')).toSorted((a, b) =>
      a.label < b.label ? -1 : 1,
    )
    if (!first || !second) throw new Error('no resistances')
    const { page } = await startVisit({ baseUrl })
    await open(page, PATH)
    await page.evaluate(() => window.scrollTo(0, 300))
    await valueLink(page, first.label).focus()
    await page.keyboard.press('Space')
    await chipsOf(page).getByText(first.label, { exact: true }).waitFor()
    await untilFocused(valueLink(page, first.label))
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
    await valueLink(page, second.label).click()
    await chipsOf(page).getByText(second.label, { exact: true }).waitFor()
    const { facets } = await ask(`resistance=${first.value},${second.value}`)
    const chosen = facets.parameters.find(({ slug }) => slug === 'resistance')?.chosen
    // Chips appear before the list does.
    await page.waitForURL(`${baseUrl}${PATH}?resistance=${chosen}`)

    await filtersOf(page).getByRole('textbox', { name: 'Tolerance: value or range' }).fill('≤1%')
    await page.keyboard.press('Enter')
    await chipsOf(page).getByText('≤ 1%', { exact: true }).waitFor()
    await untilCounted(page, `resistance=${chosen}&tolerance=..1`)

    await chipsOf(page)
      .getByRole('link', { name: `Remove Resistance: ${first.label}` })
      .click()
    await untilCounted(page, `resistance=${second.value}&tolerance=..1`)
    await page.goBack()
    await untilCounted(page, `resistance=${chosen}&tolerance=..1`)
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  test('fast clicks add up, and the last list is shown', async () => {
    const values = (await mostFrequent('resistance')).slice(0, 4)
    const { page } = await startVisit({ baseUrl })
    await open(page, PATH)
    // Answers come only after the last click.
    const clicked = Promise.withResolvers<void>()
    await page.route('**/api/index/getCategoryList*', async route => {
      await clicked.promise
      await route.continue().catch(() => {})
    })
    for (const { label } of values) {
      await valueLink(page, label).evaluate((link: HTMLElement) => link.click())
      await valueLink(page, label).and(page.locator('[aria-current]')).waitFor()
    }
    for (const { label } of values) await chipsOf(page).getByText(label, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Lowest price' }).evaluate((link: HTMLElement) => link.click())
    clicked.resolve()
    await untilCounted(page, `resistance=${values.map(({ value }) => value).join(',')}`)
    await page.waitForURL(/\?resistance=[^&]+&sort=price$/)
  })

  test('after a filter is removed, the focus is on the next one, and at last on the list', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, `${PATH}?tolerance=1&resistance=10k,22k&in_stock=1`)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await chipsOf(page).getByRole('link', { name: 'Remove Resistance: 10 kΩ' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Remove Resistance: 22 kΩ')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Remove Tolerance: ±1 %')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Clear all filters')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toMatch(/goods-found/)
  })

  test('of twenty fast clicks the last list is shown, and no older one before it', async () => {
    const values = (await mostFrequent('resistance')).slice(0, 5)
    const [first, second, ...others] = values
    if (!first || !second) throw new Error('no resistances')
    const { page } = await startVisit({ baseUrl })
    await open(page, PATH)
    await page.evaluate(() => {
      const counts: string[] = []
      Object.assign(window, { counts })
      const shown = document.querySelector('h1 + [role=status]')
      if (!shown) throw new Error('no count')
      const note = () => counts.push(shown.textContent ?? '')
      new MutationObserver(note).observe(shown, { characterData: true, childList: true, subtree: true })
    })
    // The last question is answered first.
    const waiting: (() => Promise<void>)[] = []
    let isAnswered = false
    await page.route('**/api/index/getCategoryList*', async route => {
      const answer = () => route.continue().catch(() => {})
      if (isAnswered) await answer()
      else waiting.unshift(answer)
    })
    const clicked = [...values, ...values, ...values, ...others, first, first]
    expect(clicked).toHaveLength(20)
    const on = new Set<string>()
    for (const { label } of clicked) {
      await valueLink(page, label).evaluate((link: HTMLElement) => link.click())
      const isOn = !on.delete(label)
      if (isOn) on.add(label)
      const state = isOn ? '[aria-current]' : ':not([aria-current])'
      await valueLink(page, label).and(page.locator(state)).waitFor()
    }
    isAnswered = true
    for (const answer of waiting) await answer()
    const { total, facets } = await ask(`resistance=${first.value},${second.value}`)
    await expect
      .poll(() => page.evaluate(() => ('counts' in window ? window.counts : undefined)))
      .toEqual([parts(total)])
    const chosen = facets.parameters.find(({ slug }) => slug === 'resistance')?.chosen
    expect(new URL(page.url()).search).toBe(`?resistance=${chosen}`)
    expect(await chipsOf(page).getByRole('link').count()).toBe(3)
  })

  test('values without parts are greyed and lead nowhere; an empty list offers a way out', async () => {
    const [common] = await mostFrequent('resistance')
    const query = `resistance=${common?.value}&tolerance=..1`
    const { facets } = await ask(query)
    const isEmpty = facets.parameters.flatMap(({ values }) => values.filter(({ count }) => count === 0))
    const { page } = await startVisit({ baseUrl })
    await open(page, `${PATH}?${query}`)
    const disabled = filtersOf(page).locator('[aria-disabled=true]')
    expect(await disabled.count()).toBeGreaterThanOrEqual(isEmpty.length)
    const counts = await disabled.locator('.ltr-value').allTextContents()
    expect(counts.filter(count => count !== '0')).toEqual([])

    await open(page, `${PATH}?${query}&power=100..`)
    const { relax = [] } = await ask(`${query}&power=100..`)
    const [way] = relax
    if (!way) throw new Error('no way out')
    await page.getByRole('link', { name: `Without ${way.name}: ${parts(way.total)}` }).click()
    await page
      .getByRole('status')
      .filter({ hasText: parts(way.total) })
      .waitFor()
  })

  test('filters that are not understood are named, and the rest applies', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, `${PATH}?resistance=10K&tolerance=foo&gclid=1&sort=foo`)
    await page.getByText('Tolerance: “foo” was not understood').waitFor()
    await chipsOf(page).getByText('10 kΩ', { exact: true }).waitFor()
    await untilCounted(page, 'resistance=10k')
    const hrefs = await filtersOf(page)
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    expect(hrefs.filter(href => href && /gclid|foo|10K/.test(href))).toEqual([])
  })

  test('a quantity above the list sets every row, and prices are sorted at it', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, `${PATH}?resistance=10k&sort=price`)
    await page.getByRole('textbox', { name: /Price for/ }).fill('500')
    await page.keyboard.press('Enter')
    const { list } = await ask('resistance=10k&sort=price&qty=500')
    const [cheapest] = list
    if (!cheapest) throw new Error('no parts')
    await page.waitForURL(/qty=500&sort=price$/)
    const first = page.locator('.goods-row').first()
    await first.getByRole('rowheader', { name: cheapest.part_number }).waitFor()
    const quantity = first.getByLabel(`Quantity of ${cheapest.part_number}`, { exact: true })
    expect(Number(await quantity.inputValue())).toBeGreaterThanOrEqual(500)
  })

  test('back from a part, the choice, closed filters and scroll position are the same', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, `${PATH}?resistance=10k`)
    const title = filtersOf(page).locator('details[open] > summary').filter({ hasText: 'Manufacturer' })
    await title.click()
    const closed = filtersOf(page)
      .locator('details:not([open]) > summary')
      .filter({ hasText: 'Manufacturer' })
    await closed.waitFor()
    const link = page.locator('.goods-name a').nth(4)
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await link.click()
    await page.waitForURL(/productdetail/)
    await page.goBack()
    await chipsOf(page).getByText('10 kΩ', { exact: true }).waitFor()
    await closed.waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('without JavaScript, links and fields filter', async () => {
    const { page } = await startVisit({ baseUrl, javaScript: false })
    await page.goto(`${PATH}?resistance=10k`)
    await filtersOf(page).getByRole('textbox', { name: 'Tolerance: value or range' }).fill('..1')
    await page.keyboard.press('Enter')
    await untilCounted(page, 'resistance=10k&tolerance=..1')
    await filtersOf(page).getByRole('textbox', { name: 'Max. unit price (USD)' }).fill('0.5')
    await page.keyboard.press('Enter')
    await untilCounted(page, 'resistance=10k&tolerance=..1&price=..0.5')
    await filtersOf(page).getByRole('link', { name: 'In stock only' }).click()
    await untilCounted(page, 'resistance=10k&tolerance=..1&price=..0.5&in_stock=1')
  })

  test('on a phone the sheet stays open and counts the parts', async () => {
    const values = (await mostFrequent('resistance')).slice(0, 3)
    const { page } = await startVisit({ baseUrl, width: 360, hasTouch: true })
    await open(page, PATH)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    for (const [at, { label }] of values.entries()) {
      await valueLink(page, label).click()
      const chosen = values.slice(0, at + 1).map(({ value }) => value)
      const { total } = await ask(`resistance=${chosen.join(',')}`)
      await page.getByRole('button', { name: `Show ${parts(total)}` }).waitFor()
    }
    expect(await violationsOf(page, '#filters')).toEqual([])
    await page.getByRole('button', { name: /^Show [\d,]+ parts/ }).click()
    await chipsOf(page).waitFor()
    expect(await page.locator('#filters:popover-open').count()).toBe(0)
  })

  test.each(['/de', '/ar'])('nothing scrolls sideways in %s', async lang => {
    const { page } = await startVisit({ baseUrl, width: 360, hasLooks: true })
    await open(page, `${lang}${PATH}?resistance=10k&tolerance=..1&qty=500&stock=5`)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(Math.max(0, over)).toBe(0)
  })
})
