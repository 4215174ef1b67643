import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asShell } from '../../tests/harness/as-shell.ts'
import { composeMail, plainText } from '../../tests/harness/compose-mail.ts'
import { deliverMails } from '../../tests/harness/deliver-mails.ts'
import { operator } from '../../tests/harness/operator.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { getNews, listNews } from '../contract/shop/news.ts'
import { confirmSubscription, subscribe, unsubscribe } from '../contract/shop/subscriptions.ts'
import type { Lang } from '../domain/locales.ts'
import { sendNews, subscriptionMails } from '../server/features/subscriptions/index.ts'
import { CommandError, UsageError } from './command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => query('truncate subscriptions, news_mailings, mails, allowances'))

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const chipfront = (...typed: string[]) => operator(shop, ...typed)
const news = (...typed: string[]) => chipfront('news', ...typed)
const newsletters = async () =>
  (await query(`select * from mails where kind = 'newsletter' order by due_at`)).rows

async function askAs(email: string, lang: Lang = 'en'): Promise<string> {
  await shop.call(lang)(subscribe, { email })
  const { rows } = await query('select token from subscriptions where email = $1', [email])
  return rows[0].token
}

async function subscribeAs(email: string, lang: Lang = 'en'): Promise<string> {
  const token = await askAs(email, lang)
  await shop.call()(confirmSubscription, { token })
  return token
}

const newest = async () => {
  const { list } = await shop.call()(listNews)
  const [article] = list
  if (!article) throw new Error('there is no article')
  return article
}

describe('news list', () => {
  test('shows when articles were mailed, and the number of subscribers', async () => {
    await subscribeAs('one@example.com')
    await askAs('waiting@example.com')
    const { id, title } = await newest()
    const before = await news('list')
    expect(before).toMatch(/^ID +PUBLISHED \(UTC\) +SENT \(UTC\) +EMAILS +TITLE\n/)
    expect(before).toMatch(new RegExp(`^${id} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +- +- +`, 'm'))
    expect(before).toContain(title)
    expect(before).toMatch(/\nSubscribers: 1\n$/)
    await news('send', String(id), '--yes')
    expect(await news('list')).toMatch(new RegExp(`^${id} +\\S+ \\S+ +\\d{4}-\\S+ \\d\\d:\\d\\d +1 +`, 'm'))
  })
})

