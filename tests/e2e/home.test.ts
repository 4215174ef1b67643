import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { getCategoryTree, listFloors } from '../../src/contract/shop/catalogue.ts'
import { createCall } from '../../src/contract/wire/call.ts'
import type { Lang } from '../../src/domain/locales.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()
const call = (lang: Lang) =>
  createCall({ fetch: (path, init) => fetch(baseUrl + path, init), lang, token: () => null, isStrict: true })

const entry = (page: Page) => page.locator('header').getByRole('link', { name: 'Product categories' })
const panel = (page: Page) => page.locator('#category-panel')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe('the home page', () => {
  test('shows all its sections in Arabic, mirrored and accessible', async () => {
    const { page } = await startVisit({ baseUrl, hasLooks: true })
    await open(page, '/ar')
    const floors = await call('ar')(listFloors)
    expect(floors.map(({ key }) => key)).toEqual(['featured', 'preferential', 'hot', 'recommended'])
    expect(await page.locator('main h2').allTextContents()).toEqual([
      'تسعير قائمة مواد كاملة',
      ...floors.map(({ title }) => title),
      'فئات المنتجات',
      'الشركات المصنّعة',
      'الأخبار والأدلة',
    ])
    expect(await page.locator('main h1').count()).toBe(1)
    expect(await page.locator('main a[href^="/ar/productdetail/"]').count()).toBeGreaterThan(20)
    const { x: bom = 0 } =
      (await page.getByRole('button', { name: 'اختيار ملف قائمة المواد' }).boundingBox()) ?? {}
    expect(bom).toBeGreaterThan(640)
    expect(await violationsOf(page)).toEqual([])
  })
})

describe('the category menu', () => {
  test('opens on hover, shows the subcategories of the hovered row, and closes when the pointer leaves', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/about')
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    expect(asked.filter(url => url.includes('/api/category/tree'))).toEqual([])
    const { category: tree } = await call('en')(getCategoryTree)
    await entry(page).hover()
    await panel(page).getByRole('link', { name: tree[3]?.category_name, exact: true }).hover()
    const child = tree[3]?.children[0]
    await panel(page)
      .getByRole('link', { name: new RegExp(`^${child?.category_name}`) })
      .waitFor()
    await page.mouse.move(1270, 790)
    await panel(page).waitFor({ state: 'detached' })

    await entry(page).hover()
    await panel(page).waitFor()
    await entry(page).click()
    await panel(page).getByRole('link', { name: tree[1]?.category_name, exact: true }).click()
    await page.waitForURL(`${baseUrl}/category/${tree[1]?.category_page_url}`)
    await panel(page).waitFor({ state: 'detached' })
    expect(asked.filter(url => url.includes('/api/category/tree')).length).toBe(1)
  })

  test('works with the keyboard, and Esc restores the focus', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/about')
    const { category: tree } = await call('en')(getCategoryTree)
    await entry(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe(tree[0]?.category_name)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe(tree[1]?.category_name)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toContain(tree[1]?.children[0]?.category_name)
    expect(await violationsOf(page, 'header')).toEqual([])
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused(page)).toBe(tree[1]?.category_name)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Product categories')
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    expect(await entry(page).getAttribute('aria-expanded')).toBe('true')
  })

  test('opens and closes by touch, and mirrors in Arabic', async () => {
    const { page } = await startVisit({ baseUrl, width: 1025, hasLooks: true })
    await open(page, '/ar/about')
    const finger = page.locator('header nav a[aria-expanded]')
    const touch = () =>
      finger.evaluate(link => {
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
        if (link instanceof HTMLElement) link.click()
      })
    await touch()
    await panel(page).getByRole('link').first().waitFor()
    const { x: start = 0, width = 0 } = (await panel(page).boundingBox()) ?? {}
    expect([start >= 0, start + width <= 1025, start + width > 980]).toEqual([true, true, true])
    const rows = await panel(page).getByRole('link').first().boundingBox()
    expect(rows?.x).toBeGreaterThan(512)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await touch()
    await panel(page).waitFor({ state: 'detached' })
  })

  test('shows the subcategories of a row at the first tap, and follows it at the second', async () => {
    const { page } = await startVisit({ baseUrl, hasTouch: true })
    await open(page, '/about')
    const [, , top] = (await call('en')(getCategoryTree)).category
    await entry(page).tap()
    const row = panel(page).getByRole('link', { name: top?.category_name, exact: true })
    await row.tap()
    await panel(page)
      .getByRole('link', { name: new RegExp(`^${top?.children[0]?.category_name}`) })
      .waitFor()
    expect(page.url()).toBe(`${baseUrl}/about`)
    await row.tap()
    await page.waitForURL(`${baseUrl}/category/${top?.category_page_url}`)
  })

  test('is a plain link without JavaScript', async () => {
    const { page } = await startVisit({ baseUrl, javaScript: false })
    await page.goto('/about')
    await page.locator('header').getByRole('link', { name: 'Product categories' }).click()
    await page.waitForURL(`${baseUrl}/category`)
  })

  test('expands in the menu of a phone', async () => {
    const { page } = await startVisit({ baseUrl, width: 390 })
    await open(page, '/about')
    const { category: tree } = await call('en')(getCategoryTree)
    const [top] = tree
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.locator('#phone-menu')
    await menu.getByText('Product categories').click()
    await menu.getByText(top?.category_name ?? '', { exact: true }).click()
    await menu.getByRole('link', { name: top?.children[0]?.category_name, exact: true }).click()
    await page.waitForURL(`${baseUrl}/category/${top?.children[0]?.category_page_url}`)
    await menu.waitFor({ state: 'hidden' })
  })
})
