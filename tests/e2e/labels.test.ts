import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '../../src/server/database/connection.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const startVisit = withBrowser()
let shop: RunningShop
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  const { pool, close } = await connect(database.url, 1)
  await pool.query(`insert into labels values
    ('de', 'frame.search_button', 'Teil finden'),
    ('de', 'results.count', '{count, plural, one {ein Treffer} other {genau {shown} Treffer}}')`)
  await close()
  shop = await runShop('dist/server/main.js', { DATABASE_URL: database.url, NODE_ENV: 'production' })
})
afterAll(async () => {
  await shop.stop()
  await drop()
})

test('the operator’s labels are the same from the server and in a browser without the message parser', async () => {
  const { page } = await startVisit({ baseUrl: shop.url })
  await open(page, '/de/s?wd=lm358')
  const told = await page.getByText(/^genau \d+ Treffer$/).textContent()
  await open(page, '/de/about')
  await page.locator('#search-box').fill('lm358')
  await page.getByRole('button', { name: 'Teil finden' }).click()
  await page.waitForURL(/\/de\/s\?wd=lm358/)
  await page.getByText(told ?? '').waitFor()
  expect(told).not.toBe(null)
})
