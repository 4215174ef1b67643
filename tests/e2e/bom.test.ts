import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import type { Goods } from '../../src/contract/shop/goods.ts'
import { readBook, writeBook } from '../../src/server/sheets/index.ts'
import { askCatalogue } from '../harness/ask-catalogue.ts'
import { findReplaceable } from '../harness/find-replaceable.ts'
import { BOOK_LIMITS } from '../harness/save-book.ts'
import { violationsOf } from '../harness/violations.ts'
import { open } from '../harness/visit.ts'
import { withBrowser } from '../harness/with-browser.ts'

const baseUrl = inject('shopUrl')
const startVisit = withBrowser()

async function partsInStock(): Promise<[Goods, Goods]> {
  const { list } = await askCatalogue(baseUrl, 'keyword=RC0603&in_stock=1')
  const [first, second] = list.filter(
    ({ prices, stock, min_qty }) => prices.length > 0 && stock >= 10 * min_qty,
  )
  if (!first || !second) throw new Error('no parts in stock')
  return [first, second]
}

/** A typical BOM: a title above, a total below, and one unknown part. */
function billOf([first, second]: [Goods, Goods]): Buffer {
  return Buffer.from(
    writeBook('Stückliste', [
      ['Steuergerät 7, Rev. B'],
      [],
      ['Pos', 'Menge', 'Hersteller-Nr.', 'Hersteller', 'Bemerkung'],
      [1, first.min_qty, first.part_number, first.brand_name, '=HYPERLINK("http://evil.example")'],
      [2, 100_000_000, second.part_number, second.brand_name, null],
      [3, 5, 'XQ-7734/B', null, null],
      [4, 2, 'DNP', null, 'nicht bestückt'],
      ['Summe', null, null, null, null],
    ]),
  )
}

async function choose(page: Page, name: string, content: Buffer): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content })
}

const row = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number })
const quantityOf = (page: Page, number: string) => page.getByLabel(`Quantity of ${number}`)