describe('news send', () => {
  test('mails each subscriber once, in their language, with an unsubscribe link', async () => {
    const german = await subscribeAs('de@example.com', 'de')
    const japanese = await subscribeAs('jp@example.com', 'jp')
    await askAs('waiting@example.com')
    await shop.call()(unsubscribe, { token: await subscribeAs('gone@example.com') })
    await query('truncate mails')
    const { id, title } = await newest()
    expect(await news('send', String(id), '--yes')).toBe(
      `Queued emails about “${title}”: 2. They are sent one per second.\n`,
    )
    expect((await newsletters()).map(({ priority }) => priority)).toEqual([3, 3])
    await query('update mails set due_at = now()')
    const received = await deliverMails(shop, subscriptionMails, 2)
    for (const [lang, token] of [['de', german] as const, ['jp', japanese] as const]) {
      const article = await shop.call(lang)(getNews, { id: String(id) })
      const mail = received.find(({ to }) => to?.[0]?.address === `${lang}@example.com`)
      expect(mail?.subject).toBe(article.title)
      expect(mail?.text).toContain(`https://shop.example/${lang}/news/${article.news_page_url}`)
      expect(mail?.text).toContain(`https://shop.example/${lang}/unsubscribe?token=${token}`)
      expect(mail?.text?.replace(/\s+/g, '')).toContain(article.summary.replace(/\s+/g, ''))
      const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')
      expect(header?.value).toBe(`<https://shop.example/api/subscribe/cancel?token=${token}>`)
    }
  })

  test('reports when an article was already sent, and sends nothing', async () => {
    await subscribeAs('one@example.com')
    const { id } = await newest()
    await news('send', String(id), '--yes')
    const again = news('send', String(id), '--yes')
    await expect(again).rejects.toBeInstanceOf(CommandError)
    await expect(again).rejects.toThrow(/ was sent at \d{4}-.* UTC; an article is sent only once$/)
    expect(await newsletters()).toHaveLength(1)
  })

  test('run twice at once sends the article once', async () => {
    await subscribeAs('one@example.com')
    const { id } = await newest()
    const sent = await Promise.all([1, 2].map(() => sendNews(asShell(shop), id)))
    expect(sent).toHaveLength(2)
    expect(sent).toContainEqual({ outcome: 'queued', count: 1 })
    expect(sent).toContainEqual({ outcome: 'sent_before' })
    expect(await newsletters()).toHaveLength(1)
  })

  test('spaces its mails one second apart, so that other mails can go between', async () => {
    for (const name of ['a', 'b', 'c']) await subscribeAs(`${name}@example.com`)
    await news('send', String((await newest()).id), '--yes')
    const due = (await newsletters()).map(({ due_at, created_at }) => due_at - created_at)
    expect(due).toEqual([0, 1000, 2000])
  })

  test('skips subscribers who have unsubscribed and articles that were deleted', async () => {
    const token = await subscribeAs('one@example.com')
    await news('send', String((await newest()).id), '--yes')
    const [newsletter] = await newsletters()
    const compose = (fields = newsletter.fields) =>
      composeMail(shop, subscriptionMails, { kind: 'newsletter', fields })
    expect(plainText(await compose())).toContain('you subscribed to the Chipfront newsletter')
    expect(await compose({ ...newsletter.fields, news_id: 999_999 })).toBeNull()
    await shop.call()(unsubscribe, { token })
    expect(await compose()).toBeNull()
  })

  test('without subscribers sends nothing, and the article can be sent later', async () => {
    const { id } = await newest()
    await expect(news('send', String(id), '--yes')).rejects.toThrow(
      'there are no subscribers; nothing was sent',
    )
    await subscribeAs('one@example.com')
    await news('send', String(id), '--yes')
    expect(await newsletters()).toHaveLength(1)
  })

  test('asks first, and sends nothing without confirmation', async () => {
    await subscribeAs('one@example.com')
    const { id } = await newest()
    await expect(news('send', String(id))).rejects.toThrow('there is no terminal; add --yes')
    expect(await newsletters()).toEqual([])
  })
})

test('user export and user erase include subscriptions', async () => {
  await subscribeAs('One@Example.com', 'fr')
  await query('truncate mails')
  const known = JSON.parse(await chipfront('user', 'export', 'one@example.com'))
  expect(known.subscriptions).toMatchObject([{ email: 'One@Example.com', lang: 'fr', ended_at: null }])
  expect(known.subscriptions[0]).not.toHaveProperty('token')
  expect(await chipfront('user', 'erase', 'one@example.com', '--yes')).toMatch(/: subscriptions 1\.\n$/)
  expect(await news('list')).toMatch(/\nSubscribers: 0\n$/)
})

describe('arguments', () => {
  test('an unknown article is reported in one line', async () => {
    await expect(news('send', '99\u001b', '--yes')).rejects.toThrow('no such article: 99�')
  })

  test.each([
    [[], 'news takes one of list, send'],
    [['list', 'x'], 'news list takes no arguments'],
    [['list', '--yes'], 'news list has no option --yes'],
    [['send'], 'news send takes one ID'],
    [['send', '1', '2'], 'news send takes one ID'],
  ])('%j is wrong usage', async (typed, message) => {
    const wrong = news(...typed)
    await expect(wrong).rejects.toBeInstanceOf(UsageError)
    await expect(wrong).rejects.toThrow(message)
  })

  test('--help lists every command', async () => {
    const help = await news('--help')
    for (const name of ['list', 'send ID']) expect(help).toContain(`npx chipfront news ${name}`)
  })
})
