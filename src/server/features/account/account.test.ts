import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/harness/buyers.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { mailedToken } from '../../../../tests/harness/mailed-token.ts'
import { becomeUser, PASSWORD, registration } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as account from '../../../contract/shop/account.ts'
import * as profile from '../../../contract/shop/profile.ts'
import * as signIns from '../../../contract/shop/sign-ins.ts'
import { signOut } from '../../../contract/shop/sign-out.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'mails', 'allowances'))

const NEW_PASSWORD = 'another horse 7'
const credentials = (changes = {}) => ({ email: 'buyer@example.com', password: PASSWORD, ...changes })
const refusedWith = (code: number) => expect.objectContaining({ code })

test('account mails have the first priority', async () => {
  const { call, email } = await becomeUser(shop)
  await call(account.forgotPassword, { email })
  await call(profile.changePassword, {
    old_password: PASSWORD,
    new_password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
  })
  const { rows } = await shop.connection.pool.query('select kind, priority from mails order by id')
  expect(rows).toEqual(['activation', 'reset', 'password_changed'].map(kind => ({ kind, priority: 1 })))
})

describe('registration', () => {
  test('creates an account that works after its link was followed', async () => {
    const call = openBrowser(shop)
    await call(account.register, registration())
    await expect(call(signIns.signIn, credentials())).rejects.toEqual(refusedWith(4003))
    await call(account.activate, { token: await mailedToken(shop, 'buyer@example.com', 'activation') })
    const { token, expire } = await call(signIns.signIn, credentials())
    expect(expire - Date.now() / 1000).toBeGreaterThan(7 * 24 * 3600 - 60)
    expect(expire - Date.now() / 1000).toBeLessThan(7 * 24 * 3600 + 60)
    const known = await shop.call('en', token)(profile.getProfile)
    const { password, confirm_password, agree, ...person } = registration()
    expect(known).toEqual({ ...person, job_title: '' })
  })

  test('recognizes a mailbox in any spelling, and writes to it as it was registered', async () => {
    await becomeUser(shop, { email: 'Buyer@Example.com' })
    const { token } = await shop.call()(signIns.signIn, credentials({ email: ' BUYER@EXAMPLE.COM ' }))
    expect((await shop.call('en', token)(profile.getProfile)).email).toBe('Buyer@Example.com')
  })

  test('for an existing account is rejected with 409 and changes nothing', async () => {
    const { call } = await becomeUser(shop)
    const again = registration({ email: 'BUYER@example.com', password: NEW_PASSWORD, contact_name: 'Thief' })
    await expect(shop.call()(account.register, again)).rejects.toEqual(refusedWith(409))
    expect((await call(profile.getProfile)).contact_name).toBe('Purchasing')
    await shop.call()(signIns.signIn, credentials())
  })

  test('repeated in the same browser replaces the earlier one, whose links become invalid', async () => {
    const call = openBrowser(shop)
    await call(account.register, registration())
    const older = await mailedToken(shop, 'buyer@example.com', 'activation')
    await call(account.register, registration({ password: NEW_PASSWORD, city: 'Potsdam' }))
    await expect(call(account.activate, { token: older })).rejects.toEqual(refusedWith(400))
    await call(account.activate, { token: await mailedToken(shop, 'buyer@example.com', 'activation') })
    await expect(call(signIns.signIn, credentials())).rejects.toEqual(refusedWith(4002))
    const { token } = await call(signIns.signIn, credentials({ password: NEW_PASSWORD }))
    expect((await shop.call('en', token)(profile.getProfile)).city).toBe('Potsdam')
  })

  test('of one email several times at once creates one account', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => shop.call()(account.register, registration())),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    const { rows } = await shop.connection.pool.query('select count(*)::int as count from users')
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('a mailed link', () => {
  test('activates once, also when followed twice at the same moment', async () => {
    const call = openBrowser(shop)
    await call(account.register, registration())
    const token = await mailedToken(shop, 'buyer@example.com', 'activation')
    const outcomes = await Promise.allSettled([
      call(account.activate, { token }),
      call(account.activate, { token }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(call(account.activate, { token })).rejects.toEqual(refusedWith(400))
  })

  test('can be requested again', async () => {
    const call = openBrowser(shop)
    await call(account.register, registration())
    await call(account.resendLink, { email: 'buyer@example.com', type: 'activation' })
    await call(account.activate, { token: await mailedToken(shop, 'buyer@example.com', 'activation') })
    await call(signIns.signIn, credentials())
  })

  test.each(['activation', 'reset'] as const)('for %s does nothing after it has expired', async kind => {
    const call = openBrowser(shop)
    await call(account.register, registration())
    await call(account.resendLink, { email: 'buyer@example.com', type: kind })
    const token = await mailedToken(shop, 'buyer@example.com', kind)
    await shop.connection.pool.query(`update account_links set expires_at = now() - interval '1 second'`)
    const use =
      kind === 'activation'
        ? call(account.activate, { token })
        : call(account.resetPassword, { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD })
    await expect(use).rejects.toEqual(refusedWith(400))
  })

  test('for activation does not reset a password, and vice versa', async () => {
    const call = shop.call()
    await call(account.register, registration())
    const activation = await mailedToken(shop, 'buyer@example.com', 'activation')
    const reset = { token: activation, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }
    await expect(call(account.resetPassword, reset)).rejects.toEqual(refusedWith(400))
    await call(account.forgotPassword, { email: 'buyer@example.com' })
    const token = await mailedToken(shop, 'buyer@example.com', 'reset')
    await expect(call(account.activate, { token })).rejects.toEqual(refusedWith(400))
  })
})

describe('a forgotten password', () => {
  const reset = async (changes = {}) => {
    const token = await mailedToken(shop, 'buyer@example.com', 'reset')
    const asked = { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, ...changes }
    await shop.call()(account.resetPassword, asked)
    return asked
  }

  test('is reset through the mailbox, once, and every sign-in ends', async () => {
    const { call, email } = await becomeUser(shop)
    await shop.call()(account.forgotPassword, { email })
    const token = await mailedToken(shop, email, 'reset')
    expect(await shop.call()(account.verifyReset, { token })).toEqual({ email: 'b•••@example.com' })
    const used = await reset()
    await expect(call(profile.getProfile)).rejects.toEqual(refusedWith(4001))
    await expect(shop.call()(signIns.signIn, credentials())).rejects.toEqual(refusedWith(4002))
    await shop.call()(signIns.signIn, credentials({ password: NEW_PASSWORD }))
    await expect(shop.call()(account.resetPassword, used)).rejects.toEqual(refusedWith(400))
    // The first link of two is invalid as well.
    await expect(shop.call()(account.verifyReset, { token })).rejects.toEqual(refusedWith(400))
  })

  test('of an account that was never activated activates it, because the mailbox is proven', async () => {
    await shop.call()(account.register, registration())
    await shop.call()(account.forgotPassword, { email: 'buyer@example.com' })
    await reset()
    await shop.call()(signIns.signIn, credentials({ password: NEW_PASSWORD }))
  })

  test('answers the same for an unknown email', async () => {
    await becomeUser(shop)
    for (const email of ['buyer@example.com', 'nobody@example.com']) {
      expect(await shop.call()(account.forgotPassword, { email })).toBeNull()
      expect(await shop.call()(account.resendLink, { email, type: 'activation' })).toBeNull()
    }
    await expect(mailedToken(shop, 'nobody@example.com', 'reset')).rejects.toThrow('no link was mailed')
  })
})

describe('a password', () => {
  test('is changed with the old one; all other sign-ins end', async () => {
    const { call } = await becomeUser(shop)
    const { token } = await shop.call()(signIns.signIn, credentials())
    const elsewhere = shop.call('en', token)
    await call(profile.changePassword, {
      old_password: PASSWORD,
      new_password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    })
    await expect(elsewhere(profile.getProfile)).rejects.toEqual(refusedWith(4001))
    await call(profile.getProfile)
    await shop.call()(signIns.signIn, credentials({ password: NEW_PASSWORD }))
  })

  test('is not changed with a wrong old one', async () => {
    const { call } = await becomeUser(shop)
    const change = (old_password: string, new_password: string) =>
      call(profile.changePassword, { old_password, new_password, confirm_password: new_password })
    await expect(change('wrong horse 1', NEW_PASSWORD)).rejects.toMatchObject({
      code: 400,
      details: { fields: { old_password: { text: 'Current password is incorrect' } } },
    })
    await shop.call()(signIns.signIn, credentials())
  })

  test('may be typed on any keyboard', async () => {
    await becomeUser(shop, { password: 'Pässwort 12' })
    await shop.call()(signIns.signIn, credentials({ password: 'Pässwort 12'.normalize('NFD') }))
  })
})

describe('a sign-in', () => {
  test('is listed and can be ended from another one', async () => {
    const { call } = await becomeUser(shop)
    const { token } = await shop.call()(signIns.signIn, credentials())
    const list = await call(signIns.listSignIns)
    expect(list.map(({ is_current }) => is_current)).toEqual([false, true])
    await call(signIns.endSignIn, { id: list[0]?.id ?? 0 })
    await expect(shop.call('en', token)(profile.getProfile)).rejects.toEqual(refusedWith(4001))
    expect(await call(signIns.listSignIns)).toHaveLength(1)
  })

  test("of another customer can't be ended", async () => {
    const { call } = await becomeUser(shop)
    const other = await becomeUser(shop, { email: 'other@example.com' })
    const [theirs] = await other.call(signIns.listSignIns)
    await expect(call(signIns.endSignIn, { id: theirs?.id ?? 0 })).rejects.toEqual(refusedWith(404))
    await other.call(profile.getProfile)
  })

  test('ends by signing out, by expiry, and when the account is disabled', async () => {
    const { pool } = shop.connection
    const first = await becomeUser(shop)
    await first.call(signOut)
    await expect(first.call(profile.getProfile)).rejects.toEqual(refusedWith(4001))

    const second = await shop.call()(signIns.signIn, credentials())
    await pool.query(`update sign_ins set expires_at = now() - interval '1 second'`)
    await expect(shop.call('en', second.token)(profile.getProfile)).rejects.toEqual(refusedWith(4001))

    const third = await shop.call()(signIns.signIn, credentials())
    await pool.query('update users set disabled_at = now()')
    await expect(shop.call('en', third.token)(profile.getProfile)).rejects.toEqual(refusedWith(4001))
    await expect(shop.call()(signIns.signIn, credentials())).rejects.toEqual(refusedWith(403))
  })

  test('leaves nothing usable in the database', async () => {
    const { token } = await becomeUser(shop)
    await shop.call()(account.forgotPassword, { email: 'buyer@example.com' })
    const link = await mailedToken(shop, 'buyer@example.com', 'reset')
    for (const table of ['users', 'sign_ins', 'account_links', 'known_devices', 'mails']) {
      const { rows } = await shop.connection.pool.query(`select t::text as row from ${table} t`)
      const everything = rows.map(({ row }) => row).join('\n')
      expect(everything).not.toBe('')
      for (const secret of [token, link, PASSWORD]) expect(everything).not.toContain(secret)
    }
  })
})