describe('a bill of materials', () => {
  test('is dropped on the home page, reviewed, added to the RFQ list and exported', async () => {
    const parts = await partsInStock()
    const [first, second] = parts
    const { page } = await startVisit({ baseUrl })
    await open(page, '/')
    await choose(page, 'Board 7.xlsx', billOf(parts))
    await page.waitForURL(/\/rfq#bom$/)
    await page.getByRole('heading', { name: '3 lines' }).waitFor()
    expect(await row(page, first.part_number).textContent()).toContain('In stock and priced')
    expect(await row(page, first.part_number).textContent()).toContain('Exact match')
    expect(await row(page, second.part_number).textContent()).toContain('Not enough stock')
    expect(await row(page, 'XQ-7734/B').textContent()).toContain('Not in our catalog')
    await page.getByText('2 rows skipped').last().click()
    await page.getByText('Marked as do not populate').waitFor()
    expect(await violationsOf(page)).toEqual([])

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download your sheet with our prices' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Board 7-priced.xlsx')
    const [sheet] = await readBook(await bytesOf(await download.createReadStream()), BOOK_LIMITS)
    expect(sheet?.rows[0]?.[0]).toBe('Steuergerät 7, Rev. B')
    expect(sheet?.rows[3]).toContain('=HYPERLINK("http://evil.example")')
    expect(sheet?.rows[3]).toContain('In stock and priced')

    const reminder = page.getByText('Your BOM lines are not on this request yet')
    await reminder.waitFor()
    await page.getByRole('button', { name: 'Add 1 line to cart' }).click()
    await page.getByRole('button', { name: 'In the cart: 1 line' }).waitFor()
    await page.getByRole('button', { name: 'Add 2 lines to the RFQ list' }).click()
    await page.getByRole('button', { name: 'On the RFQ list: 2 lines' }).waitFor()
    await page.getByRole('button', { name: 'Add all 3 lines to the RFQ list' }).click()
    await page.getByText('1 line added to the RFQ list.').waitFor()
    await reminder.waitFor({ state: 'hidden' })
    const listed = await page.evaluate(() => JSON.parse(localStorage.getItem('RFQLIST') ?? '[]'))
    expect(
      listed.map(({ goods_id, part_number, qty }: Record<string, unknown>) => [goods_id, part_number, qty]),
    ).toEqual([
      [second.goods_id, second.part_number, 100_000_000],
      [null, 'XQ-7734/B', 5],
      [first.goods_id, first.part_number, first.min_qty],
    ])
  })

  test('offers alternates for a short line, which are kept after a reload', async () => {
    const { part, wanted, alternate } = await findReplaceable(baseUrl)
    const other = alternate.goods.part_number
    const { page } = await startVisit({ baseUrl })
    await open(page, '/rfq')
    const bill = `MPN,Maker,Qty\n${part.part_number},${part.brand_name},${wanted}\n`
    await choose(page, 'short.csv', Buffer.from(bill))
    await page.getByRole('heading', { name: '1 line' }).waitFor()
    await page.getByRole('button', { name: /^Add [\d,]+ and request [\d,]+/ }).waitFor()
    await page.getByRole('button', { name: /alternates? in stock/ }).click()
    await page.getByRole('button', { name: new RegExp(`^Use [\\d,]+ instead ${other}$`) }).click()
    const line = row(page, `Alternate for ${part.part_number}`)
    await line.getByText('In stock and priced').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.reload()
    await line.getByRole('link', { name: other }).waitFor()
    await line.getByRole('button', { name: 'Use our match' }).click()
    await page.getByText('Not enough stock').first().waitFor()
  })

  test('splits a short line between cart and RFQ list in one press, and is then done with it', async () => {
    const { part, wanted } = await findReplaceable(baseUrl)
    const { page } = await startVisit({ baseUrl })
    await open(page, '/rfq')
    const bill = `MPN,Maker,Qty\n${part.part_number},${part.brand_name},${wanted}\n`
    await choose(page, 'short.csv', Buffer.from(bill))
    await page.getByRole('button', { name: /^Add [\d,]+ and request [\d,]+/ }).click()
    await row(page, 'added to your RFQ list').waitFor()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Cart \(1 line/ })
      .waitFor()
    expect(await row(page, part.part_number).first().textContent()).toContain('Left out')
  })

  test('is kept after a reload and in another language, with all decisions', async () => {
    const parts = await partsInStock()
    const { page } = await startVisit({ baseUrl })
    await open(page, '/rfq')
    await choose(page, 'bom.xlsx', billOf(parts))
    await page.getByRole('heading', { name: '3 lines' }).waitFor()
    await page.getByLabel('Number of boards').fill('3')
    await page.getByLabel('Spare per line').fill('20')
    const quantity = () => quantityOf(page, 'XQ-7734/B').inputValue()
    await expect.poll(quantity).toBe('18')
    await quantityOf(page, 'XQ-7734/B').fill('1,200')
    await page.getByLabel(`Include ${parts[1].part_number}`).uncheck()
    await page.reload()
    await page.getByRole('heading', { name: '3 lines' }).waitFor()
    await expect.poll(quantity).toBe('1200')
    expect(await page.getByLabel(`Include ${parts[1].part_number}`).isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Reset XQ-7734/B to 18' }).click()
    await expect.poll(quantity).toBe('18')
    await open(page, '/de/rfq')
    await page.getByRole('heading', { name: '3 Positionen' }).waitFor()
    await expect.poll(() => page.getByLabel('Menge für XQ-7734/B').inputValue()).toBe('18')
  })

  test('with unrecognizable columns is mapped by hand, and the mapping is remembered', async () => {
    const [first] = await partsInStock()
    const { page } = await startVisit({ baseUrl })
    const file = Buffer.from(`kolom a;kolom b;kolom c\nx;${first.min_qty};see ${first.part_number}\n`)
    const mapped = Buffer.from(`kolom a;kolom b;kolom c\n${first.part_number};7;x\n`)
    await open(page, '/rfq')
    await choose(page, 'first.csv', mapped)
    const takenFor = (column: string) => page.getByRole('combobox', { name: `${column} contains` })
    await page.getByText('Columns', { exact: true }).first().waitFor()
    if ((await takenFor('kolom a').count()) === 0)
      await page.getByRole('button', { name: 'Change columns' }).click()
    await setField(page, 'kolom a', 'Part number')
    await setField(page, 'kolom b', 'Quantity')
    await expect.poll(() => quantityOf(page, first.part_number).inputValue()).toBe('7')
    await page.getByRole('button', { name: 'Remove file' }).click()
    await choose(page, 'second.csv', file)
    await page.getByText('Using your last column settings').waitFor()
  })

  test.each([
    ['a PDF', 'bom.xlsx', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'This is not a spreadsheet', true],
    ['too large', 'bom.csv', Buffer.alloc(2 * 1024 * 1024 + 1, 0x41), 'This file is larger than 2 MB', false],
  ])(
    'that is %s is rejected with a message, and another can be chosen',
    async (_, name, content, text, isSent) => {
      const { page, allow } = await startVisit({ baseUrl })
      if (isSent) allow(/status of 415/)
      await open(page, '/rfq')
      await choose(page, name, content)
      await page.getByText(text).waitFor()
      await page.getByRole('button', { name: 'Choose another file' }).waitFor()
      await choose(page, 'bom.csv', Buffer.from('MPN,Qty\nXQ-7734/B,5\n'))
      await page.getByRole('heading', { name: '1 line' }).waitFor()
    },
  )
})

describe('the quick order pad', () => {
  test('matches a pasted list, and keeps it and the decisions after a reload', async () => {
    const [first] = await partsInStock()
    const { page } = await startVisit({ baseUrl })
    await open(page, '/quick')
    await page
      .getByLabel('Part numbers and quantities')
      .fill(`Hi,\n3 x XQ-7734/B\n${first.part_number} - ${first.min_qty} pcs`)
    await page.getByRole('heading', { name: '2 lines' }).waitFor()
    await page.getByText('1 line isn’t a part').waitFor()
    await page.getByText('Sign in to save it as a project').waitFor()
    await quantityOf(page, 'XQ-7734/B').fill('70')
    expect(await violationsOf(page)).toEqual([])
    await page.reload()
    await expect.poll(() => quantityOf(page, 'XQ-7734/B').inputValue()).toBe('70')
    await page.getByRole('button', { name: 'Add 1 line to cart' }).click()
    await page.getByRole('button', { name: 'In the cart: 1 line' }).waitFor()
  })
})

/** The select is either native or a menu that looks the same everywhere. */
async function setField(page: Page, column: string, field: string): Promise<void> {
  const select = page.getByRole('combobox', { name: `${column} contains` })
  await select.click()
  await page.getByRole('option', { name: field, exact: true }).click()
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
