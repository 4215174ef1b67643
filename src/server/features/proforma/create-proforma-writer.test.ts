import { afterAll, describe, expect, test } from 'vitest'
import { type PdfRun, readLines, readPdf } from '../../../../tests/harness/read-pdf.ts'
import type { OrderDetail } from '../../../contract/shop/orders.ts'
import type { Lang } from '../../../domain/locales.ts'
import { createProformaWriter } from './create-proforma-writer.ts'
import { describeProforma } from './describe-proforma.ts'

const ADDRESS = {
  contact_name: 'Purchasing',
  address_line1: 'Musterstraße 1',
  address_line2: '',
  city: 'Berlin',
  state: 'Berlin',
  postal_code: '10115',
  country: 'DE',
  telephone: '+49 30 1234567',
}
const ORDER: OrderDetail = {
  order_id: 1,
  order_number: 'CF261115-ABCDEF',
  date: '2026-11-15T10:00:00.000Z',
  status: 'unpaid',
  pay_method: 'bank',
  total: 1234.7,
  carrier: 'DHL',
  shipping_number: '',
  email: 'buyer@example.com',
  company_name: 'Example Machines',
  items: lines(1),
  subtotal: 1192.7,
  shipping_fee: 42,
  shipping_service: 'Express Worldwide',
  addresses: { shipping: ADDRESS, billing: ADDRESS },
  po_number: 'PO-4711',
  po_file: null,
  remark: '',
  platform_remark: '',
  pay_time: null,
  pay_by: '2026-11-18T10:00:00.000Z',
  pay_by_proven: null,
  refunded_total: 0,
  shipments: [],
  refunds: [],
  papers: [],
  refund_due: 0,
  amount_due: 1234.7,
  due_on: null,
  history: [],
  messages: [],
}
const BANK = {
  beneficiary: 'Example Components Ltd.',
  bank_name: 'Example Bank',
  bank_address: '1 Example Road, Hong Kong',
  account_number: '012-345678-901',
  swift_code: 'EXAMHKHH',
  note: '',
}
const SITE = {
  company_name: 'Example Components Ltd.',
  company_address: '100 Sample Road, Hong Kong',
  contact_tel: '+852 1234 5678',
  contact_email: 'sales@example.com',
}

function lines(count: number): OrderDetail['items'] {
  return Array.from({ length: count }, (_, index) => ({
    goods_id: index + 1,
    part_number: `PART-${index + 1}`,
    manufacturer: 'Yageo',
    goods_page_url: '',
    icons: '',
    unit_price: 0.00123,
    quantity: 12_000,
    amount: 14.76,
  }))
}

const inputOf = (changes: Partial<OrderDetail>, lang: Lang = 'en') => ({
  order: { ...ORDER, ...changes },
  bank: BANK,
  site: SITE,
  lang,
})

// Generous, because the test machine may be busy.
/** Of the processor; drawn in the shop itself, 500 lines take 260 ms. */
const MOST_OF_THE_SHOP_MS = 100

const writer = createProformaWriter({ wallSeconds: 60 })
afterAll(() => writer.close())

async function write(changes: Partial<OrderDetail> = {}, lang: Lang = 'en'): Promise<PdfRun[][]> {
  return readPdf(await writer.write(inputOf(changes, lang), 'test'))
}

const shipTo = (changes: Partial<typeof ADDRESS>) => ({
  addresses: { billing: ADDRESS, shipping: { ...ADDRESS, ...changes } },
})

