import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedToken } from '../../../../tests/harness/mailed-token.ts'
import { becomeUser, PASSWORD, registration } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { activate, forgotPassword, register, resetPassword } from '../../../contract/shop/account.ts'
import { changePassword } from '../../../contract/shop/profile.ts'
import { signIn } from '../../../contract/shop/sign-ins.ts'
import { hashPassword } from './passwords.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const GUESSABLE = 'This password is easy to guess. Avoid common words, names and years.'
const refusedOn = (field: string, text = GUESSABLE) => ({
  code: 400,
  details: { fields: { [field]: { text } } },
})

describe('a password that is easy to guess', () => {
  test.each([
    'Password1',
    'P@ssw0rd!2026',
    'qwertz12345',
    'Summer2026',
    'trustno1',
    'пароль123',
    'パスワード123',
  ])('is rejected at registration: %s', async password => {
    await expect(shop.call()(register, registration({ password }))).rejects.toMatchObject(
      refusedOn('password'),
    )
  })

  test.each([
    ['the email', 'j.smithers@wexford.example', 'JSmithers99'],
    ['the email’s domain', 'j.smithers@wexford.example', 'Wexford2025!'],
    ['the company', 'a@b.example', 'Example-Instruments1'],
    ['the shop', 'a@b.example', 'Chipfront2026'],
  ])('consists of %s', async (_, email, password) => {
    await expect(shop.call()(register, registration({ email, password }))).rejects.toMatchObject(
      refusedOn('password'),
    )
  })

  test('is rejected in the buyer’s language', async () => {
    await expect(shop.call('de')(register, registration({ password: 'Password1' }))).rejects.toMatchObject(
      refusedOn(
        'password',
        'Dieses Passwort ist leicht zu erraten. Vermeiden Sie gängige Wörter, Namen und Jahreszahlen.',
      ),
    )
  })

  test('is rejected at a reset, and the link still works', async () => {
    const { email } = await becomeUser(shop, { email: 'reset@wexford.example' })
    await shop.call()(forgotPassword, { email })
    const token = await mailedToken(shop, email, 'reset')
    const to = (password: string) =>
      shop.call()(resetPassword, { token, password, confirm_password: password })
    await expect(to('Wexford2026')).rejects.toMatchObject(refusedOn('password'))
    await to('another horse 7')
  })

  test('is rejected at a change', async () => {
    const { call } = await becomeUser(shop, { email: 'change@wexford.example' })
    const change = { old_password: PASSWORD, new_password: 'Purchasing1', confirm_password: 'Purchasing1' }
    await expect(call(changePassword, change)).rejects.toMatchObject(refusedOn('new_password'))
  })
})

describe('leading and trailing spaces of a password', () => {
  test('count, at registration, sign-in and change', async () => {
    const email = 'spaces@example.com'
    const password = ' correct horse 9  '
    await expect(
      shop.call()(register, registration({ email, password, confirm_password: password.trim() })),
    ).rejects.toThrow('errors.password_inconsistency')
    const { call } = await becomeUser(shop, { email, password })
    await expect(shop.call()(signIn, { email, password: password.trim() })).rejects.toMatchObject({
      code: 4002,
    })
    const change = { new_password: 'another horse 7', confirm_password: 'another horse 7' }
    await expect(call(changePassword, { ...change, old_password: password.trim() })).rejects.toMatchObject(
      refusedOn('old_password', 'Current password is incorrect'),
    )
    await call(changePassword, { ...change, old_password: password })
    await expect(shop.call()(signIn, { email, password })).rejects.toMatchObject({ code: 4002 })
  })

  test('do not lock out customers whose password was trimmed before they counted', async () => {
    const { email, call } = await becomeUser(shop, { email: 'earlier@example.com' })
    const { pool } = shop.connection
    await pool.query(`update users set password_hash = 'trimmed' || $1 where email = $2`, [
      await hashPassword('earlier horse 9'),
      email,
    ])
    await shop.call()(signIn, { email, password: 'earlier horse 9 ' })
    await shop.call()(signIn, { email, password: 'earlier horse 9' })
    await call(changePassword, {
      old_password: ' earlier horse 9',
      new_password: 'later horse 10',
      confirm_password: 'later horse 10',
    })
    await expect(shop.call()(signIn, { email, password: 'later horse 10 ' })).rejects.toMatchObject({
      code: 4002,
    })
    await shop.call()(signIn, { email, password: 'later horse 10' })
  })
})

test('a registration with a guessable password uses up no allowance and queues no mail', async () => {
  const email = 'weak@example.com'
  for (let i = 0; i < 8; i++)
    await expect(shop.call()(register, registration({ email, password: 'Password1' }))).rejects.toMatchObject(
      {
        code: 400,
      },
    )
  await shop.call()(register, registration({ email }))
  const token = await mailedToken(shop, email, 'activation')
  await shop.call()(activate, { token, password: PASSWORD })
})
