import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HELP } from '../src/cli/help.ts'
import { register } from '../src/contract/shop/account.ts'
import { allEndpoints, contract } from '../src/contract/shop/index.ts'
import * as orders from '../src/contract/shop/orders.ts'
import * as payments from '../src/contract/shop/payments.ts'
import * as quotes from '../src/contract/shop/quotes.ts'
import * as rfq from '../src/contract/shop/rfq.ts'
import { replyToRfq, replyToRfqByKey } from '../src/contract/shop/rfq-history.ts'
import type { Endpoint } from '../src/contract/wire/endpoint.ts'
import { endpointsOf } from '../src/contract/wire/endpoints-of.ts'
import { hashSecret } from '../src/server/features/account/index.ts'
import { runClocks } from '../src/server/features/orders/index.ts'
import { buyNow, openBrowser, stockOne } from './harness/buyers.ts'
import { operator } from './harness/operator.ts'
import { becomeUser, registration } from './harness/people.ts'
import { storeQuote } from './harness/quote-acts.ts'
import { accept, mailedQuoteKey } from './harness/quotes.ts'
import { askForQuote, request } from './harness/requests.ts'
import { solveCaptcha } from './harness/solve-captcha.ts'
import { openWalletShop, orderToPay, type WalletShop } from './harness/wallet-shop.ts'