describe('a proforma invoice', () => {
  test('shows seller, buyer, lines, totals and payment, from top to bottom', async () => {
    const [page = []] = await write()
    expect(readLines(page).slice(0, 24)).toEqual([
      'Example Components Ltd.',
      'Proforma invoice',
      '100 Sample Road, Hong Kong',
      'Order number CF261115-ABCDEF',
      '+852 1234 5678',
      'Order date Nov 15, 2026',
      'sales@example.com',
      'Your PO number PO-4711',
      'Bill to Ship to',
      'Example Machines Example Machines',
      'Purchasing Purchasing',
      'Musterstraße 1 Musterstraße 1',
      '10115 Berlin 10115 Berlin',
      'Germany Germany',
      '+49 30 1234567 +49 30 1234567',
      'buyer@example.com buyer@example.com',
      'No. Part number Manufacturer Quantity Unit price Amount',
      '1 PART-1 Yageo 12,000 $0.00123 $14.76',
      'Subtotal $1,192.70',
      'Shipping $42.00',
      'DHL Express Worldwide',
      'Order total (USD) $1,234.70',
      'Payment Bank details for transfers',
      'Payment status Not paid yet. Please pay by Beneficiary Example Components Ltd.',
    ])
    const text = page.map(run => run.text)
    expect(text).toContain('Nov\u00a018,\u00a02026,\u00a010:00\u00a0AM\u00a0UTC.')
    expect(text[text.indexOf('Account number') + 1]).toBe('012-345678-901')
    expect(text[text.indexOf('Payment reference') + 1]).toBe('CF261115-ABCDEF')
    expect(text.at(-1)).toBe('Page 1 of 1')
  })

  test.each([
    [
      { status: 'preparing', pay_time: '2026-11-16T08:00:00.000Z' },
      /^Paid on \u2068Nov\u00a016,\u00a02026\u2069$/,
    ],
    [{ status: 'canceled' }, /^Order canceled, nothing to pay$/],
  ] as const)('does not ask for a second payment: %o', async (changes, status) => {
    const { payment, bank } = await describeProforma(inputOf({ ...changes, pay_by: null }))
    expect(payment.facts[0]?.value).toMatch(status)
    expect(bank).toBeNull()
  })

  test('names no deadline that the buyer moves by opening the mailed link', async () => {
    const { payment, bank } = await describeProforma(inputOf({ pay_by_proven: '2026-11-21T09:00:00.000Z' }))
    expect(payment.facts[0]?.value).toBe('Not paid yet')
    expect(bank).not.toBeNull()
  })

  test('of 500 lines has many pages, with column headings and a page number on each', async () => {
    const input = inputOf({ items: lines(500) })
    const before = process.threadCpuUsage()
    const pdf = await writer.write(input, 'test')
    // Another process draws them: the shop keeps running meanwhile.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(MOST_OF_THE_SHOP_MS)
    const pages = readPdf(pdf)
    expect(pages.length).toBeGreaterThan(10)
    const withLines = pages.filter(page => page.some(run => run.text.startsWith('PART-')))
    for (const page of withLines) expect(page.some(run => run.text === 'Unit price')).toBe(true)
    const numbers = pages.flat().flatMap(run => /^PART-\d+$/.exec(run.text)?.[0] ?? [])
    expect(numbers).toEqual(lines(500).map(line => line.part_number))
    expect(pages.map(page => page.at(-1)?.text)).toEqual(
      pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
    )
    const lowest = Math.min(...pages.flat().flatMap(run => (run.text.startsWith('PART-') ? run.y : [])))
    expect(lowest).toBeGreaterThan(60)
  })

  test.each([
    ['en', 'HS code 8542.39.0001 – Country of origin: Malaysia'],
    ['de', 'Zolltarifnummer 8542.39.0001 – Ursprungsland: Malaysia'],
  ] as const)(
    'names tariff number and origin below each part that states them, in %s',
    async (lang, note) => {
      const parts = new Map([
        [1, { hs_code: '8542.39.0001', origin: 'MY' }],
        [2, { hs_code: null, origin: null }],
      ])
      const input = { ...inputOf({ items: lines(3) }, lang), parts }
      const [page = []] = readPdf(await writer.write(input, 'test'))
      const texts = readLines(page)
      const at = texts.findIndex(text => text.includes('PART-1'))
      expect(texts[at + 1]).toBe(note)
      expect(texts[at + 2]).toContain('PART-2')
      expect(texts[at + 3]).toContain('PART-3')
    },
  )

  test('wraps long part numbers and addresses, and cuts nothing off', async () => {
    const partNumber = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.repeat(3).slice(0, 100)
    const street = `${'Industriestraße im Gewerbegebiet Nord '.repeat(5)}1`
    const items = lines(1).map(line => ({ ...line, part_number: partNumber }))
    const [page = []] = await write({ items, ...shipTo({ address_line1: street }) })
    const mono = page.filter(run => run.font.includes('mono') && partNumber.includes(run.text))
    expect(mono.length).toBeGreaterThan(3)
    expect(mono.map(run => run.text).join('')).toBe(partNumber)
    const written = page.filter(run => run.text && street.includes(run.text)).map(run => run.text)
    expect(written.join(' ')).toContain(street)
  })
})

