import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { LANGS, localizedPath, shownLangs } from '../../src/domain/locales.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { buildForDevelopment } from '../harness/development-bundle.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const langs = shownLangs(LANGS.map(lang => ({ lang })))
const startVisit = withBrowser()

/** Only React's development build compares every attribute. It reports a difference on the console. */
describe('server and browser render the same', () => {
  const root = mkdtempSync(join(tmpdir(), 'chipfront-development-'))
  let shop: RunningShop
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await copyDatabase(inject('databaseServer'))
    drop = database.drop
    const script = await buildForDevelopment(root)
    shop = await runShop(script, { DATABASE_URL: database.url, NODE_ENV: 'production' })
  })
  afterAll(async () => {
    await shop.stop()
    await drop()
    rmSync(root, { recursive: true, force: true })
  })

  test('a part in every language, the home page in three', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    for (const lang of langs) await open(page, localizedPath(lang, '/productdetail/1'))
    for (const path of ['/', '/ar', '/jp']) await open(page, path)
  })

  test('with parameters that no screen reads, or only some', async () => {
    const { page } = await startVisit({ baseUrl: shop.url })
    for (const path of [
      '/de/about?utm_source=mail',
      '/ar/login?redirect=%2Fcart',
      '/ru/s?wd=lm358&in_stock=1',
      '/ar/rfq?number=1',
    ])
      await open(page, path)
  })

  test('and a difference of one attribute is reported', async () => {
    const visit = await startVisit({ baseUrl: shop.url, isAlone: true })
    await visit.context.route('**/about', async route => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('<main ', '<main title="other" ')
      await route.fulfill({ response: answer, body })
    })
    visit.allow(/didn't match the client properties/)
    await open(visit.page, '/about')
    const differences = visit.complaints.filter(text => text.includes("didn't match"))
    expect(differences).toEqual([expect.stringContaining('title="other"')])
  })
})

describe('the development server', () => {
  let shop: RunningShop
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await copyDatabase(inject('databaseServer'))
    drop = database.drop
    shop = await runShop('scripts/dev.ts', { DATABASE_URL: database.url })
  })
  afterAll(async () => {
    await shop.stop()
    await drop()
  })

  test('shows the whole design system', async () => {
    const { page } = await startVisit({ baseUrl: shop.url, isAlone: true })
    await open(page, '/ui')
  })
})
