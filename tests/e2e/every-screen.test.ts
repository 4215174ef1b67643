import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { COUNTRY_CODES } from '../../src/domain/countries.ts'
import { LANGS, type Lang, LOCALES, localizedPath, shownLangs } from '../../src/domain/locales.ts'
import { DEFAULT_SHIPPING_RATES } from '../../src/domain/shipping-rates.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { SCREENS } from '../../src/storefront/screens.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { readTexts } from '../harness/read-texts.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { violationsOf } from '../harness/violations.ts'
import { prepareWalk } from '../harness/walked-screens.ts'
import { withBrowser } from '../harness/with-browser.ts'

const WIDTHS = [360, 768, 1024, 1440]
const AREAS = Object.keys(JSON.parse(readFileSync('locales/en.json', 'utf8')))
const KEY = new RegExp(`^(${AREAS.join('|')})(\\.[\\w-]+)+$`)
const others = shownLangs(LANGS.map(lang => ({ lang }))).filter(lang => lang !== 'en')

let shop: RunningShop
let connection: Connection
let database: Awaited<ReturnType<typeof copyDatabase>>
let prepared: Awaited<ReturnType<typeof prepareWalk>>
/** What is written in English on each page. */
const english = new Map<string, Set<string>>()
/** Names and numbers, the same in every language. */
let data: Set<string>
const folder = mkdtempSync(join(tmpdir(), 'chipfront-walk-'))
const startVisit = withBrowser()

beforeAll(async () => {
  database = await copyDatabase(inject('databaseServer'))
  connection = await connect(database.url, 2)
  shop = await runShop('dist/server/main.js', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
  })
  prepared = await prepareWalk(shop.url, connection.pool)
  data = await sameEverywhere()
})
afterAll(async () => {
  await shop.stop()
  await connection.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the operator and the buyer have written, names of makers, parts and services, and countries called the same. */
async function sameEverywhere(): Promise<Set<string>> {
  const { rows } = await connection.pool.query(`
    select name as text from manufacturers union select description from parts union select packaging from parts
    union select value from settings union select company_name from users`)
  const services = DEFAULT_SHIPPING_RATES.map(({ carrier, service }) => `${carrier} ${service}`)
  const countries = new Intl.DisplayNames('en', { type: 'region' })
  return new Set([
    ...rows.map(row => row.text),
    ...services,
    ...COUNTRY_CODES.map(code => countries.of(code) ?? code),
  ])
}

/** Pages are laid into one that is open already: its styles and axe are there, and reading them all takes minutes less. */
async function startWalk(): Promise<Page> {
  const { page } = await startVisit({ baseUrl: shop.url })
  await page.goto('/api/lang/list')
  return page
}

const SCRIPTS = /<script[^>]*type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** What the server sends, without scripts: the journeys of other tests run those. */
async function show(page: Page, path: string): Promise<void> {
  const answer = await fetch(shop.url + path, { headers: { Cookie: `token=${prepared.token}` } })
  await page.setContent((await answer.text()).replace(SCRIPTS, ''))
}

/** What is wrong with one page in one language. */
async function look(page: Page, lang: Lang, path: string): Promise<string[]> {
  await show(page, localizedPath(lang, path))
  const wrong: string[] = []
  const { tag, dir } = LOCALES[lang]
  if ((await page.locator('html').getAttribute('lang')) !== tag) wrong.push('another language')
  if ((await page.locator('html').getAttribute('dir')) !== dir) wrong.push('another direction')
  const texts = await page.evaluate(readTexts)
  wrong.push(...texts.filter(text => KEY.test(text)).map(key => `no text for ${key}`))
  if (lang === 'en') english.set(path, new Set(texts))
  else wrong.push(...untranslated(texts, path))
  // Header and footer are the same everywhere, and colours in every language of one direction.
  const part = path === '/' ? undefined : 'main'
  wrong.push(...(await violationsOf(page, part, { hasColours: lang === 'en' || lang === 'ar' })))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) wrong.push(`${over} px too wide at ${width}`)
  }
  return wrong.map(what => `${path}: ${what}`)
}

function untranslated(texts: string[], path: string): string[] {
  const isSentence = (text: string) => /\p{Ll}{2,}\s+(?:.*\s)?\p{L}?\p{Ll}{2,}/u.test(text)
  return texts
    .filter(text => isSentence(text) && english.get(path)?.has(text) && !data.has(text))
    .map(text => `in English: ${text}`)
}

const SAME_PLACE = new Set(['/productdetail', '/ui'])

describe('every screen', () => {
  test('there is gets walked', () => {
    const walked = new Set(Object.keys(prepared.walk))
    const missing = SCREENS.map(({ path }) => path).filter(path => !walked.has(path) && !SAME_PLACE.has(path))
    expect(missing).toEqual([])
  })

  test.each(['en', ...others] as const)(
    'in %s is whole, translated, fits and can be used by everyone',
    async lang => {
      const page = await startWalk()
      const wrong: string[] = []
      for (const path of Object.values(prepared.walk).flat()) wrong.push(...(await look(page, lang, path)))
      expect(wrong).toEqual([])
    },
    180_000,
  )
})
