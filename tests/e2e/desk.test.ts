import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { codeOf, STAFF_PASSWORD } from '../harness/desk.ts'
import { isFine } from '../harness/is-fine.ts'
import { type MailServer, openMailServer } from '../harness/mail-server.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { untilFocused } from '../harness/until-focused.ts'
import { open, openInside, type Visit, type VisitOptions } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const OWNER = 'owner@example.com'
const SELLER = 'seller@example.com'

const visit = withBrowser()
let shop: RunningShop
let mails: MailServer
let connection: Connection
let drop: () => Promise<void>
let recoveryCodes: string[] = []

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  mails = await openMailServer()
  connection = await connect(database.url, 1)
  shop = await runShop('dist/server/main.js', {
    DATABASE_URL: database.url,
    NODE_ENV: 'production',
    SMTP_URL: mails.url,
  })
})
afterAll(async () => {
  await shop.stop()
  await connection.close()
  await mails.close()
  await drop()
})

/** Browsers log every refused call, with a delay. */
async function arrive(path: string, options: Omit<VisitOptions, 'baseUrl'> = {}): Promise<Visit> {
  const visitor = await visit({ baseUrl: shop.url, hasLooks: true, ...options })
  visitor.allow(/status of 40[0134]/)
  await open(visitor.page, path)
  return visitor
}

async function setupLink(): Promise<string> {
  const link = /\/desk\/setup\?token=\S+/
  await expect.poll(() => shop.output()).toMatch(link)
  return link.exec(shop.output())?.[0] ?? ''
}

