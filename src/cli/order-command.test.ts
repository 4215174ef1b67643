import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buyNow, openBrowser, type PlacedByBuyer, stockOf, stockOne } from '../../tests/harness/buyers.ts'
import { copyRows } from '../../tests/harness/copy-rows.ts'
import { emptyTables } from '../../tests/harness/empty-tables.ts'
import { operator } from '../../tests/harness/operator.ts'
import { booksOf, openWalletShop, orderToPay, type WalletShop } from '../../tests/harness/wallet-shop.ts'
import { captureWalletOrder, reportTransfer } from '../contract/shop/payments.ts'
import { CommandError, UsageError } from './command.ts'

let shop: WalletShop
let part: number
beforeAll(async () => {
  shop = await openWalletShop()
  part = await stockOne(shop, 'ORDER-1', 10_000, '0.12345')
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'orders', 'mails', 'allowances'))

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const chipfront = (...typed: string[]) => operator(shop, ...typed)
const order = (...typed: string[]) => chipfront('order', ...typed)
const setStatus = (status: string) => query('update orders set status = $1', [status])
const place = (changes: Parameters<typeof buyNow>[3] = {}): Promise<PlacedByBuyer> =>
  buyNow(openBrowser(shop), part, 500, { email: 'guest@example.com', ...changes })

async function placePaid(partNumber: string) {
  const due = await orderToPay(shop, partNumber)
  shop.standIn.approve(due.paypalId)
  const { order_id, key, paypalId: paypal_order_id } = due
  await due.call(captureWalletOrder, { order_id, key, paypal_order_id })
  return due
}

describe('order list', () => {
  test('is a table, newest first', async () => {
    expect(await order('list')).toBe('No orders.\n')
    const older = await place({ company_name: '深圳' })
    const newer = await place({ company_name: 'Acme' })
    const [headings = '', first = '', second = '', ...more] = (await order('list')).split('\n')
    expect(headings).toMatch(/^NUMBER +DATE \(UTC\) +STATUS +TOTAL \(USD\) +PAYMENT +COMPANY +CONTACT /)
    expect(first).toMatch(
      new RegExp(`^${newer.order_number} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +unpaid +103\\.73 +bank +Acme `),
    )
    expect(second).toMatch(new RegExp(`^${older.order_number} .* 深圳 +Purchasing +DE +1$`))
    expect(more).toEqual([''])
  })

  test('shows fifty at a time', async () => {
    await place()
    await copyRows(shop, 'orders', 60, {
      number: `'CF-' || n`,
      idempotency_hash: `'\\x' || lpad(n::text, 4, '0')`,
    })
    const first = await order('list')
    expect(first.split('\n').filter(line => line.startsWith('CF'))).toHaveLength(50)
    expect(first).toContain('Page 1 of 2, 61 rows in total; --page 2 shows the next.')
    const second = await order('list', '--page', '2')
    expect(second.split('\n').filter(line => line.startsWith('CF'))).toHaveLength(11)
    await expect(order('list', '--page', '3')).rejects.toThrow('there is no page 3; the last page is 2')
  })

  test('finds by status and by a text', async () => {
    const { order_number } = await place()
    expect(await order('list', '--status', 'unpaid')).toContain(order_number)
    expect(await order('list', '--search', 'guest@')).toContain(order_number)
    expect(await order('list', '--status', 'shipping')).toBe('No shipping orders.\n')
    expect(await order('list', '--search', '%%')).toBe('No orders match “%%”.\n')
  })
})

