import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { composeMail, plainText } from '../../../../tests/harness/compose-mail.ts'
import { type DeskBrowser, setUpOwner } from '../../../../tests/harness/desk.ts'
import { draftQuote, mailedQuoteKey, quoteTerms, sendNewQuote } from '../../../../tests/harness/quotes.ts'
import { type PdfRun, readLines, readPdf } from '../../../../tests/harness/read-pdf.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import * as desk from '../../../contract/desk/quotes.ts'
import * as buyers from '../../../contract/shop/quotes.ts'
import { LANGS, type Lang, LOCALES } from '../../../domain/locales.ts'
import { setSetting } from '../site/index.ts'
import { quoteMails } from './quote-mails.ts'
import { withQuotePdf } from './quote-pdf-mails.ts'
import { runQuoteClocks } from './run-quote-clocks.ts'

let shop: TestShop
let owner: DeskBrowser
let part: number
beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  part = await stockOne(shop, 'PDF-1', 10_000, '1.50')
  await setBank('012-345')
})
afterAll(() => shop.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query(text, values)).rows
const shaOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const linesOf = (content: Uint8Array) => readPdf(content).flatMap(readLines)

async function setBank(account: string): Promise<void> {
  await setSetting(shop.connection, 'bank.beneficiary', 'Example Components Ltd')
  await setSetting(shop.connection, 'bank.account_number', account)
}

async function send(lang: Lang): Promise<string> {
  const contact = {
    ...{ email: `pdf-${lang}@example.com`, contact_name: 'Purchasing', company_name: 'Example Devices Ltd' },
    ...{ country: 'DE', lang },
  }
  const { number, rev } = await owner.call(desk.addQuote, { contact })
  const lines = [
    {
      ...{ line_id: 1, part_id: part, part_number: 'PDF-1', quantity: 100, unit_price: 1.2 },
      ...{ description: 'Thick film', note: 'On reels' },
    },
    {
      line_id: 2,
      alternate_of: 1,
      part_number: 'OTHER-1',
      quantity: 100,
      unit_price: 1.1,
      source: 'lead' as const,
    },
    { line_id: 3, part_number: 'GONE-1', quantity: 5, kind: 'no_bid' as const, no_bid_reason: 'obsolete' },
  ]
  const terms = quoteTerms({ incoterm: 'DAP', pay_terms: 'Net 30', note: 'One delivery note' })
  const saved = await owner.call(desk.saveQuote, { number, rev, lines, terms })
  await owner.call(desk.sendQuote, { number, rev: saved.rev })
  return number
}

/** A price with all its digits, and a line about which there is nothing to say. */
async function sendDear(lang: Lang) {
  const { number, rev } = await draftQuote(owner, { parts: [], lang })
  const lines = [
    { line_id: 1, part_number: 'DEAR-1', quantity: 3, unit_price: 123_456.56789, source: 'lead' as const },
    {
      line_id: 2,
      part_number: 'DEAR-2',
      quantity: 3,
      unit_price: 1,
      source: 'lead' as const,
      alternate_of: 1,
    },
  ]
  const saved = await owner.call(desk.saveQuote, { number, rev, lines })
  await owner.call(desk.sendQuote, { number, rev: saved.rev })
  const [{ facts }] = await query(
    'select facts from quote_versions where facts is not null order by quote_id desc limit 1',
  )
  const { content } = await owner.call(desk.getQuotePdf, { number })
  return { facts, runs: readPdf(Buffer.from(content, 'base64')).flat() }
}

async function mailed(number: string, lang: Lang, kind = 'quote_sent') {
  const [{ id }] = await query('select id from quotes where number = $1', [number])
  const mail = await composeMail(shop, withQuotePdf(quoteMails, shop.proforma), {
    ...{ kind, fields: { quote_id: id }, lang },
  })
  return mail?.attachments ?? []
}

