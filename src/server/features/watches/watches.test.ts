import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { deliverMails } from '../../../../tests/harness/deliver-mails.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import {
  addWatch,
  confirmWatch,
  endAllWatches,
  endWatch,
  listWatches,
} from '../../../contract/shop/watches.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import { connect } from '../../database/connection.ts'
import { LONG_TIMEOUTS } from '../../database/timeouts.ts'
import { inTransaction } from '../../database/transaction.ts'
import { startStockAlerts } from '../../stock-alerts.ts'
import { importParts, type PartRecord, returnStock } from '../catalogue/index.ts'
import { watchMails } from './index.ts'
import { sendWatchMails } from './send-watch-mails.ts'
import { sweepWatches } from './watches.queries.ts'

let shop: TestShop
let partId: number

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await query('truncate watches, mails, allowances')
  await stock(0)
  await stock(0, 'WATCHED-2')
  partId = await idOf('WATCHED-1')
})

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const email = 'Buyer@Example.com'
const send = () => sendWatchMails(shop.connection)

/** Imports the part with this stock. */
async function stock(pieces: number, partNumber = 'WATCHED-1'): Promise<void> {
  const record: PartRecord = {
    manufacturer: 'Watchmaker',
    partNumber,
    category: '',
    packaging: '',
    batch: '',
    rohs: 'unknown',
    leadTimeWeeks: null,
    stock: pieces,
    datasheet: '',
    description: '',
    minQty: 1,
    multiple: 1,
    prices: [],
    attributes: [],
    images: [],
    weightGrams: 0,
    aliases: [],
  }
  await inTransaction(shop.connection.pool, transaction => importParts(transaction, [record]))
}

async function idOf(partNumber: string): Promise<number> {
  const { rows } = await query('select id from parts where part_number = $1', [partNumber])
  return rows[0].id
}

async function ask(lang: Lang = 'en', qty = 500, goods_id = partId): Promise<string> {
  await shop.call(lang)(addWatch, { goods_id, qty, email })
  const { rows } = await query('select token from watches where part_id = $1 and quantity = $2', [
    goods_id,
    qty,
  ])
  return rows[0].token
}

async function watch(lang: Lang = 'en', qty = 500, goods_id = partId): Promise<string> {
  const token = await ask(lang, qty, goods_id)
  await shop.call()(confirmWatch, { token })
  await query(`delete from mails where kind = 'watch_confirm'`)
  return token
}

async function mails(kind = 'watch_in_stock') {
  const { rows } = await query('select * from mails where kind = $1 order by id', [kind])
  return rows
}

async function states(): Promise<string[]> {
  const { rows } = await query('select state from watches order by quantity, id')
  return rows.map(row => row.state)
}

async function newestMail(kind = 'watch_in_stock') {
  const { fields, lang } = (await mails(kind)).at(-1)
  return composeMail(shop, watchMails, { kind, fields, lang })
}