describe('order show', () => {
  test('shows buyer, lines, payment and history', async () => {
    const placed = await placePaid('SHOW-1')
    await query(
      `insert into transfer_reports (order_id, payer_name, amount, transfer_date, remark)
       values ($1, 'Example GmbH', 57, '2026-11-14', 'two\nlines')`,
      [placed.order_id],
    )
    const shown = await order('show', placed.order_number.toLowerCase())
    expect(shown).toContain(`Number          ${placed.order_number}\nStatus          preparing\n`)
    expect(shown).toContain('Ship to         Purchasing, Musterstraße 1, 10115 Berlin, DE, +49 30 1234567\n')
    expect(shown).toMatch(/^1 +SHOW-1 +Acme Parts +10 +1\.50 +15\.00$/m)
    expect(shown).toContain('Total           57.00 USD\n')
    expect(shown).toMatch(
      new RegExp(`^\\d+ .* completed +paypal +57\\.00 +- +${placed.paypalId} +\\S+$`, 'm'),
    )
    expect(shown).toMatch(/ Example GmbH +57\.00 +2026-11-14 +two lines$/m)
    expect(shown).toMatch(/ unpaid +buyer$[\s\S]* preparing +wallet$/m)
    expect(shown).not.toContain(placed.key)
  })

  test('prints no control characters', async () => {
    const { order_number } = await place({ remark: 'first\r\n\tsecond' })
    await query('update orders set company_name = $1, remark = remark || $2, platform_remark = $1', [
      '\u001b[2Jgone',
      '\u202e\u009b31m',
    ])
    const shown = await order('show', order_number)
    expect(shown).toContain('Company         �[2Jgone\n')
    expect(shown).toContain('Remark\n  first\n   second��31m\n')
    for (const text of [shown, await order('list')]) expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  })
})

describe('order confirm, reject, ship and cancel', () => {
  test('report their results', async () => {
    const { order_number } = await place()
    await setStatus('confirming')
    expect(await order('reject', order_number, '--remark', 'Not there yet.')).toMatch(
      new RegExp(
        `^${order_number} is unpaid again, payment due by \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC; the buyer is notified`,
      ),
    )
    expect(await order('show', order_number)).toContain('Our remark\n  Not there yet.\n')
    await setStatus('confirming')
    const { rows } = await shop.connection.pool.query(
      `insert into payments (order_id, funding, amount, state)
       select id, 'card', total, 'pending' from orders where number = $1 returning id`,
      [order_number],
    )
    await expect(order('confirm', order_number)).rejects.toThrow('the wallet is still reviewing the payment')
    await shop.connection.pool.query('delete from payments where id = $1', [rows[0].id])
    expect(await order('confirm', order_number)).toBe(
      `${order_number} is paid and preparing; the buyer is notified by email.\n`,
    )
    expect(await order('show', order_number)).not.toContain('Our remark')
    expect(await order('ship', order_number, 'UPS', '1Z 999')).toBe(
      `${order_number} is shipped with UPS 1Z 999; the buyer is notified by email.\n`,
    )
    expect(await order('show', order_number)).not.toContain('Express Worldwide')
    const stock = await stockOf(shop, part)
    const other = await place()
    expect(await order('cancel', other.order_number, '--yes')).toBe(
      `${other.order_number} is canceled and its parts are back in stock; the buyer is notified by email.\n`,
    )
    expect(await stockOf(shop, part)).toBe(stock)
  })

  test.each([
    [['confirm'], 'is shipping; only an order that is unpaid, confirming, or canceled can be confirmed'],
    [['reject'], 'is shipping; only an order that is confirming can be rejected'],
    [['ship', 'UPS', '1Z'], 'is shipping; only an order that is preparing can be shipped'],
    [['cancel', '--yes'], 'is shipping; only an order that is unpaid or confirming can be canceled'],
  ])('%j is refused with a one-line message', async ([name = '', ...more], message) => {
    const { order_number } = await place()
    await setStatus('shipping')
    const typed = order(name, order_number, ...more)
    await expect(typed).rejects.toBeInstanceOf(CommandError)
    await expect(typed).rejects.toThrow(`${order_number} ${message}`)
  })

  test('an order with a payment in progress is not canceled', async () => {
    const { order_number } = await place()
    await query('update orders set capturing_payment_id = 1')
    await expect(order('cancel', order_number, '--yes')).rejects.toThrow('is in progress')
  })
})

