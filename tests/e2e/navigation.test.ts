import { beforeEach, describe, expect, inject, test } from 'vitest'
import { open, type Visit } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()
let visit: Visit

beforeEach(async () => {
  visit = await startVisit({ baseUrl, isAlone: true })
})

/** Returns true as long as the document has not been reloaded. */
async function markDocument(): Promise<() => Promise<boolean>> {
  await visit.page.evaluate(() => document.body.setAttribute('data-mark', ''))
  return () => visit.page.evaluate(() => document.body.hasAttribute('data-mark'))
}

/** For each chunk that was missing, whether the shop reloads the page because of it. */
async function watchChunkFailures(): Promise<() => Promise<boolean[]>> {
  const { page } = visit
  await page.addInitScript(() => {
    addEventListener('vite:preloadError', async event => {
      // After the shop has handled it.
      await Promise.resolve()
      const before: boolean[] = JSON.parse(sessionStorage.getItem('chunk-failures') ?? '[]')
      sessionStorage.setItem('chunk-failures', JSON.stringify([...before, event.defaultPrevented]))
    })
  })
  return async () => {
    const found = await page.evaluate(() => sessionStorage.getItem('chunk-failures')).catch(() => null)
    return JSON.parse(found ?? '[]')
  }
}

describe('navigation', () => {
  test('a link changes the screen without a new document, with title, head and focus', async () => {
    const { page } = visit
    await open(page, '/about')
    const isSameDocument = await markDocument()
    await page.locator('header').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(page.url()).toBe(`${baseUrl}/contact`)
    await expect.poll(() => page.title()).toBe('Contact | Chipfront')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseUrl}/contact`)
    expect(await page.locator('link[rel=canonical]').count()).toBe(1)
    expect(await page.locator('meta[name=description]').count()).toBe(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  test('a tap before hydration takes effect afterwards', async () => {
    const { page } = visit
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/frame-.*\.js$/, async route => {
      await held.promise
      await route.continue()
    })
    const isAskedFor = page.waitForRequest(/\/assets\/frame-.*\.js$/)
    await page.goto('/s?wd=lm358', { waitUntil: 'domcontentloaded' })
    await isAskedFor
    const added: string[] = []
    page.on('request', request => request.url().includes('/api/cart/add') && added.push(request.url()))
    await page
      .getByRole('button', { name: /^Add .* to cart/ })
      .first()
      .click()
    expect(added).toEqual([])
    held.resolve()
    await page.locator('header').getByRole('link', { name: 'Cart (1' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(added).toHaveLength(1)
  })

  test('a page whose files are gone is reloaded once', async () => {
    const { page } = visit
    const loads: string[] = []
    page.on('request', request => request.isNavigationRequest() && loads.push(request.url()))
    await page.route(/\/assets\/frame-.*\.js$/, route => route.abort())
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => loads.length).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(loads).toHaveLength(2)
    // The second time nothing can be done, and the browser reports the missing file.
    visit.allow(/ERR_FAILED|Failed to fetch dynamically imported module/)
  })

  test('going back shows the page at once, at its scroll position', async () => {
    const { page } = visit
    await open(page, '/companyprofile/how-to-buy')
    const link = page.locator('main a[href="/companyprofile/refund"]').first()
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(100)
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Returns and refunds' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // Away from the links, which would be prefetched.
    await page.mouse.move(0, 0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'How to buy' }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Returns and refunds' }).waitFor()
    expect(asked.filter(url => url.includes('/getPage/refund'))).toEqual([])
  })

  test('hovering over a link prefetches code and data, the click only shows them', async () => {
    const { page } = visit
    await open(page, '/')
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const link = page.locator('footer').getByRole('link', { name: 'Shipping and delivery' })
    await link.hover()
    await expect
      .poll(() => asked.some(url => url.includes('/api/config/getPage/shipping-delivering')))
      .toBe(true)
    const before = asked.length
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Shipping and delivery' }).waitFor()
    expect(asked.slice(before).filter(url => url.includes('/getPage/shipping-delivering'))).toEqual([])
  })

  test('the progress bar shows while a page is loading', async () => {
    const { page } = visit
    await open(page, '/')
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/config/getPage/refund**', async route => {
      await gate.promise
      await route.continue()
    })
    await page.locator('footer').getByRole('link', { name: 'Returns and refunds' }).click()
    const bar = page.getByRole('progressbar', { name: 'Loading page' })
    await bar.waitFor()
    gate.resolve()
    await page.getByRole('heading', { level: 1, name: 'Returns and refunds' }).waitFor()
    expect(await bar.count()).toBe(0)
  })

  test('a link inside a text, opened in a new tab, stays a link', async () => {
    const { page, context } = visit
    await open(page, '/about')
    const opened = context.waitForEvent('page')
    await page
      .locator('main a[href="/rfq"]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForURL(`${baseUrl}/rfq`)
    expect(page.url()).toBe(`${baseUrl}/about`)
  })

  test('an account page sends a visitor to sign in, also on client navigation', async () => {
    const { page } = visit
    await open(page, '/de/about')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/de/myaccount/my-profile',
        textContent: 'go',
      })
      document.querySelector('main')?.append(link)
      link.click()
    })
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor()
    expect(page.url()).toBe(`${baseUrl}/de/login?redirect=%2Fmyaccount%2Fmy-profile`)
  })

  test('/exit clears an expired sign-in, and keeps the return target', async () => {
    const { page, context } = visit
    await context.addCookies([{ name: 'token', value: 'old', url: baseUrl }])
    await open(page, '/about')
    expect(page.url()).toBe(`${baseUrl}/login?redirect=%2Fabout&ended=1`)
    expect(await context.cookies()).toEqual([])
  })
})

describe('when something is missing', () => {
  test('an unknown URL shows the 404 page with a link home', async () => {
    const { page, allow } = visit
    allow(/status of 404/)
    await open(page, '/fr/no-such-page')
    await page.getByRole('main').getByRole('link').click()
    await page.waitForURL(`${baseUrl}/fr`)
    await page.locator('footer').waitFor()
  })

  test('a page without its content shows the 404 page inside the layout', async () => {
    const { page, allow } = visit
    allow(/status of 404/)
    await open(page, '/')
    await page.route('**/api/config/getPage/refund**', route =>
      route.fulfill({ status: 404, json: { code: 404, message: 'Not found', data: null } }),
    )
    await page.locator('footer').getByRole('link', { name: 'Returns and refunds' }).click()
    await page.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor()
  })

  test('a failing server shows an error page with status and message, and the layout stays usable', async () => {
    const { page, allow } = visit
    allow(/status of 500/)
    await open(page, '/')
    await page.route('**/api/config/getPage/refund**', route =>
      route.fulfill({ status: 500, json: { code: 500, message: 'We are sorry', data: { request_id: 'x' } } }),
    )
    await page.locator('footer').getByRole('link', { name: 'Returns and refunds' }).click()
    await page.getByText('Error 500').waitFor()
    expect(await page.getByText('We are sorry').count()).toBe(1)
    await page.locator('footer').getByRole('link', { name: 'About us' }).click()
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
  })

  test('a missing chunk reloads the wanted page, at most once a minute', async () => {
    const { page, allow } = visit
    allow(/./)
    const failures = await watchChunkFailures()
    await open(page, '/')
    await page.route('**/assets/fixed-page*.js', route => route.fulfill({ status: 404, body: '' }))
    await page.locator('footer').getByRole('link', { name: 'Returns and refunds' }).click()
    await page.waitForURL(`${baseUrl}/companyprofile/refund`)
    // Rendered by the server: readable, though its code is still missing and it is not reloaded a third time.
    expect(await page.getByRole('heading', { level: 1, name: 'Returns and refunds' }).isVisible()).toBe(true)
    await expect.poll(failures).toEqual([true, false])
  })

  test('a first page whose chunk is missing is reloaded once only', async () => {
    const { page, allow } = visit
    allow(/./)
    const failures = await watchChunkFailures()
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/assets/fixed-page*.js', route => route.fulfill({ status: 404, body: '' }))
    await page.goto('/about')
    await expect.poll(failures).toEqual([true, false])
    await expect.poll(() => loads).toBe(2)
  })

  test('a failed prefetch of a chunk has no effect', async () => {
    const { page, allow } = visit
    allow(/./)
    const failures = await watchChunkFailures()
    await open(page, '/')
    await page.getByRole('combobox').fill('half typed')
    await page.route('**/assets/fixed-page*.js', route => route.fulfill({ status: 404, body: '' }))
    await page.locator('footer').getByRole('link', { name: 'Returns and refunds' }).hover()
    await expect.poll(failures).toEqual([false])
    expect(await page.getByRole('combobox').inputValue()).toBe('half typed')
  })

  test('offline the shop says so, keeps its layout, and continues when online again', async () => {
    const { page, context, allow } = visit
    allow(/./)
    await open(page, '/about')
    await context.setOffline(true)
    await page.locator('footer').getByRole('link', { name: 'Returns and refunds' }).click()
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Returns and refunds' }).waitFor()
  })
})

describe('links within a page', () => {
  test('lead to their heading and back, for mouse and keyboard', async () => {
    const { page } = visit
    await open(page, '/companyprofile/term-condition')
    const headings = page.locator('aside a[href^="#"]')
    const scrolled = () => page.evaluate(() => window.scrollY)
    await headings.nth(3).click()
    await expect.poll(scrolled).toBeGreaterThan(200)
    const first = await scrolled()
    await expect
      .poll(() => page.evaluate(() => `#${document.activeElement?.id}`))
      .toBe(new URL(page.url()).hash)
    await headings.nth(6).click()
    await expect.poll(scrolled).toBeGreaterThan(first)
    await page.goBack()
    await expect.poll(scrolled).toBe(first)
    await page.goBack()
    await expect.poll(scrolled).toBe(0)
  })

  test('a file is a file, not a screen', async () => {
    const { page } = visit
    await open(page, '/about')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/favicon.svg',
        textContent: 'picture',
      })
      document.querySelector('main')?.append(link)
      link.click()
    })
    await page.waitForURL(`${baseUrl}/favicon.svg`)
    await open(page, '/news')
    await page.getByRole('link', { name: 'RSS feed' }).click()
    await page.waitForURL(`${baseUrl}/news/rss.xml`)
    expect(await page.locator('body').textContent()).toContain('<rss ')
  })
})
