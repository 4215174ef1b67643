import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { copyDatabase } from '../../../../tests/harness/copy-database.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import { type Connection, connect } from '../../database/connection.ts'
import type { ComposedMail } from '../mail/index.ts'
import { accountMails } from './account-mails.ts'
import { findLink, type LinkKind } from './links.queries.ts'
import { addRegistration } from './registrations.queries.ts'
import { hashSecret } from './secrets.ts'
import { activateUser, type NewUser, saveRegistration } from './users.queries.ts'

let connection: Connection
let drop: () => Promise<void>
let userId = 0

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  connection = await connect(database.url, 2)
})
afterAll(async () => {
  await connection.close()
  await drop()
})
beforeEach(async () => {
  await emptyTables(connection.pool, 'users')
  userId = (await saveRegistration(connection.db, BUYER)) ?? 0
  await addRegistration(connection.db, { ...BUYER, userId, browserHash: hashSecret('browser') })
})

const BUYER: NewUser = {
  email: 'Buyer@Firm.example',
  emailKey: 'buyer@firm.example',
  passwordHash: '',
  contactName: 'Purchasing',
  companyName: 'Firm Ltd',
  telephone: '1',
  country: 'DE',
  city: 'x',
  state: 'x',
  address: 'x',
  lang: 'en',
}

/** As composed for a buyer's stored language, independent of the language of the request. */
async function compose(kind: string, lang: Lang = 'en', key = BUYER.emailKey): Promise<ComposedMail | null> {
  await connection.pool.query('update users set lang = $1', [lang])
  await connection.pool.query('update registrations set lang = $1', [lang])
  return composeAsked(kind, 'ru', key)
}

async function composeAsked(kind: string, lang: Lang, key: string): Promise<ComposedMail | null> {
  const { t } = await speak(lang)
  const tools = {
    db: connection.db,
    publicUrl: 'https://shop.example',
    hasDesk: true,
    lang,
    t,
    shop: 'Chipfront',
    pageLangs: LANGS,
    contactEmail: '',
    attempts: 1,
  }
  return (await accountMails[kind]?.(tools, { email_key: key })) ?? null
}

const buttonOf = (mail: ComposedMail | null) =>
  new URL(mail?.blocks.flatMap(block => (block.kind === 'button' ? block.url : []))[0] ?? 'none:')

const emailBehind = async (url: URL, kind: LinkKind) => {
  const tokenHash = hashSecret(url.searchParams.get('token') ?? '')
  return (await findLink(connection.db, { kind, tokenHash }))?.email ?? null
}

const textOf = (mail: ComposedMail | null) =>
  mail?.blocks.map(block => ('text' in block ? block.text : '')).join('\n') ?? ''

describe('a registrant', () => {
  test('gets an activation link at the registered address', async () => {
    const mail = await compose('activation', 'de', 'buyer@firm.example')
    expect(mail?.to).toBe('Buyer@Firm.example')
    expect(textOf(mail)).toContain('(\u2068Purchasing\u2069, \u2068Firm Ltd\u2069)')
    expect(textOf(mail)).toContain('24 Stunden')
    const url = buttonOf(mail)
    expect(url.origin + url.pathname).toBe('https://shop.example/de/register/activate')
    expect(await emailBehind(url, 'activation')).toBe('Buyer@Firm.example')
    expect(await emailBehind(url, 'reset')).toBeNull()
  })

  test('is informed when the account is already active, without a new link', async () => {
    await activateUser(connection.db, userId)
    const mail = await compose('activation')
    expect(mail?.subject).toBe('You already have an account at Chipfront')
    expect(buttonOf(mail).href).toBe('https://shop.example/login')
    expect(mail?.blocks).toContainEqual(
      expect.objectContaining({ kind: 'link', url: 'https://shop.example/forgotpassword' }),
    )
    expect((await connection.pool.query('select from account_links')).rowCount).toBe(0)
  })

  test('cannot turn their name into a link', async () => {
    await connection.pool.query(`update users set contact_name = 'https://evil.example/x www.evil.example'`)
    expect(textOf(await compose('activation'))).not.toMatch(/https?:\/\/evil|evil\.example|www\.evil/)
  })
})

test('a forgotten password is reset through a link that works for an hour', async () => {
  await activateUser(connection.db, userId)
  const mail = await compose('reset', 'fr')
  const url = buttonOf(mail)
  expect(url.origin + url.pathname).toBe('https://shop.example/fr/forgotpassword/resetpassword')
  expect(await emailBehind(url, 'reset')).toBe('Buyer@Firm.example')
  expect(textOf(mail)).toMatch(/1\sheure/)
  const { rows } = await connection.pool.query('select expires_at - now() < $1 as soon from account_links', [
    '1 hour 1 second',
  ])
  expect(rows).toEqual([{ soon: true }])
})

test('a changed password is reported by mail, with instructions if it was someone else', async () => {
  const mail = await compose('password_changed', 'ar')
  expect(mail?.blocks).toContainEqual(
    expect.objectContaining({ kind: 'link', url: 'https://shop.example/ar/forgotpassword' }),
  )
})

describe.each(['activation', 'reset', 'password_changed'])('%s', kind => {
  test('is not sent without an account', async () => {
    expect(await compose(kind, 'en', 'stranger@firm.example')).toBeNull()
  })

  test('is not sent to a disabled account', async () => {
    await connection.pool.query('update users set disabled_at = now()')
    expect(await compose(kind)).toBeNull()
    expect((await connection.pool.query('select from account_links')).rowCount).toBe(0)
  })

  test.each(LANGS)('is written in %s', async lang => {
    const mail = await compose(kind, lang)
    expect(mail?.subject).toContain('Chipfront')
    expect(`${mail?.heading} ${textOf(mail)}`).not.toMatch(/\bmail\.\w|[{}]/)
  })
})
