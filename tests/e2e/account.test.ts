import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { speak } from '../../src/contract/wire/translate.ts'
import { type Lang, localizedPath } from '../../src/domain/locales.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import { PASSWORD, registration } from '../harness/people.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'
import { untilMailed } from '../harness/until-mailed.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const NEW_PASSWORD = 'another horse 7'

let shop: RunningShop
let connection: Connection
let drop: () => Promise<void>
const folder = mkdtempSync(join(tmpdir(), 'chipfront-account-'))
const startVisit = withBrowser()

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  connection = await connect(database.url, 1)
  shop = await runShop('dist/server/main.js', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
  })
})
afterAll(async () => {
  await shop.stop()
  await connection.close()
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

type Texts = Awaited<ReturnType<typeof speak>>['t']
type Person = { page: Page; complaints: string[]; lang: Lang; t: Texts; email: string }

async function person(lang: Lang, name: string, options: { hasLooks?: boolean } = {}): Promise<Person> {
  const { t } = await speak(lang)
  const { page, complaints } = await startVisit({ baseUrl: shop.url, ...options })
  return { page, complaints, lang, t, email: `${name}@${lang}.example.com` }
}

/** The browser logs every rejected call in its console; this one is expected. */
async function isRefused({ complaints }: Person, status: number): Promise<void> {
  const refusal = (complaint: string) => complaint.includes(`status of ${status}`)
  await expect.poll(() => complaints.filter(refusal)).toHaveLength(1)
  complaints.splice(complaints.findIndex(refusal), 1)
}

const path = ({ lang }: Person, to: string) => localizedPath(lang, to)

async function fillIn({ page }: Person, fields: Partial<Record<FieldName, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`main input[name="${name}"]`).fill(value)
}

type FieldName =
  | 'email'
  | 'password'
  | 'confirm_password'
  | 'old_password'
  | 'new_password'
  | 'contact_name'
  | 'telephone'
  | 'company_name'
  | 'city'
  | 'state'
  | 'address'
  | 'address_line1'
  | 'postal_code'

const press = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).click()
const sees = ({ page }: Person, text: string) => page.getByText(text).first().waitFor()

async function register(who: Person): Promise<void> {
  const { page, t, email } = who
  await open(page, path(who, '/register'))
  await fillIn(who, {
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
    contact_name: 'Purchasing',
    telephone: '+49 30 1234567',
    company_name: 'Example Instruments GmbH',
    city: 'Berlin',
    state: 'Berlin',
    address: 'Musterstraße 1',
  })
  await page.locator('select[name="country"]').selectOption('DE')
  await page.locator('input[name="agree"]').check()
  await press(who, t('auth.create'))
  await sees(who, t('auth.check_mail'))
}

/** As printed at the start. */
function mailbox(): string {
  return /Mailbox +(\S+)/.exec(shop.output())?.[1] ?? ''
}

