import * as quotes from '../../src/contract/desk/quotes.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { ADDRESS } from './buyers.ts'
import type { DeskBrowser } from './desk.ts'
import { quoteTerms } from './quotes.ts'
import type { TestShop } from './test-shop.ts'

type Tools = { shop: TestShop; owner: DeskBrowser & { staffId: number } }
type Act = [Endpoint, string, () => Promise<unknown>]
type Prepared = { number: string; rev: number }

let made = 0

/** By endpoint: how to do it, and the entry that it leaves in the audit. */
export function quoteActs(tools: () => Tools): Act[] {
  const on =
    (state: 'draft' | 'sent' | 'withdrawn', act: (quote: Prepared, desk: DeskBrowser) => Promise<unknown>) =>
    async () => {
      const { shop, owner } = tools()
      return act({ number: await storeQuote(shop, state), rev: 0 }, owner)
    }
  const body = 'Lead free?'
  const contact = {
    email: 'acts@example.com',
    contact_name: 'Purchasing',
    country: 'DE',
    lang: 'en' as const,
  }
  const inADay = () => new Date(Date.now() + 24 * 3_600_000).toISOString()
  return [
    [quotes.addQuote, 'quote.add', () => tools().owner.call(quotes.addQuote, { contact })],
    [
      quotes.saveQuote,
      'quote.save',
      on('draft', (quote, { call }) => call(quotes.saveQuote, { ...quote, terms: quoteTerms() })),
    ],
    [
      quotes.previewPage,
      'quote.preview',
      on('draft', ({ number }, { call }) => call(quotes.previewPage, { number })),
    ],
    [quotes.sendQuote, 'quote.send', on('draft', (quote, { call }) => call(quotes.sendQuote, quote))],
    [
      quotes.approveQuote,
      'quote.approve',
      on('draft', (quote, { call }) => call(quotes.approveQuote, quote)),
    ],
    [
      quotes.askForApproval,
      'quote.ask_approval',
      on('draft', (quote, { call }) => call(quotes.askForApproval, quote)),
    ],
    [quotes.reviseQuote, 'quote.revise', on('sent', (quote, { call }) => call(quotes.reviseQuote, quote))],
    [
      quotes.discardDraft,
      'quote.discard',
      on('sent', async ({ number, rev }, { call }) => {
        const { shop } = tools()
        await shop.connection.pool.query(
          `insert into quote_versions (quote_id, version, valid_until, is_held, allows_partial, incoterm, pay_terms)
          select id, 2, now(), false, false, '', '' from quotes where number = $1`,
          [number],
        )
        await shop.connection.pool.query('update quotes set draft_version = 2 where number = $1', [number])
        return call(quotes.discardDraft, { number, rev })
      }),
    ],
    [
      quotes.reopenQuote,
      'quote.reopen',
      on('withdrawn', (quote, { call }) => call(quotes.reopenQuote, quote)),
    ],
    [
      quotes.copyQuote,
      'quote.copy',
      on('sent', ({ number }, { call }) => call(quotes.copyQuote, { number })),
    ],
    [
      quotes.withdrawQuote,
      'quote.withdraw',
      on('sent', (quote, { call }) => call(quotes.withdrawQuote, quote)),
    ],
    [
      quotes.loseQuote,
      'quote.lose',
      on('sent', (quote, { call }) => call(quotes.loseQuote, { ...quote, reason: 'price' })),
    ],
    [
      quotes.acceptForBuyer,
      'quote.accept',
      on('sent', async ({ number, rev }, { call }) => {
        const { total, shipping_id } = await call(quotes.previewAcceptance, {
          number,
          version: 1,
          country: 'DE',
        })
        return call(quotes.acceptForBuyer, {
          ...{ number, rev, version: 1, expected_total: total, shipping_id: shipping_id ?? '' },
          ...{ name: 'Purchasing', shipping_address: ADDRESS, pay_method: 'bank', po_number: 'PO-1' },
        })
      }),
    ],
    [
      quotes.extendQuote,
      'quote.extend',
      on('sent', (quote, { call }) => call(quotes.extendQuote, { ...quote, hold_until: inADay() })),
    ],
    [
      quotes.extendValidity,
      'quote.extend_validity',
      on('sent', ({ number }, { call }) => call(quotes.extendValidity, { number })),
    ],
    [
      quotes.chaseQuote,
      'quote.chase',
      on('sent', ({ number }, { call }) => call(quotes.chaseQuote, { number })),
    ],
    [
      quotes.assignQuote,
      'quote.assign',
      on('sent', (quote, { call }) =>
        call(quotes.assignQuote, { ...quote, staff_id: tools().owner.staffId }),
      ),
    ],
    [
      quotes.writeAboutQuote,
      'quote.message',
      on('sent', ({ number }, { call }) => call(quotes.writeAboutQuote, { number, body })),
    ],
    [
      quotes.addQuoteNote,
      'quote.note',
      on('draft', ({ number }, { call }) => call(quotes.addQuoteNote, { number, body })),
    ],
  ]
}

/** Without entries in the audit. Returns its number. */
export async function storeQuote(shop: TestShop, state: 'draft' | 'sent' | 'withdrawn'): Promise<string> {
  const { pool } = shop.connection
  const number = `Q-ACT-${++made}`
  const { rows } = await pool.query(
    `insert into quotes (number, email, email_key, contact_name, company_name, telephone, country, lang, key_expires_at)
    values ($1, 'acts@example.com', 'acts@example.com', '', '', '', 'DE', 'en', now() + interval '1 day') returning id`,
    [number],
  )
  const [{ id }] = rows
  await pool.query(
    `insert into quote_versions (quote_id, version, valid_until, is_held, allows_partial, incoterm, pay_terms, subtotal, total)
    values ($1, 1, now() + interval '9 days', false, false, '', '', 5, 5)`,
    [id],
  )
  await pool.query(
    `insert into quote_lines (quote_id, version, position, line_id, kind, part_number, manufacturer, package, description,
      asked_date_code, quantity, unit_price, amount, source, date_code, condition, origin, note, no_bid_reason)
    values ($1, 1, 0, 1, 'offer', 'FREE-1', '', '', '', '', 5, 1, 5, 'lead', '', '', '', '', '')`,
    [id],
  )
  if (state === 'draft') return number
  await pool.query(`update quote_versions set sent_at = now(), facts = '{}' where quote_id = $1`, [id])
  await pool.query(
    `update quotes set state = $2, version = 1, draft_version = null, sent_at = now(), total = 5,
      valid_until = now() + interval '9 days' where id = $1`,
    [id, state],
  )
  return number
}
