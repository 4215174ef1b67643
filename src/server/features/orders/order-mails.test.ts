import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asShell, byShell } from '../../../../tests/harness/as-shell.ts'
import { buyNow, openBrowser, type PlacedByBuyer, stockOne } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { deliverMails } from '../../../../tests/harness/deliver-mails.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { cancelOrder } from '../../../contract/shop/orders.ts'
import { LANGS, type Lang, LOCALES } from '../../../domain/locales.ts'
import { canMove, ORDER_ACTORS, ORDER_STATUSES } from '../../../domain/order-states.ts'
import { eraseUser } from '../account/index.ts'
import type { ComposedMail } from '../mail/index.ts'
import { bookTransfer } from '../payments/index.ts'
import { cancelByStaff, orderData, orderMails, rejectPayment, shipOrder } from './index.ts'

let shop: TestShop
let part: number
beforeAll(async () => {
  shop = await openTestShop()
  part = await stockOne(shop, 'LM358DR', 100_000, '0.12345')
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'orders', 'mails', 'allowances'))

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const order = (lang: Lang = 'en') =>
  buyNow(openBrowser(shop, lang), part, 500, { email: 'guest@example.com' })
const setStatus = (status: string) => query('update orders set status = $1', [status])

async function compose(
  kind: string,
  { order_id }: PlacedByBuyer,
  lang: Lang = 'en',
  more: Record<string, number> = {},
): Promise<ComposedMail | null> {
  return composeMail(shop, orderMails, { kind, fields: { order_id, ...more }, lang })
}

/** One shipment, a refund that is due and some of the money, for the mails about them. */
async function addFacts({ order_id }: PlacedByBuyer): Promise<Record<string, number>> {
  await query(`insert into receipts (order_id, kind, amount) values ($1, 'receipt', 10)`, [order_id])
  const shipment = await query(
    `insert into shipments (order_id, number, carrier, service, tracking, who)
     values ($1, 1, 'DHL', '', '123', 'shell') returning id`,
    [order_id],
  )
  const refund = await query(
    `insert into refunds (order_id, amount, method, state, who, reason, is_told)
     values ($1, 5, 'bank', 'due', 'shell', 'Our words', true) returning id`,
    [order_id],
  )
  await query('insert into shipment_lines values ($1, 0, 3)', [shipment.rows[0].id])
  await query('insert into refund_lines values ($1, 0, true, 2, 2)', [refund.rows[0].id])
  const message = await query(
    `insert into messages (subject_kind, subject_id, author, author_name, body, is_internal)
     values ('order', $1, 'buyer', '', 'Our words', false) returning id::integer`,
    [order_id],
  )
  const message_id = message.rows[0].id
  return { shipment_id: shipment.rows[0].id, refund_id: refund.rows[0].id, message_id }
}

/** The latest mail to the buyer, as queued. */
async function newest(): Promise<ComposedMail | null> {
  const { rows } = await query(
    `select * from mails where kind like 'order%' and recipient <> 'staff' order by id desc limit 1`,
  )
  const { kind, fields, lang } = rows[0]
  return composeMail(shop, orderMails, { kind, fields, lang })
}

