import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { copyRows } from '../../../../tests/harness/copy-rows.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { sendNewQuote } from '../../../../tests/harness/quotes.ts'
import { askForQuote, rfqLine } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import {
  countInbox,
  getInbox,
  type InboxItem,
  listColleagues,
  markInbox,
} from '../../../contract/desk/inbox.ts'
import { recordPayment } from '../../../contract/desk/orders.ts'
import { getQuote } from '../../../contract/desk/quotes.ts'
import { addRequestNote } from '../../../contract/desk/requests.ts'
import { replyAboutOrder } from '../../../contract/shop/orders.ts'
import { SNOOZE_HOURS } from '../../../domain/inbox.ts'
import { replyBy } from '../../../domain/reply-promise.ts'

let shop: TestShop
let part: number
let owner: DeskBrowser & { staffId: number }
let sales: DeskBrowser & { staffId: number }
let accounts: DeskBrowser
let warehouse: DeskBrowser
let viewer: DeskBrowser
beforeAll(async () => {
  shop = await openTestShop()
  part = await stockOne(shop, 'INBOX-1', 100_000, '1.50')
  owner = await setUpOwner(shop)
  sales = await addMember(shop, 'sales@shop.test', ['sales'])
  accounts = await addMember(shop, 'accounts@shop.test', ['accounts'])
  warehouse = await addMember(shop, 'warehouse@shop.test', ['warehouse'])
  viewer = await addMember(shop, 'viewer@shop.test', ['viewer'])
})
afterAll(() => shop.close())
beforeEach(async () => {
  const marks = ['allowances', 'captchas', 'inbox_marks']
  await emptyTables(shop.connection.pool, 'orders', 'rfqs', 'mails', 'messages', ...marks)
})

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const place = () => buyNow(openBrowser(shop), part, 10)
const setOrder = (id: number, changes: string) => query(`update orders set ${changes} where id = $1`, [id])
const placeUnpaid = async () => setOrder((await place()).order_id, 'pay_by = now()')
const countActs = async (act: string) =>
  (await query('select count(*)::integer as count from audit where act = $1', [act])).rows[0].count
const listOf = async ({ call }: DeskBrowser) => (await call(getInbox)).list
const refusedFor = (reason: string) => expect.objectContaining({ reason })

async function theOnly(desk: DeskBrowser): Promise<InboxItem> {
  const list = await listOf(desk)
  expect(list).toHaveLength(1)
  return list[0] ?? expect.unreachable()
}

type Mark = {
  act: 'mine' | 'assign' | 'snooze' | 'done' | 'wake'
  owner_id?: number | null
  seen_owner_id?: number | null
}

function mark({ call }: DeskBrowser, { kind, id, rev, record_rev }: InboxItem, marked: Mark) {
  return call(markInbox, { kind, id, rev, record_rev, ...marked })
}