/** Opens a mail of a kind to someone in the mailbox and follows its button or another link. */
async function followMail(
  { page, email, t }: Person,
  kind: 'activation' | 'reset' | 'subscribe',
  link = 'token=',
): Promise<void> {
  const subject = t(`mail.${kind}.subject`, { shop: 'Chipfront' })
  const mine = page.getByRole('row').filter({ hasText: email }).filter({ hasText: subject })
  await untilMailed(mailbox(), email, subject)
  await page.goto(mailbox())
  await mine.first().getByRole('link').click()
  await page.frameLocator('iframe').locator(`a[href*="${link}"]`).first().click()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

async function signIn(who: Person, password: string, redirect = '/myaccount/my-profile'): Promise<void> {
  const { page, email, t } = who
  await open(page, path(who, `/login?redirect=${encodeURIComponent(redirect)}`))
  await fillIn(who, { email, password })
  await press(who, t('auth.sign_in'))
}

async function isAtProfile(who: Person): Promise<void> {
  await who.page.waitForURL(shop.url + path(who, '/myaccount/my-profile'))
  await who.page.getByRole('heading', { level: 1, name: who.t('titles.my_profile') }).waitFor()
}

const OWN_PAGES = [
  ['titles.orders', '/myaccount/order-status-history'],
  ['titles.rfq_history', '/myaccount/rfq-history'],
  ['titles.address_management', '/myaccount/address-management'],
  ['titles.my_profile', '/myaccount/my-profile'],
] as const

/** Uses the menu with the customer's name. */
async function follow({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Purchasing' }).click()
  await page.locator('#account-menu').getByRole('link', { name, exact: true }).click()
}

/** Without the forms and the mail, which have a test of their own. */
async function becomeCustomer({ page, email, lang }: Person): Promise<void> {
  await page.request.post('/api/user/register', { data: registration({ email }), headers: { lang } })
  await connection.pool.query('update users set activated_at = now() where email = $1', [email])
}

/** Needs a click, because mail scanners open links, too. */
async function activate(who: Person): Promise<void> {
  await press(who, who.t('auth.activate'))
  await sees(who, who.t('auth.activated'))
}

/** Two flows in each direction of writing; the test of every screen visits their pages in all languages. */
describe('an account', () => {
  test('is registered, activated by mail, used, and its password changed', async () => {
    const who = await person('en', 'buyer')
    const { page, t } = who
    await open(page, path(who, '/myaccount/my-profile'))
    expect(page.url()).toBe(shop.url + path(who, '/login?redirect=%2Fmyaccount%2Fmy-profile'))

    await register(who)
    const early = await person('en', 'buyer')
    await signIn(early, PASSWORD)
    await sees(early, t('errors.not_activated'))
    await isRefused(early, 403)

    await followMail(who, 'activation')
    await activate(who)
    expect(page.url()).not.toContain('token')
    await signIn(who, PASSWORD)
    await isAtProfile(who)
    await page.getByRole('button', { name: 'Purchasing' }).waitFor()
    expect(await violationsOf(page)).toEqual([])

    await signIn(early, PASSWORD)
    await isAtProfile(early)
    // Lists on the profile load late, and would be refused once the password has changed.
    await early.page.waitForLoadState('networkidle')
    await fillIn(who, {
      old_password: PASSWORD,
      new_password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    })
    await press(who, t('account.change_password'))
    await sees(who, t('account.password_changed'))

    // Signed out elsewhere: the next page says so and is shown after signing in again.
    await early.page.goto(path(early, '/myaccount/address-management'))
    await sees(early, t('auth.sign_in_ended'))
    expect(await early.page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'token' }),
    )
    await early.page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await fillIn(early, { email: early.email, password: NEW_PASSWORD })
    await press(early, t('auth.sign_in'))
    await early.page.waitForURL(shop.url + path(early, '/myaccount/address-management'))
    await open(page, path(who, '/myaccount/my-profile'))
    await isAtProfile(who)
  })

  test('in Arabic is activated on another phone, with the password', async () => {
    const desktop = await person('ar', 'on-two-devices')
    await register(desktop)
    const phone = await person('ar', 'on-two-devices', { hasLooks: true })
    const { page, t } = phone
    await page.setViewportSize({ width: 360, height: 740 })
    await followMail(phone, 'activation')
    await press(phone, t('auth.activate'))
    await sees(phone, t('auth.activate_password'))
    await isRefused(phone, 400)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await fillIn(phone, { password: NEW_PASSWORD })
    await press(phone, t('auth.activate'))
    await sees(phone, t('answers.registration_password_wrong'))
    await isRefused(phone, 401)
    await fillIn(phone, { password: PASSWORD })
    await activate(phone)
  })

  test('is recovered after a forgotten password, visited page by page from its menu, and signed out', async () => {
    const who = await person('en', 'forgetful')
    const { page, t, email } = who
    await becomeCustomer(who)
    await open(page, path(who, '/forgotpassword?redirect=%2Fmyaccount%2Fmy-profile'))
    await fillIn(who, { email })
    await press(who, t('auth.send_reset'))
    await page.waitForURL(url => url.pathname === path(who, '/forgotpassword/identify'))
    await followMail(who, 'reset')
    await fillIn(who, { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD })
    await press(who, t('auth.save_password'))
    await sees(who, t('auth.password_saved'))
    const other = await person('en', 'forgetful')
    await signIn(other, PASSWORD)
    await sees(other, t('errors.wrong_credentials'))
    await isRefused(other, 401)
    // The mailed link does not contain the previous page; the browser remembers it.
    await page
      .getByRole('main')
      .getByRole('link', { name: t('auth.sign_in') })
      .click()
    await page.waitForURL(shop.url + path(who, '/login?redirect=%2Fmyaccount%2Fmy-profile'))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await fillIn(who, { email, password: NEW_PASSWORD })
    await press(who, t('auth.sign_in'))
    await isAtProfile(who)
    for (const [title, to] of OWN_PAGES) {
      await follow(who, t(title))
      await page.waitForURL(shop.url + path(who, to))
      await page.getByRole('heading', { level: 1, name: t(title) }).waitFor()
    }
    // Pending requests of the page would be rejected.
    await page.waitForLoadState('networkidle')
    await follow(who, t('titles.exit'))
    await page.waitForURL(shop.url + path(who, '/'))
    await open(page, path(who, '/myaccount/my-profile'))
    expect(page.url()).toContain('/login?redirect=')
  })

  test('in Arabic stores addresses', async () => {
    const who = await person('ar', 'goods-in')
    const { page, t } = who
    await becomeCustomer(who)
    await signIn(who, PASSWORD, '/myaccount/address-management')
    await sees(who, t('addresses.none'))
    // A new document: it is visible before its buttons work.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await press(who, t('addresses.add'))
    await press(who, t('addresses.save'))
    await sees(who, t('errors.postal_code_required'))
    await fillIn(who, {
      contact_name: 'Goods in',
      telephone: '+49 30 1234567',
      address_line1: 'Musterstraße 1',
      city: 'Berlin',
      state: 'Berlin',
      postal_code: '10115',
    })
    await page.locator('select[name="country"]').selectOption('DE')
    await press(who, t('addresses.save'))
    await sees(who, 'Musterstraße 1')
    await sees(who, t('addresses.default_shipping'))
    await sees(who, t('addresses.default_billing'))
    expect(await violationsOf(page)).toEqual([])

    await page
      .getByRole('button', { name: t('addresses.edit') })
      .first()
      .click()
    await fillIn(who, { address_line1: 'Musterstraße 2' })
    await press(who, t('addresses.save'))
    await sees(who, 'Musterstraße 2')
    await page
      .getByRole('button', { name: t('addresses.delete') })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('addresses.delete'), exact: true })
      .click()
    await sees(who, t('addresses.none'))
  })
})