describe('a buyer', () => {
  test('gets the lines, the total, how to pay and until when', async () => {
    const { order_number } = await order()
    const composed = await newest()
    const text = plainText(composed)
    expect(composed).toMatchObject({
      to: 'guest@example.com',
      subject: `${order_number}: your order at Chipfront`,
    })
    expect(text).toContain(`Order number: ${order_number}`)
    expect(text).toMatch(/Shipping address: .+, .+, Germany/)
    expect(text).toContain('1. LM358DR · Acme Parts · 500 × $0.12345 = $61.73')
    expect(text).toContain('Subtotal: $61.73\nShipping, DHL Express Worldwide: $42.00\nTotal: $103.73')
    expect(text).toMatch(
      /We’re holding the parts for you until [A-Z][a-z]+ \d+, 20\d\d at \d+:\d\d\s[AP]M UTC/,
    )
    expect(composed?.blocks).toContainEqual({
      kind: 'button',
      text: 'Pay now',
      url: expect.stringMatching(`^https://shop.example/pay/payment\\?order=${order_number}&key=[\\w-]{43}$`),
    })
  })

  test('gets the bank account when paying by bank', async () => {
    const { order_number } = await order()
    const text = plainText(await newest())
    expect(text).toContain('send $103.73 to this account')
    expect(text).toContain('Beneficiary: Chipfront Demo Ltd.\nBank: Example Bank')
    expect(text).toContain('Account number or IBAN: 000-000000-000\nSWIFT code: EXMPHKHHXXX')
    expect(text).toContain(`Reference: ${order_number}`)
  })

  test('gets no bank account if the shop has none', async () => {
    await order()
    const { rows } = await query(`delete from settings where name = 'bank.account_number' returning *`)
    const text = plainText(await newest())
    await query('insert into settings values ($1, $2)', [rows[0].name, rows[0].value])
    expect(text).not.toContain('Beneficiary')
    expect(text).toContain('Pay now')
  })

  test('is not asked to pay after the payment', async () => {
    const placed = await order()
    await setStatus('preparing')
    const text = plainText(await compose('order_placed', placed))
    expect(text).not.toMatch(/Pay now|Beneficiary/)
  })

  test('gets no confirmation of an order that was canceled before the mail was composed', async () => {
    const placed = await order()
    await setStatus('canceled')
    expect(await compose('order_placed', placed)).toBeNull()
  })

  test.each(['paypal', 'card'])('is not asked to pay while paying by %s', async method => {
    const placed = await order()
    await query('update orders set pay_method = $1', [method])
    const text = plainText(await compose('order_placed', placed))
    expect(text).toContain('You chose to pay online.')
    expect(text).not.toMatch(/Please pay|Pay now|Beneficiary/)
    expect(text).toContain(`/order/${placed.order_number}?key=`)
  })

  test('is reminded once, with all payment methods, after leaving the wallet without paying', async () => {
    const placed = await order()
    await query(`update orders set pay_method = 'paypal'`)
    const text = plainText(await compose('order_reminder', placed))
    expect(text).toContain('haven’t received the payment of $103.73 yet')
    expect(text).toMatch(
      /We’re holding the parts for you until .*Pay now.*Beneficiary: Chipfront Demo Ltd\./s,
    )
    await query('update orders set capturing_payment_id = 1')
    expect(await compose('order_reminder', placed)).toBeNull()
    await query('update orders set capturing_payment_id = null')
    for (const status of ['confirming', 'preparing', 'canceled']) {
      await setStatus(status)
      expect(await compose('order_reminder', placed)).toBeNull()
    }
  })

  test('gets the key in the links only as a guest', async () => {
    const visitor = await order('de')
    const text = plainText(await newest())
    expect(text).toMatch(new RegExp(`https://shop.example/de/order/${visitor.order_number}\\?key=[\\w-]{43}`))
    expect(text).not.toContain(visitor.key)
    const { token } = await becomeUser(shop)
    const placed = await buyNow(openBrowser(shop, 'de', token), part, 1)
    for (const kind of ['order_placed', 'order_unpaid', 'order_shipping']) {
      const text = plainText(await compose(kind, placed, 'de'))
      expect(text).toContain(
        `https://shop.example/de/myaccount/order-status-history/${placed.order_number}\n`.trim(),
      )
      expect(text).not.toContain(placed.key)
    }
    expect(plainText(await compose('order_placed', placed, 'de'))).toContain(
      `https://shop.example/de/pay/payment?order=${placed.order_number}\n`,
    )
  })

  test('gets the first twenty of many lines, and the number of further ones', async () => {
    const placed = await order()
    await query(
      `insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price, quantity, amount)
       select $1, n, $2, 'PART-' || n + 1, 'Maker', '', 1, 1, 1 from generate_series(1, 22) n`,
      [placed.order_id, part],
    )
    const text = plainText(await compose('order_placed', placed))
    expect(text).toContain('20. PART-20')
    expect(text).not.toContain('PART-21')
    expect(text).toContain('and 3 more lines')
  })
})

