import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { asShell } from '../../../../tests/harness/as-shell.ts'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import { eraseUser, exportUser } from '../account/index.ts'
import type { ComposedMail } from '../mail/index.ts'
import { orderData } from '../orders/index.ts'
import { paymentData, paymentMails } from './index.ts'

let shop: TestShop
let part: number
let orderId: number
let number: string
beforeAll(async () => {
  shop = await openTestShop()
  part = await stockOne(shop, 'LM358DR', 1_000)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await emptyTables(shop.connection.pool, 'orders', 'mails', 'allowances')
  const placed = await buyNow(openBrowser(shop), part, 10, { email: 'guest@example.com' })
  orderId = placed.order_id
  number = placed.order_number
})

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)

async function report(payer: string, remark = ''): Promise<void> {
  await query(
    `insert into transfer_reports (order_id, payer_name, amount, transfer_date, remark)
     values ($1, $2, 57, '2026-11-14', $3)`,
    [orderId, payer, remark],
  )
}

async function pay(captured: string): Promise<number> {
  const { rows } = await query(
    `insert into payments (order_id, wallet_order_id, funding, amount, state, capture_id, captured)
     values ($1, 'WO-1', 'paypal', 57, 'mismatched', 'CAP-1', $2) returning id`,
    [orderId, captured],
  )
  return rows[0].id
}

async function compose(kind: string, paymentId = 0, lang: Lang = 'en'): Promise<ComposedMail | null> {
  const fields = { order_id: orderId, payment_id: paymentId }
  return composeMail(shop, paymentMails, { kind, fields, lang })
}

