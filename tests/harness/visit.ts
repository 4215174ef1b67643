import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Visit = {
  page: Page
  context: BrowserContext
  complaints: string[]
  /** Allows an expected message: the browser logs every rejected call in its console, with a delay. */
  allow: (complaint: RegExp) => void
  end: () => Promise<void>
}
export type VisitOptions = {
  width?: number
  javaScript?: boolean
  hasTouch?: boolean
  /** The browser's preferred language. If given, it may be offered; otherwise it was offered before. */
  locale?: string
  /** For a test that changes the profile itself: its clock, its scripts, its network. */
  isAlone?: boolean
  /** Loads pictures and fonts, for a test of a page's appearance. */
  hasLooks?: boolean
  baseUrl: string
}

/** For a slow or busy machine: pages and their elements usually appear within a second. */
const PATIENCE_MS = 120_000

/** The message of a browser without looks about a picture that the page asks for early. */
const NOT_LOADED = /image loading is disabled|\.svg\S* was preloaded using link preload but not used/

/** One visitor with a fresh browser profile. Console messages about the page fail the test at its end. */
export async function startVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await openProfile(browser, options)
  return visitWith(context, options, () => context.close())
}

export async function openProfile(browser: Browser, options: VisitOptions): Promise<BrowserContext> {
  const { baseUrl, javaScript = true, hasTouch = false, locale = 'en-US' } = options
  const context = await browser.newContext({
    baseURL: baseUrl,
    javaScriptEnabled: javaScript,
    hasTouch,
    locale,
    // Elements that fade in have neither their colors nor their places yet.
    reducedMotion: 'reduce',
    storageState: storageOf(options),
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** A tab that another tab of the profile opens takes half as long to be there. */
async function openTab(context: BrowserContext): Promise<Page> {
  const [other] = context.pages()
  if (!other) return context.newPage()
  const opened = context.waitForEvent('page')
  await other.evaluate(() => void window.open('about:blank', '_blank', 'noopener'))
  return opened
}

export async function visitWith(
  context: BrowserContext,
  { width = 1280, hasLooks = false }: VisitOptions,
  leave: () => Promise<void>,
): Promise<Visit> {
  const page = await openTab(context)
  await page.setViewportSize({ width, height: 800 })
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
  const allowed = hasLooks ? [] : [NOT_LOADED]
  const end = async () => {
    await leave()
    expect(complaints.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([])
  }
  return { page, context, complaints, allow: complaint => void allowed.push(complaint), end }
}

/** The data that a new visitor's browser has stored. */
export function storageOf({ baseUrl, javaScript = true, locale }: VisitOptions) {
  const offered = { origin: new URL(baseUrl).origin, localStorage: [{ name: 'langOffered', value: 'en' }] }
  return { cookies: [], origins: locale || !javaScript ? [] : [offered] }
}

/** Waits for hydration, and until deferred layout has settled. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await waitForLayout(page)
}

/**
 * Another screen of the desk as its links open it, without loading the app again. Its title differs from the one before.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  const title = await page.locator('main h1').first().textContent()
  await page.evaluate(path => {
    const idx = Number(history.state?.idx ?? 0) + 1
    history.pushState({ usr: null, key: String(idx), idx }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await page.waitForFunction(
    before => (document.querySelector('main h1')?.textContent ?? before) !== before,
    title,
  )
}

/** Content below the fold is laid out after hydration: see useBelowFold. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(animation => !(animation instanceof CSSAnimation && animation.animationName === 'below-fold')),
  )
}
