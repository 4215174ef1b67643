import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { findExact, suggestParts } from '../../src/contract/shop/catalogue.ts'
import { createCall } from '../../src/contract/wire/call.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()
const call = createCall({
  fetch: (path, init) => fetch(baseUrl + path, init),
  lang: 'en',
  token: () => null,
  isStrict: true,
})

/** Demo parts: the first has one manufacturer, the second several. */
const SINGLE = 'STM32F103C8T6'
const SHARED = 'LM358'
const TYPED = 'stm32f1'

const box = (page: Page) => page.locator('#search-box')
const options = (page: Page) => page.getByRole('option')
const history = (page: Page) => page.evaluate(() => localStorage.getItem('ht'))

/** Resolves when all pending changes are on the screen. */
const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

async function search(page: Page, words: string): Promise<void> {
  await box(page).fill(words)
  await page.keyboard.press('Enter')
}

describe('typing a part number', () => {
  test('suggests numbers with their manufacturers; arrow keys select, Enter opens', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/about')
    const expected = await call(suggestParts, { keyword: TYPED })
    await box(page).pressSequentially(TYPED)
    await options(page).first().waitFor()
    await page.getByRole('option', { name: 'Search descriptions for' }).waitFor()
    const rows = (await options(page).allTextContents()).slice(0, expected.length)
    for (const [i, { part_number, brand_name, packaging, stock = 0 }] of expected.entries()) {
      expect(rows[i]).toMatch(new RegExp(`^${part_number}.*${brand_name}$`))
      expect(rows[i]).toContain(packaging)
      expect(rows[i]).toContain(stock > 0 ? 'in stock' : 'Out of stock')
    }
    expect(await page.locator('mark').first().textContent()).toBe(TYPED.toUpperCase())
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
    expect(await violationsOf(page, 'search')).toEqual([])

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    const reached = page.locator('[role=option][aria-selected=true]')
    expect(await reached.count()).toBe(1)
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(await reached.getAttribute('id'))
    await page.keyboard.press('Enter')
    await page.waitForURL(`${baseUrl}/productdetail/${expected[0]?.goods_page_url}`)
  })

  test('suggests categories, manufacturers and a search of descriptions for words', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/de/about')
    await box(page).pressSequentially('schottky')
    await page.getByRole('option', { name: 'Schottky-Dioden' }).waitFor()
    await page.getByRole('option', { name: '„schottky“ in Beschreibungen suchen' }).click()
    await page.waitForURL(`${baseUrl}/de/s?wd=schottky`)
    await open(page, '/de/about')
    await box(page).pressSequentially('texas')
    await page.getByRole('option', { name: 'Texas Instruments' }).click()
    await page.waitForURL(/\/de\/manufacturer\/Texas-Instruments-/)
  })

  test('with a word too many names the word that the results leave out', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, `/s?wd=${encodeURIComponent(`${SINGLE}, 5 pcs`)}`)
    await page.getByText(/^Without “5 pcs”: \d+ parts?$/).waitFor()
    await page.getByRole('link', { name: SINGLE }).first().waitFor()
  })

  test('of only one manufacturer leads straight to the part', async () => {
    const { page } = await startVisit({ baseUrl })
    const { goods_page_url } = await call(findExact, { keyword: SINGLE })
    await open(page, '/')
    await search(page, ` ${SINGLE.toLowerCase()} `)
    await page.waitForURL(`${baseUrl}/productdetail/${goods_page_url}`)
    await expect.poll(() => box(page).inputValue()).toBe('')
  })

  test('of several manufacturers leads to the results, and the box keeps it', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/de')
    await search(page, SHARED)
    await page.waitForURL(`${baseUrl}/de/s?wd=${encodeURIComponent(SHARED)}`)
    await expect.poll(() => box(page).inputValue()).toBe(SHARED)
    await page.reload()
    expect(await box(page).inputValue()).toBe(SHARED)
  })

  test('of one character is rejected beside the box', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/about')
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await search(page, ' L ')
    expect(await page.getByRole('alert').textContent()).toBe('Less than two words')
    const description = await box(page).getAttribute('aria-describedby')
    expect(await page.locator(`[id="${description}"]`).textContent()).toBe('Less than two words')
    await box(page).pressSequentially('M')
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(asked.filter(url => url.includes('searchExact'))).toEqual([])
    expect([page.url(), await history(page)]).toEqual([`${baseUrl}/about`, null])
  })

  test('while offline still leads to the results page', async () => {
    const { page, allow } = await startVisit({ baseUrl })
    allow(/ERR_FAILED/)
    await open(page, '/about')
    await page.route('**/api/index/searchExact**', route => route.abort())
    await search(page, SINGLE)
    await page.waitForURL(`${baseUrl}/s?wd=${encodeURIComponent(SINGLE)}`)
  })

  test('with an input method sends no request until the character is finished', async () => {
    const { page } = await startVisit({ baseUrl, isAlone: true })
    await page.clock.install()
    await open(page, '/about')
    const asked: string[] = []
    page.on('request', request => request.url().includes('searchOption') && asked.push(request.url()))
    const compose = (type: string) =>
      box(page).evaluate(
        (input, name) => input.dispatchEvent(new CompositionEvent(name, { bubbles: true })),
        type,
      )
    await box(page).focus()
    await compose('compositionstart')
    await box(page).pressSequentially('lm')
    await page.clock.runFor(5_000)
    expect(asked).toEqual([])
    await compose('compositionend')
    await expect.poll(() => asked.length).toBe(1)
  })

  test('ignores late responses to earlier input', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/about')
    const gate = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/index/searchOption?keyword=zz&**', async route => {
      await gate.promise
      await route
        .fulfill({
          json: {
            code: 200,
            message: 'OK',
            data: [{ part_number: 'ZZ-LATE', brand_name: 'X', goods_page_url: 'ZZ-LATE-1' }],
          },
        })
        // The browser has already aborted it.
        .catch(() => {})
      answered.resolve()
    })
    const slow = page.waitForRequest('**/api/index/searchOption?keyword=zz&**')
    await box(page).fill('zz')
    await slow
    await box(page).fill(SINGLE)
    await options(page).first().waitFor()
    const offered = await options(page).allTextContents()
    gate.resolve()
    await answered.promise
    await nextPaint(page)
    expect(await options(page).allTextContents()).toEqual(offered)
  })
})

