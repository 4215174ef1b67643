import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { deliverMails } from '../../../../tests/harness/deliver-mails.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { confirmSubscription, subscribe, unsubscribe } from '../../../contract/shop/subscriptions.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import { subscriptionMails, sweepSubscriptions } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => query('truncate subscriptions, mails, allowances'))

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const email = 'Reader@Example.com'

async function post(path: string, body: unknown, lang = 'en') {
  const answer = await shop.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', lang },
    body: JSON.stringify(body),
  })
  return answer.json()
}

async function only() {
  const { rows } = await query(
    'select *, confirmed_at is not null and ended_at is null as is_on from subscriptions',
  )
  expect(rows).toHaveLength(1)
  return rows[0]
}

/** The latest waiting mail, as the mailer would compose it. */
async function newestMail() {
  const { rows } = await query('select * from mails order by id desc limit 1')
  const { kind, fields, lang } = rows[0]
  return composeMail(shop, subscriptionMails, { kind, fields, lang })
}

async function ask(lang: Lang = 'en'): Promise<string> {
  await shop.call(lang)(subscribe, { email })
  return (await only()).token
}

async function becomeSubscriber(lang: Lang = 'en'): Promise<string> {
  const token = await ask(lang)
  await shop.call()(confirmSubscription, { token })
  return token
}

const letDaysPass = (days: number) =>
  query(
    `update subscriptions set asked_at = asked_at - make_interval(days => $1),
       confirmed_at = confirmed_at - make_interval(days => $1), ended_at = ended_at - make_interval(days => $1)`,
    [days],
  )

const refused = { code: 400, message: 'This link has expired or has already been used' }

describe('a newsletter request', () => {
  test('gets the same response whether the address is known, waiting or new', async () => {
    const fresh = await post('/api/subscribe', { email })
    expect(fresh).toEqual({
      code: 200,
      message: 'Thank you. Please confirm using the link in the email we sent you.',
      data: null,
    })
    expect(await post('/api/subscribe', { email })).toEqual(fresh)
    await shop.call()(confirmSubscription, { token: (await only()).token })
    expect(await post('/api/subscribe', { email: email.toUpperCase() })).toEqual(fresh)
    expect((await query('select from mails')).rowCount).toBe(3)
  })

  test('does not subscribe before the link is used', async () => {
    const token = await ask()
    expect((await only()).is_on).toBe(false)
    expect(await post('/api/subscribe/confirm', { token })).toEqual({
      code: 200,
      message: 'You are subscribed.',
      data: null,
    })
    expect((await only()).is_on).toBe(true)
  })

  test('with a missing or invalid address is rejected at the field', async () => {
    expect((await post('/api/subscribe', {})).data.errors).toEqual({ email: 'Enter a email address' })
    expect((await post('/api/subscribe', { email: 'no@where' })).data.errors).toEqual({
      email: 'Enter a valid email address',
    })
    expect((await post('/api/subscribe', { email: 'no@where' }, 'de')).data.errors).toEqual({
      email: 'Bitte eine gültige E-Mail-Adresse eingeben',
    })
  })

  test('in another person’s name reaches that mailbox three times a day', async () => {
    for (let i = 0; i < 3; i++) expect(await post('/api/subscribe', { email })).toMatchObject({ code: 200 })
    expect(await post('/api/subscribe', { email: email.toLowerCase() })).toMatchObject({ code: 429 })
    expect((await query('select from mails')).rowCount).toBe(3)
  })
})

