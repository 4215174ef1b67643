import { describe, expect, inject, test } from 'vitest'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()

/** Every screen is checked as server HTML elsewhere; these are changed most by their scripts. */
const SCRIPTED = ['/', '/ar/s?wd=lm358', '/de/productdetail/1', '/ar/rfq', '/de/register']
const WIDTHS = [360, 390, 768, 1024, 1440]

// One visitor for all pages, so that assets come from the browser's cache.
describe('accessibility', () => {
  test('axe finds nothing and nothing scrolls sideways once scripts have run', async () => {
    const { page } = await startVisit({ baseUrl, hasLooks: true })
    const found: unknown[] = []
    for (const path of SCRIPTED) {
      await open(page, path)
      found.push(...(await violationsOf(page)).map(violation => ({ path, violation })))
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (over > 0) found.push({ path, width, over })
      }
    }
    expect(found).toEqual([])
  })

  test('a page that was checked before is checked again once something about it has changed', async () => {
    const { page } = await startVisit({ baseUrl, hasLooks: true })
    await open(page, '/about')
    expect(await violationsOf(page)).toEqual([])
    const faults = [
      ['color-contrast', '<p>Pale</p>'],
      ['button-name', '<button type="button"></button>'],
      ['image-alt', '<img src="/favicon.svg">'],
      ['landmark-unique', '<nav aria-label="Same"></nav><nav aria-label="Same"></nav>'],
    ] as const
    for (const [rule, html] of faults) {
      await page.evaluate(html => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', `<div id="fault">${html}</div>`)
        for (const text of document.querySelectorAll<HTMLElement>('#fault p')) text.style.color = '#bbb'
      }, html)
      expect((await violationsOf(page)).join()).toContain(rule)
      await page.evaluate(() => document.getElementById('fault')?.remove())
      expect(await violationsOf(page)).toEqual([])
    }
  })

  test('without JavaScript pages, links, search and language switching work', async () => {
    const visit = await startVisit({ baseUrl, javaScript: false })
    const { page } = visit
    await page.goto('/companyprofile/how-to-buy')
    expect(await page.locator('main table').count()).toBe(1)
    await page.locator('footer').getByRole('link', { name: 'About us' }).click()
    await page.waitForURL(`${baseUrl}/about`)
    await page.getByRole('searchbox').fill('LM358/NOPB')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${baseUrl}/s?wd=LM358%2FNOPB`)
    await page.locator('footer').getByText('Languages').click()
    await page.locator('footer').getByRole('link', { name: 'Español' }).click()
    await page.waitForURL(`${baseUrl}/es/s?wd=LM358%2FNOPB`)
  })

  test('a phone has a complete menu', async () => {
    const visit = await startVisit({ baseUrl, width: 390 })
    const { page } = visit
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.locator('#phone-menu').getByRole('link', { name: 'Quality and reliability' }).click()
    await page.getByRole('heading', { level: 1, name: 'Quality and reliability' }).waitFor()
    await page.locator('#phone-menu').waitFor({ state: 'hidden' })
    // Also when the link leads to the current page.
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.locator('#phone-menu').getByRole('link', { name: 'Quality and reliability' }).click()
    await page.locator('#phone-menu').waitFor({ state: 'hidden' })
  })

  test('a menu left open on a tablet can be closed after rotation', async () => {
    const visit = await startVisit({ baseUrl, width: 700 })
    const { page } = visit
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.getByRole('button', { name: 'Close menu' }).click()
    await page.locator('#phone-menu').waitFor({ state: 'hidden' })
  })

  test('the first Tab stop is the skip link', async () => {
    const visit = await startVisit({ baseUrl })
    const { page } = visit
    await open(page, '/about')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  test('the first toast goes into a live region that was there before it', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/s?wd=lm358')
    const live = await page.$('[aria-live="polite"][data-live]')
    expect(await live?.textContent()).toBe('')
    await page
      .getByRole('button', { name: /^Add .* to cart/ })
      .first()
      .click()
    await expect.poll(() => live?.textContent()).toContain('Added to cart')
    expect(await live?.$$('[aria-live]')).toEqual([])
  })

  test('a country list opens at most 220 px high, and supports typing', async () => {
    const { page } = await startVisit({ baseUrl, hasLooks: true })
    await open(page, '/register')
    const countries = page.locator('select[name="country"]')
    await countries.click()
    const height = () => countries.evaluate(select => getComputedStyle(select, '::picker(select)').height)
    await expect.poll(height).toBe('220px')
    await page.keyboard.type('Germ')
    await page.keyboard.press('Enter')
    expect(await countries.inputValue()).toBe('DE')
  })

  test('print has the shop’s name and address, the date, and no buttons', async () => {
    const { page } = await startVisit({ baseUrl, width: 794, hasLooks: true })
    const pressable = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'button:not(.price-breaks button), a[class*="min-h-10"], [role="button"], [role="tab"]',
          ),
        ]
          .filter(element => element.checkVisibility())
          .map(element => element.outerHTML),
      )
    await open(page, '/s?wd=lm358')
    await page
      .getByRole('button', { name: /^Add .* to cart/ })
      .first()
      .click()
    await page.locator('[data-toasts] p').waitFor()
    for (const path of ['/productdetail/1', '/shoppingcart', '/s?wd=lm358', '/rfq', '/about']) {
      await page.emulateMedia({ media: 'screen' })
      await open(page, path)
      await page.emulateMedia({ media: 'print' })
      expect(await pressable(), path).toEqual([])
      const letterhead = page.locator('[data-letterhead]')
      await letterhead.locator('time').waitFor()
      expect(await letterhead.textContent()).toMatch(/Chipfront.*Example Road.*20\d\d/s)
    }
  })
})
