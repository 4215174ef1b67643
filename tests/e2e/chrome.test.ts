import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { LIMITS } from '../../src/domain/limits.ts'
import { INDEX_NAMES } from '../../src/domain/part-number.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Message us' })
const feedbackLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' })
const toast = (page: Page, text: string) => page.locator('[data-toasts]').getByText(text)
const focused = (page: Page) => page.locator(':focus')
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send message' }).click()

/** Records the duration of messages, so that the test does not have to wait. */
const WATCH_TIMERS = `
  window.timers = []
  const start = window.setTimeout
  window.setTimeout = (act, ms, ...rest) => {
    timers.push(ms)
    return start(act, ms, ...rest)
  }`

describe('the layout of every page', () => {
  let html: string
  beforeAll(async () => {
    html = await (await fetch(`${baseUrl}/about`)).text()
  })
  const linksIn = (part: RegExp) =>
    [...(html.match(part)?.[0] ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address)

  test('the header links to all main pages', () => {
    expect(linksIn(/<header.*<\/header>/s)).toEqual(
      expect.arrayContaining([
        '/rfq',
        '/contact',
        '/companyprofile/term-condition',
        '/companyprofile/privacy-policy',
        '/companyprofile/cookies-policy',
        '/category',
        '/manufacturer',
        '/design-development',
        '/quality-reliability',
        '/about',
        '/login?redirect=%2Fabout',
        '/register?redirect=%2Fabout',
        '/shoppingcart',
      ]),
    )
  })

  test('the footer has its pages, contacts and the first page of each of 37 index entries', () => {
    const links = linksIn(/<footer.*<\/footer>/s)
    expect(links).toEqual(
      expect.arrayContaining([
        '/about',
        '/companyprofile/shipping-delivering',
        '/companyprofile/how-to-buy',
        '/companyprofile/refund',
        'tel:+15550100',
        'mailto:sales@chipfront.example',
        '/contact#feedback',
      ]),
    )
    const index = links.filter(address => address?.startsWith('/products/'))
    expect(index).toEqual(INDEX_NAMES.map(name => `/products/${name}/1`))
    expect(index).toHaveLength(37)
  })

  test('the side bar sends visitors to sign in, and offers a chat and a message', () => {
    expect(linksIn(/<nav aria-label="Quick access".*?<\/nav>/s)).toEqual([
      '/rfq',
      '/login?redirect=%2Fabout',
      '/login?redirect=%2Fshoppingcart',
      '/login?redirect=%2Fmyaccount%2Forder-status-history',
      '/contact#feedback',
      'skype:live:chipfront.example?chat',
      'https://wa.me/15550100',
      'https://wa.me/15550100',
    ])
  })

  test('a shop without social accounts has no row of social links', () => {
    expect(html).not.toContain('Follow us')
  })
})

describe('the side bar', () => {
  test('is shown if there is room, with the WeChat code and a link to the top', async () => {
    const { page } = await startVisit({ baseUrl, width: 1024, hasLooks: true })
    await open(page, '/companyprofile/term-condition')
    const bar = page.getByRole('navigation', { name: 'Quick access' })
    expect(await bar.isVisible()).toBe(false)
    await page.setViewportSize({ width: 1025, height: 800 })
    expect(await bar.isVisible()).toBe(true)

    const weChat = bar.getByRole('button', { name: /^WeChat/ })
    const isPictureSeen = () => weChat.locator('img').evaluate(isSeen)
    expect(await isPictureSeen()).toBe(false)
    await weChat.hover()
    await expect.poll(isPictureSeen).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isPictureSeen()).toBe(false)
    await page.mouse.move(0, 0)
    await bar.getByRole('link', { name: /^WhatsApp/ }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(isPictureSeen).toBe(true)

    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 2_000)
    await expect.poll(scrolled).toBeGreaterThan(1_000)
    await bar.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(scrolled).toBe(0)
    await expect.poll(() => focused(page).getAttribute('id')).toBe('content')
  })
})

/** Also checks that it has loaded. */
function isSeen(picture: Element): boolean {
  const isLoaded = picture instanceof HTMLImageElement && picture.naturalWidth > 0
  return isLoaded && picture.checkVisibility({ opacityProperty: true })
}

describe('a toast', () => {
  test('disappears after two and a half seconds, after a subscription after three', async () => {
    const { page } = await startVisit({ baseUrl, isAlone: true })
    await page.clock.install()
    await open(page, '/s?wd=RC0603&in_stock=1')
    // From here on the test controls the time.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page
      .getByRole('button', { name: /^Add to RFQ/ })
      .first()
      .click()
    await isShownFor(page, 'to your RFQ list', LIMITS.toastMs)
    await page.getByLabel('Newsletter').fill('clock@example.com')
    await page.getByLabel('Newsletter').press('Enter')
    await isShownFor(page, 'Please confirm using the link in the email', LIMITS.replyToastMs)
  })

  test('is plain if its code cannot be loaded, still disappears, and the next one is complete', async () => {
    const { page, context, allow } = await startVisit({ baseUrl })
    allow(/ERR_FAILED|Failed to fetch/)
    await open(page, '/s?wd=lm358')
    await page.route('**/assets/overlay-*.js', route => route.abort(), { times: 1 })
    const toRfq = page.getByRole('button', { name: /^Add .*to RFQ/ }).first()
    await toRfq.click()
    const plain = page.getByRole('alert').getByText('to your RFQ list')
    await plain.waitFor()
    await plain.waitFor({ state: 'detached' })
    // Before version 156, Chromium loads a module that has failed only after a reload.
    if (Number.parseInt(context.browser()?.version() ?? '', 10) < 156) await open(page, '/s?wd=lm358')
    await toRfq.click()
    await toast(page, 'RFQ list').waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Request for quote' }).click()
    await page.getByRole('dialog', { name: 'RFQ list', exact: true }).waitFor()
  })
})

