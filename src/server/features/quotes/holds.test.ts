import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOf, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { accept, acceptShown, mailedQuoteKey, sendNewQuote } from '../../../../tests/harness/quotes.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import {
  extendQuote,
  getQuote,
  listPartHolds,
  sendQuote,
  withdrawQuote,
} from '../../../contract/desk/quotes.ts'
import { cancelOrder } from '../../../contract/shop/orders.ts'
import { inTransaction } from '../../database/transaction.ts'
import { hashSecret, newSecret } from '../account/index.ts'
import { importParts } from '../catalogue/import-parts.ts'
import type { PartRecord } from '../catalogue/part-record.ts'
import { runQuoteClocks } from './run-quote-clocks.ts'

let shop: TestShop
let owner: DeskBrowser
beforeAll(async () => {
  shop = await openTestShop({}, { connections: 8 })
  owner = await setUpOwner(shop)
})
afterAll(() => shop.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query(text, values)).rows
const openHolds = async () =>
  (
    await query(
      'select coalesce(sum(quantity), 0)::integer as pieces from stock_holds where released_at is null',
    )
  )[0].pieces
const held = { terms: { is_held: true } }
const endNow = (number: string) =>
  query(`update quotes set valid_until = now() - interval '1 second' where number = $1`, [number])

const listed = (partNumber: string, stock: number): PartRecord => ({
  manufacturer: 'Acme Parts',
  partNumber,
  category: '',
  packaging: '',
  batch: '',
  rohs: 'unknown',
  leadTimeWeeks: null,
  stock,
  datasheet: '',
  description: '',
  minQty: 1,
  multiple: 1,
  prices: [{ quantity: 1, price: '1.5' }],
  attributes: [],
  images: [],
  weightGrams: 0,
  aliases: [],
})

const importList = (...records: PartRecord[]) =>
  inTransaction(shop.connection.pool, transaction => importParts(transaction, records))

/** Runs the jobs with a few at a time, as a shop's connections would. */
async function inTurns<T>(
  jobs: readonly (() => Promise<T>)[],
  atOnce: number,
): Promise<PromiseSettledResult<T>[]> {
  const results: PromiseSettledResult<T>[] = []
  const waiting = [...jobs]
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift())
      results.push(...(await Promise.allSettled([job()])))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

/** Copies a quote that holds pieces of one part, once for each key. Returns the numbers. */
async function copyHeldQuote(number: string, keys: readonly string[]): Promise<string[]> {
  const { pool } = shop.connection
  const columns = async (table: string, ...except: string[]) =>
    (
      await query(
        `select column_name as name from information_schema.columns
        where table_name = $1 and is_identity = 'NO' and column_name <> all ($2)`,
        [table, except],
      )
    )
      .map(({ name }) => name)
      .join(', ')
  const [original] = await query('select id from quotes where number = $1', [number])
  const { rows: copies } = await pool.query(
    `insert into quotes (number, email, email_key, ${await columns('quotes', 'number', 'email', 'email_key')})
    select 'Q-ENDING-' || n, 'ending-' || n || '@example.com', 'ending-' || n || '@example.com',
      ${await columns('quotes', 'number', 'email', 'email_key')}
    from quotes, generate_series(1, $2::integer) n where quotes.id = $1 order by n returning id, number`,
    [original.id, keys.length],
  )
  const ids = copies.map(({ id }) => id)
  const copy = async (table: string, ...except: string[]) => {
    const names = await columns(table, 'quote_id', ...except)
    await query(
      `insert into ${table} (quote_id, ${names}) select copy, ${names}
      from ${table}, unnest($2::int[]) copy where quote_id = $1`,
      [original.id, ids],
    )
  }
  await copy('quote_versions', 'sent_at')
  await copy('quote_lines')
  await query('update quote_versions set sent_at = now() where quote_id = any($1)', [ids])
  await copy('stock_holds')
  await query(
    `update parts set stock = stock - held.pieces from (
      select part_id, sum(quantity)::integer as pieces from stock_holds where quote_id = any($1) group by part_id
    ) as held where parts.id = part_id`,
    [ids],
  )
  await query('insert into quote_keys (quote_id, key_hash) select * from unnest($1::int[], $2::bytea[])', [
    ids,
    keys.map(hashSecret),
  ])
  return copies.map(copied => copied.number)
}

const withdrawFirst = ({ number, rev }: { number: string; rev: number }) =>
  owner.call(withdrawQuote, { number, rev })

