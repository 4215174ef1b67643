import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asShell } from '../../../../tests/harness/as-shell.ts'
import { deliverMails } from '../../../../tests/harness/deliver-mails.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { askForQuote, rfqLine } from '../../../../tests/harness/requests.ts'
import { BOOK_LIMITS } from '../../../../tests/harness/save-book.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { speak } from '../../../contract/wire/translate.ts'
import { LANGS, type Lang } from '../../../domain/locales.ts'
import { readBook } from '../../sheets/index.ts'
import { eraseUser } from '../account/index.ts'
import type { ComposedMail } from '../mail/index.ts'
import { rfqData, rfqMails } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'rfqs', 'mails', 'allowances'))

/** The latest waiting mail of a kind, as the mailer would compose it. */
async function compose(kind: string, contactEmail = 'sales@firm.example'): Promise<ComposedMail | null> {
  const { db, pool } = shop.connection
  const { rows } = await pool.query('select * from mails where kind = $1 order by id desc limit 1', [kind])
  const lang: Lang = rows[0].lang
  const { t } = await speak(lang)
  const tools = {
    db,
    publicUrl: 'https://shop.example',
    hasDesk: true,
    lang,
    t,
    shop: 'Chipfront',
    pageLangs: LANGS,
    contactEmail,
    attempts: 1,
  }
  return (await rfqMails[kind]?.(tools, rows[0].fields)) ?? null
}

function textOf(mail: ComposedMail | null): string {
  const pieces = mail?.blocks.flatMap(block => (block.kind === 'list' ? block.items : block.text)) ?? []
  return pieces.join('\n')
}

const plain = (text: string) => text.replace(/[\u200b\u2066\u2068\u2069]/g, '')

async function attachedRows(mail: ComposedMail | null): Promise<string[][]> {
  const [book] = mail?.attachments ?? []
  if (!book) throw new Error('nothing is attached')
  return rowsOf(book.content)
}

async function rowsOf(xlsx: Uint8Array): Promise<string[][]> {
  const [sheet] = await readBook(xlsx, BOOK_LIMITS)
  return sheet?.rows ?? []
}

describe('the buyer', () => {
  test('gets the numbers, the lines, and the promised response time', async () => {
    const lines = [
      rfqLine({ qty: 12_500, target_price: 0.08125 }),
      rfqLine({ part_number: 'NE555', manufacturer: '' }),
    ]
    const number = await askForQuote(shop, { lines, email: 'Buyer@Example.com' })
    const mail = await compose('rfq_buyer')
    const text = plain(textOf(mail))
    expect(mail?.to).toBe('Buyer@Example.com')
    expect(mail?.subject).toBe(`RFQ-${number}: your quote request at Chipfront`)
    expect(text).toContain(`INQ-${number}`)
    expect(text).toContain('within 12 business hours')
    expect(text).toContain('1. LM358DR · Texas Instruments · 12,500 pieces · target price $0.08125')
    expect(text).toContain('2. NE555 · 500 pieces\n')
    expect(mail).not.toHaveProperty('attachments')
  })

  test.each(LANGS)('gets the mail in %s', async lang => {
    await askForQuote(shop, { lines: Array.from({ length: 22 }, () => rfqLine()) }, { lang })
    const text = textOf(await compose('rfq_buyer'))
    expect(text).toContain('12')
    expect(text).not.toMatch(/mail\.|\{|\}/)
  })

  test('gets the first twenty of many lines, and the number of further ones', async () => {
    const lines = Array.from({ length: 23 }, (_, i) => rfqLine({ part_number: `PART-${i + 1}` }))
    await askForQuote(shop, { lines })
    const text = plain(textOf(await compose('rfq_buyer')))
    expect(text).toContain('20. PART-20')
    expect(text).not.toContain('PART-21')
    expect(text).toContain('and 3 more lines')
  })

  test('gets the link to the history only with an account', async () => {
    await askForQuote(shop)
    expect((await compose('rfq_buyer'))?.blocks.some(({ kind }) => kind === 'link')).toBe(false)
    const { token } = await becomeUser(shop)
    await askForQuote(shop, {}, { token, lang: 'ar' })
    expect((await compose('rfq_buyer'))?.blocks).toContainEqual(
      expect.objectContaining({ kind: 'link', url: 'https://shop.example/ar/myaccount/rfq-history' }),
    )
  })

  test('gets no text of a third party except the lines, and no link in them', async () => {
    const evil = 'WIN http://evil.example'
    const lines = [rfqLine({ part_number: evil, manufacturer: 'www.evil.example' })]
    await askForQuote(shop, { lines, contact_name: 'Claim', company_name: 'Prize', comment: 'Click' })
    const text = textOf(await compose('rfq_buyer'))
    expect(text).not.toMatch(/https?:\/\/|www\.e|evil\.e|Claim|Prize|Click/)
  })

  test('whose data was erased gets no mail, and neither does the sales desk', async () => {
    await askForQuote(shop)
    await eraseUser(asShell(shop), 'buyer@example.com', [rfqData])
    expect(await compose('rfq_buyer')).toBeNull()
    expect(await compose('rfq_sales')).toBeNull()
  })
})

