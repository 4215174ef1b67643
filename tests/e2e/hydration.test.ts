import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, inject, test } from 'vitest'
import { LANGS, localizedPath, shownLangs } from '../../src/domain/locales.ts'
import { launchBrowser } from '../harness/browser.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { open, startVisit, type Visit } from '../harness/visit.ts'

const langs = shownLangs(LANGS.map(lang => ({ lang })))
let browser: Browser
let shop: RunningShop
let drop: () => Promise<void>
let visit: Visit

/** Only React's development build compares every attribute, so this runs on the development server. */
beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  shop = await runShop('scripts/dev.ts', { DATABASE_URL: database.url })
  browser = await launchBrowser(false)
  // The first visit makes Vite bundle dependencies and reload the page, which is not tested here.
  const warmUp = await startVisit(browser, { baseUrl: shop.url })
  await open(warmUp.page, '/')
  await open(warmUp.page, '/ui')
  await open(warmUp.page, '/about')
  await open(warmUp.page, '/s?wd=lm358')
  await open(warmUp.page, '/productdetail/1')
  await open(warmUp.page, '/rfq')
  await warmUp.page.waitForLoadState('networkidle')
  await warmUp.context.close()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
  await drop()
})
afterEach(() => visit.end())

describe('server and browser render the same', () => {
  test('a part in every language, the home page in three', async () => {
    visit = await startVisit(browser, { baseUrl: shop.url })
    for (const lang of langs) await open(visit.page, localizedPath(lang, '/productdetail/1'))
    for (const path of ['/', '/ar', '/jp']) await open(visit.page, path)
  })

  test('with parameters that no screen reads, or only some', async () => {
    visit = await startVisit(browser, { baseUrl: shop.url })
    for (const path of [
      '/de/about?utm_source=mail',
      '/ar/login?redirect=%2Fcart',
      '/ru/s?wd=lm358&in_stock=1',
      '/ar/rfq?number=1',
    ])
      await open(visit.page, path)
  })

  test('on the page that shows the whole design system', async () => {
    visit = await startVisit(browser, { baseUrl: shop.url })
    await open(visit.page, '/ui')
  })
})