describe('held stock', () => {
  test('1,000 in stock, 800 held, 300 buyers and imports at once: exactly 200 are sold', async () => {
    const part = await stockOne(shop, 'HOLD-1', 1_000)
    const quote = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 800 }], ...held })
    expect(await stockOf(shop, part)).toBe(200)
    const buyers = Array.from({ length: 300 }, () => () => buyNow(openBrowser(shop), part, 1))
    // The list counts the shelf, on which the held and the ordered pieces still lie.
    const imports = Array.from({ length: 5 }, () => () => importList(listed('HOLD-1', 1_000)))
    const jobs: (() => Promise<unknown>)[] = [...buyers]
    for (const [index, job] of imports.entries()) jobs.splice(index * 50 + 20, 0, job)
    const results = await inTurns(jobs, 8)
    const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    const [{ sold }] = await query('select count(*)::integer as sold from orders where status <> $1', [
      'canceled',
    ])
    // A buyer who met the import's lock was told to try again.
    let bought = sold
    while (bought < 200) {
      const again = await Promise.allSettled([buyNow(openBrowser(shop), part, 1)])
      if (again[0]?.status === 'rejected') break
      bought++
    }
    expect(bought).toBe(200)
    expect(refused.every(({ code }) => [409, 4091, 4092, 4093].includes(code))).toBe(true)
    expect(await stockOf(shop, part)).toBe(0)
    await endNow(quote.number)
    await runQuoteClocks(shop.context)
    expect(await stockOf(shop, part)).toBe(800)
    expect((await owner.call(getQuote, { number: quote.number })).state).toBe('expired')
    await importList(listed('HOLD-1', 1_000))
    expect(await stockOf(shop, part)).toBe(800)
  }, 120_000)

  test('accepting turns held pieces into the order’s without freeing one, and canceling returns them', async () => {
    const part = await stockOne(shop, 'HOLD-2', 1_000)
    const { number } = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 800 }], ...held })
    const key = await mailedQuoteKey(shop, number)
    // Any free piece would be bought by one of these.
    const greedy = inTurns(
      Array.from({ length: 30 }, () => () => buyNow(openBrowser(shop), part, 201)),
      3,
    )
    const placed = await acceptShown(openBrowser(shop), number, key)
    expect((await greedy).every(({ status }) => status === 'rejected')).toBe(true)
    expect(await stockOf(shop, part)).toBe(200)
    expect(await openHolds()).toBe(0)
    expect(await query('select quantity from reserved_parts where part_id = $1', [part])).toEqual([
      { quantity: 800 },
    ])
    await shop.call()(cancelOrder, { order_id: placed.order_id, key: placed.key })
    expect(await stockOf(shop, part)).toBe(1_000)
  }, 60_000)

  test('1,000 quotes that end while they are accepted are each one or the other, and no piece is lost', async () => {
    const count = 1_000
    const part = await stockOne(shop, 'HOLD-3', 20_000)
    const first = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 10 }], ...held })
    const keys = Array.from({ length: count }, newSecret)
    const numbers = await copyHeldQuote(first.number, keys)
    const before = await query(`select id from orders where quote_id is not null`)
    await query(
      `update quotes set valid_until = clock_timestamp() + random() * interval '6 seconds'
      where number = any($1)`,
      [numbers],
    )
    const call = openBrowser(shop)
    const accepting = inTurns(
      numbers.map(
        (number, index) => () => accept(call, number, { key: keys[index], version: 1, expected_total: 55 }),
      ),
      4,
    )
    let isAccepting = true
    const clocks = (async () => {
      while (isAccepting) await runQuoteClocks(shop.context)
    })()
    const results = await accepting
    isAccepting = false
    await clocks
    await expect
      .poll(
        async () => {
          await runQuoteClocks(shop.context)
          return (
            await query(
              `select count(*)::integer as open from quotes where number = any($1)
            and state not in ('accepted', 'expired')`,
              [numbers],
            )
          )[0].open
        },
        { timeout: 60_000 },
      )
      .toBe(0)
    const accepted = results.filter(({ status }) => status === 'fulfilled').length
    const states = await query(
      `select state, count(*)::integer as count, count(order_id)::integer as orders from quotes
      where number = any($1) group by state`,
      [numbers],
    )
    const countOf = (state: string) => states.find(row => row.state === state)?.count ?? 0
    expect(countOf('accepted')).toBe(accepted)
    expect(countOf('accepted') + countOf('expired')).toBe(count)
    const orders = await query(`select id from orders where quote_id is not null`)
    expect(orders.length - before.length).toBe(accepted)
    // The quote that was copied still holds its pieces.
    expect(await openHolds()).toBe(10)
    expect(await stockOf(shop, part)).toBe(20_000 - 10 - 10 * accepted)
    await withdrawFirst(first)
  }, 240_000)

  test('200 concurrent acceptances of one quote place one order', async () => {
    const part = await stockOne(shop, 'HOLD-4', 1_000)
    const { number } = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 100 }], ...held })
    const key = await mailedQuoteKey(shop, number)
    const attempts = Array.from({ length: 200 }, (_, index) => () => {
      const idempotencyKey = index % 2 === 0 ? 'the same key' : undefined
      return accept(openBrowser(shop), number, { key, version: 1, expected_total: 190 }, idempotencyKey)
    })
    const results = await inTurns(attempts, 16)
    const orders = results.flatMap(result =>
      result.status === 'fulfilled' ? [result.value.order_number] : [],
    )
    const codes = results.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(new Set(orders).size).toBe(1)
    expect(codes.every(code => code === 409)).toBe(true)
    expect(
      await query('select id from orders where quote_id = (select id from quotes where number = $1)', [
        number,
      ]),
    ).toHaveLength(1)
    expect(await stockOf(shop, part)).toBe(900)
  }, 120_000)
})