async function signIn(page: Page, email: string, code?: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel(/^Password/).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  if (!code) return
  await untilFocused(page.getByLabel(/^Code/))
  await page.getByLabel(/^Code/).fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const railOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Desk menu' }).getByRole('link').allTextContents()

describe('the desk', () => {
  test('the printed link creates the first owner, who sets a second factor before anything else', async () => {
    const { page } = await arrive(await setupLink())
    await heading(page, 'Create the first owner')
    await isFine(page)
    await page.getByLabel(/^Name/).fill('Desk owner')
    await page.getByLabel('Email address').fill(OWNER)
    await page.getByLabel(/^Password/).fill(STAFF_PASSWORD)
    await press(page, 'Continue')

    await page.waitForURL('**/desk/factor')
    await heading(page, 'Set up a second factor')
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    await isFine(page)
    await open(page, '/desk/staff')
    await page.waitForURL('**/desk/factor')
    expect(await page.getByRole('navigation').count()).toBe(0)
    const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? ''
    await page.getByLabel(/^Code/).fill('12 34')
    await press(page, 'Turn on')
    await page.getByText('Incorrect code.').waitFor()
    await page.getByLabel(/^Code/).fill(codeOf(secret))
    await press(page, 'Turn on')

    await heading(page, 'Save your recovery codes')
    recoveryCodes = await page.locator('main li').allTextContents()
    expect(recoveryCodes.length).toBeGreaterThan(5)
    const copy = await page.getByRole('button', { name: 'Copy all codes' }).boundingBox()
    const list = await page.locator('main ul').boundingBox()
    expect((copy?.x ?? 0) + (copy?.width ?? 0)).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0)
    await isFine(page)
    await press(page, 'I’ve saved them')
    await heading(page, 'Inbox')
    expect(await railOf(page)).toEqual(expect.arrayContaining(['Staff', 'Audit log', 'My account']))
    await open(page, '/desk/staff')
    await page.getByRole('link', { name: 'Desk owner' }).waitFor()

    await open(page, await setupLink())
    await heading(page, 'This link no longer works')
    await isFine(page)
  })

  test('sign-in asks for a code, and leads back to where one was', async () => {
    const { page } = await arrive('/desk/audit?staff=1')
    await heading(page, 'Sign in to the desk')
    await isFine(page)
    await signIn(page, OWNER, recoveryCodes.pop())
    await page.waitForURL('**/desk/audit?staff=1')
    await heading(page, 'Audit log')
    await page
      .getByRole('row', { name: 'Created as first owner' })
      .getByText('Owner', { exact: true })
      .waitFor()
    await page.getByRole('row', { name: 'Turned on a second factor' }).getByText('yes').waitFor()
  })

  test('a typed password is not under its button in Arabic', async () => {
    const { page } = await arrive('/desk/sign-in', { locale: 'ar' })
    await page.locator('html[lang=ar]').waitFor({ state: 'attached' })
    const field = page.locator('input[name=password]')
    await field.fill(STAFF_PASSWORD)
    const left = await field.evaluate(input => Number.parseFloat(getComputedStyle(input).paddingLeft))
    const button = await page.locator('span:has(> input[name=password]) > button').boundingBox()
    expect(left).toBeGreaterThanOrEqual(button?.width ?? Number.POSITIVE_INFINITY)
    await isFine(page)
  })

  test('an invited person chooses a password and sees only what the role allows', async () => {
    const { page: owner } = await arrive('/desk/sign-in')
    await signIn(owner, OWNER, recoveryCodes.pop())
    await heading(owner, 'Inbox')
    await owner.keyboard.press('g')
    await owner.keyboard.press('s')
    await heading(owner, 'Staff')
    await owner.keyboard.press('n')
    await heading(owner, 'Invite a person to the desk')
    await isFine(owner)
    await owner.getByLabel(/^Name/).fill('Desk seller')
    await owner.getByLabel('Email address').fill(SELLER)
    await press(owner, 'Send invitation')
    await owner.getByText('Choose at least one role.').waitFor()
    await owner.getByRole('checkbox', { name: 'Sales' }).check()

    // Risky, and the last code is too long ago.
    await connection.pool.query("update staff_sessions set verified_at = now() - interval '1 hour'")
    await press(owner, 'Send invitation')
    await owner.getByRole('dialog', { name: 'Confirm that it’s you' }).waitFor()
    await isFine(owner)
    await owner.getByLabel(/^Code/).fill(recoveryCodes.pop() ?? '')
    await press(owner, 'Confirm')
    await owner.getByRole('link', { name: 'Desk seller' }).waitFor()

    await expect.poll(() => mails.received.length).toBe(1)
    const link = /\/desk\/invite\?token=[\w-]+/.exec(mails.received[0]?.text ?? '')?.[0]
    const { page } = await arrive(link ?? 'no link')
    await heading(page, 'Welcome to the desk')
    await page.getByText(SELLER).waitFor()
    await isFine(page)
    await page.getByLabel(/^Password/).fill(STAFF_PASSWORD)
    await press(page, 'Continue')
    await heading(page, 'Inbox')
    expect(await railOf(page)).not.toContain('Staff')
    await open(page, '/desk/staff')
    await heading(page, 'Your role does not allow this.')
    await isFine(page)

    await press(page, 'Sign out')
    await heading(page, 'Sign in to the desk')
    await signIn(page, SELLER)
    await page.getByRole('navigation', { name: 'Desk menu' }).waitFor()

    await owner.getByRole('link', { name: 'Desk seller' }).click()
    await heading(owner, 'Desk seller')
    await isFine(owner)
    await owner.getByRole('checkbox', { name: 'Manager' }).check()
    await press(owner, 'Save')
    await owner.getByText('Changes saved').waitFor()
    await press(owner, 'Disable')
    await owner.getByRole('dialog', { name: 'Disable' }).getByRole('button', { name: 'Disable' }).click()
    await owner.getByText('Desk seller is disabled').waitFor()
    await owner.getByRole('button', { name: 'Enable' }).waitFor()
    await open(owner, '/desk/audit')
    const changed = owner.getByRole('row', { name: 'Changed name or roles' })
    expect(await changed.locator('dd').last().textContent()).toBe('SalesManager, Sales')

    // The other browser receives the change at once.
    await heading(page, 'Sign in to the desk')
  })

  test('sign-in, own account, staff and audit log are usable in English, German and Arabic', async () => {
    const { page } = await arrive('/desk/me', { locale: 'de-DE' })
    await heading(page, 'Im Vertriebsbereich anmelden')
    await isFine(page)
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('ar')
    await page.locator('html[lang=ar][dir=rtl]').waitFor({ state: 'attached' })
    await isFine(page)
    await page.getByRole('combobox').selectOption('en')
    await signIn(page, OWNER, recoveryCodes.pop())
    for (const lang of ['de', 'ar', 'en']) {
      await page.locator('main select').selectOption(lang)
      await page.locator('form:has(select) button[type=submit]').click()
      await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' })
      await page.locator('main li').first().waitFor()
      await isFine(page)
      for (const path of [
        '/desk/staff',
        '/desk/staff/invite',
        '/desk/staff/1',
        '/desk/audit',
        '/desk/factor',
      ]) {
        await openInside(page, path)
        await page.locator('main :is(tbody tr, form)').first().waitFor()
        await isFine(page)
      }
      await openInside(page, '/desk/me')
      await page.locator('main select').waitFor()
    }
  })

  test('keys lead through the desk, and a lost connection is shown and loses nothing', async () => {
    const { page, context, allow } = await arrive('/desk/staff', { isAlone: true })
    allow(/ERR_INTERNET_DISCONNECTED/)
    await signIn(page, OWNER, recoveryCodes.pop())
    await page.getByRole('link', { name: 'Desk owner' }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await isFine(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    for (const key of ['j', 'j', 'k', 'Enter']) await page.keyboard.press(key)
    await heading(page, 'Desk owner')
    await page.getByLabel(/^Name/).fill('Desk owner the second')

    await context.setOffline(true)
    await page.getByRole('alert').waitFor()
    await press(page, 'Save')
    await page.getByText('No connection. Your entries are still here.').waitFor()
    await context.setOffline(false)
    await page.getByText('No connection. What you typed is kept').waitFor({ state: 'detached' })
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('Desk owner the second')
    await page.locator('body').press('g')
    await page.keyboard.press('a')
    await heading(page, 'Audit log')
  })
})