describe('a visitor', () => {
  test('is told once, in the language of the page, when the quantity has come', async () => {
    await watch('de')
    await stock(499)
    await send()
    expect(await mails()).toEqual([])
    await stock(500)
    await send()
    const [mail, ...others] = await deliverMails(shop, watchMails, 1)
    expect(others).toEqual([])
    expect(mail?.to?.map(({ address }) => address?.toLowerCase())).toEqual([email.toLowerCase()])
    expect(mail?.subject).toBe('WATCHED-1 ist auf Lager')
    expect(mail?.text).toContain('500 auf Lager')
    expect(mail?.text).toContain(`https://shop.example/de/productdetail/WATCHED-1-${partId}`)
    await stock(0)
    await stock(800)
    await send()
    expect(await mails()).toHaveLength(1)
  })

  test('gets no mail before the link is used', async () => {
    await ask()
    await stock(500)
    await send()
    expect(await mails()).toEqual([])
    expect(await mails('watch_confirm')).toHaveLength(1)
  })

  test('gets the same response for known and unknown mailboxes', async () => {
    const answer = () => shop.call()(addWatch, { goods_id: partId, qty: 500, email })
    expect(await answer()).toEqual({ is_on: false })
    expect(await answer()).toEqual({ is_on: false })
    await watch()
    expect(await answer()).toEqual({ is_on: false })
    expect(await states()).toEqual(['on'])
  })

  test('cannot change watches that the owner of a mailbox has confirmed', async () => {
    await watch('de', 500)
    await ask('fr', 500)
    await ask('fr', 1)
    await stock(100)
    await send()
    expect(await mails()).toEqual([])
    expect(await states()).toEqual(['asked', 'on'])
    expect((await query('select lang from watches where quantity = 500')).rows).toEqual([{ lang: 'de' }])
  })

  test('cannot drop the mail that waits for the owner of a mailbox', async () => {
    await watch('de', 500)
    await stock(500)
    await send()
    await ask('fr', 500)
    expect(await states()).toEqual(['sent'])
    expect((await newestMail())?.subject).toBe('WATCHED-1 ist auf Lager')
  })

  test('replaces the quantity by confirming another one', async () => {
    await watch('en', 500)
    await watch('en', 100)
    expect(await states()).toEqual(['on', 'ended'])
    await stock(1_000)
    await send()
    expect(await mails()).toHaveLength(1)
  })

  test('gets at most one mail a day about a part, even if they ask again', async () => {
    await watch()
    await stock(500)
    await send()
    await query('update mails set sent_at = now()')
    await watch()
    await send()
    expect(await mails()).toHaveLength(1)
    await query(`update watches set sent_at = sent_at - interval '25 hours'`)
    await send()
    expect(await mails()).toHaveLength(2)
  })

  test('gets one mail for all parts that have come', async () => {
    await watch()
    await watch('en', 20, await idOf('WATCHED-2'))
    await stock(500)
    await stock(30, 'WATCHED-2')
    await send()
    expect(await mails()).toHaveLength(1)
    const mail = await newestMail()
    expect(mail?.subject).toBe('WATCHED-1 and 1 more part are in stock')
    expect(plainText(mail)).toContain('WATCHED-2, Watchmaker: 30 in stock (you asked for 20)')
  })

  test('is told later if the pieces are sold before the mail is written', async () => {
    await watch()
    await stock(500)
    await send()
    await stock(10)
    expect(await newestMail()).toBeNull()
    expect(await states()).toEqual(['on'])
    await stock(600)
    await send()
    expect(plainText(await newestMail())).toContain('600 in stock')
  })

  test.each([
    [{ qty: 500 }, { email: 'Enter a email address' }],
    [{ qty: 0, email }, { qty: 'Enter a quantity from 1 to 100,000,000' }],
    [{ qty: 500, email: 'no@where' }, { email: 'Enter a valid email address' }],
    [{ qty: 500, email, goods_id: 3_000_000_000 }, { goods_id: expect.any(String) }],
    [{ qty: 500, email, goods_id: 0 }, { goods_id: expect.any(String) }],
  ])('%j is rejected at the field', async (fields, errors) => {
    const answer = await shop.request('/api/goods/watch', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ goods_id: partId, ...fields }),
    })
    expect(await answer.json()).toMatchObject({ code: 400, data: { errors } })
  })

  test('cannot watch a part that does not exist', async () => {
    await expect(shop.call()(addWatch, { goods_id: 2_000_000_000, qty: 1, email })).rejects.toMatchObject({
      code: 404,
    })
  })
})

describe('a signed-in customer', () => {
  test('needs no confirmation for the own mailbox, but for any other one', async () => {
    const { token } = await becomeUser(shop, { email: 'own@example.com' })
    await query('truncate mails')
    const call = shop.call('fr', token)
    expect(await call(addWatch, { goods_id: partId, qty: 10 })).toEqual({ is_on: true })
    expect(await call(addWatch, { goods_id: partId, qty: 20, email })).toEqual({ is_on: false })
    const [own, ...others] = await call(listWatches)
    expect(own).toMatchObject({ part_number: 'WATCHED-1', brand_name: 'Watchmaker', qty: 10, stock: 0 })
    expect(others).toEqual([])
    await stock(500)
    await send()
    expect(await call(listWatches)).toEqual([])
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'own@example.com', lang: 'fr' })
    expect(await mails()).toHaveLength(1)
    await call(addWatch, { goods_id: partId, qty: 10 })
    expect((await newestMail())?.subject).toContain('WATCHED-1')
  })
})

describe('mails', () => {
  test.each(LANGS)('in %s have all their texts, a confirmation and an end', async lang => {
    const token = await ask(lang)
    // zh has no pages.
    const prefix = lang === 'en' || lang === 'zh' ? '' : `/${lang}`
    const asking = await newestMail('watch_confirm')
    expect(asking).toMatchObject({ to: email, lang })
    expect(plainText(asking)).toContain(`https://shop.example${prefix}/watch/confirm?token=${token}`)
    await shop.call()(confirmWatch, { token })
    await stock(500)
    await send()
    const telling = await newestMail()
    expect(telling).toMatchObject({ to: email, lang })
    expect(plainText(telling)).toContain(`https://shop.example${prefix}/watch/end?token=${token}`)
    for (const mail of [asking, telling])
      expect(`${mail?.subject} ${mail?.heading} ${plainText(mail)}`).not.toMatch(/mail\.|\{|\}/)
  })

  test('have the headers for the button of mail programs', async () => {
    const token = await ask()
    const [mail] = await deliverMails(shop, watchMails, 1)
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])
    expect(headers['list-unsubscribe']).toBe(`<https://shop.example/api/goods/watches/cancel?token=${token}>`)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  test('to a stranger’s mailbox are few', async () => {
    const answers = []
    for (let qty = 1; qty <= 12; qty++)
      answers.push(
        await shop
          .call()(addWatch, { goods_id: partId, qty, email })
          .then(
            () => 200,
            refusal => refusal.code,
          ),
      )
    expect(answers).toEqual([...Array(10).fill(200), 429, 429])
    const { rows } = await query(
      'select is_held, count(*)::int as count from mails group by is_held order by 1',
    )
    expect(rows).toEqual([
      { is_held: false, count: 6 },
      { is_held: true, count: 4 },
    ])
  })

  test('a confirmed watch proves its mailbox', async () => {
    await watch()
    for (let qty = 1; qty <= 9; qty++) await ask('en', qty)
    expect((await query('select from mails where is_held')).rowCount).toBe(0)
  })
})

