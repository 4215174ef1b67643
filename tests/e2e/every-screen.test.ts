import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { LANGS, type Lang, LOCALES, localizedPath, shownLangs } from '../../src/domain/locales.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { SCREENS } from '../../src/storefront/shell/page/screens.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { type Examination, examinePage, prepareExamination } from '../harness/examine-page.ts'
import { missingTexts, sameEverywhere, untranslated } from '../harness/page-texts.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { prepareWalk, type Stop } from '../harness/walked-screens.ts'
import { withBrowser } from '../harness/with-browser.ts'

/** The first is the width at which axe runs. */
const WIDTHS = [1440, 1024, 768, 360]
const PHONE = [360]
/** With the longest words, and mirrored. Every width is another layout of the page. */
const SHOWN_AT_ALL_WIDTHS: readonly Lang[] = ['en', 'de', 'ru', 'ar']
const others = shownLangs(LANGS.map(lang => ({ lang }))).filter(lang => lang !== 'en')

let shop: RunningShop
let connection: Connection
let database: Awaited<ReturnType<typeof copyDatabase>>
let prepared: Awaited<ReturnType<typeof prepareWalk>>
/** Each page in English: its texts, its structure and what is wrong with it. */
const english = new Map<Stop, { texts: Set<string>; shape: string; wrong: string[] }>()
/** The structures of each page that axe has checked in another language. */
const checked = new Map<Stop, Set<string | undefined>>()
/** Names and numbers, the same in every language. */
let data: ReadonlySet<string>
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
  data = await sameEverywhere(connection.pool)
  const page = await startWalk()
  for (const stop of prepared.stops) {
    const html = await htmlOf('en', stop)
    const { texts, wrong } = await examine(page, 'en', { html, widths: WIDTHS, rules: 'all' })
    english.set(stop, { texts: new Set(texts), shape: shapeOf(html), wrong })
  }
})
afterAll(async () => {
  await shop.stop()
  await connection.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function startWalk(): Promise<Page> {
  const { page } = await startVisit({ baseUrl: shop.url, hasLooks: true })
  await prepareExamination(page)
  return page
}

const SCRIPTS = /<script.*?<\/script>/gs
/** Loading pictures takes a fifth of the walk. Their places have fixed sizes, and other tests load them. */
const PICTURES = /(?<=<img\b[^>]*? src=")[^"]+/g
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const PRELOADS = /<link\b[^>]*? rel="preload"[^>]*? as="image"[^>]*>/g
const SETS = /(?<=<img\b[^>]*?) srcset="[^"]+"/g
/** Sections that are not laid out would not be checked at all. */
const BELOW_FOLD = /(?<=class="[^"]*)\bbelow-fold\b/g
/** The header; the footer and side bar, between React's marks of a Suspense boundary. */
const FRAME = /<header.*?<\/header>.*?(?=<main)|(?<=<\/main>)<!--\$-->.*?<!--\/\$-->/gs
const isWithFrame = ({ path, token }: Stop) => path === '/' || (path === '/about' && token === null)

/**
 * The server's HTML without scripts, which other tests cover. The layout around the pages is checked once for
 * each kind of visitor.
 */
async function htmlOf(lang: Lang, stop: Stop): Promise<string> {
  const { path, token } = stop
  const headers = token === null ? undefined : { Cookie: `token=${token}` }
  const answer = await fetch(shop.url + localizedPath(lang, path), { headers })
  const html = (await answer.text())
    .replace(SCRIPTS, '')
    .replace(BELOW_FOLD, '')
    .replace(PICTURES, DOT)
    .replace(PRELOADS, '')
    .replace(SETS, '')
  return isWithFrame(stop) ? html : html.replace(FRAME, '')
}

const HEAD = /^.*?<\/head>/s
const WORDS =
  /(?<=>)[^<]+|(?<= (alt|action|aria-[a-z]+|content|data-[a-z-]+|datetime|href|placeholder|src|srcset|title|value|lang|hreflang)=")[^"]+/g

/** Another link of the language menu is the current one in each language. */
const CURRENT = / aria-current="[^"]+"/g

/**
 * The structure of a page without its words, and which of its labels are equal: axe checks each structure
 * once.
 */
function shapeOf(html: string): string {
  const labels = [...new Set(Array.from(html.matchAll(/(?<= aria-label=")[^"]+/g), ([label]) => label))]
  return html
    .replace(HEAD, '')
    .replace(CURRENT, '')
    .replace(WORDS, (words, attribute) => (attribute === 'aria-label' ? String(labels.indexOf(words)) : '…'))
}

function isNew(stop: Stop, shape: string): boolean {
  const known = checked.get(stop) ?? new Set([english.get(stop)?.shape])
  checked.set(stop, new Set([...known, shape]))
  return !known.has(shape)
}

/** The problems of one page in another language. */
async function look(page: Page, lang: Lang, stop: Stop): Promise<string[]> {
  const html = await htmlOf(lang, stop)
  const { texts, wrong } = await examine(page, lang, {
    html,
    widths: SHOWN_AT_ALL_WIDTHS.includes(lang) ? WIDTHS : PHONE,
    rules: isNew(stop, shapeOf(html)) ? 'all but colors' : 'none',
  })
  return [...wrong, ...untranslated(lang, texts, english.get(stop)?.texts, data)]
}

/** The texts of a page, and the problems that are the same in every language. */
async function examine(page: Page, lang: Lang, examination: Examination) {
  const { texts, violations, tooWide, ...said } = await examinePage(page, examination)
  const { tag, dir } = LOCALES[lang]
  const isInLanguage = said.lang === tag && said.dir === dir
  const language = isInLanguage ? [] : [`is ${said.lang} and ${said.dir}`]
  return { texts, wrong: [...language, ...missingTexts(texts), ...violations, ...tooWide] }
}

const named = (path: string, wrong: string[]) => wrong.map(what => `${path}: ${what}`)

const SAME_PLACE = new Set(['/productdetail', '/ui'])

describe('every screen', () => {
  test('is visited', () => {
    const walked = new Set(prepared.screens)
    const missing = SCREENS.map(({ path }) => path).filter(path => !walked.has(path) && !SAME_PLACE.has(path))
    expect(missing).toEqual([])
  })

  // Otherwise the walk would check the same header and footer 500 times, which takes minutes.
  test('is checked without the layout around it, except for two', async () => {
    const htmls = await Promise.all(prepared.stops.map(stop => htmlOf('de', stop)))
    const hasFrame = (html: string) => /<footer|"phone-menu"|data-letterhead|"side-bar"/.test(html)
    expect(prepared.stops.filter((_, n) => hasFrame(htmls[n] ?? ''))).toEqual(
      prepared.stops.filter(isWithFrame),
    )
    const sameShape = prepared.stops.filter((stop, n) => shapeOf(htmls[n] ?? '') === english.get(stop)?.shape)
    expect(sameShape.length).toBeGreaterThan(0.8 * prepared.stops.length)
  })

  test('in en is complete, fits and is accessible', () => {
    expect([...english].flatMap(([{ path }, { wrong }]) => named(path, wrong))).toEqual([])
  })

  test.each(others)('in %s is complete, translated, fits and is accessible', async lang => {
    const page = await startWalk()
    const wrong: string[] = []
    for (const stop of prepared.stops) wrong.push(...named(stop.path, await look(page, lang, stop)))
    expect(wrong).toEqual([])
  })
})
