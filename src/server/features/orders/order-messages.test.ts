import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { addMember, type Member, setUpOwner } from '../../../../tests/harness/desk.ts'
import { askForQuote } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { getInbox, markInbox } from '../../../contract/desk/inbox.ts'
import * as desk from '../../../contract/desk/orders.ts'
import { getOrder, replyAboutOrder } from '../../../contract/shop/orders.ts'
import { LANGS } from '../../../domain/locales.ts'
import { rfqMails } from '../rfq/index.ts'
import { orderData, orderMails } from './index.ts'

let shop: TestShop
let owner: Member
let sales: Member
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  sales = await addMember(shop, 'sales@shop.test', ['sales'])
})
afterAll(() => shop.close())

let parts = 0
const place = async () => {
  const call = openBrowser(shop)
  return { call, ...(await buyNow(call, await stockOne(shop, `MESSAGE-${++parts}`, 100), 10)) }
}
type Placed = Awaited<ReturnType<typeof place>>
const seen = ({ call, order_number, key }: Placed) => call(getOrder, { order_number, key })
const show = ({ order_number }: Placed) => owner.call(desk.getDeskOrder, { order_number })
const ask = ({ order_number }: Placed, body: string) =>
  sales.call(desk.writeAboutOrder, { order_number, body })
const answer = ({ call, order_id, key }: Placed, body: string) =>
  call(replyAboutOrder, { order_id, key, body })
const waiting = async ({ order_id }: Placed) =>
  (await owner.call(getInbox)).list.filter(item => item.kind === 'message' && item.order_id === order_id)
const mailOf = async (kind: string, id: number) =>
  (
    await shop.connection.pool.query(
      `select kind, lang, fields from mails where kind = $1 and (fields ->> 'order_id')::integer = $2 order by id`,
      [kind, id],
    )
  ).rows

describe('a question about an order', () => {
  test('is mailed in the language of the buyer, with a link to the page where it is answered', async () => {
    const placed = await place()
    await ask(placed, 'Which date code\nis the oldest you accept?')
    const [mail] = await mailOf('order_message', placed.order_id)
    const subjects = new Set<string>()
    for (const lang of LANGS) {
      const composed = await composeMail(shop, orderMails, { ...mail, lang })
      expect(plainText(composed)).toContain('is the oldest you accept?')
      expect(JSON.stringify(composed?.blocks)).toContain(`/order/${placed.order_number}?key=`)
      subjects.add(composed?.subject ?? '')
    }
    expect(subjects.size).toBe(LANGS.length)
  })

  test('is answered by a guest on that page; the answer is in the thread and back in the inbox', async () => {
    const placed = await place()
    await ask(placed, 'Which date code?')
    expect(await waiting(placed)).toEqual([])
    expect(await answer(placed, 'From 2024 on')).toMatchObject({ author: 'buyer', body: 'From 2024 on' })
    expect((await seen(placed)).messages.map(({ author, body }) => `${author}: ${body}`)).toEqual([
      'shop: Which date code?',
      'buyer: From 2024 on',
    ])
    expect((await show(placed)).thread).toMatchObject([
      { author: 'staff', author_name: 'The sales', body: 'Which date code?' },
      { author: 'buyer', author_name: '', body: 'From 2024 on' },
    ])
    expect(await waiting(placed)).toMatchObject([{ lane: 'reply', number: placed.order_number }])
    await ask(placed, 'Thank you')
    expect(await waiting(placed)).toEqual([])
  })

  test('marked as done comes back with the next message', async () => {
    const placed = await place()
    await answer(placed, 'Can you ship on Friday?')
    const [item] = await waiting(placed)
    await sales.call(markInbox, { kind: 'message', id: item?.id ?? 0, rev: item?.rev ?? '', act: 'done' })
    expect(await waiting(placed)).toEqual([])
    await answer(placed, 'Or on Monday?')
    expect(await waiting(placed)).toHaveLength(1)
  })

  test('is no business of another buyer', async () => {
    const placed = await place()
    const stranger = await place()
    await expect(answer({ ...placed, key: stranger.key }, 'Hello')).rejects.toMatchObject({ code: 403 })
    expect((await show(placed)).thread).toEqual([])
  })

  test('is part of the buyer’s data, and erased with an order that has ended', async () => {
    const placed = await place()
    await answer(placed, 'Please cancel it')
    await owner.call(desk.cancelDeskOrder, { order_number: placed.order_number, remark: '' })
    const { email = '' } = (await show(placed)).buyer
    const person = { emailKey: email, userId: null }
    const { db } = shop.connection
    expect(await orderData.list(db, person)).toMatchObject([{ messages: [{ body: 'Please cancel it' }] }])
    await orderData.erase(db, person)
    expect((await show(placed)).thread).toEqual([])
  })
})

describe('mails to the sales desk', () => {
  test('about an order or a message lead to the order at the desk', async () => {
    const placed = await place()
    await answer(placed, 'Can you ship on Friday?')
    for (const kind of ['order_staff_placed', 'order_staff_message']) {
      const [mail] = await mailOf(kind, placed.order_id)
      const composed = await composeMail(shop, orderMails, mail)
      expect(JSON.stringify(composed?.blocks)).toContain(`/desk/orders/${placed.order_number}"`)
    }
    const [mail] = await mailOf('order_staff_message', placed.order_id)
    expect(plainText(await composeMail(shop, orderMails, mail))).toContain('Can you ship on Friday?')
  })

  test('about a request lead to the request at the desk', async () => {
    const number = await askForQuote(shop)
    const { rows } = await shop.connection.pool.query(
      `select kind, lang, fields from mails where kind = 'rfq_sales' order by id desc limit 1`,
    )
    const composed = await composeMail(shop, rfqMails, rows[0])
    expect(JSON.stringify(composed?.blocks)).toContain(`/desk/requests/RFQ-${number}"`)
  })
})
