import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { draftQuote, sendNewQuote } from '../../../../tests/harness/quotes.ts'
import { askForQuote, rfqLine } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { addQuote, listQuotes, saveQuote, sendQuote } from '../../../contract/desk/quotes.ts'
import { exportReport, getQuoteReport } from '../../../contract/desk/reports.ts'

let shop: TestShop
let owner: DeskBrowser
let part: number
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  part = await stockOne(shop, 'REPORT-1', 1_000, '1.00')
})
afterAll(() => shop.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query(text, values)).rows
const report = () => owner.call(getQuoteReport)

async function quoteRequest(minutes: number, daysAgo: number): Promise<void> {
  const number = await askForQuote(shop, {
    lines: [rfqLine({ part_number: 'REPORT-1', manufacturer: '', goods_id: part, qty: 10 })],
  })
  const draft = await owner.call(addQuote, { request_number: `RFQ-${number}` })
  await owner.call(sendQuote, { number: draft.number, rev: draft.rev })
  await query('alter table quote_versions disable trigger user')
  await query(
    `update quote_versions set sent_at = now() - make_interval(days => $2)
    where quote_id = (select id from quotes where number = $1)`,
    [draft.number, daysAgo],
  )
  await query('alter table quote_versions enable trigger user')
  await query(
    `update rfqs set created_at = now() - make_interval(days => $2, mins => $3) where number = $1`,
    [number, daysAgo, minutes],
  )
}

/** Ten pieces for 10 USD and 40 for shipping. */
async function decide(state: string, daysAgo: number, reason: string | null = null): Promise<void> {
  const { number } = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 10 }] })
  await setDecision(number, state, daysAgo, reason)
}

/** A quote that offers nothing is neither won nor lost. */
async function expireWithoutOffer(daysAgo: number): Promise<void> {
  const { number, rev } = await draftQuote(owner, { parts: [] })
  const gone = { part_number: 'GONE', quantity: 5, kind: 'no_bid' as const, no_bid_reason: 'obsolete' }
  const saved = await owner.call(saveQuote, { number, rev, lines: [gone] })
  await owner.call(sendQuote, { number, rev: saved.rev })
  await setDecision(number, 'expired', daysAgo, null)
}

async function setDecision(number: string, state: string, daysAgo: number, reason: string | null) {
  await query(
    `update quotes set state = $2, decline_reason = $4, decided_at = now() - make_interval(days => $3)
    where number = $1`,
    [number, state, daysAgo, reason],
  )
}

describe('the report about quotes', () => {
  test('has the median time from request to first quote, of a week and a month', async () => {
    await quoteRequest(30, 1)
    await quoteRequest(50, 3)
    await quoteRequest(600, 12)
    await quoteRequest(6_000, 40)
    const { response } = await report()
    expect(response.week.requests).toBe(2)
    expect(response.week.minutes).toBeCloseTo(40, 0)
    expect(response.month.requests).toBe(3)
    expect(response.month.minutes).toBeCloseTo(50, 0)
  })

  test('compares won and lost quotes by number and value with the month before', async () => {
    await decide('accepted', 2)
    await decide('accepted', 29)
    await decide('declined', 5, 'price')
    await decide('declined', 6, 'price')
    await decide('expired', 7)
    await decide('withdrawn', 8)
    await expireWithoutOffer(9)
    await decide('declined', 40, 'terms')
    await decide('accepted', 59)
    await decide('accepted', 61)
    const { results, losses } = await report()
    expect(results).toEqual({
      month: { won: 2, lost: 3, won_value: 100, lost_value: 150 },
      before: { won: 1, lost: 1, won_value: 50, lost_value: 50 },
    })
    expect(losses).toEqual([
      { reason: 'price', count: 2, value: 100 },
      { reason: 'expired', count: 1, value: 50 },
    ])
    // Each figure leads to its quotes.
    for (const { reason, count } of losses)
      expect((await owner.call(listQuotes, { lost: reason })).list).toHaveLength(count)
  })

  test('counts open quotes and those that end soon', async () => {
    await query(`update quotes set state = 'withdrawn' where state in ('sent', 'seen', 'countered')`)
    const { number } = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 10 }] })
    await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 10 }] })
    await query(
      `update quotes set valid_until = now() + interval '1 day', state = 'seen' where number = $1`,
      [number],
    )
    expect((await report()).open).toEqual({
      ...{ count: 2, value: 100, sent: 1, seen: 1, countered: 0, ending: 1 },
    })
  })

  test('lists requested parts that are not in stock, with pieces and target prices', async () => {
    const line = (part_number: string, qty: number, target_price: number | null, goods_id?: number) =>
      rfqLine({ part_number, manufacturer: '', qty, ...(target_price ? { target_price } : {}), goods_id })
    await askForQuote(shop, { lines: [line('WANTED-1', 100, 0.5), line('REPORT-1', 5_000, null, part)] })
    await askForQuote(shop, { lines: [line('wanted-1', 300, 0.4), line('REPORT-1', 10, null, part)] })
    await askForQuote(shop, { lines: [line('WANTED-1', 50, null), line('OLD-1', 50, null)] })
    await query(
      `update rfqs set created_at = now() - interval '31 days'
      where id in (select rfq_id from rfq_lines where part_number = 'OLD-1')`,
    )
    const { missing } = await report()
    expect(missing).toMatchObject([
      { part_number: 'WANTED-1', requests: 2, pieces: 400, stock: 0, target_low: 0.4, target_high: 0.5 },
      { part_number: 'REPORT-1', requests: 1, pieces: 5_000, stock: 1_000, target_low: null },
    ])
    const { content, rows } = await owner.call(exportReport, { report: 'missing' })
    expect(rows).toBe(2)
    expect(content).toContain('WANTED-1,,2,400,0,0.40000,0.50000')
  })

  test('is downloaded as CSV, one row per quote, reason or request', async () => {
    const lines = async (name: 'results' | 'losses' | 'response') =>
      (await owner.call(exportReport, { report: name })).content.trim().split(/\r?\n/)
    expect(await lines('results')).toHaveLength(1 + 5)
    expect(await lines('losses')).toEqual([
      expect.stringContaining('reason,quotes,total'),
      'price,2,100.00',
      'expired,1,50.00',
    ])
    expect((await lines('response'))[1]).toMatch(/^RFQ-/)
  })

  test('is for people who may read reports', async () => {
    const sales = await addMember(shop, 'sales@shop.test', ['sales'])
    await expect(sales.call(getQuoteReport)).rejects.toMatchObject({ code: 403 })
    const accounts = await addMember(shop, 'accounts@shop.test', ['accounts'])
    await accounts.call(getQuoteReport)
  })
})