describe('order cancel', () => {
  test('takes several orders, reports each and continues after a failure', async () => {
    const stock = await stockOf(shop, part)
    const [one, two, paid] = [await place(), await place(), await place()]
    await query(`update orders set status = 'preparing' where id = $1`, [paid.order_id])
    const numbers = [one, paid, two].map(({ order_number }) => order_number)
    const said: string[] = []
    const typed = operator({ ...shop, said }, 'order', 'cancel', ...numbers, 'CF1', '--yes')
    await expect(typed).rejects.toThrow('2 of 4 orders were not canceled')
    expect(said.join('')).toMatch(
      new RegExp(
        `^${one.order_number} is canceled.*\n${two.order_number} is canceled.*\n${paid.order_number} is preparing`,
      ),
    )
    expect(said.join('')).toContain('no such order: CF1')
    expect(await stockOf(shop, part)).toBe(stock - 500)
  })

  test('says how many orders are left when it is stopped', async () => {
    const [one, two] = [await place(), await place()]
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    const typed = ['order', 'cancel', one.order_number, two.order_number, '--yes']
    const stopped = operator({ ...shop, said: [], signal: stopping.signal, onSay: stop }, ...typed)
    await expect(stopped).rejects.toThrow('stopped before 1 of 2 orders')
    const { rows } = await query('select status from orders order by id')
    expect(rows.map(({ status }) => status)).toEqual(['canceled', 'unpaid'])
  })

  test('--unproven cancels all orders of unproven buyers, including reported transfers', async () => {
    expect(await order('cancel', '--unproven', '--yes')).toBe('No unproven orders.\n')
    const stock = await stockOf(shop, part)
    const [one, reported, proven] = [await place(), await place(), await place()]
    await query(`update orders set status = 'confirming' where id = $1`, [reported.order_id])
    await query('update orders set proven_at = now() where id = $1', [proven.order_id])
    expect(await order('show', one.order_number)).toContain('buyer unproven')
    const said = await order('cancel', '--unproven', '--yes', '--remark', 'Please sign in to order.')
    for (const { order_number } of [one, reported]) expect(said).toContain(`${order_number} is canceled`)
    expect(said).not.toContain(proven.order_number)
    expect(await stockOf(shop, part)).toBe(stock - 500)
  })

  test('requires either numbers or --unproven', async () => {
    await expect(order('cancel', '--yes')).rejects.toBeInstanceOf(UsageError)
    await expect(order('cancel', 'CF1', '--unproven', '--yes')).rejects.toBeInstanceOf(UsageError)
  })
})

describe('order confirm --amount', () => {
  test('books the received amount and reports the open amount', async () => {
    const { order_number } = await place()
    await expect(order('confirm', order_number)).rejects.toThrow(
      `${order_number} is unpaid and 103.73 USD is due: use --amount to say how much arrived`,
    )
    expect(await order('confirm', order_number, '--amount', '100')).toBe(
      `Booked. ${order_number} stays unpaid: 3.73 USD is still due.\n`,
    )
    await expect(order('confirm', order_number, '--amount', '4')).rejects.toThrow('only 3.73 USD is due')
    expect(await order('confirm', order_number, '--amount', '3.73')).toContain('is paid and preparing')
    expect(await order('show', order_number)).toMatch(
      /BOOKED \(UTC\) +KIND +AMOUNT \(USD\) +BY\n.* receipt +100\.00 +bank\n/,
    )
  })

  test('books money of a paid order only as surplus', async () => {
    const { order_number } = await place()
    await order('confirm', order_number, '--amount', '103.73')
    await expect(order('confirm', order_number, '--amount', '103.73', '--yes')).rejects.toThrow(
      'is preparing; only an order that is unpaid, confirming, or canceled can be confirmed',
    )
    await expect(order('confirm', order_number, '--surplus')).rejects.toThrow('--surplus needs --amount')
    expect(await order('confirm', order_number, '--amount', '103.73', '--surplus')).toBe(
      `Booked. ${order_number} stays preparing: 103.73 USD is not owed. Send it back with order refund --amount.\n`,
    )
  })

  test('lists the missing parts for a canceled order', async () => {
    const { order_number } = await place()
    await order('cancel', order_number, '--yes')
    await query('update parts set stock = 3 where id = $1', [part])
    const said = await order('confirm', order_number, '--amount', '103.73')
    await query('update parts set stock = 10000 where id = $1', [part])
    expect(said).toContain(`${order_number} stays canceled`)
    expect(said).toContain('ORDER-1: 500 ordered, 3 in stock')
    expect(await order('refund', order_number, '--yes')).toContain(
      `send 103.73 USD back yourself, then record it with: order refunded ${order_number}`,
    )
    expect(await order('refunded', order_number, '--amount', '100')).toBe(
      `Booked: 100.00 USD sent back for ${order_number}; the buyer is notified by email.\n3.73 USD is still to be sent back.\n`,
    )
    await expect(order('refunded', order_number, '--amount', '4')).rejects.toThrow(
      'only 3.73 USD is due back',
    )
    await order('refunded', order_number)
    await expect(order('refunded', order_number)).rejects.toThrow('no bank refund is due')
  })

  test.each(['0', '-5', '1,50', '1.234', 'all', ''])('%j is not an amount', async typed => {
    const { order_number } = await place()
    await expect(order('confirm', order_number, `--amount=${typed}`)).rejects.toBeInstanceOf(UsageError)
  })
})