describe('the buyer is informed', () => {
  test('about the cancellation, with its author and staff’s remark', async () => {
    const mine = await order()
    await shop.call()(cancelOrder, { order_id: mine.order_id, key: mine.key })
    expect(plainText(await newest())).toContain('You canceled this order.')
    const theirs = await order()
    await cancelByStaff(byShell(shop.connection), theirs.order_number, 'The reel was damaged.')
    const text = plainText(await newest())
    expect(text).toContain('We had to cancel this order.')
    expect(text).toContain('Our note: The reel was damaged.')
    await query(`update order_changes set who = 'clock' where status = 'canceled'`)
    expect(plainText(await newest())).toContain('We didn’t receive a payment in time')
  })

  test('about a transfer that was not found, with a new deadline and how to pay', async () => {
    const { order_number } = await order()
    await setStatus('confirming')
    await query(`update orders set pay_by = now() - interval '1 day', proven_at = now()`)
    await rejectPayment(byShell(shop.connection), order_number, 'Only $10 arrived.')
    const { rows } = await query('select pay_by > now() + interval $$71 hours$$ as is_later from orders')
    expect(rows[0].is_later).toBe(true)
    const text = plainText(await newest())
    for (const words of [
      'We haven’t received a payment of $103.73',
      'Only $10 arrived.',
      'Pay now',
      'Beneficiary',
    ])
      expect(text).toContain(words)
  })

  test('about a review of the payment: by us, or by the wallet', async () => {
    const placed = await order()
    expect(plainText(await compose('order_confirming', placed))).toContain(
      'Thank you for reporting your bank transfer',
    )
    await query(`update order_changes set status = 'confirming', who = 'wallet', note = 'secret note'`)
    const text = plainText(await compose('order_confirming', placed))
    expect(text).toContain('Please don’t pay again')
    expect(text).not.toContain('secret note')
  })

  test('about the shipment', async () => {
    const { order_number } = await order()
    await setStatus('confirming')
    await bookTransfer(byShell(shop.connection), order_number)
    expect((await newest())?.subject).toBe(`${order_number}: payment received`)
    await shipOrder(byShell(shop.connection), order_number, { carrier: 'UPS', tracking: '1Z 999' })
    const composed = await newest()
    expect(plainText(composed)).toContain('Carrier: UPS\nTracking number: 1Z 999')
    expect(composed?.blocks).toContainEqual(
      expect.objectContaining({
        kind: 'button',
        url: expect.stringMatching(`^https://shop.example/order/${order_number}\\?key=[\\w-]{43}$`),
      }),
    )
  })

  test.each(LANGS)('in %s about everything', async lang => {
    const placed = await order(lang)
    const facts = await addFacts(placed)
    for (const kind of Object.keys(orderMails)) {
      const status = ORDER_STATUSES.find(known => kind === `order_${known}`) ?? 'unpaid'
      const doers = ORDER_STATUSES.filter(from => from !== status).flatMap(from =>
        ORDER_ACTORS.filter(who => canMove(from, status, who)),
      )
      for (const who of new Set(doers)) {
        await query(`update order_changes set who = $1, status = $2, note = 'Our words'`, [who, status])
        const composed = await compose(kind, placed, lang, facts)
        const whole = [composed?.subject, composed?.heading, plainText(composed)].join('\n')
        expect(whole).not.toMatch(/mail\.order|order_facts|order_staff|\{|\}|undefined|\bnull\b/)
        expect(whole).toContain(placed.order_number)
      }
    }
  })

  test('about each shipment, about a missing amount, and about a part that is refunded', async () => {
    const placed = await order()
    const facts = await addFacts(placed)
    const shipment = plainText(await compose('order_shipment', placed, 'en', facts))
    expect(shipment).toContain('In this shipment:\n1. 3 × LM358DR · Acme Parts')
    expect(shipment).toContain('https://www.dhl.com/global-en/home/tracking.html?tracking-id=123')
    const missing = plainText(await compose('order_part_paid', placed))
    expect(missing).toContain('We’ve received $5.00 for this order. $98.73 is still missing')
    const refund = plainText(await compose('order_part_refunded', placed, 'en', facts))
    expect(refund).toContain('We’ll transfer $5.00 to your bank account and email you when it has been sent.')
    expect(refund).toContain('Our note: Our words')
    expect(refund).toContain('Refunded parts:\n1. 2 × LM358DR')
  })

  test('about nothing after the data was erased', async () => {
    const placed = await order()
    await cancelByStaff(byShell(shop.connection), placed.order_number)
    expect(await eraseUser(asShell(shop), 'guest@example.com', [orderData])).toEqual({ orders: 1 })
    for (const kind of Object.keys(orderMails)) expect(await compose(kind, placed)).toBeNull()
    for (const kind of Object.keys(orderMails))
      expect(await compose(kind, { ...placed, order_id: 0 })).toBeNull()
  })
})

