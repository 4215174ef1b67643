import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/harness/buyers.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { mailedToken } from '../../../../tests/harness/mailed-token.ts'
import { becomeUser, PASSWORD, registration } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { activate, forgotPassword, register, resetPassword } from '../../../contract/shop/account.ts'
import { changePassword, getProfile } from '../../../contract/shop/profile.ts'
import { signIn } from '../../../contract/shop/sign-ins.ts'
import type { Call } from '../../../contract/wire/call.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'mails', 'allowances'))

const EMAIL = 'buyer@example.com'
const NEW_PASSWORD = 'another horse 7'
const ROUNDS = 5

async function resetWith(token: string): Promise<void> {
  await shop.call()(resetPassword, { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD })
}

/** Resolves when the shop starts to use its database for the n-th time from now. */
function nthDatabaseUse(n: number): Promise<void> {
  const { pool } = shop.connection
  const { promise, resolve } = Promise.withResolvers<void>()
  let uses = 0
  const count = () => void (uses++ === n && resolve())
  pool.on('acquire', count)
  return promise.finally(() => pool.off('acquire', count))
}

/** Starts `other` one step of the reset later each time, so that it meets the reset in every stage. */
async function whileResetting(other: (call: Call) => Promise<unknown>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await emptyTables(shop.connection.pool, 'users', 'mails', 'allowances')
    const { call } = await becomeUser(shop)
    await shop.call()(forgotPassword, { email: EMAIL })
    const token = await mailedToken(shop, EMAIL, 'reset')
    const later = nthDatabaseUse(round)
    const resetting = resetWith(token)
    const early = Promise.race([later, resetting.catch(() => {})])
    const [reset] = await Promise.allSettled([resetting, early.then(() => other(call))])
    // A change that came first has invalidated the link; a completed reset wins.
    if (reset.status === 'rejected') expect(reset.reason).toMatchObject({ code: 400 })
    else await shop.call()(signIn, { email: EMAIL, password: NEW_PASSWORD })
  }
}

describe('a reset', () => {
  test('is not undone by a concurrent password change', async () => {
    await whileResetting(call =>
      call(changePassword, {
        old_password: PASSWORD,
        new_password: 'a thief’s 1',
        confirm_password: 'a thief’s 1',
      }),
    )
  })

  test('ends a concurrent sign-in with the old password', async () => {
    const tokens: string[] = []
    await whileResetting(async () => {
      tokens.push((await shop.call()(signIn, { email: EMAIL, password: PASSWORD })).token)
    })
    for (const token of tokens)
      await expect(shop.call('en', token)(getProfile)).rejects.toMatchObject({ code: 4001 })
  })
})

test('concurrent activation and registration both get a response', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await emptyTables(shop.connection.pool, 'users', 'mails', 'allowances')
    const call = openBrowser(shop)
    await call(register, registration())
    const token = await mailedToken(shop, EMAIL, 'activation')
    const outcomes = await Promise.allSettled([
      call(activate, { token }),
      call(register, registration()),
      call(activate, { token }),
    ])
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect([400, 409]).toContain(outcome.reason.code)
  }
})
