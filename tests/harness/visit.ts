import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Visit = {
  page: Page
  context: BrowserContext
  complaints: string[]
  /** What is meant to be complained of: the browser writes every refused call into its console, in its own time. */
  allow: (complaint: RegExp) => void
  end: () => Promise<void>
}
export type VisitOptions = {
  width?: number
  javaScript?: boolean
  hasTouch?: boolean
  /** What the browser prefers to read. Given, it may be offered; otherwise it has been before. */
  locale?: string
  baseUrl: string
}

/** One visitor with a fresh browser profile. Whatever the console says against the page fails the test at its end. */
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

/** Waits until clicks are heard by the page itself, and until what is laid out late moves nothing any more. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('.far').first().waitFor({ state: 'detached' })
}