/** Acts at the desk are in src/server/features/staff/door.test.ts. */
let shop: WalletShop
const folder = mkdtempSync(join(tmpdir(), 'chipfront-audit-'))
beforeAll(async () => {
  shop = await openWalletShop()
  shop.standIn.behave({ webhooks: 'none', troubles: [] })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const query = async (text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query(text, values)).rows
const countEntries = async () => (await query('select count(*)::integer as count from audit'))[0].count

/** The entries that something adds, as `act by author`. */
async function entriesOf(change: () => Promise<unknown>): Promise<string[]> {
  const before = await countEntries()
  await change()
  const rows = await query(`select act || ' by ' || who as entry from audit order by id offset $1`, [before])
  return rows.map(({ entry }) => entry)
}

let parts = 0
const stock = () => stockOne(shop, `AUDIT-${++parts}`, 1_000)
/** 10 pieces for 15 USD, and 42 for the freight: 57 in all. */
const place = async () => {
  const call = openBrowser(shop)
  return { call, ...(await buyNow(call, await stock(), 10)) }
}
const setStatus = (id: number, status: string) =>
  query('update orders set status = $2 where id = $1', [id, status])

describe('a buyer', () => {
  /** By endpoint: the entry it leaves, its preconditions, and how to do it. */
  type BuyerAct = [Endpoint, string, () => Promise<() => Promise<unknown>>]
  const onQuote =
    (act: (quote: SentQuote) => Promise<unknown>): BuyerAct[2] =>
    async () => {
      const quote_number = await storeQuote(shop, 'sent')
      const key = await mailedQuoteKey(shop, quote_number)
      return () => act({ quote_number, key, version: 1 })
    }
  type SentQuote = { quote_number: string; key: string; version: number }
  const QUOTE_ACTS: BuyerAct[] = [
    [
      quotes.seeQuote,
      'quote.see by buyer',
      onQuote(quote => shop.call()(quotes.seeQuote, { ...quote, visible_ms: 2_000, sign: 'scroll' })),
    ],
    [
      quotes.counterQuote,
      'quote.counter by buyer',
      onQuote(quote => shop.call()(quotes.counterQuote, { ...quote, lines: [{ line_id: 1, price: 0.5 }] })),
    ],
    [
      quotes.declineQuote,
      'quote.decline by buyer',
      onQuote(quote => shop.call()(quotes.declineQuote, { ...quote, reason: 'price' })),
    ],
    [
      quotes.askAboutQuote,
      'quote.ask by buyer',
      onQuote(({ version, ...quote }) => shop.call()(quotes.askAboutQuote, { ...quote, body: 'Lead free?' })),
    ],
    [
      quotes.acceptQuote,
      'quote.accept by buyer',
      onQuote(async quote => {
        const call = openBrowser(shop)
        const { total, shipping_id } = await call(quotes.previewQuote, { ...quote, country: 'DE' })
        const chosen = { shipping_id: shipping_id ?? undefined, expected_total: total }
        return accept(call, quote.quote_number, { ...quote, ...chosen })
      }),
    ],
  ]
  const ACTS: BuyerAct[] = [
    [
      orders.placeOrder,
      'order.place by buyer',
      async () => {
        const part = await stock()
        return () => buyNow(openBrowser(shop), part, 10)
      },
    ],
    [
      orders.cancelOrder,
      'order.cancel by buyer',
      async () => {
        const { call, order_id, key } = await place()
        return () => call(orders.cancelOrder, { order_id, key })
      },
    ],
    [
      orders.receiveOrder,
      'order.receive by buyer',
      async () => {
        const { call, order_id, key } = await place()
        await setStatus(order_id, 'shipping')
        return () => call(orders.receiveOrder, { order_id, key })
      },
    ],
    [
      orders.replyAboutOrder,
      'order.reply by buyer',
      async () => {
        const { call, order_id, key } = await place()
        return () => call(orders.replyAboutOrder, { order_id, key, body: 'Lead free, please' })
      },
    ],
    [
      payments.reportTransfer,
      'order.report by buyer',
      async () => {
        const { call, order_id, key } = await place()
        const report = { payer_name: 'Example Devices Ltd', amount: 57, transfer_date: '2026-11-10' }
        return () => call(payments.reportTransfer, { order_id, key, ...report })
      },
    ],
    [
      payments.captureWalletOrder,
      'order.pay by wallet',
      async () => {
        const { call, order_id, key, paypalId } = await orderToPay(shop, `AUDIT-${++parts}`)
        shop.standIn.approve(paypalId)
        return () => call(payments.captureWalletOrder, { order_id, key, paypal_order_id: paypalId })
      },
    ],
    ...[rfq.sendRfq, rfq.sendQuickRfq].map(
      (endpoint): BuyerAct => [
        endpoint,
        'request.send by buyer',
        async () => {
          const sent = { ...request(), ...(await solveCaptcha(shop)) }
          return () => shop.call()(endpoint, sent)
        },
      ],
    ),
    [
      replyToRfq,
      'request.reply by buyer',
      async () => {
        const { call, token, email } = await becomeUser(shop, { email: 'reply@example.com' })
        const number = await askForQuote(shop, { email }, { token })
        const [{ id }] = await query('select id from rfqs where number = $1', [number])
        return () => call(replyToRfq, { id, body: 'Lead free, please' })
      },
    ],
    [
      replyToRfqByKey,
      'request.reply by buyer',
      async () => {
        const number = await askForQuote(shop)
        await query(
          `insert into rfq_keys (rfq_id, key_hash) select id, $2::bytea from rfqs where number = $1`,
          [number, hashSecret('the-key')],
        )
        const keyed = { rfq_number: `RFQ-${number}`, key: 'the-key' }
        return () => shop.call()(replyToRfqByKey, { ...keyed, body: 'Lead free, please' })
      },
    ],
    ...QUOTE_ACTS,
  ]

  /** Own data and tools of a buyer, and calls that change nothing of an order or a request. */
  const { account, addresses, bom, captcha, cart, feedback, profile } = contract
  const { projects, signIns, subscriptions, watches } = contract
  const OWN = [account, addresses, bom, captcha, cart, feedback, profile]
    .flatMap(area => Object.values<Endpoint>(endpointsOf(area)))
    .concat(
      [projects, signIns, subscriptions, watches].flatMap(area => Object.values<Endpoint>(endpointsOf(area))),
    )
    .concat(
      orders.previewOrder,
      orders.previewBuyNow,
      payments.createWalletOrder,
      payments.receiveWalletEvent,
      quotes.previewQuote,
    )

  test('has no other calls that change an order or a request', () => {
    const writing = allEndpoints().filter(endpoint => endpoint.method !== 'GET' && !OWN.includes(endpoint))
    expect(new Set(ACTS.map(([endpoint]) => endpoint))).toEqual(new Set(writing))
  })

  test.each(ACTS)('leaves exactly one entry with $path: %s', async (_, entry, prepare) => {
    const act = await prepare()
    expect(await entriesOf(act)).toEqual([entry])
  })

  test('leaves the number and the total of a placed order, and nothing personal', async () => {
    const { order_id, order_number } = await place()
    const [{ changes, ...entry }] = await query(
      `select label, changes, network <> '' as has_network from audit where act = 'order.place' and subject_id = $1`,
      [String(order_id)],
    )
    expect(entry).toEqual({ label: order_number, has_network: true })
    expect(changes).toEqual({ status: [null, 'unpaid'], total: [null, 57] })
  })

  test('leaves none for an order that was refused', async () => {
    const part = await stockOne(shop, `AUDIT-${++parts}`, 5)
    const refused = () => buyNow(openBrowser(shop), part, 10).catch(() => null)
    expect(await entriesOf(refused)).toEqual([])
  })
})

describe('the clock', () => {
  test('leaves one entry for each order it moves', async () => {
    const unpaid = await place()
    const sent = await place()
    await query(`update orders set pay_by = now() - interval '1 hour' where id = $1`, [unpaid.order_id])
    await setStatus(sent.order_id, 'shipping')
    await query(`update orders set shipped_at = now() - interval '90 days' where id = $1`, [sent.order_id])
    expect(await entriesOf(() => runClocks(shop.context))).toEqual([
      'order.cancel by clock',
      'order.receive by clock',
    ])
    expect(await entriesOf(() => runClocks(shop.context))).toEqual([])
  })
})

describe('the shell', () => {
  const READS = [
    ...['export', 'alternate list', 'company list', 'company show', 'order list', 'order show'],
    'price-group list',
    ...['config list', 'config get', 'seo list'],
    ...['rfq list', 'news list', 'feedback list', 'feedback show', 'staff list', 'user list'],
    'backup',
    // Fills a new shop.
    'demo',
    // Its entry is in the restored shop: src/cli/backup-command.test.ts.
    'restore',
  ]
  const used = new Set<string>()

  async function expectEntries(typed: string[], acts: string[]): Promise<void> {
    const [command = '', sub = ''] = typed
    used.add(command === 'import' ? command : `${command} ${sub}`)
    const entries = await entriesOf(() => operator(shop, ...typed))
    expect([typed.slice(0, 2).join(' '), ...entries]).toEqual([
      typed.slice(0, 2).join(' '),
      ...acts.map(act => `${act} by shell`),
    ])
  }

  test('leaves one entry for each command that changes an order', async () => {
    const { order_number: first } = await place()
    const { order_number: second, call, order_id, key } = await place()
    const report = { payer_name: 'Example Devices Ltd', amount: 57, transfer_date: '2026-11-10' }
    await call(payments.reportTransfer, { order_id, key, ...report })
    const steps: [string[], string][] = [
      [['order', 'note', first, 'Call before delivery'], 'order.note'],
      [['order', 'cancel', first, '--yes'], 'order.cancel'],
      [['order', 'reopen', first], 'order.reopen'],
      [['order', 'confirm', first, '--amount', '57'], 'order.pay'],
      [['order', 'tax-ids', first, '--vat-id', 'DE123456789'], 'order.tax_ids'],
      [['order', 'invoice', first], 'order.issue'],
      [['order', 'ship', first, 'UPS', '1Z1', '--line', '1x4'], 'order.ship'],
      [['order', 'slip', first, '1'], 'order.issue'],
      [['order', 'customs', first, '1'], 'order.issue'],
      [['order', 'track', first, '1', 'UPS', '1Z2'], 'order.correct_shipment'],
      [['order', 'delivered', first, '1'], 'order.deliver'],
      [['order', 'refund', first, '--line', '1x2', '--yes'], 'order.refund'],
      [['order', 'refunded', first], 'order.refund_sent'],
      [['order', 'reject', second], 'order.reject'],
      [['order', 'confirm', second, '--amount', '54'], 'order.pay'],
      [['order', 'write-off', second, '--remark', 'Bank fees'], 'order.write_off'],
    ]
    for (const [typed, act] of steps) await expectEntries(typed, [act])
  })

  test('leaves one entry for each command that changes the catalog, a setting or a request', async () => {
    const list = join(folder, 'list.csv')
    writeFileSync(list, 'Brand,MPN,Stock\nExample Semi,AUDIT-LIST,5\n')
    await expectEntries(['import', list], ['import.run'])
    await expectEntries(['import', list], [])
    await expectEntries(['alternate', 'add', 'AUDIT-LIST', 'OTHER-1'], ['alternate.add'])
    await expectEntries(['alternate', 'remove', 'AUDIT-LIST', 'OTHER-1'], ['alternate.remove'])
    await expectEntries(['alternate', 'remove', 'AUDIT-LIST', 'OTHER-1'], [])
    const [{ id: companyId }] = await query(
      `insert into companies (name, name_key, country) values ('Example Devices Ltd', 'x', 'DE') returning id`,
    )
    const company = (...typed: string[]) => ['company', typed[0] ?? '', String(companyId), ...typed.slice(1)]
    await expectEntries(company('terms', '--days', '30'), ['company.terms'])
    const prices = ['--price', '1:0.5', '--until', '2099-12-31']
    await expectEntries(company('agree', 'AUDIT-LIST', ...prices), ['company.agree'])
    await expectEntries(company('disagree', 'AUDIT-LIST'), ['company.disagree'])
    await expectEntries(['price-group', 'set', 'audited', '--discount', '5'], ['price_group.add'])
    await expectEntries(['price-group', 'remove', 'audited'], ['price_group.remove'])
    await expectEntries(['config', 'set', 'contact_tel', '+49 30 1'], ['settings.save'])
    await expectEntries(['config', 'unset', 'contact_tel'], ['settings.save'])
    await expectEntries(['seo', 'set', '/about', 'de', '--title', 'Über uns'], ['seo.save'])
    await expectEntries(['seo', 'unset', '/about', 'de'], ['seo.remove'])
    await expectEntries(['rfq', 'show', await askForQuote(shop)], ['request.view'])
    await expectEntries(['rfq', 'export', await askForQuote(shop)], ['request.view'])
    await query(
      `insert into subscriptions (email, email_key, lang, token, confirmed_at)
      values ('news@example.com', 'news@example.com', 'en', 'audit-token', now())`,
    )
    const [{ id }] = await query('select max(id) as id from news')
    await expectEntries(['news', 'send', String(id), '--yes'], ['news.send'])
  })

  test('leaves one entry for each command about people', async () => {
    const email = 'packer@shop.test'
    await expectEntries(['staff', 'add', email, '--role', 'warehouse'], ['staff.invite'])
    await expectEntries(['staff', 'link', email], ['staff.invite_again'])
    await expectEntries(['staff', 'disable', email], ['staff.disable'])
    await expectEntries(['staff', 'enable', email], ['staff.enable'])
    await expectEntries(['staff', 'sign-out', email], ['staff.end_sessions'])
    await expectEntries(['staff', 'reset-factor', email], ['staff.reset_factor'])
    const buyer = 'account@example.com'
    await openBrowser(shop)(register, registration({ email: buyer }))
    await expectEntries(['user', 'activate', buyer], ['customer.activate'])
    await expectEntries(['user', 'disable', buyer], ['customer.disable'])
    await expectEntries(['user', 'enable', buyer], ['customer.enable'])
    await expectEntries(['user', 'sign-out', buyer], ['customer.sign_out'])
    await expectEntries(['user', 'export', buyer], ['customer.export'])
    await expectEntries(['user', 'erase', buyer, '--yes'], ['customer.erase'])
  })

  test('has no other commands', () => {
    const commands = [...HELP.matchAll(/npx chipfront ([\w-]+)(?: ([a-z][a-z-]*))?/g)].map(
      ([, command = '', sub]) => (sub === undefined ? command : `${command} ${sub}`),
    )
    expect(new Set(commands)).toEqual(new Set([...READS, ...used]))
  })
})