describe('lanes', () => {
  test('a new request waits for a reply, with its value at our prices and the promised time', async () => {
    const number = await askForQuote(shop, {
      lines: [
        rfqLine({ part_number: 'INBOX-1', manufacturer: '', goods_id: part, qty: 20 }),
        rfqLine({ part_number: 'UNKNOWN-1' }),
      ],
    })
    await query(`update rfqs set created_at = '2026-11-16T09:00:00Z'`)
    expect(await theOnly(sales)).toMatchObject({
      lane: 'reply',
      kind: 'request',
      number: `RFQ-${number}`,
      who: 'Example Instruments GmbH',
      line_count: 2,
      first_part: 'INBOX-1',
      value: 30,
      due: replyBy(new Date('2026-11-16T09:00:00Z')).toISOString(),
      owner: null,
      can_mark: true,
    })
  })

  test('a reported transfer, short and surplus money and a due refund wait in Money', async () => {
    const [reported, short, canceled, paid, refunded] = [
      await place(),
      await place(),
      await place(),
      await place(),
      await place(),
    ]
    await query(
      `insert into transfer_reports (order_id, payer_name, amount, transfer_date, remark)
      values ($1, 'Buyer', 12.5, now(), '')`,
      [reported.order_id],
    )
    await setOrder(reported.order_id, `status = 'confirming', pay_by = now() + interval '9 days'`)
    await setOrder(short.order_id, `pay_by = now() + interval '9 days'`)
    for (const { order_id } of [canceled, refunded]) await setOrder(order_id, `status = 'canceled'`)
    await setOrder(paid.order_id, `status = 'shipping', paid_at = now(), shipped_at = now()`)
    await query(
      `insert into receipts (order_id, kind, amount) values
      ($1, 'receipt', 5), ($2, 'receipt', 7), ($3, 'receipt', $4::numeric + 3), ($5, 'receipt', 8)`,
      [short.order_id, canceled.order_id, paid.order_id, paid.total, refunded.order_id],
    )
    await query(
      `insert into refunds (order_id, amount, method, state, who) values ($1, 8, 'bank', 'due', 'shell')`,
      [refunded.order_id],
    )
    const found = (await listOf(accounts)).map(({ lane, kind, order_id, amount }) => ({
      lane,
      kind,
      order_id,
      amount,
    }))
    expect(found).toHaveLength(5)
    expect(found).toEqual(
      expect.arrayContaining([
        { lane: 'money', kind: 'transfer', order_id: reported.order_id, amount: 12.5 },
        { lane: 'money', kind: 'short', order_id: short.order_id, amount: 5 },
        { lane: 'money', kind: 'surplus', order_id: canceled.order_id, amount: 7 },
        { lane: 'money', kind: 'surplus', order_id: paid.order_id, amount: 3 },
        { lane: 'money', kind: 'refund', order_id: refunded.order_id, amount: 8 },
      ]),
    )
  })

  test('a paid order waits for shipping, an unpaid one is chased on its last day', async () => {
    const [paid, ending, later] = [await place(), await place(), await place()]
    await setOrder(paid.order_id, `status = 'preparing', paid_at = now()`)
    await setOrder(ending.order_id, `pay_by = now()`)
    await setOrder(later.order_id, `pay_by = now() + interval '2 days'`)
    const { lanes, list } = await owner.call(getInbox)
    expect(lanes.map(({ lane, count }) => [lane, count])).toEqual([
      ['reply', 0],
      ['money', 0],
      ['ship', 1],
      ['chase', 1],
      ['trouble', 0],
    ])
    expect(list.map(({ kind, order_id }) => [kind, order_id])).toEqual(
      expect.arrayContaining([
        ['shipment', paid.order_id],
        ['unpaid', ending.order_id],
      ]),
    )
    expect(await owner.call(countInbox)).toEqual({ count: 2, back_in_ms: null })
  })

  test('a failed mail and a wrong payment are trouble; a failed newsletter is not', async () => {
    const { order_id } = await place()
    await setOrder(order_id, `pay_by = now() + interval '9 days'`)
    await query('delete from mails')
    await query(
      `insert into mails (recipient, lang, kind, fields, priority, failed_at) values
      ('buyer@example.com', 'en', 'order_placed', $1, 2, now()),
      ('reader@example.com', 'en', 'newsletter', '{}', 3, now())`,
      [{ order_id }],
    )
    await query(
      `insert into payments (order_id, funding, amount, state, captured)
      values ($1, 'card', 30, 'mismatched', '3.00 USD'), ($1, 'card', 30, 'refunded', '30.00 USD')`,
      [order_id],
    )
    const found = (await listOf(owner)).map(({ lane, kind, order_id }) => [lane, kind, order_id])
    expect(found).toEqual([
      ['trouble', 'mail', order_id],
      ['trouble', 'payment', order_id],
    ])
  })

  test('a failed mail leads to its order or request, and names its topic', async () => {
    const number = await askForQuote(shop)
    const { rows } = await query(
      `insert into messages (subject_kind, subject_id, author, author_name, body, is_internal)
      select 'request', id, 'staff', 'The sales', 'Hello', false from rfqs returning id`,
    )
    await query('delete from mails')
    await query(
      `insert into mails (recipient, lang, kind, fields, priority, failed_at) values
      ('buyer@example.com', 'en', 'rfq_message', $1, 2, '2026-11-16T09:00:00Z'),
      ('reader@example.com', 'en', 'reset', '{}', 1, '2026-11-16T10:00:00Z')`,
      [{ message_id: rows[0].id }],
    )
    expect((await listOf(sales)).filter(({ kind }) => kind === 'mail')).toMatchObject([
      { mail_topic: 'request', number: `RFQ-${number}`, who: 'Example Instruments GmbH' },
      { mail_topic: 'account', number: '', who: 'reader@example.com' },
    ])
  })

  test('a failed mail about a quote has its number, and so has a question of its buyer', async () => {
    const { number } = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 10 }] })
    const [quote] = (await query('select id from quotes where number = $1', [number])).rows
    await query('delete from mails')
    await query(
      `insert into mails (recipient, lang, kind, fields, priority, failed_at)
      values ('buyer@example.com', 'en', 'quote_sent', $1, 2, now())`,
      [{ quote_id: quote.id }],
    )
    await query('update quotes set waits_since = now() where id = $1', [quote.id])
    const found = (await listOf(sales)).filter(item => item.number === number)
    expect(found.map(({ kind, mail_topic }) => [kind, mail_topic])).toEqual(
      expect.arrayContaining([
        ['mail', 'quote'],
        ['quote_reply', undefined],
      ]),
    )
  })

  test('a quote has one owner: a colleague is told, and assigning changes the quote', async () => {
    const { number } = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 10 }] })
    await query('update quotes set waits_since = now() where number = $1', [number])
    const itemOf = async () =>
      (await listOf(sales)).find(item => item.number === number) ?? expect.unreachable()
    await expect(mark(sales, await itemOf(), { act: 'mine' })).rejects.toEqual(
      refusedFor('desk_errors.taken'),
    )
    await mark(sales, await itemOf(), {
      act: 'assign',
      owner_id: sales.staffId,
      seen_owner_id: owner.staffId,
    })
    expect((await itemOf()).owner).toMatchObject({ id: sales.staffId })
    expect((await owner.call(getQuote, { number })).owner).toMatchObject({ id: sales.staffId })
  })

  test('a person sees only the lanes of their rights, and the warehouse no prices', async () => {
    await askForQuote(shop)
    await setOrder((await place()).order_id, `status = 'preparing', paid_at = now()`)
    await place()
    const lanesOf = async ({ call }: DeskBrowser) => (await call(getInbox)).lanes.map(({ lane }) => lane)
    expect(await lanesOf(sales)).toEqual(['reply', 'chase', 'trouble'])
    expect(await lanesOf(accounts)).toEqual(['money', 'chase', 'trouble'])
    expect(await lanesOf(warehouse)).toEqual(['ship'])
    expect(await lanesOf(viewer)).toEqual(['reply'])
    const shipped = await theOnly(warehouse)
    expect(Object.keys(shipped)).not.toContain('value')
    expect((await theOnly(viewer)).can_mark).toBe(false)
    const content = await addMember(shop, 'content@shop.test', ['content'])
    await expect(content.call(getInbox)).rejects.toEqual(refusedFor('desk_errors.no_right'))
  })
})

