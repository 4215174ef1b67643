import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asShell } from '../../../../tests/harness/as-shell.ts'
import { openBrowser } from '../../../../tests/harness/buyers.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { mailedToken } from '../../../../tests/harness/mailed-token.ts'
import { PASSWORD, registration } from '../../../../tests/harness/people.ts'
import { askForQuote } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as account from '../../../contract/shop/account.ts'
import { getProfile } from '../../../contract/shop/profile.ts'
import { listRfqs } from '../../../contract/shop/rfq-history.ts'
import { signIn } from '../../../contract/shop/sign-ins.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { ALLOWANCES } from '../../../domain/allowances.ts'
import { changeUser, sweepAccounts } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'rfqs', 'mails', 'allowances'))

const EMAIL = 'victim@example.com'
const THIEFS_PASSWORD = 'mine in the end 1'
const refusedWith = (code: number) => expect.objectContaining({ code })
const NEEDS_PASSWORD = {
  code: 400,
  details: { fields: { password: { text: 'Enter a password' } } },
}

/** Registers the victim's mailbox, and returns the mailed token. */
async function registerAs(call: Call, who: 'victim' | 'thief'): Promise<string> {
  const typed =
    who === 'thief'
      ? { password: THIEFS_PASSWORD, contact_name: 'Thief', address: 'Hideout 1' }
      : { password: PASSWORD, contact_name: 'Victim' }
  await call(account.register, registration({ email: EMAIL, ...typed }))
  return mailedToken(shop, EMAIL, 'activation')
}

const signInWith = (password: string) => shop.call()(signIn, { email: EMAIL, password })

async function expectVictimsAccount(contact_name = 'Victim', password = PASSWORD): Promise<Call> {
  await expect(signInWith(THIEFS_PASSWORD)).rejects.toEqual(refusedWith(4002))
  const call = shop.call('en', (await signInWith(password)).token)
  expect(await call(getProfile)).toMatchObject({ email: EMAIL, contact_name })
  return call
}

describe('the browser that registered', () => {
  test('activates with the mailed link alone', async () => {
    const browser = openBrowser(shop)
    await browser(account.activate, { token: await registerAs(browser, 'victim') })
    await expectVictimsAccount()
  })

  test('is recognized by a cookie that no script can read, and that we have signed', async () => {
    const post = (path: string, body: unknown, Cookie = '') =>
      shop.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify(body),
      })
    const answer = await post(account.register.path, registration({ email: EMAIL }))
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^device=[\w-]{43}\.[\w-]{22};.* HttpOnly; .*SameSite=Lax/)
    const [signed = ''] = cookie.split(';')
    const token = await mailedToken(shop, EMAIL, 'activation')
    const activateWith = async (sent: string) => (await post(account.activate.path, { token }, sent)).status
    const unsigned = signed.split('.')[0] ?? ''
    expect(await activateWith(unsigned)).toBe(400)
    expect(await activateWith(`${unsigned}.${'a'.repeat(22)}`)).toBe(400)
    expect(await activateWith(signed)).toBe(200)
  })

  test('must still give the correct password if it gives one', async () => {
    const browser = openBrowser(shop)
    const token = await registerAs(browser, 'victim')
    await expect(browser(account.activate, { token, password: 'another horse 7' })).rejects.toEqual(
      refusedWith(4002),
    )
  })
})

describe('any other browser', () => {
  test('is asked for the password chosen at registration', async () => {
    const token = await registerAs(openBrowser(shop), 'victim')
    await expect(shop.call()(account.activate, { token })).rejects.toMatchObject(NEEDS_PASSWORD)
    await expect(shop.call()(account.activate, { token, password: 'another horse 7' })).rejects.toMatchObject(
      {
        code: 4002,
        details: { fields: { password: { text: 'This isn’t the password you chose when you registered' } } },
      },
    )
    await shop.call()(account.activate, { token, password: PASSWORD })
    await expectVictimsAccount()
  })

  test('may guess a few times only', async () => {
    const token = await registerAs(openBrowser(shop), 'thief')
    const guess = () => shop.call()(account.activate, { token, password: 'guess 12' })
    for (let time = 0; time < ALLOWANCES.activationPassword.burst; time++)
      await expect(guess()).rejects.toEqual(refusedWith(4002))
    await expect(guess()).rejects.toEqual(refusedWith(429))
  })

  test('cannot guess with an expired link', async () => {
    const token = await registerAs(openBrowser(shop), 'victim')
    await shop.connection.pool.query(`update account_links set expires_at = now() - interval '1 second'`)
    await expect(shop.call()(account.activate, { token, password: PASSWORD })).rejects.toEqual(
      refusedWith(400),
    )
  })
})