describe('recent searches', () => {
  const past = Array.from({ length: 10 }, (_, n) => ({ search: `OLD${n}` }))

  test('are offered newest first, each once, ten of them, and can be cleared', async () => {
    const { page, context } = await startVisit({ baseUrl, isAlone: true })
    await context.addInitScript(
      stored => localStorage.getItem('ht') ?? localStorage.setItem('ht', stored),
      JSON.stringify(past),
    )
    await open(page, '/about')
    await search(page, SHARED)
    await page.waitForURL(/\/s\?wd=/)
    await search(page, 'OLD3')
    await page.waitForURL(/\/s\?wd=OLD3$/)
    await open(page, '/about')
    await box(page).click()
    expect(await options(page).allTextContents()).toEqual(
      ['OLD3', SHARED, ...past.map(({ search }) => search).filter(words => words !== 'OLD3')].slice(0, 10),
    )
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${baseUrl}/s?wd=${encodeURIComponent(SHARED)}`)

    await open(page, '/about')
    await box(page).click()
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await options(page).count()).toBe(0)
    expect(await history(page)).toBe(null)
  })

  test('of another tab are included, and forbidden storage is tolerated', async () => {
    const { page, context } = await startVisit({ baseUrl })
    await open(page, '/about')
    const other = await context.newPage()
    await open(other, '/about')
    await search(other, 'BC547')
    await other.waitForURL(/\/(s|productdetail)/)
    await box(page).click()
    expect(await options(page).allTextContents()).toEqual(['BC547'])

    await other.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await open(other, '/about')
    await box(other).click()
    await search(other, SHARED)
    await other.waitForURL(/\/s\?wd=/)
  })
})

describe('keyboard focus', () => {
  test('stays in the box while a page loads', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/about')
    const answer = Promise.withResolvers<void>()
    await page.route(/\/api\/index\/search\?/, async route => {
      await answer.promise
      await route.continue()
    })
    await search(page, SHARED)
    await page.getByRole('progressbar').waitFor()
    await box(page).fill('OLD3')
    answer.resolve()
    await page.getByRole('heading', { level: 1, name: SHARED }).waitFor()
    await untilFocused(box(page))
    expect(await box(page).inputValue()).toBe('OLD3')
  })

  test('"/" focuses the search, but not from another field; Esc closes', async () => {
    const { page } = await startVisit({ baseUrl })
    await open(page, '/manufacturer')
    const field = page.getByRole('searchbox', { name: 'Manufacturer name' })
    await field.fill('a')
    await page.keyboard.press('/')
    expect(await field.inputValue()).toBe('a/')
    await field.blur()
    await page.keyboard.press('/')
    await untilFocused(box(page))
    expect(await box(page).inputValue()).toBe('')

    await box(page).pressSequentially(TYPED)
    await options(page).first().waitFor()
    await page.keyboard.press('Escape')
    expect(await options(page).count()).toBe(0)
    expect(await box(page).inputValue()).toBe(TYPED)
    await page.keyboard.press('ArrowDown')
    await options(page).first().waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    expect(await options(page).count()).toBe(0)
  })
})

describe('other environments', () => {
  test('without JavaScript the form leads to the results', async () => {
    const { page } = await startVisit({ baseUrl, javaScript: false })
    await page.goto('/ar/about')
    await box(page).fill('LM358/NOPB')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${baseUrl}/ar/s?wd=LM358%2FNOPB`)
    expect(await box(page).inputValue()).toBe('LM358/NOPB')
  })

  test('on a phone the search has its own screen, with large rows', async () => {
    const { page } = await startVisit({ baseUrl, width: 390, hasLooks: true })
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.locator('#phone-menu').getByRole('link', { name: 'Part number search' }).click()
    await page.getByRole('heading', { level: 1, name: 'Part number search' }).waitFor()
    await untilFocused(box(page))
    await page.keyboard.type(TYPED)
    await options(page).first().waitFor()
    const { height = 0 } = (await options(page).first().boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
    await options(page).first().click()
    await page.waitForURL(/\/productdetail\//)
  })
})