test('the inbox of one order or request has its items', async () => {
  const number = await askForQuote(shop)
  const { order_id, order_number } = await place()
  await setOrder(order_id, `status = 'preparing', paid_at = now()`)
  const kindsOf = async (asked: string) =>
    (await owner.call(getInbox, { number: asked })).list.map(({ kind }) => kind)
  expect(await kindsOf(`RFQ-${number}`)).toEqual(['request'])
  expect(await kindsOf(order_number)).toEqual(['shipment'])
  expect(await kindsOf('NO-SUCH')).toEqual([])
})

describe('a long lane', () => {
  test('is cut, but has the newest, and all that the person owns', async () => {
    const number = await askForQuote(shop)
    const created = `'2026-01-05T09:00:00Z'::timestamptz + n * interval '1 minute'`
    await copyRows(shop, 'rfqs', 100, { number: `'copy-' || n`, created_at: created })
    await query(`update rfqs set owner_id = $1 where number = 'copy-60'`, [sales.staffId])
    const all = await sales.call(getInbox)
    expect(all.lanes).toContainEqual({ lane: 'reply', count: 101, listed: 55 })
    const newest = all.list.filter(({ is_newest }) => is_newest).map(item => item.number)
    expect(newest).toEqual([97, 98, 99, 100].map(n => `RFQ-copy-${n}`).concat(`RFQ-${number}`))
    expect(all.list.some(({ owner }) => owner !== null)).toBe(false)
    const own = await sales.call(getInbox, { owner: 'me' })
    expect(own.lanes).toContainEqual({ lane: 'reply', count: 1, listed: 1 })
    expect(own.list).toMatchObject([{ number: 'RFQ-copy-60', owner: { id: sales.staffId } }])
  })
})