test('a mailbox has a limited number of open watches', async () => {
  await query(
    `insert into watches (part_id, email, email_key, quantity, lang, token, state)
     select $1, $2, lower($2), n, 'en', 'token-' || n, 'asked' from generate_series(1, $3) as n`,
    [partId, email, LIMITS.watchesPerMailbox],
  )
  await expect(shop.call()(addWatch, { goods_id: partId, qty: 9_999, email })).rejects.toMatchObject({
    code: 429,
  })
})

describe('the end', () => {
  test('of one watch leaves the others', async () => {
    const token = await watch()
    await watch('en', 20, await idOf('WATCHED-2'))
    await shop.call()(endWatch, { token })
    await shop.call()(endWatch, { token })
    expect(await states()).toEqual(['on', 'ended'])
  })

  test('of all comes with one click, posted by the mail program, and can be repeated', async () => {
    const token = await watch()
    await watch('en', 20, await idOf('WATCHED-2'))
    const post = () =>
      shop.request(`/api/goods/watches/cancel?token=${token}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await post()).status).toBe(200)
    expect((await post()).status).toBe(200)
    await stock(500)
    await stock(500, 'WATCHED-2')
    await send()
    expect(await mails()).toEqual([])
  })

  test('of all comes by the link of a part that has left the catalog', async () => {
    await stock(0, 'LEAVING-1')
    const token = await watch('en', 10, await idOf('LEAVING-1'))
    await watch()
    await query(`delete from parts where part_number = 'LEAVING-1'`)
    await expect(shop.call()(confirmWatch, { token })).rejects.toMatchObject({
      reason: 'errors.link_invalid',
    })
    await sweepWatches(shop.connection.db)
    expect(await states()).toEqual(['ended', 'on'])
    await shop.call()(endAllWatches, { token })
    expect(await states()).toEqual(['ended', 'ended'])
  })

  test('and a confirmation need more than opening a link', async () => {
    const token = await ask()
    const opened = await shop.get(`/api/goods/watches/cancel?token=${token}`)
    expect(opened.headers.get('location')).toBe(`/watch/end?token=${token}`)
    expect((await shop.get(`/watch/confirm?token=${token}`)).status).toBe(200)
    expect((await shop.get(`/watch/end?token=${token}`)).status).toBe(200)
    expect(await states()).toEqual(['asked'])
  })

  test('is final: an old confirmation does not start the watch again', async () => {
    const token = await watch()
    await shop.call()(endAllWatches, { token })
    await expect(shop.call()(confirmWatch, { token })).rejects.toMatchObject({
      reason: 'errors.link_invalid',
    })
  })

  test('with an unknown or an outdated link is refused', async () => {
    const unknown = 'x'.repeat(30)
    for (const call of [endWatch, endAllWatches, confirmWatch])
      await expect(shop.call()(call, { token: unknown })).rejects.toMatchObject({
        reason: 'errors.link_invalid',
      })
    const token = await ask()
    await query(`update watches set asked_at = now() - interval '8 days'`)
    await expect(shop.call()(confirmWatch, { token })).rejects.toMatchObject({
      reason: 'errors.link_invalid',
    })
  })

  test('comes by itself for watches that were never confirmed', async () => {
    await ask()
    await watch('en', 20)
    await query(`update watches set asked_at = now() - interval '8 days'`)
    await sweepWatches(shop.connection.db)
    expect(await states()).toEqual(['on'])
  })
})

describe('several processes', () => {
  test('send one mail between them', async () => {
    const other = await connect(shop.databaseUrl, 4, LONG_TIMEOUTS)
    await watch()
    await stock(500)
    await Promise.all([send(), sendWatchMails(other), send(), sendWatchMails(other)])
    await other.close()
    expect(await mails()).toHaveLength(1)
  })

  // Whichever of the two comes first is undone with the other.
  test.each([
    ['queueing', 'insert on mails'],
    ['marking', 'update on watches'],
  ])('a failure while %s leaves neither a mark nor a mail', async (_, event) => {
    await watch()
    await stock(500)
    await query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`)
    await query(`create trigger refuse before ${event} for each row execute function refuse()`)
    await expect(send()).rejects.toThrow()
    await query('drop function refuse cascade')
    expect([await states(), await mails()]).toEqual([['on'], []])
    await send()
    expect([await states(), (await mails()).length]).toEqual([['sent'], 1])
  })

  test('notice an import and a return of stock by another one', async () => {
    await watch('en', 500)
    await watch('en', 20, await idOf('WATCHED-2'))
    const stop = startStockAlerts(shop.connection.pool, shop.store.changes)
    await stock(500)
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1)
    await returnStock(shop.connection.db, [{ partId: await idOf('WATCHED-2'), quantity: 20 }])
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(2)
    await stop()
  })
})
