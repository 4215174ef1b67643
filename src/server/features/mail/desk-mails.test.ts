import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { addMember, setUpOwner } from '../../../../tests/harness/desk.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as mails from '../../../contract/desk/mails.ts'
import { saveBank } from '../../../contract/desk/settings.ts'
import { LANGS } from '../../../domain/locales.ts'
import { ALL_MAILS } from '../../all-mails.ts'
import { queueMail } from './index.ts'
import { previewMail, writeSample } from './preview-mails.ts'

type Member = Awaited<ReturnType<typeof addMember>>

let shop: TestShop
let owner: Member
let content: Member

beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  content = await addMember(shop, 'content@shop.test', ['content'])
})
afterAll(() => shop.close())

async function counted(): Promise<Record<string, number>> {
  const tables = [
    'users',
    'orders',
    'rfqs',
    'parts',
    'staff',
    'mails',
    'audit',
    'order_keys',
    'account_links',
  ]
  const counts = tables.map(table => `(select count(*)::int from ${table}) as ${table}`)
  return (await shop.connection.pool.query(`select ${counts.join(', ')}`)).rows[0]
}

describe('the preview', () => {
  test('lists every kind of mail, and each has a sample to the buyer or to staff', async () => {
    const tools = { composers: ALL_MAILS, publicUrl: 'http://shop.test' }
    const context = { ...shop.context, ...shop.connection }
    const written: mails.MailKind[] = []
    for (const kind of Object.keys(ALL_MAILS)) {
      const message = await writeSample(context, tools, { kind, lang: 'en' })
      const to = message?.to.address ?? 'nobody'
      expect(['buyer@example.com', 'sales@chipfront.example', 'owner@example.com']).toContain(to)
      written.push({ kind, is_to_staff: to !== 'buyer@example.com' })
    }
    expect(await content.call(mails.listMailKinds)).toEqual(written)
  })

  test('no mail links to pages in a language that the operator has switched off', async () => {
    const tools = { composers: ALL_MAILS, publicUrl: 'http://shop.test' }
    const context = { ...shop.context, ...shop.connection }
    const writeAll = async () => {
      const texts: string[] = []
      for (const kind of Object.keys(ALL_MAILS)) {
        const message = await writeSample(context, tools, { kind, lang: 'de' })
        texts.push(message?.text ?? '', message?.html ?? '')
      }
      return texts.join('\n')
    }
    const GERMAN_PAGE = /shop\.test\/de\b/
    expect(await writeAll()).toMatch(GERMAN_PAGE)
    await shop.connection.pool.query(`delete from languages`)
    await shop.connection.pool.query(`insert into languages (lang, position) values ('en', 0), ('fr', 1)`)
    expect(await writeAll()).not.toMatch(GERMAN_PAGE)
    await shop.connection.pool.query(`delete from languages`)
  })

  test('writes a mail in every language, and leaves nothing behind', async () => {
    const before = await counted()
    const subjects = new Set<string>()
    for (const language of LANGS) {
      const { subject, html, text } = await content.call(mails.previewMail, {
        kind: 'order_shipping',
        language,
      })
      subjects.add(subject)
      expect(html).toContain('<html')
      expect(text).toContain('1234567890')
    }
    expect(subjects.size).toBe(LANGS.length)
    expect(await counted()).toEqual(before)
  })

  test('of more people than the shop has connections leaves some for others', async () => {
    const previews = Promise.all(
      LANGS.map(language => content.call(mails.previewMail, { kind: 'order_placed', language })),
    )
    expect((await shop.get('/api/index/search?keyword=LM358')).status).toBe(200)
    expect((await previews).map(({ subject }) => subject)).not.toContain('')
  })

  test('of an unknown kind is not found', async () => {
    for (const kind of ['nothing', 'toString'])
      await expect(content.call(mails.previewMail, { kind, language: 'en' })).rejects.toMatchObject({
        code: 404,
      })
  })
})

test('without a desk, mails to staff have no links to it', async () => {
  const tools = { composers: ALL_MAILS, publicUrl: 'http://shop.test', hasDesk: false }
  const context = { ...shop.context, ...shop.connection }
  // An invitation is only sent by a process that has a desk.
  const kinds = Object.keys(ALL_MAILS).filter(kind => kind !== 'staff_invite')
  for (const kind of kinds) {
    const { text, html } = await previewMail(context, tools, { kind, lang: 'en' })
    expect({ kind, hasLink: `${text}${html}`.includes('/desk') }).toEqual({ kind, hasLink: false })
  }
})

describe('failed mails', () => {
  async function fail(recipient: string): Promise<number> {
    await queueMail(shop.connection.db, { recipient, lang: 'en', kind: 'reset', fields: {}, isToStaff: true })
    const { rows } = await shop.connection.pool.query(
      `update mails set failed_at = now(), attempts = 11, last_error = '550 no such mailbox'
      where recipient = $1 returning id`,
      [recipient],
    )
    return Number(rows[0].id)
  }

  test('are listed with their error, and sent again once', async () => {
    const id = await fail('gone@firm.example')
    const listed = await owner.call(mails.listFailedMails)
    expect(listed).toMatchObject([{ id, recipient: 'gone@firm.example', error: '550 no such mailbox' }])
    const twice = await Promise.allSettled([
      owner.call(mails.retryMail, { id }),
      owner.call(mails.retryMail, { id }),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await shop.connection.pool.query(
      'select attempts, failed_at, due_at <= now() as is_due from mails where id = $1',
      [id],
    )
    expect(rows).toEqual([{ attempts: 0, failed_at: null, is_due: true }])
    expect(await owner.call(mails.listFailedMails)).toEqual([])
    const { rows: acts } = await shop.connection.pool.query(
      `select label from audit where act = 'mail.retry'`,
    )
    expect(acts).toEqual([{ label: 'reset' }])
  })

  test('show addresses of buyers, so reading settings is not enough', async () => {
    await expect(content.call(mails.listFailedMails)).rejects.toMatchObject({ code: 403 })
  })
})

test('owners read the old and the new bank account', async () => {
  await owner.call(saveBank, { rev: 0, values: { 'bank.account_number': 'DE00 1234' } })
  const { rows } = await shop.connection.pool.query(`select fields from mails where kind = 'bank_changed'`)
  const mail = await composeMail(shop, ALL_MAILS, { kind: 'bank_changed', fields: rows[0].fields })
  expect(mail).toMatchObject({ to: 'owner@shop.test', subject: 'The bank account of Chipfront was changed' })
  const text = plainText(mail)
  expect(text).toContain('Account number or IBAN, before: 000-000000-000')
  expect(text).toContain('Account number or IBAN, now: DE00 1234')
  expect(text).toContain('The owner')
})
