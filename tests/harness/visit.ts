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
  baseUrl: string
}

/** For a slow or busy machine: pages and their elements usually appear within a second. */
const PATIENCE_MS = 120_000

/** One visitor with a fresh browser profile. Console messages about the page fail the test at its end. */
export async function startVisit(
  browser: Browser,
  { baseUrl, width = 1280, javaScript = true, hasTouch = false, locale }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height: 800 },
    javaScriptEnabled: javaScript,
    hasTouch,
    locale: locale ?? 'en-US',
    storageState: locale || !javaScript ? undefined : { cookies: [], origins: [offeredBefore(baseUrl)] },
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
  const allowed: RegExp[] = []
  const end = async () => {
    await context.close()
    expect(complaints.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([])
  }
  return { page, context, complaints, allow: complaint => void allowed.push(complaint), end }
}

const offeredBefore = (origin: string) => ({
  origin: new URL(origin).origin,
  localStorage: [{ name: 'langOffered', value: 'en' }],
})

/** Waits for hydration, and until deferred layout has settled. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await waitForLayout(page)
}

/** Content below the fold is laid out after hydration: see useBelowFold. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(animation => !(animation instanceof CSSAnimation && animation.animationName === 'below-fold')),
  )
}