describe('an attacker who registers someone’s mailbox', () => {
  test('first, does not own the account that its owner registers and activates', async () => {
    const [thief, victim] = [openBrowser(shop), openBrowser(shop)]
    const thiefs = await registerAs(thief, 'thief')
    const own = await registerAs(victim, 'victim')
    await expect(victim(account.activate, { token: thiefs })).rejects.toMatchObject(NEEDS_PASSWORD)
    await expect(victim(account.activate, { token: thiefs, password: PASSWORD })).rejects.toEqual(
      refusedWith(4002),
    )
    await victim(account.activate, { token: own })
    await expectVictimsAccount()
    await expect(thief(account.activate, { token: thiefs })).rejects.toEqual(refusedWith(400))
  })

  test('later, neither replaces the registration nor invalidates its link', async () => {
    const [thief, victim] = [openBrowser(shop), openBrowser(shop)]
    const own = await registerAs(victim, 'victim')
    const thiefs = await registerAs(thief, 'thief')
    await expect(victim(account.activate, { token: thiefs })).rejects.toMatchObject(NEEDS_PASSWORD)
    await shop.call()(account.activate, { token: own, password: PASSWORD })
    await expectVictimsAccount()
  })

  test('before the mail was composed, gets no mail about either', async () => {
    const victim = openBrowser(shop)
    await victim(account.register, registration({ email: EMAIL, contact_name: 'Victim' }))
    const { rows } = await shop.connection.pool.query('select id, fields from mails')
    await registerAs(openBrowser(shop), 'thief')
    await shop.connection.pool.query('delete from mails where id <> $1', [rows[0].id])
    await victim(account.activate, { token: await mailedToken(shop, EMAIL, 'activation') })
    await expectVictimsAccount()
  })

  test('gains nothing when the owner requests the mail again', async () => {
    const [thief, victim] = [openBrowser(shop), openBrowser(shop)]
    await registerAs(victim, 'victim')
    await registerAs(thief, 'thief')
    await victim(account.resendLink, { email: EMAIL, type: 'activation' })
    await victim(account.activate, { token: await mailedToken(shop, EMAIL, 'activation') })
    await expectVictimsAccount()
  })

  test('gains nothing when the mail is requested from elsewhere: it is for the latest registration', async () => {
    await registerAs(openBrowser(shop), 'victim')
    await registerAs(openBrowser(shop), 'thief')
    await shop.call()(account.resendLink, { email: EMAIL, type: 'activation' })
    const token = await mailedToken(shop, EMAIL, 'activation')
    await expect(shop.call()(account.activate, { token })).rejects.toMatchObject(NEEDS_PASSWORD)
    await expect(shop.call()(account.activate, { token, password: PASSWORD })).rejects.toEqual(
      refusedWith(4002),
    )
  })

  test('does not get the quotes requested with that mailbox', async () => {
    const number = await askForQuote(shop, { email: EMAIL })
    const [thief, victim] = [openBrowser(shop), openBrowser(shop)]
    const own = await registerAs(victim, 'victim')
    const thiefs = await registerAs(thief, 'thief')
    await expect(victim(account.activate, { token: thiefs })).rejects.toMatchObject(NEEDS_PASSWORD)
    const { rows } = await shop.connection.pool.query('select user_id from rfqs')
    expect(rows).toEqual([{ user_id: null }])
    await victim(account.activate, { token: own })
    const { list } = await (await expectVictimsAccount())(listRfqs, {})
    expect(list.map(({ rfq_number }) => rfq_number)).toEqual([`RFQ-${number}`])
  })
})

describe('a password reset of an account that was not activated', () => {
  const NEW_PASSWORD = 'another horse 7'
  const reset = async (call: Call) => {
    await call(account.forgotPassword, { email: EMAIL })
    const token = await mailedToken(shop, EMAIL, 'reset')
    await call(account.resetPassword, { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD })
  }

  test('uses no data of an attacker, not even an address', async () => {
    const thief = openBrowser(shop)
    const thiefs = await registerAs(thief, 'thief')
    await reset(openBrowser(shop))
    const call = await expectVictimsAccount('', NEW_PASSWORD)
    expect(await call(getProfile)).toMatchObject({ address: '', company_name: '', telephone: '' })
    await expect(thief(account.activate, { token: thiefs, password: THIEFS_PASSWORD })).rejects.toEqual(
      refusedWith(400),
    )
  })

  test('keeps the registration of the same browser', async () => {
    const victim = openBrowser(shop)
    await registerAs(victim, 'victim')
    await registerAs(openBrowser(shop), 'thief')
    await reset(victim)
    await expectVictimsAccount('Victim', NEW_PASSWORD)
  })
})

describe('staff', () => {
  test('activate the only registration', async () => {
    await registerAs(openBrowser(shop), 'victim')
    expect(await changeUser(asShell(shop), EMAIL, 'activate', [])).toMatchObject({ after: 'active' })
    await expectVictimsAccount()
  })

  test('have to choose one of several', async () => {
    await registerAs(openBrowser(shop), 'victim')
    await registerAs(openBrowser(shop), 'thief')
    const asked = await changeUser(asShell(shop), EMAIL, 'activate', [])
    expect(asked).toMatchObject({
      after: 'not_activated',
      choices: [{ contactName: 'Victim' }, { contactName: 'Thief' }],
    })
    await expect(signInWith(THIEFS_PASSWORD)).rejects.toEqual(refusedWith(4003))
    expect(await changeUser(asShell(shop), EMAIL, 'activate', [], 0)).toMatchObject({
      after: 'not_activated',
    })
    expect(await changeUser(asShell(shop), EMAIL, 'activate', [], asked?.choices?.[0]?.id)).toMatchObject({
      after: 'active',
    })
    await expectVictimsAccount()
  })
})

test('a registration is deleted after 30 days, a newer one is kept', async () => {
  const { pool, db } = shop.connection
  await registerAs(openBrowser(shop), 'thief')
  await pool.query(`update registrations set created_at = now() - interval '31 days'`)
  await registerAs(openBrowser(shop), 'victim')
  await sweepAccounts(db)
  const { rows } = await pool.query('select contact_name from registrations')
  expect(rows).toEqual([{ contact_name: 'Victim' }])
  await pool.query(`update registrations set created_at = now() - interval '31 days'`)
  await sweepAccounts(db)
  expect((await pool.query('select from users')).rowCount).toBe(0)
})
