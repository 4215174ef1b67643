import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyRows } from '../../tests/harness/copy-rows.ts'
import { emptyTables } from '../../tests/harness/empty-tables.ts'
import { operator } from '../../tests/harness/operator.ts'
import { becomeUser, registration } from '../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { register } from '../contract/shop/account.ts'
import { CommandError, UsageError } from './command.ts'

const EMAIL = 'buyer@example.com'
const folder = mkdtempSync(join(tmpdir(), 'chipfront-users-'))
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'mails', 'allowances'))

const user = (...typed: string[]) => operator(shop, 'user', ...typed)

describe('user list', () => {
  test('is a table', async () => {
    expect(await user('list')).toBe('No accounts yet.\n')
    await becomeUser(shop)
    await shop.call()(
      register,
      registration({ email: 'li@example.com', contact_name: '李工', company_name: 'X' }),
    )
    const [headings = '', first = '', second = '', ...more] = (await user('list')).split('\n')
    expect(headings).toMatch(/^ID +EMAIL +NAME +COMPANY +COUNTRY +STATE +LAST SEEN \(UTC\) +SIGN-INS$/)
    expect(first).toMatch(/^\d+ +buyer@example\.com .* active +\d{4}-\d\d-\d\d \d\d:\d\d +1$/)
    expect(second).toMatch(/^\d+ +li@example\.com +李工 +X .* not activated +- +0$/)
    expect(more).toEqual([''])
    // Two Chinese characters take four columns, so the next column starts two characters earlier in the text.
    expect(second.indexOf('X')).toBe(headings.indexOf('COMPANY') - 2)
  })

  test('shows fifty at a time', async () => {
    await becomeUser(shop)
    await copyRows(shop, 'users', 60, { email: `n || '@example.com'`, email_key: `n || '@example.com'` })
    expect((await user('list')).match(/@example/g)).toHaveLength(50)
    expect((await user('list', '--page', '2')).match(/@example/g)).toHaveLength(11)
  })

  test('finds by a text', async () => {
    await becomeUser(shop)
    expect(await user('list', '--search', 'buyer@')).toContain(EMAIL)
    expect(await user('list', '--search', '%')).toBe('No accounts match “%”.\n')
  })

  test('prints no control characters', async () => {
    await becomeUser(shop)
    await shop.connection.pool.query('update users set contact_name = $1, company_name = $2', [
      '\u001b[2Jgone\u009b31m',
      'a\u202eb\r\nc',
    ])
    const table = await user('list')
    expect(table).toMatch(/�\[2Jgone�31m +a�b��c/)
    expect(await user('export', EMAIL)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  })
})

describe('user activate, disable, enable, sign-out', () => {
  test('report their results, and whether they were done before', async () => {
    await shop.call()(register, registration())
    expect(await user('activate', 'Buyer@EXAMPLE.com')).toBe('Buyer@EXAMPLE.com is active now.\n')
    expect(await user('activate', EMAIL)).toBe(`${EMAIL} was already active.\n`)
    expect(await user('enable', EMAIL)).toBe(`${EMAIL} was not disabled.\n`)
    expect(await user('disable', EMAIL)).toBe(`${EMAIL} is disabled; 0 sign-ins ended.\n`)
    expect(await user('disable', EMAIL)).toBe(`${EMAIL} was already disabled.\n`)
    await expect(user('activate', EMAIL)).rejects.toThrow(`${EMAIL} is disabled; enable the account first`)
    expect(await user('enable', EMAIL)).toBe(`${EMAIL} is enabled again.\n`)
    expect(await user('sign-out', EMAIL)).toBe(`${EMAIL} is signed out; 0 sign-ins ended.\n`)
  })

  test('ask which registration is meant if there are several', async () => {
    await shop.call()(register, registration({ contact_name: 'Owner' }))
    await shop.call()(register, registration({ contact_name: 'Stranger' }))
    await expect(user('activate', EMAIL)).rejects.toThrow(`${EMAIL} has 2 registrations`)
    const { rows } = await shop.connection.pool.query(
      'select id, contact_name from registrations order by id',
    )
    await expect(user('activate', EMAIL, '--registration', 'x')).rejects.toThrow(CommandError)
    expect(await user('activate', EMAIL, '--registration', String(rows[0].id))).toContain('is active now')
    expect(await user('list')).toContain('Owner')
    await expect(user('disable', EMAIL, '--registration', '1')).rejects.toThrow(UsageError)
  })

  test('count the sign-ins they ended', async () => {
    await becomeUser(shop)
    expect(await user('sign-out', EMAIL)).toBe(`${EMAIL} is signed out; 1 sign-in ended.\n`)
  })
})

describe('user export', () => {
  test('is JSON with the field names of the API', async () => {
    await becomeUser(shop)
    expect(JSON.parse(await user('export', EMAIL))).toMatchObject({
      profile: [{ email: EMAIL, contact_name: registration().contact_name }],
      sign_ins: [{ last_seen_at: expect.stringMatching(/^\d{4}-.*Z$/) }],
      mails: [{ kind: 'activation' }],
    })
  })

  test('keeps every character of the input', async () => {
    await becomeUser(shop)
    const name = 'a\u202eb\u009bc \u{e0001} "李"'
    await shop.connection.pool.query('update users set contact_name = $1', [name])
    expect(JSON.parse(await user('export', EMAIL)).profile[0].contact_name).toBe(name)
  })

  test('to a file is readable by its owner only', async () => {
    await becomeUser(shop)
    const file = join(folder, 'buyer.json')
    expect(await user('export', EMAIL, file)).toBe('')
    expect(readFileSync(file, 'utf8')).toBe(await user('export', EMAIL))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['buyer.json'])
    await expect(user('export', EMAIL, join(folder, 'none', 'x.json'))).rejects.toThrow(
      'no such file or folder',
    )
  })
})

describe('user erase', () => {
  test('erases the data of the account', async () => {
    await becomeUser(shop)
    expect(await user('erase', EMAIL, '--yes')).toMatch(
      /^Erased for buyer@example\.com: customer 1, mails 1, sign-ins 1, devices 1, (links \d, )?profile 1\.\n$/,
    )
    await expect(user('erase', EMAIL, '--yes')).rejects.toThrow(`the shop has no data about ${EMAIL}`)
  })

  test('without a terminal requires --yes', async () => {
    await becomeUser(shop)
    await expect(user('erase', EMAIL)).rejects.toThrow('there is no terminal; add --yes')
    expect(await user('list')).toContain(EMAIL)
  })
})

describe('arguments', () => {
  test.each(['activate', 'disable', 'enable', 'sign-out'])(
    '%s of an unknown account is reported in one line',
    async name => {
      const typed = user(name, 'no\u001bbody@example.com')
      await expect(typed).rejects.toBeInstanceOf(CommandError)
      await expect(typed).rejects.toThrow('no account for no�body@example.com')
    },
  )

  test('export of an unknown email address fails', async () => {
    await expect(user('export', 'nobody@example.com')).rejects.toThrow('has no data about nobody@example.com')
  })

  test.each([
    [[], 'user takes one of list, activate, disable, enable, sign-out, export, erase'],
    [['constructor'], 'user takes one of'],
    [['list', EMAIL], 'user list takes only --search TEXT and --page N'],
    [['activate'], 'user activate takes one EMAIL'],
    [['disable', EMAIL, 'b@example.com'], 'user disable takes one EMAIL'],
    [['erase', ' ', '--yes'], 'user erase takes one EMAIL'],
    [['export', EMAIL, 'a', 'b'], 'user export takes one EMAIL and at most one FILE'],
    [['disable', EMAIL, '--yes'], 'user disable has no option --yes'],
    [['erase', EMAIL, '--search', 'x'], 'user erase has no option --search'],
    [['list', '--fast'], "Unknown option '--fast'"],
  ])('%j is wrong usage', async (typed, message) => {
    const wrong = user(...typed)
    await expect(wrong).rejects.toBeInstanceOf(UsageError)
    await expect(wrong).rejects.toThrow(message)
  })

  test('--help lists every command', async () => {
    const help = await user('--help')
    for (const name of ['list', 'activate', 'disable', 'enable', 'sign-out', 'export', 'erase'])
      expect(help).toContain(`npx chipfront user ${name}`)
  })
})