test('there are no open redirects, no script injection and no secrets in the log', async () => {
  const who = await person('en', 'careful')
  const { page } = who
  await becomeCustomer(who)
  await signIn(who, PASSWORD, 'https://evil.example/')
  await page.waitForURL(url => url.pathname !== '/login')
  expect(new URL(page.url()).origin).toBe(shop.url)

  await open(page, '/myaccount/my-profile')
  const script = '<img src=x onerror=alert(1)>'
  await fillIn(who, {
    contact_name: script,
    company_name: script,
    city: script,
    state: script,
    address: script,
  })
  await press(who, who.t('account.save'))
  await sees(who, who.t('account.saved'))
  await open(page, '/myaccount/my-profile')
  await page.getByRole('button', { name: script }).waitFor()
  expect(await page.locator('img[src="x"]').count()).toBe(0)

  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'token')?.value ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const userInfo = cookies.find(({ name }) => name === 'userInfo')?.value ?? ''
  expect(JSON.parse(decodeURIComponent(userInfo))).toEqual({ email: who.email, contact_name: script })
  // The start prints the link for the first owner, for the operator.
  const logged = shop.output().replace(/Desk: .*/, '')
  for (const secret of [token, PASSWORD, encodeURIComponent(PASSWORD), 'token=', who.email])
    expect(logged).not.toContain(secret)
})

test('a sign-in ended elsewhere is reported within a screen, and the buyer returns there', async () => {
  const who = await person('en', 'elsewhere')
  await becomeCustomer(who)
  await signIn(who, PASSWORD)
  await isAtProfile(who)
  const other = await person('en', 'elsewhere')
  await signIn(other, PASSWORD)
  await isAtProfile(other)
  // Awaited from before: the message is short-lived, and two browsers share the machine.
  const isSaid = sees(other, other.t('account.sign_in_ended'))
  await other.page.getByRole('button', { name: /^Sign out .+, / }).click()
  await isSaid
  await press(who, who.t('account.save'))
  await who.page.waitForURL(`${shop.url}/login?redirect=%2Fmyaccount%2Fmy-profile&ended=1`)
  await isRefused(who, 401)
  await sees(who, who.t('auth.sign_in_ended'))
  expect(await who.page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }))
})

describe('the newsletter in Arabic', () => {
  test('is confirmed by mail, ended with one click in a mail, and resumed', async () => {
    const who = await person('ar', 'reader')
    const { page, t, email } = who
    await page.request.post('/api/subscribe', { data: { email }, headers: { lang: 'ar' } })
    await followMail(who, 'subscribe')
    await press(who, t('newsletter.confirm'))
    await sees(who, t('newsletter.subscribed'))
    expect(page.url()).toBe(shop.url + path(who, '/subscribe/confirm'))
    expect(await violationsOf(page)).toEqual([])

    await followMail(who, 'subscribe', '/unsubscribe?token=')
    await sees(who, t('newsletter.unsubscribed'))
    expect(page.url()).toBe(shop.url + path(who, '/unsubscribe'))
    expect(await violationsOf(page)).toEqual([])
    await press(who, t('newsletter.subscribe_again'))
    await sees(who, t('newsletter.subscribed'))
  })
})