test('staff get the latest transfer report, and the next step whether it has arrived or not', async () => {
  await report('Somebody before')
  await report('Example www.evil.example', 'From http://evil.example')
  const composed = await compose('order_staff_transfer')
  expect(composed).toMatchObject({ to: 'sales@firm.example', replyTo: 'guest@example.com' })
  const text = plainText(composed)
  for (const words of [
    `npx chipfront order confirm ${number}`,
    `npx chipfront order reject ${number}`,
    'Payer: Example www.evil.example\nReported amount: $57.00\nTransfer date: 2026-11-14',
    'From http://evil.example',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Somebody before')
  expect(JSON.stringify(composed)).not.toMatch(/www\.evil\.example|http:\/\/evil/)
})

test('staff get the captured and the expected amount and where to look', async () => {
  const text = plainText(await compose('order_staff_alert', await pay('40.00 USD')))
  for (const words of [
    'Expected: $57.00\nCaptured: 40.00 USD',
    'order WO-1, capture CAP-1',
    'Payment status: mismatched; order status: unpaid',
    `npx chipfront order show ${number}`,
    `npx chipfront order refund ${number}`,
  ])
    expect(text).toContain(words)
})

test('staff get why a refund was refused, and that the order is unchanged', async () => {
  const fields = { order_id: orderId, payment_id: await pay(''), issue: 'CAPTURE_STATUS_NOT_VALID' }
  const composed = await composeMail(shop, paymentMails, { kind: 'order_staff_refused', fields })
  expect(composed?.subject).toBe(`${number}: the refund was refused`)
  const text = plainText(composed)
  expect(text).toContain('The wallet refused the refund: CAPTURE_STATUS_NOT_VALID.')
  expect(text).toContain(`run again: npx chipfront order refund ${number}`)
})

test('an alert without a recipient is an error in the log', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const fields = { order_id: orderId, payment_id: await pay('40.00 USD') }
  const wanted = { kind: 'order_staff_alert', fields, contactEmail: '' }
  expect(await composeMail(shop, paymentMails, wanted)).toBeNull()
  const lines = written.mock.calls.join('')
  written.mockRestore()
  expect(lines).toContain('"level":"error","message":"no contact_email to tell staff of an order"')
  expect(lines).toContain(number)
})

describe('the buyer of a refunded order', () => {
  /** The actor of each status change after placing. */
  async function history(...steps: [status: string, who: string][]): Promise<string> {
    for (const [status, who] of [...steps, ['refunded', 'staff']])
      await query('insert into order_changes (order_id, status, who) values ($1, $2, $3)', [
        ...[orderId, status, who],
      ])
    const composed = await compose('order_refunded')
    return `${composed?.subject} ${plainText(composed)}`
  }

  const WALLET_REFUND = `insert into receipts (order_id, kind, method, amount, payment_id)
    select order_id, 'refund', funding, amount, id from payments where state = 'refunded'`

  test('gets the money back after paying by wallet', async () => {
    await pay('')
    await query(`update payments set state = 'refunded'`)
    await query(WALLET_REFUND)
    const promise = `${number}: your payment is being refunded We’re returning $57.00 to your original payment method.`
    expect(await history(['preparing', 'wallet'])).toContain(promise)
    await query('delete from receipts')
    await query('delete from payments')
  })

  test('is promised a transfer after paying by bank, until it is booked', async () => {
    await query(`insert into receipts (order_id, kind, amount) values ($1, 'receipt', 57)`, [orderId])
    const text = await history(['confirming', 'buyer'], ['preparing', 'staff'])
    expect(text).toContain(`${number}: we’ll transfer your refund`)
    expect(text).toContain('We’ll transfer $57.00 to your bank account')
    await query(`insert into receipts (order_id, kind, amount) values ($1, 'refund', 57)`, [orderId])
    expect(await compose('order_refunded')).toBeNull()
    await query('delete from receipts')
  })

  test('gets both amounts after paying partly by bank and partly through the wallet', async () => {
    await pay('')
    await query(`update payments set state = 'refunded', amount = 37`)
    await query(WALLET_REFUND)
    await query(`insert into receipts (order_id, kind, amount) values ($1, 'receipt', 20)`, [orderId])
    const text = await history(['preparing', 'wallet'])
    expect(text).toContain('We’ll transfer $20.00 to your bank account')
    expect(text).toContain('We’re also returning the $37.00 you paid by PayPal or card')
    // The transfer was booked before this mail was sent, and has its own mail.
    await query(`insert into receipts (order_id, kind, amount) values ($1, 'refund', 20)`, [orderId])
    const rest = plainText(await compose('order_refunded'))
    expect(rest).toContain('We’re returning $37.00 to your original payment method.')
    expect(rest).not.toMatch(/\$20|\$57/)
    await query('delete from receipts')
  })

  test('is promised nothing without a payment', async () => {
    await pay('')
    await query(`update payments set state = 'declined'`)
    const text = await history(['confirming', 'wallet'])
    expect(text).toContain(`${number}: your order is closed We received no payment for this order`)
    expect(text).not.toMatch(/We’re returning|\$57/)
  })

  test('is told the next steps while the transfer has not been found', async () => {
    const text = await history(['confirming', 'buyer'])
    expect(text).toContain('If the transfer you reported arrives')
    expect(text).not.toContain('We’re returning')
  })
})

test('an alert is sent though the buyer is erased; for an unknown payment, none is sent', async () => {
  const paymentId = await pay('')
  await query(`update orders set email = ''`)
  const composed = await compose('order_staff_alert', paymentId)
  expect(plainText(composed)).toContain('Captured: $57.00')
  expect(composed?.replyTo).toBeUndefined()
  expect(await compose('order_staff_transfer')).toBeNull()
  expect(await compose('order_staff_alert', paymentId + 1)).toBeNull()
})

test.each(LANGS)('no text is missing in %s', async lang => {
  await report('Payer')
  const paymentId = await pay('')
  for (const kind of Object.keys(paymentMails)) {
    const composed = await compose(kind, paymentId, lang)
    const whole = [composed?.subject, composed?.heading, plainText(composed)].join('\n')
    expect(whole).not.toMatch(/mail\.order|order_facts|order_staff|\{|\}|undefined/)
    expect(whole).toContain(number)
  }
  for (const who of ['buyer', 'wallet']) {
    await query(`update order_changes set status = 'confirming', who = $1`, [who])
    const composed = await compose('order_refunded', paymentId, lang)
    expect([composed?.subject, composed?.heading, plainText(composed)].join('\n')).not.toMatch(
      /mail\.order|[{}]/,
    )
  }
})

test('erasing the buyer anonymizes the reports of completed orders only', async () => {
  await report('Payer of the ended', 'Remark')
  await pay('57.00 USD')
  await query(`update payments set state = 'refunded', note = 'Remark'`)
  await query(`update orders set status = 'canceled'`)
  const open = await buyNow(openBrowser(shop), part, 1, { email: 'guest@example.com' })
  orderId = open.order_id
  await report('Payer of the open')
  const kinds = [paymentData, orderData]
  const known = await exportUser(asShell(shop), 'guest@example.com', kinds)
  expect(known?.transfer_reports).toMatchObject([
    { payerName: 'Payer of the ended', amount: '57.00' },
    { payerName: 'Payer of the open' },
  ])
  const erased = await eraseUser(asShell(shop), 'guest@example.com', kinds)
  expect(erased).toEqual({ transfer_reports: 1, orders: 1 })
  expect((await query('select note from payments')).rows).toEqual([{ note: null }])
  const { rows } = await query('select payer_name, remark, amount from transfer_reports order by id')
  expect(rows).toEqual([
    { payer_name: '', remark: '', amount: '57.00' },
    { payer_name: 'Payer of the open', remark: '', amount: '57.00' },
  ])
})
