import type { Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { acceptStaffLink, changeMe, confirmFactor, startFactor } from '../../src/contract/desk/door.ts'
import { type Call, createCall } from '../../src/contract/wire/call.ts'
import type { Lang } from '../../src/domain/locales.ts'
import type { Role } from '../../src/domain/rights.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { inviteStaff, makeInviteLink } from '../../src/server/features/staff/index.ts'
import { copyDatabase } from './copy-database.ts'
import { codeOf, STAFF_PASSWORD } from './desk.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import { open, type Visit, type VisitOptions } from './visit.ts'
import { withBrowser } from './with-browser.ts'

type AtDesk = Visit & {
  /** The same person as in the browser. */
  call: Call
  speak: (lang: Lang) => Promise<unknown>
  recoveryCodes: string[]
}

/** One built shop and one browser for the file, with a copy of the catalog; `prepare` runs before the shop starts. */
export function withDesk(prepare: (connection: Connection) => Promise<unknown> = async () => {}) {
  const visit = withBrowser()
  let shop: RunningShop
  let connection: Connection
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await copyDatabase(inject('databaseServer'))
    drop = database.drop
    connection = await connect(database.url, 1)
    await prepare(connection)
    shop = await runShop('dist/server/main.js', { DATABASE_URL: database.url, NODE_ENV: 'production' })
  })
  afterAll(async () => {
    await shop.stop()
    await connection.close()
    await drop()
  })

  /** A new person, signed in without filling in the forms of the door, which have a test of their own. */
  async function arrive(
    role: Role,
    path: string,
    options: Omit<VisitOptions, 'baseUrl'> = {},
  ): Promise<AtDesk> {
    // Nearly all of them check that a screen fits.
    const visitor = await visit({ baseUrl: shop.url, hasLooks: true, ...options })
    // Browsers log every refused call, with a delay.
    visitor.allow(/status of 40[01349]/)
    const call = callFrom(visitor.page, shop.url)
    const by = { staffId: null, who: 'shell', network: '' }
    const name = `Desk ${role}`
    const email = `${crypto.randomUUID()}@example.com`
    const { id } = await inviteStaff(
      { ...connection, by },
      { email, name, roles: [role], lang: 'en', isMailed: false },
    )
    await call(acceptStaffLink, { token: await makeInviteLink(connection, id), password: STAFF_PASSWORD })
    const { secret } = await call(startFactor, {})
    const { recovery_codes: recoveryCodes } = await call(confirmFactor, { code: codeOf(secret) })
    await open(visitor.page, path)
    return { ...visitor, call, speak: lang => call(changeMe, { name, lang }), recoveryCodes }
  }

  return {
    arrive,
    shopUrl: () => shop.url,
    output: () => shop.output(),
    query: (text: string, values: unknown[] = []) => connection.pool.query(text, values),
  }
}

/** Calls that keep and send the cookies of the page's browser. */
function callFrom(page: Page, shopUrl: string): Call {
  return createCall({
    fetch: async (path, init) => {
      const answer = await page.request.fetch(path, {
        method: init?.method,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), Origin: new URL(shopUrl).origin },
        data: typeof init?.body === 'string' ? init.body : undefined,
      })
      // The browser has kept the cookies.
      const { 'set-cookie': _, ...headers } = answer.headers()
      return new Response(new Uint8Array(await answer.body()), { status: answer.status(), headers })
    },
    lang: 'en',
    token: () => null,
    isStrict: true,
  })
}