describe('is in the buyer’s language', () => {
  const ANY_SCRIPT = {
    contact_name: 'ببب',
    address_line1: '深圳市南山区 (3 栋) 田中さん 김민수 Łódź ул. Ленина, д. 5 Ελένη',
    address_line2: 'شارع الملك فهد، مبنى 12 – רחוב הרצל – ถนนสุขุมวิท – मुंबई',
  }

  test.each(['en', 'jp'] as const)('%s has glyphs for an address in any script', async lang => {
    const [page = []] = await write(shipTo(ANY_SCRIPT), lang)
    const missing = page.filter(run => run.glyphs.includes('0000'))
    expect(missing.map(run => run.text)).toEqual([])
    const characters = new Set(page.map(run => run.text).join(''))
    const wanted = new Set(Object.values(ANY_SCRIPT).join('').replace(/\s/g, ''))
    // Ligatures become one glyph for two characters, in any order.
    expect([...wanted].filter(character => !characters.has(character))).toEqual([])
    // Arabic letters join, on any page.
    const name = page.find(run => run.text === 'ببب')
    expect(new Set(name?.glyphs).size).toBe(3)
  })

  test('an Arabic page reads from right to left, its numbers from left to right', async () => {
    const [page = []] = await write({}, 'ar')
    const at = (text: string) => page.find(run => run.text === text)?.x ?? Number.NaN
    expect(at('PART-1')).toBeGreaterThan(at('Yageo'))
    expect(at('Yageo')).toBeGreaterThan(at('12,000'))
    expect(at('12,000')).toBeGreaterThan(at('14.76\u00a0US$'))
    expect(at('14.76\u00a0US$')).toBe(48)
    expect(page.map(run => run.text)).toContain('+49 30 1234567')
    expect(page.filter(run => run.glyphs.includes('0000'))).toEqual([])
  })
})

test('an order being paid online asks for no transfer', async () => {
  const { payment, bank } = await describeProforma(inputOf({ pay_method: 'paypal' }))
  expect(payment.facts[0]?.value).toBe('Not paid yet')
  expect(bank).toBeNull()
})

describe('limits', () => {
  test('exceeding memory ends the drawing process only, and the next one is drawn', async () => {
    const small = createProformaWriter({ wallSeconds: 60, heapMb: 24 })
    const long = inputOf({ items: lines(3_000) })
    await expect(small.write(long, 'test')).rejects.toMatchObject({ problem: 'too_large' })
    await small.close()
  })

  test('exceeding time aborts the job, and the next one starts a new process', async () => {
    const impatient = createProformaWriter({ wallSeconds: 0.02 })
    for (const _ of [1, 2])
      await expect(impatient.write(inputOf({}), 'test')).rejects.toMatchObject({ problem: 'too_slow' })
    await impatient.close()
  })

  test('twenty wait in the queue; more are rejected with Retry-After', async () => {
    const one = createProformaWriter()
    const writing = Array.from({ length: 22 }, () => one.write(inputOf({}), 'test'))
    const ends = Promise.allSettled(writing)
    await expect(writing.at(-1)).rejects.toMatchObject({ problem: 'busy' })
    await one.close()
    const refused = (await ends).filter(end => end.status === 'rejected' && 'problem' in end.reason)
    expect(refused).toHaveLength(1)
  })
})
