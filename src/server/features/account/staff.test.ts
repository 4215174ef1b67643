import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asShell } from '../../../../tests/harness/as-shell.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { becomeUser, PASSWORD, registration } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as account from '../../../contract/shop/account.ts'
import { addAddress } from '../../../contract/shop/addresses.ts'
import * as profile from '../../../contract/shop/profile.ts'
import * as signIns from '../../../contract/shop/sign-ins.ts'
import { accountData, changeUser, eraseUser, exportUser, listUsers, type PersonalData } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'mails', 'allowances'))

const EMAIL = 'buyer@example.com'
const pool = () => shop.connection.pool
const context = () => shop.context
const signIn = () => shop.call()(signIns.signIn, { email: EMAIL, password: PASSWORD })
const refusedWith = (code: number) => expect.objectContaining({ code })

const ADDRESS = {
  contact_name: 'Goods in',
  address_line1: 'Werkstr. 1',
  city: 'Berlin',
  state: 'BE',
  postal_code: '10115',
  country: 'DE',
  telephone: '+49 30 1',
}

const FIRST = { offset: 0, limit: 50 }

async function countRows(): Promise<Record<string, number>> {
  const tables = [
    'users',
    'registrations',
    'addresses',
    'sign_ins',
    'known_devices',
    'account_links',
    'mails',
  ]
  const counts = tables.map(async table => {
    const { rows } = await pool().query(`select count(*)::integer as count from ${table}`)
    return [table, rows[0].count] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

describe('the list of users', () => {
  test('shows state, sign-ins and last activity', async () => {
    await becomeUser(shop)
    await signIn()
    await shop.call()(account.register, registration({ email: 'new@example.com' }))
    await becomeUser(shop, { email: 'gone@example.com' })
    await changeUser(asShell(shop), 'gone@example.com', 'disable', [])
    expect((await listUsers(context(), '', FIRST)).list).toMatchObject([
      { email: EMAIL, state: 'active', signIns: 2, lastSeenAt: expect.any(Date) },
      { email: 'new@example.com', state: 'not_activated', signIns: 0, lastSeenAt: null },
      { email: 'gone@example.com', state: 'disabled', signIns: 0, lastSeenAt: null },
    ])
  })

  test('an expired sign-in is not counted', async () => {
    await becomeUser(shop)
    await pool().query(`update sign_ins set expires_at = now() - interval '1 minute'`)
    expect((await listUsers(context(), '', FIRST)).list).toMatchObject([
      { signIns: 0, lastSeenAt: expect.any(Date) },
    ])
  })

  test.each([
    ['part of an email', 'BUYER@'],
    ['part of a name', 'näher'],
    ['part of a company', '100%_\\o'],
  ])('is searched by %s', async (_, text) => {
    await shop.call()(
      account.register,
      registration({ contact_name: 'Karl-Heinz Näher', company_name: 'Die 100%_\\oHG' }),
    )
    await shop.call()(
      account.register,
      registration({ email: 'other@example.com', contact_name: 'Purchasing', company_name: 'Die 100 KG' }),
    )
    expect((await listUsers(context(), text, FIRST)).list.map(({ email }) => email)).toEqual([EMAIL])
  })
})

describe('staff', () => {
  test('activate an account whose mail was lost', async () => {
    await shop.call()(account.register, registration())
    expect(await changeUser(asShell(shop), 'BUYER@example.com', 'activate', [])).toEqual({
      before: 'not_activated',
      after: 'active',
      endedSignIns: 0,
    })
    await signIn()
    expect(await changeUser(asShell(shop), EMAIL, 'activate', [])).toMatchObject({
      before: 'active',
      after: 'active',
    })
  })

  test('disable an account, which ends its sign-ins at once and blocks new ones', async () => {
    const { call } = await becomeUser(shop)
    await signIn()
    expect(await changeUser(asShell(shop), EMAIL, 'disable', [])).toEqual({
      before: 'active',
      after: 'disabled',
      endedSignIns: 2,
    })
    await expect(call(profile.getProfile)).rejects.toEqual(refusedWith(4001))
    await expect(signIn()).rejects.toEqual(refusedWith(403))
    expect(await changeUser(asShell(shop), EMAIL, 'activate', [])).toMatchObject({ after: 'disabled' })
  })

  test('enable it again: the old sign-ins stay ended', async () => {
    const { call } = await becomeUser(shop)
    await pool().query('update users set disabled_at = now()')
    expect(await changeUser(asShell(shop), EMAIL, 'enable', [])).toEqual({
      before: 'disabled',
      after: 'active',
      endedSignIns: 1,
    })
    await expect(call(profile.getProfile)).rejects.toEqual(refusedWith(4001))
    await signIn()
    expect(await changeUser(asShell(shop), EMAIL, 'enable', [])).toMatchObject({
      before: 'active',
      endedSignIns: 0,
    })
  })

  test('sign out one customer only', async () => {
    const { call } = await becomeUser(shop)
    const other = await becomeUser(shop, { email: 'other@example.com' })
    expect(await changeUser(asShell(shop), EMAIL, 'sign_out', [])).toMatchObject({
      after: 'active',
      endedSignIns: 1,
    })
    await expect(call(profile.getProfile)).rejects.toEqual(refusedWith(4001))
    await other.call(profile.getProfile)
    await signIn()
  })

  test.each(['activate', 'disable', 'enable', 'sign_out'] as const)(
    'cannot %s an account that does not exist',
    async change => {
      expect(await changeUser(asShell(shop), 'nobody@example.com', change, [])).toBeNull()
    },
  )
})

describe('personal data', () => {
  test('is exported completely, without credentials', async () => {
    const { call } = await becomeUser(shop)
    await call(addAddress, ADDRESS)
    await shop.call()(account.forgotPassword, { email: EMAIL })
    const known = await exportUser(asShell(shop), 'Buyer@Example.COM', accountData)
    expect(Object.keys(known ?? {})).toEqual([
      'profile',
      'registrations',
      'links',
      'devices',
      'sign_ins',
      'addresses',
      'mails',
    ])
    expect(known).toMatchObject({
      profile: [{ email: EMAIL, companyName: registration().company_name, activatedAt: expect.any(Date) }],
      addresses: [{ contactName: 'Goods in', addressLine1: 'Werkstr. 1' }],
      sign_ins: [{ client: expect.any(String), createdAt: expect.any(Date), lastSeenAt: expect.any(Date) }],
      devices: [{ lastUsedAt: expect.any(Date) }],
      mails: [{ kind: 'activation' }, { kind: 'reset' }],
    })
    expect(JSON.stringify(known)).not.toMatch(/hash|argon2|Buffer/i)
  })

  test('includes every pending registration', async () => {
    await shop.call()(account.register, registration({ contact_name: 'First' }))
    await shop.call()(account.register, registration({ contact_name: 'Second' }))
    const known = await exportUser(asShell(shop), EMAIL, accountData)
    expect(known?.registrations).toMatchObject([{ contactName: 'First' }, { contactName: 'Second' }])
    expect(JSON.stringify(known)).not.toMatch(/hash|argon2|Buffer/i)
    expect(await eraseUser(asShell(shop), EMAIL, accountData)).toMatchObject({ registrations: 2, profile: 1 })
  })

  test('is empty for an unknown person', async () => {
    await becomeUser(shop)
    expect(await exportUser(asShell(shop), 'nobody@example.com', accountData)).toBeNull()
  })

  test("is erased, and other people's data stays complete", async () => {
    await becomeUser(shop, { email: 'other@example.com' }).then(({ call }) => call(addAddress, ADDRESS))
    const others = await countRows()
    const { call } = await becomeUser(shop)
    await call(addAddress, ADDRESS)
    expect(await eraseUser(asShell(shop), EMAIL, accountData)).toMatchObject({
      profile: 1,
      addresses: 1,
      sign_ins: 1,
      devices: 1,
      mails: 1,
    })
    expect(await countRows()).toEqual(others)
    expect(await exportUser(asShell(shop), EMAIL, accountData)).toBeNull()
    await expect(call(profile.getProfile)).rejects.toEqual(refusedWith(4001))
    await shop.call()(account.register, registration())
  })

  test('is erased for someone without an account who was mailed', async () => {
    await shop.call()(account.forgotPassword, { email: 'Guest@example.com' })
    expect(await exportUser(asShell(shop), 'guest@example.com', accountData)).toMatchObject({
      profile: [],
      mails: [{ kind: 'reset' }],
    })
    expect(await eraseUser(asShell(shop), 'guest@example.com', accountData)).toMatchObject({
      profile: 0,
      mails: 1,
    })
    expect(await countRows()).toMatchObject({ mails: 0 })
  })

  test('is erased in one transaction', async () => {
    await becomeUser(shop)
    const before = await countRows()
    const broken: PersonalData = {
      name: 'broken',
      list: async () => [],
      erase: () => Promise.reject(new Error('the disk is full')),
    }
    await expect(eraseUser(asShell(shop), EMAIL, [...accountData, broken])).rejects.toThrow(
      'the disk is full',
    )
    expect(await countRows()).toEqual(before)
  })
})
