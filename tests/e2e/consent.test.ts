import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect } from '../../src/server/database/connection.ts'
import { setSetting } from '../../src/server/features/site/index.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const TAGS = {
  google_measurement_id: 'G-TEST1',
  google_tagmanager_id: 'GTM-TEST1',
  trustpilot_template_id: 'template1',
  trustpilot_businessunit_id: 'unit1',
}
const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1'
const GTM = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'
const TRUSTPILOT = 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js'

const visit = withBrowser()
let shop: RunningShop
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  const connection = await connect(database.url, 1)
  for (const [name, value] of Object.entries(TAGS)) await setSetting(connection, name, value)
  await connection.close()
  shop = await runShop('dist/server/main.js', { DATABASE_URL: database.url, NODE_ENV: 'production' })
})
afterAll(async () => {
  await shop.stop()
  await drop()
})

/** Blocks requests to third parties and lists them. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    url => url.hostname !== 'localhost',
    route => {
      const url = route.request().url()
      asked.push(url)
      const script = url === TRUSTPILOT ? TRUSTPILOT_SCRIPT : GOOGLE_SCRIPT
      return route.fulfill({ contentType: 'text/javascript', body: script })
    },
  )
  return asked
}
const GOOGLE_SCRIPT = 'document.cookie = "_ga=GA1.1.1; Path=/"; document.cookie = "_ga_TEST1=1; Path=/"'
const TRUSTPILOT_SCRIPT =
  'window.Trustpilot = { loadFromElement: box => { box.textContent = "Reviews in " + box.dataset.locale } }'

const cookiesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort()
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const press = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click()
const openSettings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' }).click()

describe('a shop with third-party tags', () => {
  test('asks for consent, and loads only the necessary until it is given', async () => {
    const { page, context } = await visit({ baseUrl: shop.url })
    const asked = await standIn(context)
    await open(page, '/about')
    await banner(page).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await cookiesOf(context)).toEqual([])
    // The second Tab stop, after the skip link.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await banner(page).locator(':focus').count()).toBe(1)

    await press(page, 'Necessary only')
    await banner(page).waitFor({ state: 'detached' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForURL('**/contact')
    const code = Promise.withResolvers<void>()
    await page.route(/\/assets\/consent-(?!cookie)[^/]+\.js$/, async route => {
      await code.promise
      await route.continue()
    })
    await open(page, '/about')
    expect(await cookiesOf(context)).toEqual(['consent'])
    expect(asked).toEqual([])

    // Pressed before the code of the banner is loaded.
    await openSettings(page)
    code.resolve()
    await untilFocused(banner(page))
    expect(await violationsOf(page, '.consent-banner')).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie settings')

    await openSettings(page)
    await banner(page).getByRole('checkbox', { name: 'Statistics' }).check()
    await press(page, 'Save choice')
    await expect.poll(() => asked.toSorted()).toEqual([GTAG, GTM])
  })

  test('loads the accepted services, never on a page with a key, and stops after withdrawal', async () => {
    const { page, context, allow } = await visit({ baseUrl: shop.url, width: 390 })
    const asked = await standIn(context)
    await open(page, '/de/about')
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
    await page.getByText('Reviews in de-DE').waitFor()
    await expect.poll(() => asked.toSorted()).toEqual([TRUSTPILOT, GTM, GTAG].toSorted())
    expect(await cookiesOf(context)).toEqual(['_ga', '_ga_TEST1', 'consent'])

    // An unknown order; only the URL matters.
    allow(/404/)
    asked.length = 0
    await follow(page, '/de/order/CF261115-AAAAAA?key=secret')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    await follow(page, '/de/contact')
    await page.getByText('Reviews in de-DE').waitFor()

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    asked.length = 0
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Nur notwendige' }).click(),
    ])
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await cookiesOf(context)).toEqual(['consent'])
    expect(await page.getByText('Reviews in').count()).toBe(0)
  })
})

/** Like a link in the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')?.append(link)
    link.click()
  }, path)
  await page.waitForURL(`**${path}`)
}