describe('the confirmation mail', () => {
  test.each(LANGS)('is in the language of the page: %s', async lang => {
    const token = await ask(lang)
    const composed = await newestMail()
    expect(composed).toMatchObject({ to: email, lang })
    // zh has no pages.
    const prefix = lang === 'en' || lang === 'zh' ? '' : `/${lang}`
    expect(plainText(composed)).toContain(`https://shop.example${prefix}/subscribe/confirm?token=${token}`)
    expect(plainText(composed)).toContain(`https://shop.example${prefix}/unsubscribe?token=${token}`)
    expect(plainText(composed)).not.toMatch(/mail\.|\{|\}/)
  })

  test('says how long the link works', async () => {
    await ask()
    expect(plainText(await newestMail())).toContain('valid for 7 days')
  })

  test('has the headers for the unsubscribe button of mail programs', async () => {
    const token = await ask()
    const [mail] = await deliverMails(shop, subscriptionMails, 1)
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headers['list-unsubscribe']).toBe(`<https://shop.example/api/subscribe/cancel?token=${token}>`)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  test('to a subscriber says so, in their language, and nothing changes', async () => {
    const token = await becomeSubscriber('de')
    await post('/api/subscribe', { email: email.toLowerCase() }, 'fr')
    const composed = await newestMail()
    expect(composed).toMatchObject({ to: email, lang: 'de', heading: 'Sie sind bereits angemeldet' })
    expect(plainText(composed)).not.toContain('/subscribe/confirm')
    expect(await only()).toMatchObject({ is_on: true, lang: 'de', token, email })
  })

  test('is not sent after the address was erased', async () => {
    await ask()
    await query('delete from subscriptions')
    expect(await newestMail()).toBeNull()
  })
})

describe('a link', () => {
  test('confirms a second time, also long after', async () => {
    const token = await becomeSubscriber()
    const { confirmed_at } = await only()
    expect(await post('/api/subscribe/confirm', { token })).toMatchObject({ code: 200 })
    expect((await only()).confirmed_at).toEqual(confirmed_at)
    await letDaysPass(LIMITS.subscribeLinkDays + 1)
    expect(await post('/api/subscribe/confirm', { token })).toMatchObject({ code: 200 })
  })

  test('that is expired confirms nothing', async () => {
    const token = await ask()
    await letDaysPass(LIMITS.subscribeLinkDays)
    expect(await post('/api/subscribe/confirm', { token })).toMatchObject(refused)
    expect((await only()).is_on).toBe(false)
  })

  test.each(['x'.repeat(43), 'short', '', "' or 1=1 --"])('that is unknown is rejected: %s', async token => {
    await becomeSubscriber()
    expect(await post('/api/subscribe/confirm', { token })).toMatchObject({ code: 400 })
    const ended = await post(`/api/subscribe/cancel?${new URLSearchParams({ token })}`, {})
    expect(ended).toMatchObject({ code: 400, data: { errors: { token: refused.message } } })
    expect((await only()).is_on).toBe(true)
  })
})

describe('a subscription', () => {
  test('is ended by one POST from a mail program', async () => {
    const token = await becomeSubscriber()
    const answer = await shop.api.request(`/api/subscribe/cancel?token=${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
    expect((await only()).is_on).toBe(false)
  })

  test('is not ended by a mail program that only opens the URL, which leads to the page', async () => {
    const token = await becomeSubscriber()
    const answer = await shop.get(`/api/subscribe/cancel?token=${token}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/unsubscribe?token=${token}`)
    expect((await only()).is_on).toBe(true)
  })

  test('that has ended can be ended again', async () => {
    const token = await becomeSubscriber()
    const call = shop.call()
    await call(unsubscribe, { token })
    const { ended_at } = await only()
    await call(unsubscribe, { token })
    expect((await only()).ended_at).toEqual(ended_at)
  })

  test('is not affected by another token', async () => {
    const theirs = await becomeSubscriber()
    await shop.call()(subscribe, { email: 'other@example.com' })
    const { rows } = await query('select token from subscriptions where token <> $1', [theirs])
    await shop.call()(unsubscribe, { token: rows[0].token })
    const isOn = await query('select from subscriptions where token = $1 and ended_at is null', [theirs])
    expect(isOn.rowCount).toBe(1)
  })

  test('ended by mistake is restored with the same link for some days', async () => {
    const token = await becomeSubscriber()
    await letDaysPass(100)
    await shop.call()(unsubscribe, { token })
    await shop.call()(confirmSubscription, { token })
    expect((await only()).is_on).toBe(true)
    await shop.call()(unsubscribe, { token })
    await letDaysPass(LIMITS.subscribeLinkDays)
    expect(await post('/api/subscribe/confirm', { token })).toMatchObject(refused)
  })

  test('that has ended begins again only with a new confirmation', async () => {
    const token = await becomeSubscriber()
    await shop.call()(unsubscribe, { token })
    await shop.call()(subscribe, { email })
    expect((await only()).is_on).toBe(false)
    expect((await newestMail())?.heading).toBe('Confirm your subscription')
    await shop.call()(confirmSubscription, { token })
    expect((await only()).is_on).toBe(true)
  })
})

describe('cleanup', () => {
  const left = async () => (await query('select from subscriptions')).rowCount
  const sweep = () => sweepSubscriptions(shop.connection.db)

  test('deletes unconfirmed subscriptions when the link no longer works', async () => {
    await ask()
    await letDaysPass(LIMITS.subscribeLinkDays - 1)
    await sweep()
    expect(await left()).toBe(1)
    await letDaysPass(1)
    await sweep()
    expect(await left()).toBe(0)
  })

  test('deletes ended subscriptions some days later', async () => {
    await shop.call()(unsubscribe, { token: await becomeSubscriber() })
    await sweep()
    expect(await left()).toBe(1)
    await letDaysPass(LIMITS.subscribeLinkDays)
    await sweep()
    expect(await left()).toBe(0)
  })

  test('keeps active subscriptions and repeated requests', async () => {
    const token = await becomeSubscriber()
    await letDaysPass(400)
    await sweep()
    expect((await only()).is_on).toBe(true)
    await shop.call()(unsubscribe, { token })
    await letDaysPass(400)
    await shop.call()(subscribe, { email })
    await sweep()
    expect(await left()).toBe(1)
  })
})