describe('order refund', () => {
  test('of shipped goods does not restock them', async () => {
    const due = await placePaid('REFUND-SENT')
    await order('ship', due.order_number, 'UPS', '1Z')
    expect(await order('refund', due.order_number, '--yes')).toContain(
      'is refunded and its parts have shipped, so the stock is unchanged; the buyer is notified by email.',
    )
    expect(await stockOf(shop, due.goodsId)).toBe(90)
  })

  test('refunds through the wallet and restocks the goods', async () => {
    const due = await placePaid('REFUND-1')
    expect(await order('refund', due.order_number, '--yes', '--remark', 'The reel was damaged.')).toBe(
      `Refunded through the wallet: 57.00 USD (paypal).\n${due.order_number} is refunded and its parts are back in stock; the buyer is notified by email.\n`,
    )
    const { order: row, payments, history } = await booksOf(shop, due.order_id)
    expect(row?.status).toBe('refunded')
    expect(payments.map(({ state }) => state)).toEqual(['refunded'])
    expect(history.at(-1)).toBe('refunded by staff')
    expect(await stockOf(shop, due.goodsId)).toBe(100)
    expect(await order('show', due.order_number)).toContain('Our remark\n  The reel was damaged.\n')
  })

  test('of a bank transfer says that it has to be sent by hand', async () => {
    const placed = await place()
    const { order_id, key, order_number, total: amount } = placed
    const report = { order_id, key, payer_name: 'Purchasing', amount, transfer_date: '2025-11-14' }
    await shop.call()(reportTransfer, report)
    await order('confirm', order_number)
    expect(await order('refund', order_number, '--yes')).toContain(
      'It was paid by bank transfer: send 103.73 USD back yourself, then record it',
    )
  })

  test('of a payment that was refunded before, or never received, has nothing to send', async () => {
    shop.standIn.behave({ webhooks: 'none' })
    const returned = await placePaid('REFUND-BACK')
    await query(`update payments set state = 'refunded'`)
    await query(
      `insert into receipts (order_id, kind, method, amount, payment_id)
       select order_id, 'refund', funding, amount, id from payments where state = 'refunded' and order_id = $1`,
      [returned.order_id],
    )
    expect(await order('refund', returned.order_number, '--yes')).toContain(
      'The wallet has already refunded it; there is nothing to send.',
    )
    const declined = await placePaid('REFUND-NEVER')
    await query(`update payments set state = 'declined'`)
    await query('delete from receipts where order_id = $1', [declined.order_id])
    const said = await order('refund', declined.order_number, '--yes')
    expect(said).toContain('No payment was ever taken for it; there is nothing to send.')
    expect(said).not.toContain('yourself')
  })

  test('says why it is not possible', async () => {
    const { order_number } = await place()
    await expect(order('refund', order_number, '--yes')).rejects.toThrow(
      `${order_number} is unpaid; only an order that is confirming, preparing, shipping, or received can be refunded`,
    )
    const due = await placePaid('REFUND-2')
    const withoutKeys = operator({ ...shop, wallet: null }, 'order', 'refund', due.order_number, '--yes')
    await expect(withoutKeys).rejects.toThrow('was paid through the wallet, but its keys are not set here')
    expect((await booksOf(shop, due.order_id)).payments).toMatchObject([{ state: 'completed' }])
  })
})