describe('the sales desk', () => {
  test('gets buyer and lines, and can reply directly', async () => {
    const { order_number, order_id } = await buyNow(openBrowser(shop, 'de'), part, 500, {
      email: 'guest@example.com',
      company_name: 'Example www.evil.example GmbH',
      po_number: 'PO-77',
      remark: 'By week 48.\nSee http://evil.example',
    })
    const composed = await composeMail(shop, orderMails, { kind: 'order_staff_placed', fields: { order_id } })
    expect(composed).toMatchObject({ to: 'sales@firm.example', replyTo: 'guest@example.com' })
    const text = plainText(composed)
    for (const fact of [
      `Order number: ${order_number}`,
      'Payment method: Bank transfer',
      'Buyer’s PO number: PO-77',
      'Contact name: Purchasing',
      'Shipping address: ',
      ', Germany',
      'Buyer’s language: German',
      'By week 48.',
      '1. LM358DR',
    ])
      expect(text).toContain(fact)
    const raw = JSON.stringify(composed)
    expect(raw).not.toContain('www.evil.example')
    expect(raw).not.toContain('http://evil.example')
    expect(raw).toContain('Email address: guest@example.com"')
  })

  test.each([
    ['order_staff_pending', 'npx chipfront order confirm NUMBER'],
    ['order_staff_paid', 'npx chipfront order ship NUMBER CARRIER TRACKING-NUMBER'],
    ['order_staff_canceled', 'the parts are back in stock'],
  ])('is told the next step for %s', async (kind, words) => {
    const placed = await order()
    expect(plainText(await compose(kind, placed))).toContain(words.replace('NUMBER', placed.order_number))
  })

  test('without an address gets nothing, and an invalid address does no harm', async () => {
    const { order_id } = await order()
    const wanted = { kind: 'order_staff_paid', fields: { order_id } }
    expect(await composeMail(shop, orderMails, { ...wanted, contactEmail: '' })).toBeNull()
    await query(`update orders set email = 'käufer@example.com'`)
    expect((await composeMail(shop, orderMails, wanted))?.replyTo).toBeUndefined()
  })
})

test('in Arabic the mail is mirrored, except for account and amounts', async () => {
  await order('ar')
  const received = await deliverMails(shop, orderMails, 2)
  const mail = received.find(({ to }) => to?.[0]?.address === 'guest@example.com')
  expect(mail?.html).toContain(`<html lang="ar" dir="${LOCALES.ar.dir}"`)
  expect(mail?.html).toContain('\u2066000-000000-000\u2069')
  expect(mail?.text).toMatch(/\u2066[^\u2069]*103\.73/)
  expect(mail?.text).toContain('https://shop.example/ar/pay/payment?order=CF')
})
