import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buyNow, keyed, openBrowser } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { addMember, listActs } from '../../../../tests/harness/desk.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { askForQuote, rfqLine } from '../../../../tests/harness/requests.ts'
import { BOOK_LIMITS } from '../../../../tests/harness/save-book.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { getInbox } from '../../../contract/desk/inbox.ts'
import * as desk from '../../../contract/desk/requests.ts'
import {
  getRfq,
  getRfqByKey,
  listRfqs,
  replyToRfq,
  replyToRfqByKey,
} from '../../../contract/shop/rfq-history.ts'
import { LANGS } from '../../../domain/locales.ts'
import { DECLINE_REASONS } from '../../../domain/requests.ts'
import { readBook } from '../../sheets/index.ts'
import { rfqData, rfqMails } from './index.ts'

let shop: TestShop
let sales: Awaited<ReturnType<typeof addMember>>
let other: Awaited<ReturnType<typeof addMember>>
beforeAll(async () => {
  shop = await openTestShop()
  sales = await addMember(shop, 'sales@shop.test', ['sales'])
  other = await addMember(shop, 'other@shop.test', ['manager'])
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(pool(), 'users', 'rfqs', 'messages', 'mails', 'allowances'))

const pool = () => shop.connection.pool
const rows = async (query: string) => (await pool().query(query)).rows
const reason = (text: string) => expect.objectContaining({ reason: text })
const owner = () => ({ id: sales.staffId, name: 'The sales' })

describe('looking at a request', () => {
  test('shows the lines beside our parts, and does not tell the buyer', async () => {
    const { token, call, email } = await becomeUser(shop)
    await stockParts(shop.connection.db, [
      {
        partNumber: 'SEEN-1',
        maker: 'Onsemi',
        stock: 700,
        packaging: 'SOIC-8',
        prices: [
          [1, '1.50000'],
          [100, '1.20000'],
        ],
      },
      { partNumber: 'SEEN-2#TRPBF', maker: 'Onsemi', prices: [[1, '3.00000']] },
      { partNumber: 'SEEN-30X', maker: 'Onsemi' },
    ])
    const lines = [
      rfqLine({ part_number: 'seen-1', manufacturer: 'ON Semiconductor', qty: 150, target_price: 1.08 }),
      rfqLine({ part_number: 'SEEN-2', manufacturer: 'onsemi', qty: 10 }),
      rfqLine({ part_number: 'SEEN-3OX', manufacturer: '', qty: 10 }),
      rfqLine({ part_number: 'NOTHING-LIKE-IT', qty: 10 }),
    ]
    const number = await askForQuote(
      shop,
      { lines, comment: 'By Friday\nplease', alternates_welcome: true, email },
      { token },
    )
    const shown = await sales.call(desk.getRequest, { number: `rfq-${number.toLowerCase()}` })
    expect(shown).toMatchObject({
      number: `RFQ-${number}`,
      state: 'new',
      owner: null,
      comment: 'By Friday\nplease',
      alternates_welcome: true,
      email,
      has_account: true,
      lines: 4,
      matched: 1,
      value: 180,
      target_gap: -10,
      viewed_time: null,
      answer_time: null,
      thread: [],
      history: [{ act: 'request.send', who: 'buyer' }],
    })
    expect(shown.items.map(({ match }) => match)).toEqual(['exact', 'suffix', 'near', 'none'])
    expect(shown.items[0]?.parts).toMatchObject([
      { part_number: 'SEEN-1', manufacturer: 'Onsemi', stock: 700, unit_price: 1.2, amount: 180 },
    ])
    expect(shown.items[1]?.parts).toMatchObject([{ part_number: 'SEEN-2#TRPBF', amount: 30 }])
    expect(shown.items[3]?.parts).toEqual([])
    await sales.call(desk.listRequests, {})
    await sales.call(desk.exportRequest, { number, format: 'csv' })
    expect((await call(listRfqs, {})).list[0]?.status).toBe('submitted')
    await sales.call(desk.takeRequest, { number })
    expect((await call(listRfqs, {})).list[0]?.status).toBe('viewed')
  })

  test('tells the last purchase and price of this buyer, by account or email', async () => {
    const [part = 0] = await stockParts(shop.connection.db, [
      { partNumber: 'SOLD-1', maker: 'Onsemi', stock: 5_000, prices: [[1, '2.00000']] },
    ])
    const buyer = { email: 'buyer@example.com' }
    await buyNow(openBrowser(shop), part, 7, buyer)
    const paid = await buyNow(openBrowser(shop), part, 9, buyer)
    await buyNow(openBrowser(shop), part, 11, { email: 'stranger@example.com' })
    await pool().query(
      `update orders set status = 'preparing', paid_at = now() where email_key <> $1 or id = $2`,
      ['buyer@example.com', paid.order_id],
    )
    const number = await askForQuote(shop, {
      lines: [rfqLine({ part_number: 'SOLD-1', manufacturer: 'onsemi' }), rfqLine()],
    })
    const { items } = await sales.call(desk.getRequest, { number })
    expect(items.map(item => item.last_sold)).toEqual([
      { number: paid.order_number, time: expect.any(String), quantity: 9, unit_price: 2 },
      null,
    ])
    expect(items.map(item => item.last_quoted)).toEqual([null, null])
  })

  test('an unknown number is not found', async () => {
    await expect(sales.call(desk.getRequest, { number: '261115-XXXXX' })).rejects.toMatchObject({ code: 404 })
  })
})

describe('the list', () => {
  test('filters by state, owner, age and text', async () => {
    const first = await askForQuote(shop, { company_name: 'Acme 100%', email: 'a@example.com' })
    const second = await askForQuote(shop, {
      lines: [rfqLine({ part_number: 'RARE-7' })],
      email: 'b@example.com',
    })
    const third = await askForQuote(shop, { email: 'c@example.com' })
    await pool().query(`update rfqs set created_at = now() - interval '5 days' where number = $1`, [first])
    await sales.call(desk.takeRequest, { number: second })
    await sales.call(desk.declineRequest, { number: third, reason: 'price', text: '', rev: 0 })
    const numbers = async (filter: Parameters<typeof list>[0]) =>
      (await list(filter)).list.map(({ number }) => number.replace('RFQ-', ''))
    const list = (filter: { [name in 'state' | 'owner' | 'age' | 'q']?: string }) =>
      sales.call(desk.listRequests, filter as never)
    expect(await numbers({})).toEqual([third, second, first])
    expect(await numbers({ state: 'new' })).toEqual([first])
    expect(await numbers({ state: 'taken' })).toEqual([second])
    expect(await numbers({ state: 'declined', owner: 'me' })).toEqual([third])
    expect(await numbers({ owner: 'none' })).toEqual([first])
    expect(await numbers({ owner: String(other.staffId) })).toEqual([])
    expect(await numbers({ age: 'late' })).toEqual([first])
    expect(await numbers({ age: 'day' })).toEqual([third, second])
    expect(await numbers({ age: 'week' })).toEqual([third, second, first])
    expect(await numbers({ q: 'rare-' })).toEqual([second])
    expect(await numbers({ q: '100%' })).toEqual([first])
    expect(await numbers({ q: `inq-${first.toLowerCase()}` })).toEqual([first])
  })

  test('goes on where a page ends, without gaps and repetitions', async () => {
    const number = await askForQuote(shop)
    await pool().query(
      `insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang)
       select 'N' || n, email_key, email, contact_name, company_name, telephone, country, comment, lang
       from rfqs, generate_series(1, 119) n`,
    )
    const seen: string[] = []
    let after: string | undefined
    for (let page = 0; page < 3; page++) {
      const { list, next, total } = await sales.call(desk.listRequests, { after })
      expect(total).toBe(page === 0 ? 120 : undefined)
      seen.push(...list.map(entry => entry.number))
      after = next ?? undefined
    }
    expect(after).toBeUndefined()
    expect(new Set(seen).size).toBe(120)
    expect(seen.at(-1)).toBe(`RFQ-${number}`)
  })
})

describe('two people', () => {
  test('press mine at once: one owner, and the other is told the name and the present state', async () => {
    for (let round = 0; round < 5; round++) {
      const number = await askForQuote(shop)
      const both = await Promise.allSettled([
        sales.call(desk.takeRequest, { number }),
        other.call(desk.takeRequest, { number }),
      ])
      const won = both.filter(result => result.status === 'fulfilled')
      const lost = both.filter(result => result.status === 'rejected')
      expect([won.length, lost.length]).toEqual([1, 1])
      const taken = won[0]?.value
      expect(lost[0]?.reason).toMatchObject({
        code: 409,
        reason: 'desk_errors.request_taken',
        details: { data: { number: `RFQ-${number}`, owner: taken?.owner, state: 'taken' } },
      })
      expect(lost[0]?.reason.message).toContain(taken?.owner?.name)
    }
  })

  test('a change by someone else is not overwritten; own changes never conflict', async () => {
    const number = await askForQuote(shop)
    await sales.call(desk.takeRequest, { number })
    for (let times = 0; times < 10; times++) {
      const staff_id = times % 2 === 0 ? null : sales.staffId
      await sales.call(desk.assignRequest, { number, staff_id, rev: 0 })
    }
    const seen = await sales.call(desk.getRequest, { number })
    await other.call(desk.addRequestNote, { number, body: 'The buyer has called' })
    const decline = { number, reason: 'unavailable' as const, text: '' }
    await expect(sales.call(desk.declineRequest, { ...decline, rev: seen.rev })).rejects.toMatchObject({
      reason: 'desk_errors.request_changed',
      details: { data: { thread: [{ body: 'The buyer has called' }], rev: seen.rev + 1 } },
    })
    expect(await sales.call(desk.declineRequest, { ...decline, rev: seen.rev + 1 })).toMatchObject({
      state: 'declined',
    })
  })

  test('a colleague’s request can be taken over by assigning, not by declining', async () => {
    const number = await askForQuote(shop)
    const { rev } = await other.call(desk.takeRequest, { number })
    await expect(sales.call(desk.declineRequest, { number, reason: 'price', text: '', rev })).rejects.toEqual(
      reason('desk_errors.request_taken'),
    )
    expect(await sales.call(desk.assignRequest, { number, staff_id: sales.staffId, rev })).toMatchObject({
      owner: owner(),
    })
    expect(await sales.call(desk.assignRequest, { number, staff_id: null, rev: rev + 1 })).toMatchObject({
      owner: null,
      state: 'new',
    })
  })

  test('only people who work on requests can own one', async () => {
    const viewer = await addMember(shop, 'viewer@shop.test', ['viewer'])
    const number = await askForQuote(shop)
    await expect(
      sales.call(desk.assignRequest, { number, staff_id: viewer.staffId, rev: 0 }),
    ).rejects.toEqual(reason('desk_errors.no_such_person'))
    const people = await viewer.call(desk.listRequestPeople)
    expect(people.map(({ id }) => id).sort()).toEqual([sales.staffId, other.staffId].sort())
    await expect(viewer.call(desk.takeRequest, { number })).rejects.toEqual(reason('desk_errors.no_right'))
    expect(await viewer.call(desk.getRequest, { number })).toMatchObject({ owner: null })
  })
})

describe('writing to the buyer', () => {
  test('a question is mailed in the thread of the request, and makes it mine', async () => {
    const { call, token, email } = await becomeUser(shop)
    const number = await askForQuote(shop, { email }, { lang: 'de', token })
    await pool().query('delete from mails')
    const body = 'Which date code?\n\nIs 2023+ fine?'
    await sales.call(desk.addRequestNote, { number, body: 'Cost is 0.20' })
    const write = () => sales.call(desk.writeToBuyer, { number, body }, keyed('question'))
    const [shown] = await Promise.all([write(), write()])
    expect((await write()).thread).toHaveLength(2)
    expect(shown).toMatchObject({
      owner: owner(),
      viewed_time: expect.any(String),
      answer_time: expect.any(String),
      thread: [
        { author: 'staff', author_name: 'The sales', body: 'Cost is 0.20', is_internal: true },
        { body, is_internal: false },
      ],
    })
    const [mail] = await rows('select id, recipient, lang, kind, fields from mails')
    expect(mail).toMatchObject({ recipient: email, lang: 'de', kind: 'rfq_message' })
    expect(await rows('select mail_id from messages order by id')).toEqual([
      { mail_id: null },
      { mail_id: mail.id },
    ])
    const composed = await composeMail(shop, rfqMails, { ...mail, lang: 'de' })
    expect(composed?.to).toBe(email)
    expect(composed?.subject).toContain(`RFQ-${number}`)
    expect(plainText(composed)).toContain('Which date code?\nIs 2023+ fine?')
    expect(plainText(composed)).not.toContain('0.20')
    const [entry] = (await call(listRfqs, {})).list
    const detail = await call(getRfq, { id: entry?.id ?? 0 })
    expect(detail.messages).toEqual([{ author: 'shop', time: expect.any(String), body }])
  })

  test('a customer replies on the page of the request, which then waits again', async () => {
    const { call, token, email } = await becomeUser(shop)
    const number = await askForQuote(shop, { email }, { token })
    await sales.call(desk.writeToBuyer, { number, body: 'Which date code?' })
    const id = (await call(listRfqs, {})).list[0]?.id ?? 0
    expect(await call(replyToRfq, { id, body: '2023 or newer' })).toMatchObject({ author: 'buyer' })
    const { messages } = await call(getRfq, { id })
    expect(messages.map(({ author, body }) => [author, body])).toEqual([
      ['shop', 'Which date code?'],
      ['buyer', '2023 or newer'],
    ])
    const shown = await sales.call(desk.getRequest, { number })
    expect(shown).toMatchObject({ answer_time: null, owner: owner(), rev: 2 })
    expect(shown.thread.at(-1)).toMatchObject({ author: 'buyer', author_name: '', is_internal: false })
    expect(shown.history.at(-1)).toMatchObject({ staff_id: null, who: 'buyer', act: 'request.reply' })
    const stranger = await becomeUser(shop, { email: 'stranger@example.com' })
    await expect(stranger.call(replyToRfq, { id, body: 'Mine' })).rejects.toMatchObject({ code: 404 })
  })

  test('a guest reads the question and replies on a page that the mailed key opens', async () => {
    const number = await askForQuote(shop, { email: 'guest@example.com' })
    await pool().query('delete from mails')
    await sales.call(desk.writeToBuyer, { number, body: 'Which date code?' })
    const [mail] = await rows('select kind, fields from mails')
    const text = plainText(await composeMail(shop, rfqMails, mail))
    const path = /https:\/\/shop\.example(\/request\/RFQ-\S+\?key=\S+)/.exec(text)?.[1] ?? ''
    const url = new URL(path, 'http://shop.test')
    const asked = { rfq_number: `RFQ-${number}`, key: url.searchParams.get('key') ?? '' }
    const guest = shop.call()
    expect(await guest(getRfqByKey, asked)).toMatchObject({
      rfq_number: `RFQ-${number}`,
      messages: [{ author: 'shop', body: 'Which date code?' }],
    })
    const page = await shop.get(path)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Which date code?')
    expect(await guest(replyToRfqByKey, { ...asked, body: '2023+' })).toMatchObject({ author: 'buyer' })
    const shown = await sales.call(desk.getRequest, { number })
    expect(shown.thread.at(-1)).toMatchObject({ author: 'buyer', body: '2023+' })
    expect(shown.answer_time).toBeNull()
    const second = await askForQuote(shop, { email: 'other@example.com' })
    const unknown = { code: 404 }
    for (const wrong of [
      { ...asked, key: 'x' },
      { ...asked, rfq_number: `RFQ-${second}` },
    ]) {
      await expect(guest(getRfqByKey, wrong)).rejects.toMatchObject(unknown)
      await expect(guest(replyToRfqByKey, { ...wrong, body: 'x' })).rejects.toMatchObject(unknown)
    }
    expect((await shop.get(`/request/RFQ-${number}?key=x`)).status).toBe(404)
    await pool().query(`update rfq_keys set created_at = now() - interval '181 days'`)
    await expect(guest(getRfqByKey, asked)).rejects.toMatchObject(unknown)
  })

  test('a declined request waits again when the buyer replies, from then on, and staff get a mail', async () => {
    const { call, token, email } = await becomeUser(shop)
    const number = await askForQuote(shop, { email }, { token })
    await pool().query(`update rfqs set created_at = now() - interval '9 days'`)
    await sales.call(desk.declineRequest, { number, reason: 'price', text: '', rev: 0 })
    const waiting = async () => (await sales.call(getInbox)).list.filter(({ kind }) => kind === 'request')
    expect(await waiting()).toEqual([])
    const id = (await call(listRfqs, {})).list[0]?.id ?? 0
    await call(replyToRfq, { id, body: 'We accept 1.20' })
    const [item] = await waiting()
    expect(item).toMatchObject({ number: `RFQ-${number}` })
    expect(Date.parse(item?.since ?? '')).toBeGreaterThan(Date.now() - 3_600_000)
    const shown = await sales.call(desk.getRequest, { number })
    expect(shown).toMatchObject({ state: 'declined', answer_time: null, reply_by: item?.due })
    const late = await sales.call(desk.listRequests, { age: 'late' })
    expect(late.list).toEqual([])
    const [mail] = await rows(`select kind, fields, recipient from mails where kind = 'rfq_reply'`)
    const composed = await composeMail(shop, rfqMails, mail)
    expect(composed).toMatchObject({ to: 'sales@firm.example', replyTo: email })
    expect(composed?.subject).toContain(`RFQ-${number}`)
    expect(plainText(composed)).toContain('We accept 1.20')
    expect(await composeMail(shop, rfqMails, { ...mail, contactEmail: '' })).toBeNull()
    await sales.call(desk.writeToBuyer, { number, body: 'Thank you' })
    expect(await waiting()).toEqual([])
  })

  test('a request that is reopened waits for an answer', async () => {
    const number = await askForQuote(shop)
    const { rev } = await sales.call(desk.declineRequest, { number, reason: 'price', text: '', rev: 0 })
    await sales.call(desk.reopenRequest, { number, rev })
    expect((await sales.call(getInbox)).list).toMatchObject([{ kind: 'request', number: `RFQ-${number}` }])
  })

  test('an empty message is refused', async () => {
    const number = await askForQuote(shop)
    const answer = await sales.send(`/desk/api/requests/${number}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ body: ' \n ' }),
    })
    expect(answer.status).toBe(400)
    expect(await rows('select id from messages')).toEqual([])
  })

  test.each(LANGS)('a decline is mailed with its reason, in %s', async lang => {
    const number = await askForQuote(shop, {}, { lang })
    const decline = { number, text: 'Ask us again in May', rev: 0 }
    await expect(sales.call(desk.declineRequest, { ...decline, reason: 'other', text: '' })).rejects.toEqual(
      reason('desk_errors.decline_text_required'),
    )
    const shown = await sales.call(desk.declineRequest, { ...decline, reason: 'quantity' })
    expect(shown).toMatchObject({
      state: 'declined',
      owner: owner(),
      viewed_time: expect.any(String),
      decline: { reason: 'quantity', text: 'Ask us again in May' },
    })
    const [mail] = await rows(`select kind, lang, fields from mails where kind = 'rfq_declined'`)
    expect(mail.lang).toBe(lang)
    const texts = new Set<string>()
    for (const one of DECLINE_REASONS) {
      await pool().query('update rfqs set decline_reason = $1', [one])
      const text = plainText(await composeMail(shop, rfqMails, { ...mail, lang }))
      expect(text).toContain('Ask us again in May')
      texts.add(text)
    }
    expect(texts.size).toBe(DECLINE_REASONS.length)
    await expect(sales.call(desk.takeRequest, { number })).rejects.toEqual(
      reason('desk_errors.request_declined'),
    )
    expect(await sales.call(desk.reopenRequest, { number, rev: shown.rev })).toMatchObject({
      state: 'taken',
      decline: null,
    })
    expect(await composeMail(shop, rfqMails, { ...mail, lang })).toBeNull()
  })
})

describe('the audit', () => {
  test('has one entry for each act, and none for acts that changed nothing or were refused', async () => {
    const number = await askForQuote(shop)
    const before = (await listActs(pool())).length
    await sales.call(desk.takeRequest, { number })
    await sales.call(desk.takeRequest, { number })
    await expect(other.call(desk.takeRequest, { number })).rejects.toMatchObject({ code: 409 })
    await sales.call(desk.assignRequest, { number, staff_id: other.staffId, rev: 1 })
    await other.call(desk.assignRequest, { number, staff_id: null, rev: 2 })
    await sales.call(desk.addRequestNote, { number, body: 'Confidential words' })
    await sales.call(desk.writeToBuyer, { number, body: 'Confidential words' })
    await sales.call(desk.declineRequest, { number, reason: 'price', text: '', rev: 5 })
    await sales.call(desk.reopenRequest, { number, rev: 6 })
    const acts = (await listActs(pool())).slice(before)
    const names = ['take', 'assign', 'release', 'note', 'message', 'decline', 'reopen']
    expect(acts.map(({ act }) => act)).toEqual(names.map(name => `request.${name}`))
    const { history, rev } = await sales.call(desk.getRequest, { number })
    expect(history.map(({ act }) => act)).toEqual(['request.send', ...acts.map(({ act }) => act)])
    expect(rev).toBe(7)
    expect(JSON.stringify(await rows('select changes from audit'))).not.toContain('Confidential')
    expect(
      await rows(`select changes from audit where act = 'request.assign' order by id desc limit 1`),
    ).toEqual([{ changes: { owner: ['The sales', 'The manager'] } }])
  })
})

test('the export is the same for staff at the desk and in a shell', async () => {
  const number = await askForQuote(shop, { lines: [rfqLine({ part_number: '=1+1', qty: 3 })] })
  const csv = await sales.call(desk.exportRequest, { number, format: 'csv' })
  expect(csv.file_name).toBe(`RFQ-${number}.csv`)
  expect(Buffer.from(csv.content, 'base64').toString()).toContain("'=1+1,Texas Instruments,,,3,")
  const book = await sales.call(desk.exportRequest, { number, format: 'xlsx' })
  const [sheet] = await readBook(Buffer.from(book.content, 'base64'), BOOK_LIMITS)
  expect(sheet?.rows[1]?.[0]).toBe('=1+1')
})

test('a person’s data include the messages, and erasing removes them', async () => {
  const number = await askForQuote(shop)
  await sales.call(desk.writeToBuyer, { number, body: 'Hello' })
  const person = { emailKey: 'buyer@example.com', userId: null }
  const { db } = shop.connection
  expect(await rfqData.list(db, person)).toMatchObject([{ messages: [{ author: 'staff', body: 'Hello' }] }])
  expect(JSON.stringify(await rfqData.list(db, person))).not.toContain('The sales')
  expect(await rfqData.erase(db, person)).toBe(1)
  expect(await rows('select id from messages')).toEqual([])
})
