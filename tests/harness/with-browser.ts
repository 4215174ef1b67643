import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startVisit, type Visit, type VisitOptions } from './visit.ts'

/**
 * One browser for the file, a fresh visitor for each `visit`; console messages about a page fail its test.
 */
export function withBrowser() {
  let browser: Browser
  const visits: Visit[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    for (const visit of visits.splice(0)) await visit.end()
  })
  afterAll(() => browser.close())

  return async (options: VisitOptions): Promise<Visit> => {
    const visit = await startVisit(browser, options)
    visits.push(visit)
    return visit
  }
}