describe('arguments', () => {
  test.each([
    ['show'],
    ['confirm'],
    ['reject'],
    ['ship', 'UPS', '1Z'],
    ['refund', '--yes'],
    ['refunded'],
    ['cancel', '--yes'],
  ])('%s of an unknown order is reported in one line', async (name, ...more) => {
    const typed = order(name, 'CF\u001b1', ...more)
    await expect(typed).rejects.toBeInstanceOf(CommandError)
    await expect(typed).rejects.toThrow('no such order: CF�1')
  })

  test.each([
    [
      [],
      'order takes one of list, show, confirm, reject, ship, reopen, track, delivered, write-off, note, invoice, slip, customs, tax-ids, refund, refunded, cancel',
    ],
    [['list', 'CF1'], 'order list takes only --status STATUS, --search TEXT and --page N'],
    [['list', '--status', 'lost'], '--status must be one of unpaid, confirming,'],
    [['show'], 'order show takes one NUMBER'],
    [['ship', 'CF1', 'UPS'], 'order ship takes NUMBER, CARRIER and TRACKING-NUMBER'],
    [['confirm', 'CF1', '--remark', 'x'], 'order confirm has no option --remark'],
    [['reject', 'CF1', '--remark', 'x'.repeat(2_001)], 'remark: This value is too long'],
    [['cancel', 'CF1', '--yes', '--remark', 'bell \u0007'], 'remark: This value is not valid'],
    [['ship', 'CF1', 'x'.repeat(101), 'T1'], 'carrier: This value is too long'],
    [['ship', 'CF1', 'UPS', 'two\nlines'], 'tracking: Enter'],
    [['track', 'CF1', '1', 'UPS', 'x'.repeat(101)], 'tracking: This value is too long'],
    [['note', 'CF1', 'x'.repeat(2_001)], 'This value is too long'],
    [['write-off', 'CF1', '--remark', 'two\nlines'], 'reason: '],
    [['refund', 'CF1', '--amount', '-5'], "use '--amount=-XYZ'"],
    [['cancel', 'CF1'], 'order cancel asks for confirmation, but there is no terminal; add --yes'],
    [['refund', 'CF1'], 'order refund asks for confirmation, but there is no terminal; add --yes'],
  ])('%j is wrong usage', async (typed, message) => {
    const wrong = order(...typed)
    await expect(wrong).rejects.toBeInstanceOf(UsageError)
    await expect(wrong).rejects.toThrow(message)
  })

  test('--help lists every command', async () => {
    const help = await order('--help')
    for (const name of ['list', 'show', 'confirm', 'reject', 'ship', 'refund', 'refunded', 'cancel'])
      expect(help).toContain(`npx chipfront order ${name}`)
  })
})

describe('personal data in orders', () => {
  test('is exported, and erased from completed orders; open ones are reported', async () => {
    const ended = await place()
    await order('cancel', ended.order_number, '--yes')
    const open = await place()
    const known = JSON.parse(await chipfront('user', 'export', 'guest@example.com'))
    expect(known.orders).toMatchObject([
      { number: ended.order_number, shipping_address: { city: 'Berlin' } },
      { number: open.order_number, lines: [{ part_number: 'ORDER-1' }] },
    ])
    expect(await chipfront('user', 'erase', 'guest@example.com', '--yes')).toMatch(
      /^Erased for guest@example\.com: orders 1, mails \d\.\nKept: orders in progress; erase again/,
    )
    expect(await order('show', ended.order_number)).not.toMatch(/guest@|Berlin/)
    await expect(chipfront('user', 'erase', 'guest@example.com', '--yes')).rejects.toThrow(
      'the only data about guest@example.com is in orders in progress',
    )
    await order('cancel', open.order_number, '--yes')
    await chipfront('user', 'erase', 'guest@example.com', '--yes')
    await expect(chipfront('user', 'export', 'guest@example.com')).rejects.toThrow('has no data about')
  })
})