describe('marks', () => {
  test.each([
    ['a request', 'desk_errors.request_taken', 'request.take', () => askForQuote(shop)],
    ['an order', 'desk_errors.taken', 'inbox.take', placeUnpaid],
  ] as const)(
    'two people press mine on %s at once: one gets it, the other is told',
    async (_, reason, act, prepare) => {
      await prepare()
      const item = await theOnly(owner)
      const before = await countActs(act)
      const outcomes = await Promise.allSettled([
        mark(sales, item, { act: 'mine' }),
        mark(owner, item, { act: 'mine' }),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const lost = outcomes.find(({ status }) => status === 'rejected')
      const { owner: winner } = await theOnly(sales)
      expect(lost).toMatchObject({ reason: { reason, details: { values: { name: winner?.name } } } })
      expect((await countActs(act)) - before).toBe(1)
    },
  )

  test('taking a request tells the buyer, and it waits until it is answered', async () => {
    await askForQuote(shop)
    await mark(sales, await theOnly(sales), { act: 'mine' })
    expect((await theOnly(sales)).owner?.id).toBe(sales.staffId)
    expect((await query('select viewed_at from rfqs')).rows[0].viewed_at).not.toBeNull()
    await query('update rfqs set answered_at = now()')
    expect(await listOf(sales)).toEqual([])
  })

  test('assigning gives it to a colleague, or removes its owner', async () => {
    await askForQuote(shop)
    const item = await theOnly(sales)
    expect(await mark(sales, item, { act: 'assign', owner_id: owner.staffId })).toEqual({
      owner: { id: owner.staffId, name: 'The owner' },
      former_owner_id: null,
    })
    expect((await theOnly(sales)).owner?.id).toBe(owner.staffId)
    await mark(sales, item, { act: 'assign', owner_id: null })
    expect((await theOnly(sales)).owner).toBeNull()
    const colleagues = await sales.call(listColleagues)
    expect(colleagues.map(({ name }) => name)).toEqual([
      'The accounts',
      'The owner',
      'The sales',
      'The warehouse',
    ])
  })

  test.each([
    ['a request', () => askForQuote(shop)],
    ['an order', placeUnpaid],
  ] as const)('taking %s back does not take it from the colleague who owns it by now', async (_, prepare) => {
    await prepare()
    const item = await theOnly(owner)
    await mark(sales, item, { act: 'mine' })
    await mark(owner, item, { act: 'assign', owner_id: owner.staffId, seen_owner_id: sales.staffId })
    const undo = { act: 'assign', owner_id: null, seen_owner_id: sales.staffId } as const
    await expect(mark(sales, item, undo)).rejects.toMatchObject({
      status: 409,
      reason: 'desk_errors.taken',
      details: { values: { name: 'The owner' }, data: { owner: { id: owner.staffId } } },
    })
    expect((await theOnly(owner)).owner?.id).toBe(owner.staffId)
  })

  test('a row put off comes back at its time', async () => {
    await askForQuote(shop)
    await mark(sales, await theOnly(sales), { act: 'snooze' })
    expect(await listOf(sales)).toEqual([])
    const { count, back_in_ms } = await sales.call(countInbox)
    expect(count).toBe(0)
    expect(back_in_ms).toBeGreaterThan((SNOOZE_HOURS - 1) * 3_600_000)
    expect(back_in_ms).toBeLessThanOrEqual(SNOOZE_HOURS * 3_600_000)
    await query(`update inbox_marks set snoozed_until = now() - interval '1 second'`)
    await theOnly(sales)
    expect(await sales.call(countInbox)).toEqual({ count: 1, back_in_ms: null })
  })

  test.each(['snooze', 'done'] as const)(
    'after %s it comes back when the order changes or the buyer writes',
    async act => {
      const { order_id, key } = await place()
      await setOrder(order_id, `status = 'preparing', paid_at = now()`)
      const item = await theOnly(warehouse)
      await mark(warehouse, item, { act })
      expect(await listOf(warehouse)).toEqual([])
      await query(`insert into order_changes (order_id, status, who) values ($1, 'preparing', 'buyer')`, [
        order_id,
      ])
      expect((await theOnly(warehouse)).rev).not.toBe(item.rev)
      const acts = await countActs(`inbox.${act}`)
      await mark(warehouse, await theOnly(warehouse), { act })
      expect(await listOf(warehouse)).toEqual([])
      expect((await countActs(`inbox.${act}`)) - acts).toBe(1)
      await openBrowser(shop)(replyAboutOrder, { order_id, key, body: 'Please hurry' })
      await theOnly(warehouse)
    },
  )

  test('done with a row that has changed meanwhile leaves it in the list', async () => {
    const { order_id } = await place()
    await setOrder(order_id, `status = 'preparing', paid_at = now()`)
    const item = await theOnly(warehouse)
    await query(`insert into order_changes (order_id, status, who) values ($1, 'preparing', 'buyer')`, [
      order_id,
    ])
    await mark(warehouse, item, { act: 'done' })
    await theOnly(warehouse)
  })

  test.each(['snooze', 'done'] as const)('own acts since the list was loaded do not undo %s', async act => {
    const number = await askForQuote(shop)
    const item = await theOnly(sales)
    await mark(sales, item, { act: 'mine' })
    await sales.call(addRequestNote, { number, body: 'Stock is reserved' })
    await mark(sales, item, { act })
    expect(await listOf(sales)).toEqual([])
    await owner.call(addRequestNote, { number, body: 'They called again' })
    await theOnly(sales)
  })

  test('own money on an order does not undo done, money of a colleague does', async () => {
    const { order_number: number } = await place()
    const pay = ({ call }: DeskBrowser) =>
      call(recordPayment, { order_number: number, amount: 1, on_date: '2026-11-16' })
    await pay(accounts)
    const item = await theOnly(accounts)
    await pay(accounts)
    await mark(accounts, item, { act: 'done' })
    expect(await listOf(accounts)).toEqual([])
    await mark(accounts, item, { act: 'wake' })
    const again = await theOnly(accounts)
    await pay(owner)
    await mark(accounts, again, { act: 'done' })
    await theOnly(accounts)
  })

  test('waking undoes done, and every mark that changes something leaves one audit entry', async () => {
    await askForQuote(shop)
    const item = await theOnly(sales)
    const before = await query('select count(*)::integer as count from audit')
    for (const act of ['wake', 'done', 'done', 'wake', 'wake'] as const) await mark(sales, item, { act })
    await theOnly(sales)
    const { rows } = await query(
      'select act, subject_kind, label, changes from audit order by id desc limit 2',
    )
    expect(rows.map(({ act }) => act)).toEqual(['inbox.wake', 'inbox.done'])
    expect(rows[0]).toMatchObject({
      subject_kind: 'request',
      label: item.number,
      changes: { done: [true, false] },
    })
    const after = await query('select count(*)::integer as count from audit')
    expect(after.rows[0].count - before.rows[0].count).toBe(2)
    await mark(sales, item, { act: 'snooze' })
    await mark(sales, item, { act: 'wake' })
    const { rows: put } = await query('select changes from audit order by id desc limit 2')
    const until = expect.stringMatching(/^20/)
    expect(put.map(({ changes }) => changes)).toEqual([
      { snoozed_until: [until, null] },
      { snoozed_until: [null, until] },
    ])
  })

  test('tomorrow and Monday are mornings of business days', async () => {
    await askForQuote(shop)
    const { kind, id, rev } = await theOnly(sales)
    await sales.call(markInbox, { kind, id, rev, act: 'snooze', until: 'monday' })
    const { rows } = await query(
      `select extract(isodow from snoozed_until at time zone 'UTC')::integer as day,
        extract(hour from snoozed_until at time zone 'UTC')::integer as hour from inbox_marks`,
    )
    expect(rows).toEqual([{ day: 1, hour: 9 }])
  })

  test('a lane without the right to work it, a thing that is gone and a stranger are refused', async () => {
    await askForQuote(shop)
    const item = await theOnly(sales)
    await expect(mark(viewer, item, { act: 'done' })).rejects.toEqual(refusedFor('desk_errors.no_right'))
    await expect(mark(warehouse, item, { act: 'done' })).rejects.toEqual(refusedFor('desk_errors.no_right'))
    await expect(mark(sales, { ...item, id: 999_999 }, { act: 'done' })).rejects.toEqual(
      refusedFor('desk_errors.waits_no_more'),
    )
    await expect(mark(sales, item, { act: 'assign', owner_id: 999_999 })).rejects.toEqual(
      refusedFor('desk_errors.no_such_person'),
    )
    expect((await theOnly(sales)).owner).toBeNull()
  })
})
