import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { isFine } from '../harness/is-fine.ts'
import { joinDesk } from '../harness/join-desk.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const visit = withBrowser()
let shop: RunningShop
let connection: Connection
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  connection = await connect(database.url, 1)
  shop = await runShop('dist/server/main.js', { DATABASE_URL: database.url, NODE_ENV: 'production' })
})
afterAll(async () => {
  await shop.stop()
  await connection.close()
  await drop()
})

test('a passkey is added, and signs in without a password', async () => {
  const owner = await joinDesk(shop)
  const { page, context, allow } = await visit({ baseUrl: shop.url })
  allow(/status of 40[0134]/)
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await owner.enter(context)
  await open(page, '/desk/me')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Office laptop')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByText('Passkey added').waitFor()
  await page.getByText('Office laptop').waitFor()
  await isFine(page)

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Sign in to the desk' }).waitFor()
  await isFine(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('navigation', { name: 'Desk menu' }).waitFor()

  const { rows } = await connection.pool.query('select act from audit order by id desc limit 3')
  expect(rows.map(({ act }) => act)).toEqual(['session.start', 'session.end', 'passkey.add'])
})