describe('limits of holds', () => {
  test('a hold above the share of the stock is refused, naming the line, and takes nothing', async () => {
    const part = await stockOne(shop, 'HOLD-5', 100)
    await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 50 }], ...held })
    const wanted = { parts: [{ part_id: part, quantity: 41 }], ...held }
    await expect(sendNewQuote(owner, wanted)).rejects.toMatchObject({
      reason: 'desk_errors.quote_short',
      details: { data: { lines: [{ part_number: 'HOLD-5', wanted: 41, available: 40 }] } },
    })
    expect(await stockOf(shop, part)).toBe(50)
    expect(await owner.call(listPartHolds, { id: part })).toMatchObject({ list: [{ quantity: 50 }] })
  })

  test('a hold ends at its time while the quote stays open, and can be taken again and extended', async () => {
    const part = await stockOne(shop, 'HOLD-6', 100)
    const { number } = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 50 }], ...held })
    await query(`update stock_holds set until = now() where part_id = $1`, [part])
    await runQuoteClocks(shop.context)
    expect(await stockOf(shop, part)).toBe(100)
    const open = await owner.call(getQuote, { number })
    expect(open).toMatchObject({ state: 'sent', holds: [] })
    const in5Days = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString()
    const again = await owner.call(extendQuote, { number, rev: open.rev, hold_until: in5Days })
    expect(again.holds).toMatchObject([{ quantity: 50, until: in5Days }])
    const in60Days = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString()
    await expect(
      owner.call(extendQuote, { number, rev: again.rev, hold_until: in60Days }),
    ).rejects.toMatchObject({ reason: 'desk_errors.hold_too_long' })
    const justPast = new Date(Date.now() - 1_000).toISOString()
    await expect(
      owner.call(extendQuote, { number, rev: again.rev, hold_until: justPast }),
    ).rejects.toMatchObject({ details: { fields: { hold_until: {} } } })
    await owner.call(withdrawQuote, { number, rev: again.rev })
    expect(await stockOf(shop, part)).toBe(100)
  })

  test('an open hold cannot be deleted, and a version that was sent cannot be changed', async () => {
    const part = await stockOne(shop, 'HOLD-7', 100)
    const { number } = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 5 }], ...held })
    const [{ id }] = await query('select id from quotes where number = $1', [number])
    await expect(query('delete from stock_holds where quote_id = $1', [id])).rejects.toThrow('released')
    for (const statement of [
      'update quote_versions set total = 1, subtotal = -39 where quote_id = $1',
      'delete from quote_versions where quote_id = $1',
      'update quote_lines set unit_price = 1 where quote_id = $1',
      'delete from quote_lines where quote_id = $1',
      `insert into quote_lines select quote_id, version, 9, 9, kind, alternate_of, request_position, part_id, part_number,
        manufacturer, package, description, asked_quantity, asked_price, asked_date_code, quantity, multiple, unit_price,
        breaks, amount, source, date_code, condition, origin, lead_days, note, no_bid_reason, list_price, former_price
        from quote_lines where quote_id = $1`,
    ])
      await expect(query(statement, [id])).rejects.toThrow('never changes')
  })

  test('sending twice sends once', async () => {
    const sales = await addMember(shop, 'twice@shop.test', ['sales'])
    const part = await stockOne(shop, 'HOLD-8', 100)
    const { number, rev } = await sendNewQuote(sales, { parts: [{ part_id: part, quantity: 5 }], ...held })
    await sales.call(sendQuote, { number, rev })
    const mails = await query(
      `select kind from mails where kind = 'quote_sent'
      and (fields ->> 'quote_id')::integer = (select id from quotes where number = $1)`,
      [number],
    )
    expect(mails).toHaveLength(1)
  })
})