async function isShownFor(page: Page, text: string, durationMs: number): Promise<void> {
  const word = page.locator('[data-toasts] [role=dialog]:not([data-ending-style])', { hasText: text })
  await word.waitFor()
  await page.clock.runFor(durationMs - 1)
  expect(await word.count()).toBe(1)
  await page.clock.runFor(1)
  await expect.poll(() => word.count()).toBe(0)
}

describe('a message to the shop', () => {
  test('is validated, sent, confirmed for three seconds, and cleared from the form', async () => {
    const { page, allow } = await startVisit({ baseUrl, hasLooks: true })
    allow(/429/)
    await page.addInitScript(WATCH_TIMERS)
    await open(page, '/about')
    await feedbackLink(page).press('Enter')
    await dialog(page).getByText('Product question').waitFor()
    await expect.poll(() => focused(page).getAttribute('name')).toBe('email')
    expect((await dialog(page).boundingBox())?.width).toBe(800)

    await send(page)
    await dialog(page).getByText('Enter a email address').waitFor()
    await dialog(page).getByText('Enter a Comment').waitFor()
    await expect.poll(() => focused(page).getAttribute('name')).toBe('email')
    expect(await violationsOf(page)).toEqual([])
    await dialog(page).getByLabel('Email address').fill('买家@example.com')
    await dialog(page).getByText('Enter a valid email address').waitFor()
    await dialog(page).getByLabel('Email address').fill('buyer@example.com')
    await dialog(page).getByLabel('Comment').fill('When does the reel arrive?')
    await dialog(page).getByRole('combobox', { name: 'Subject' }).click()
    await page.getByRole('option', { name: 'Order or delivery' }).click()

    const message = 'Too many requests. Please try again later.'
    await page.route('**/api/feedback?*', route =>
      route.fulfill({ status: 429, json: { code: 429, message, data: {} } }),
    )
    await send(page)
    await toast(page, message).waitFor()
    await page.unroute('**/api/feedback?*')
    expect(await dialog(page).getByLabel('Comment').inputValue()).toBe('When does the reel arrive?')
    expect(await page.evaluate('timers.filter(ms => ms === 3_000 || ms === 2_500)')).toEqual([3_000])

    const sent = page.waitForRequest('**/api/feedback?*')
    await send(page)
    expect((await sent).postDataJSON()).toEqual({
      type_id: '2',
      email: 'buyer@example.com',
      feedback_content: 'When does the reel arrive?',
    })
    await toast(page, 'Thank you. We’ve received your message.').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page).getAttribute('href')).toBe('/contact#feedback')
    expect(await page.evaluate('timers.filter(ms => ms === 3_000).length')).toBe(2)

    await feedbackLink(page).click()
    expect(await dialog(page).getByLabel('Comment').inputValue()).toBe('')
    await page.mouse.click(20, 400)
    await dialog(page).waitFor({ state: 'hidden' })
  })

  test('opens from any link to it, also in a phone’s menu, and waits for its subjects', async () => {
    const { page, allow } = await startVisit({ baseUrl, width: 390, hasLooks: true })
    allow(/ERR_FAILED/)
    await page.route('**/api/common/options/select?*', route => route.abort())
    await open(page, '/contact#feedback')
    await dialog(page).getByText('We couldn’t load the subjects.').waitFor()
    expect((await dialog(page).boundingBox())?.width).toBe(390)
    await page.unroute('**/api/common/options/select?*')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await dialog(page).getByText('Product question').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${baseUrl}/contact`)

    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    expect(await violationsOf(page)).toEqual([])
    await menu.getByRole('link', { name: 'Feedback' }).click()
    await dialog(page).waitFor()
    await menu.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Open menu')
  })
})

describe('the newsletter', () => {
  test('submits any text and shows the server’s response', async () => {
    const { page, allow } = await startVisit({ baseUrl })
    allow(/400/)
    await open(page, '/about')
    const field = page.getByLabel('Newsletter')
    await field.fill('nobody')
    await field.press('Enter')
    await toast(page, 'Enter a valid email address').waitFor()
    expect(await field.inputValue()).toBe('nobody')
    await field.fill('news@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await toast(page, 'Please confirm using the link in the email').waitFor()
    expect(await field.inputValue()).toBe('')
  })

  test('without JavaScript there is no form, and feedback leads to the contacts', async () => {
    const { page } = await startVisit({ baseUrl, javaScript: false })
    await page.goto('/about')
    expect(await page.getByLabel('Newsletter').isVisible()).toBe(false)
    await feedbackLink(page).click()
    await page.waitForURL('**/contact#feedback')
  })
})