describe('the sales desk', () => {
  test('gets the contact and can reply directly', async () => {
    const comment = 'Needed in week 48.\r\nTaping: reel\r\n\r\nSee http://evil.example'
    const number = await askForQuote(shop, { comment, email: 'Buyer@Example.com' }, { lang: 'de' })
    const mail = await compose('rfq_sales')
    const text = textOf(mail)
    expect(mail).toMatchObject({ to: 'sales@firm.example', replyTo: 'Buyer@Example.com' })
    expect(plain(mail?.subject ?? '')).toBe(`RFQ-${number}: 1 line for Example Instruments GmbH`)
    for (const fact of [
      `RFQ number: RFQ-${number}`,
      'Contact name: Purchasing',
      'Company name: Example Instruments GmbH',
      'Phone: +49 30 1234567',
      'Country or region: Germany',
      'Buyer’s language: German',
      'Needed in week 48.\nTaping: reel\n',
    ])
      expect(plain(text)).toContain(fact)
    // Made for copying: without invisible characters.
    expect(text).toContain('Email address: Buyer@Example.com\n')
    expect(text).not.toContain('http://evil.example')
  })

  test('gets every line as a spreadsheet, with our stock and price', async () => {
    const [goods_id] = await stockParts(shop.connection.db, [
      {
        partNumber: 'KNOWN-1',
        stock: 4_200,
        prices: [
          [1, '1.50000'],
          [100, '1.20500'],
        ],
      },
    ])
    const lines = [
      rfqLine({
        goods_id,
        part_number: 'KNOWN-1',
        qty: 150,
        target_price: 1.1,
        package: 'SOIC-8',
        date_code: '24+',
      }),
      ...Array.from({ length: 499 }, (_, i) => rfqLine({ part_number: `FREE-${i}`, qty: i + 1 })),
    ]
    const number = await askForQuote(shop, { lines })
    const mail = await compose('rfq_sales')
    expect(mail?.attachments?.[0]?.fileName).toBe(`RFQ-${number}.xlsx`)
    const [headings, first, second, ...rest] = await attachedRows(mail)
    expect(headings?.slice(0, 6)).toEqual([
      'Part number',
      'Manufacturer',
      'Package',
      'Date code',
      'Quantity',
      'Target price (USD)',
    ])
    expect(first).toEqual(['KNOWN-1', 'Texas Instruments', 'SOIC-8', '24+', '150', '1.1', '4200', '1.205'])
    expect(second?.slice(0, 5)).toEqual(['FREE-0', 'Texas Instruments', '', '', '1'])
    expect(rest).toHaveLength(498)
  })

  test('gets no formulas from user input', async () => {
    const lines = [
      rfqLine({
        part_number: '=HYPERLINK("http://evil.example")',
        manufacturer: "@SUM(1+1)*cmd|' /C calc'!A0",
      }),
    ]
    await askForQuote(shop, { lines })
    const mail = await compose('rfq_sales')
    const [, first] = await attachedRows(mail)
    expect(first?.slice(0, 2)).toEqual([lines[0]?.part_number, lines[0]?.manufacturer])
    const { read } = await import('@e965/xlsx')
    const book = read(mail?.attachments?.[0]?.content, { cellFormula: true })
    const cells = Object.values(book.Sheets[book.SheetNames[0] ?? ''] ?? {})
    expect(cells.filter(cell => typeof cell === 'object' && 'f' in cell)).toEqual([])
    expect(cells).toContainEqual(expect.objectContaining({ t: 's', v: lines[0]?.part_number }))
  })

  test('gets the mail even if the buyer’s address is invalid in a header', async () => {
    await askForQuote(shop, { email: 'käufer@example.com' })
    expect((await compose('rfq_sales'))?.replyTo).toBeUndefined()
  })

  test('without an address gets nothing', async () => {
    await askForQuote(shop)
    expect(await compose('rfq_sales', '')).toBeNull()
  })
})

test('both mails arrive, with the spreadsheet in the one to sales', async () => {
  const number = await askForQuote(shop, { lines: [rfqLine({ part_number: '+CMD' })] }, { lang: 'fr' })
  const received = await deliverMails(shop, rfqMails, 2)
  const mailTo = (address: string) => received.find(({ to }) => to?.[0]?.address === address)
  expect(mailTo('buyer@example.com')).toMatchObject({
    subject: `RFQ-${number} : votre demande de devis chez Chipfront`,
    replyTo: [{ address: 'sales@firm.example' }],
    attachments: [],
  })
  const sales = mailTo('sales@firm.example')
  expect(sales).toMatchObject({
    replyTo: [{ address: 'buyer@example.com' }],
    attachments: [{ filename: `RFQ-${number}.xlsx`, disposition: 'attachment' }],
  })
  const content = sales?.attachments[0]?.content
  if (!content || typeof content === 'string') throw new Error('nothing is attached')
  const [, first] = await rowsOf(new Uint8Array(content))
  expect(first?.[0]).toBe('+CMD')
})