describe('the PDF of a quote', () => {
  test.each(LANGS)('has each price and each “or” on one line, and no empty notes, in %s', async lang => {
    const { facts, runs } = await sendDear(lang)
    expect(facts.rowNotes).toEqual(['', ''])
    const [price] = runs.filter(({ text }) => /456\D56789/.test(text))
    const sign = runs.find(({ text, x }) => text.includes('$') && Math.abs(x - (price?.x ?? 0)) < 90)
    expect(price).toBeDefined()
    expect(sign?.y).toBe(price?.y)
    const [or] = facts.rows[1]
    const isAtStart = (x: number) => (LOCALES[lang].dir === 'rtl' ? x > 530 : x < 60)
    const below = (y: number) => (price?.y ?? 0) - y
    const isFirst = ({ x, y }: PdfRun) => isAtStart(x) && below(y) > 8 && below(y) < 40
    const first = runs.filter(isFirst)
    expect(lettersOf(first)).toBe(lettersOf([{ text: or }]))
    expect(new Set(first.map(({ y }) => y)).size).toBe(1)
  })

  test.each(LANGS)('is attached to the mail in %s, with the same bytes for desk and buyer', async lang => {
    const number = await send(lang)
    const [file] = await mailed(number, lang)
    expect(file).toMatchObject({ fileName: `${number}-v1.pdf`, contentType: 'application/pdf' })
    const content = file?.content ?? new Uint8Array()
    const { rows } = await shop.connection.pool.query(
      'select facts from quote_versions where facts is not null order by quote_id desc limit 1',
    )
    expect(rows[0].facts.lang).toBe(lang)
    const text = linesOf(content).join('\n')
    const runs = readPdf(content).flat()
    const gone = runs.find(run => run.text === 'GONE-1')
    const others = ['2', 'GONE-1', '5']
    const beside = runs.filter(run => run.y === gone?.y && !others.includes(run.text))
    // It fits into its column.
    expect(lettersOf(beside)).toBe(lettersOf([{ text: rows[0].facts.rows.at(-1)[4] }]))
    for (const said of [number, 'PDF-1', 'OTHER-1', 'GONE-1', '012-345', 'DAP']) expect(text).toContain(said)
    const atDesk = await owner.call(desk.getQuotePdf, { number })
    const key = await mailedQuoteKey(shop, number)
    const forBuyer = await openBrowser(shop)(buyers.getQuotePdf, { quote_number: number, key })
    expect([atDesk, forBuyer].map(pdf => shaOf(Buffer.from(pdf.content, 'base64')))).toEqual([
      shaOf(content),
      shaOf(content),
    ])
  })

  test('names alternates, lines not offered, notes and terms', async () => {
    const number = await send('en')
    const [file] = await mailed(number, 'en')
    const text = linesOf(file?.content ?? new Uint8Array()).join('\n')
    for (const said of [
      /^or OTHER-1 .*\(\$110\.00\)$/m,
      /^2 GONE-1 .*no offer/m,
      /On reels/,
      /Delivery terms DAP/,
      /Payment terms Net 30/,
      /One delivery note/,
      /Account number 012-345/,
      /after you accept the quote/,
      /Total \(USD\) \$160\.00/,
    ])
      expect(text).toMatch(said)
  })

  test('has the quantities and prices of the page, and the time at which it ends', async () => {
    const valid_until = new Date(new Date().setUTCHours(240, 59, 59, 0)).toISOString()
    const { number, rev } = await draftQuote(owner, { parts: [], terms: { valid_until } })
    const priced = { quantity: 100, unit_price: 2, source: 'lead' as const }
    const breaks = [
      { qty: 100, price: 1.5 },
      { qty: 500, price: 1.25 },
    ]
    const lines = [
      { ...priced, breaks, line_id: 1, part_number: 'STEPS-1' },
      {
        ...priced,
        breaks,
        line_id: 2,
        part_number: 'STEPS-2',
        kind: 'no_bid' as const,
        no_bid_reason: 'other',
      },
    ]
    const saved = await owner.call(desk.saveQuote, { number, rev, lines })
    const sent = await owner.call(desk.sendQuote, { number, rev: saved.rev })
    expect(sent.live?.lines.map(line => line.breaks)).toEqual([[{ qty: 500, price: 1.25 }], []])
    const { content } = await owner.call(desk.getQuotePdf, { number })
    const text = linesOf(Buffer.from(content, 'base64')).join('\n').replaceAll('\u00a0', ' ')
    expect(text.match(/Also offered.*/g)).toEqual(['Also offered: 500 × $1.25'])
    expect(text).toMatch(/Valid until .* \d{4}, 12:59 AM UTC/)
    const key = await mailedQuoteKey(shop, number)
    const shown = await openBrowser(shop)(buyers.getQuote, { quote_number: number, key })
    expect(shown.lines.map(({ prices }) => prices)).toEqual([
      [
        { qty: 100, price: 2 },
        { qty: 500, price: 1.25 },
      ],
      [],
    ])
  })

  test('orders notes from right to left in Arabic, although the first one is in Latin letters', async () => {
    const [file] = await mailed(await send('ar'), 'ar')
    const runs = readPdf(file?.content ?? new Uint8Array()).flat()
    const placeOf = (text: string) => runs.find(run => run.text.includes(text))?.x ?? 0
    expect(placeOf('Thick film')).toBeGreaterThan(placeOf('On reels'))
  })

  test('continues terms on the next page that are longer than one', async () => {
    const note = Array.from({ length: 95 }, (_, index) => `Term no. ${index + 1}`).join('\n')
    const { number, rev } = await draftQuote(owner, { parts: [], terms: { note } })
    const lines = [{ part_number: 'TERMS', quantity: 5, unit_price: 1 }]
    const saved = await owner.call(desk.saveQuote, { number, rev, lines })
    await owner.call(desk.sendQuote, { number, rev: saved.rev })
    const [file] = await mailed(number, 'en')
    const runs = readPdf(file?.content ?? new Uint8Array()).flat()
    const terms = runs.filter(run => run.text.startsWith('Term no.'))
    expect(terms.map(run => run.text).join('\n')).toBe(note)
    expect(Math.min(...terms.map(run => run.y))).toBeGreaterThan(60)
    expect(runs.map(run => run.text)).toContain('Terms')
  })

  test('says that parts are reserved if they are, and so do the mails while they are', async () => {
    const said = async (number: string, kind: string) => {
      const [{ id }] = await query('select id from quotes where number = $1', [number])
      const mail = await composeMail(shop, quoteMails, { kind, fields: { quote_id: id } })
      return plainText(mail).includes('reserved for you')
    }
    const printed = async (number: string) => {
      const { content } = await owner.call(desk.getQuotePdf, { number })
      return linesOf(Buffer.from(content, 'base64')).some(line => line.includes('Reserved for you'))
    }
    const terms = { is_held: true }
    const { number: kept } = await sendNewQuote(owner, { parts: [{ part_id: part, quantity: 10 }], terms })
    expect([await printed(kept), await said(kept, 'quote_sent')]).toEqual([true, true])
    await query(`update stock_holds set until = now() where released_at is null`)
    await runQuoteClocks(shop.context)
    expect([await printed(kept), await said(kept, 'quote_reminder')]).toEqual([true, false])
    const { number, rev } = await draftQuote(owner, { parts: [], terms })
    const lines = [{ part_number: 'PROCURED', quantity: 5, unit_price: 1 }]
    const saved = await owner.call(desk.saveQuote, { number, rev, lines })
    await owner.call(desk.sendQuote, { number, rev: saved.rev })
    expect([await printed(number), await said(number, 'quote_sent')]).toEqual([false, false])
  })

  test('asks for nothing if nothing is offered', async () => {
    const { number, rev } = await draftQuote(owner, { parts: [] })
    const gone = { part_number: 'GONE-2', quantity: 5, kind: 'no_bid' as const, no_bid_reason: 'obsolete' }
    const saved = await owner.call(desk.saveQuote, { number, rev, lines: [gone] })
    await owner.call(desk.sendQuote, { number, rev: saved.rev })
    const [file] = await mailed(number, 'en')
    const text = linesOf(file?.content ?? new Uint8Array()).join('\n')
    expect(text).toMatch(/^1 GONE-2 .*no offer/m)
    expect(text).not.toMatch(/total|shipping|terms|account number|accept/i)
  })

  test('has a QR code with the address of the page, without a key', async () => {
    const number = await send('de')
    const { content } = await owner.call(desk.getQuotePdf, { number })
    const url = `http://shop.test/de/quote/${number}`
    const bytes = Buffer.from(content, 'base64')
    expect(linesOf(bytes).join('')).toContain(url)
    expect(readSquares(bytes)).toEqual(encode(url, { ecc: 'M', border: 0 }).data)
  })

  test('is the same after years: settings, parts and buyer have changed, and nothing of it is drawn again', async () => {
    const number = await send('en')
    const first = await owner.call(desk.getQuotePdf, { number })
    const [{ facts }] = await query(
      'select facts from quote_versions join quotes on id = quote_id where number = $1',
      [number],
    )
    await setBank('999-999')
    await query(`update parts set part_number = 'RENAMED' where id = $1`, [part])
    await query(`update quotes set company_name = 'Another' where number = $1`, [number])
    const later = await owner.call(desk.getQuotePdf, { number })
    expect(later).toEqual(first)
    // Even without the stored file, as long as fonts and libraries are the same.
    expect(shaOf(await shop.proforma.draw(facts, 'test'))).toBe(shaOf(Buffer.from(first.content, 'base64')))
    await expect(query(`update quote_files set content = 'x'`)).rejects.toThrow('never changes')
    await query(`update parts set part_number = 'PDF-1' where id = $1`, [part])
    await setBank('012-345')
  })

  test('of a revised quote is a file of its own, and the one before stays', async () => {
    const number = await send('en')
    const v1 = await owner.call(desk.getQuotePdf, { number })
    const { rev } = await owner.call(desk.getQuote, { number })
    const revised = await owner.call(desk.reviseQuote, { number, rev })
    await owner.call(desk.sendQuote, { number, rev: revised.rev })
    const [file] = await mailed(number, 'en', 'quote_revised')
    expect(file?.fileName).toBe(`${number}-v2.pdf`)
    expect(await owner.call(desk.getQuotePdf, { number, version: 1 })).toEqual(v1)
  })

  test('is left out if it repeatedly cannot be drawn; the mail is sent', async () => {
    const number = await send('en')
    const [{ id }] = await query('select id from quotes where number = $1', [number])
    const broken = { draw: () => Promise.reject(new Error('no fonts')) }
    const compose = (attempts: number) =>
      composeMail(shop, withQuotePdf(quoteMails, broken), {
        ...{ kind: 'quote_sent', fields: { quote_id: id }, attempts },
      })
    await expect(compose(1)).rejects.toThrow('no fonts')
    expect((await compose(4))?.attachments).toBeUndefined()
  })
})

