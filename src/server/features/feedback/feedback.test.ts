import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { deliverMails } from '../../../../tests/harness/deliver-mails.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { sendFeedback } from '../../../contract/shop/feedback.ts'
import { ALLOWANCES } from '../../../domain/allowances.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { LANGS } from '../../../domain/locales.ts'
import { setLogLevel } from '../../log.ts'
import { setSetting, unsetSetting } from '../site/index.ts'
import { feedbackMails } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyTables(shop.connection.pool, 'users', 'feedback', 'mails', 'allowances')
  await setSetting(shop.connection, 'contact_email', 'sales@firm.example')
})
afterEach(() => vi.restoreAllMocks())

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const message = {
  type_id: 2,
  email: 'Buyer@Example.com',
  feedback_content: 'Where is my shipment?\n\nThank you.',
}

async function answerTo(body: unknown, lang = 'en') {
  const answer = await shop.request('/api/feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', lang },
    body: JSON.stringify(body),
  })
  return answer.json()
}

describe('a message to the shop', () => {
  test('is stored, and the visitor is thanked', async () => {
    expect(await answerTo({ ...message, type_id: '2' })).toEqual({
      code: 200,
      message: 'Thank you. We’ve received your message.',
      data: null,
    })
    expect((await query('select * from feedback')).rows).toMatchObject([
      {
        type_id: 2,
        email: 'Buyer@Example.com',
        email_key: 'buyer@example.com',
        content: message.feedback_content,
        lang: 'en',
        user_id: null,
      },
    ])
  })

  test('is confirmed in the language of the page', async () => {
    expect((await answerTo(message, 'de')).message).toBe(
      'Vielen Dank. Ihre Nachricht ist bei uns angekommen.',
    )
  })

  test('of a signed-in customer is assigned to the account', async () => {
    const { call } = await becomeUser(shop)
    await call(sendFeedback, message)
    expect((await query('select user_id = users.id as is_theirs from feedback, users')).rows).toEqual([
      { is_theirs: true },
    ])
  })

  test.each([
    ['no subject', { type_id: undefined }, 'type_id', 'Select a subject', 'Wählen Sie ein Thema'],
    ['an unknown subject', { type_id: 6 }, 'type_id', 'Select a subject', 'Wählen Sie ein Thema'],
    ['a text as subject', { type_id: 'x' }, 'type_id', 'Select a subject', 'Wählen Sie ein Thema'],
    [
      'no email',
      { email: undefined },
      'email',
      'Enter a email address',
      'Bitte eine E-Mail-Adresse eingeben',
    ],
    ['an empty email', { email: '' }, 'email', 'Enter a email address', 'Bitte eine E-Mail-Adresse eingeben'],
    [
      'half an email',
      { email: 'buyer@example' },
      'email',
      'Enter a valid email address',
      'Bitte eine gültige E-Mail-Adresse eingeben',
    ],
    [
      'no comment',
      { feedback_content: undefined },
      'feedback_content',
      'Enter a Comment',
      'Bitte einen Kommentar eingeben',
    ],
    [
      'a comment of spaces',
      { feedback_content: ' \n ' },
      'feedback_content',
      'Enter a Comment',
      'Bitte einen Kommentar eingeben',
    ],
  ])('with %s is rejected at the field', async (_, changes, field, english, german) => {
    const wrong = { ...message, ...changes }
    expect(await answerTo(wrong)).toMatchObject({ code: 400, data: { errors: { [field]: english } } })
    expect((await answerTo(wrong, 'de')).data.errors[field]).toBe(german)
    expect((await query('select from feedback')).rowCount).toBe(0)
  })

  test('with three invalid fields reports all three', async () => {
    expect((await answerTo({})).data.errors).toEqual({
      type_id: 'Select a subject',
      email: 'Enter a email address',
      feedback_content: 'Enter a Comment',
    })
  })

  test('that is too long is rejected', async () => {
    const content = 'x'.repeat(LIMITS.commentLength + 1)
    expect(await answerTo({ ...message, feedback_content: content })).toMatchObject({ code: 400 })
  })

  test('is limited per address, and possible again later', async () => {
    const until = `now() + make_interval(secs => ${ALLOWANCES.feedbackAddress.burst * 60})`
    await answerTo(message)
    await query(`update allowances set full_at = ${until}`)
    expect(await answerTo(message)).toMatchObject({ code: 429 })
  })
})

describe('the sales desk', () => {
  test('gets the message, and replies go to the visitor', async () => {
    await answerTo(message, 'fr')
    const [mail] = await deliverMails(shop, feedbackMails, 1)
    expect(mail?.subject).toMatch(/^Message \d+ from the website: Order or delivery$/)
    expect(mail?.to).toMatchObject([{ address: 'sales@firm.example' }])
    expect(mail?.replyTo).toMatchObject([{ address: 'Buyer@example.com' }])
    for (const words of [
      'Subject: Order or delivery',
      'Email address: Buyer@Example.com',
      'French',
      'Thank you.',
    ])
      expect(mail?.text).toContain(words)
  })

  test('gets no clickable text from a visitor', async () => {
    await answerTo({ ...message, feedback_content: 'See https://evil.example/pay now' })
    const { rows } = await query('select fields from mails')
    const composed = await composeMail(shop, feedbackMails, {
      kind: 'feedback_sales',
      fields: rows[0].fields,
    })
    expect(plainText(composed)).toContain('https://evil.example/pay')
    expect(JSON.stringify(composed)).not.toContain('https://evil')
  })

  test.each(LANGS)('gets messages in %s', async lang => {
    await answerTo(message)
    const { rows } = await query('select fields from mails')
    const { fields } = rows[0]
    const composed = await composeMail(shop, feedbackMails, { kind: 'feedback_sales', fields, lang })
    expect(plainText(composed)).not.toMatch(/mail\.|\{|\}/)
  })

  test('gets no mail about an erased message', async () => {
    await answerTo(message)
    const { rows } = await query('select fields from mails')
    await query('delete from feedback')
    const wanted = { kind: 'feedback_sales', fields: rows[0].fields }
    expect(await composeMail(shop, feedbackMails, wanted)).toBeNull()
  })

  test('without an address gets no mail; the message is stored and the log warns', async () => {
    await unsetSetting(shop.connection, 'contact_email')
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation(line => written.push(String(line)) > 0)
    setLogLevel('warn')
    expect(await answerTo(message)).toMatchObject({ code: 200 })
    setLogLevel('error')
    expect((await query('select from feedback')).rowCount).toBe(1)
    expect((await query('select from mails')).rowCount).toBe(0)
    expect(written.join('')).toContain('no contact_email to send a message to')
    expect(written.join('')).not.toContain('xample.com')
  })
})