/** In any order: from left to right, Arabic words are drawn backwards, and ligatures in them are not. */
function lettersOf(runs: readonly Pick<PdfRun, 'text'>[]): string {
  return [...runs.map(({ text }) => text).join('')]
    .filter(letter => !/\s/.test(letter))
    .sort()
    .join('')
}

/** The filled squares of the QR code, from the rectangles that are drawn. */
function readSquares(pdf: Uint8Array): boolean[][] {
  const streams = Array.from(
    Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/stream\n([\s\S]*?)\nendstream/g),
    ([, stream = '']) => unpacked(stream),
  )
  const drawn = streams.find(stream => / re\n/.test(stream)) ?? ''
  const rectangles = Array.from(drawn.matchAll(/(\S+) (\S+) (\S+) (\S+) re\n/g), found =>
    found.slice(1).map(Number),
  )
  const side = Math.min(...rectangles.map(([, , , height = 0]) => height))
  const left = Math.min(...rectangles.map(([x = 0]) => x))
  const top = Math.min(...rectangles.map(([, y = 0]) => y))
  const count = 1 + Math.round((Math.max(...rectangles.map(([, y = 0]) => y)) - top) / side)
  const rows = Array.from({ length: count }, () => Array.from({ length: count }, () => false))
  for (const [x = 0, y = 0, width = 0] of rectangles)
    rows[Math.round((y - top) / side)]?.fill(
      true,
      Math.round((x - left) / side),
      Math.round((x - left + width) / side),
    )
  return rows
}

function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
