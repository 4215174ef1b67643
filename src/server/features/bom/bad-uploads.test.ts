import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { workbookParts } from '../../../../tests/harness/save-book.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { writeZip } from '../../../../tests/harness/write-zip.ts'
import { exportBom, readBom, uploadBom } from '../../../contract/shop/bom.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { connect } from '../../database/connection.ts'
import { createShop } from '../../shop.ts'
import { sweepUploads } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const exhaust = (allowance: string) =>
  shop.connection.pool.query(
    `update allowances set full_at = now() + interval '1 day' where key like $1 || '%'`,
    [allowance],
  )

async function send(content: BlobPart, name = 'bom.xlsx') {
  const body = new FormData()
  body.set('file', new File([content], name))
  return answerTo({ body })
}

async function answerTo(init: RequestInit) {
  const answer = await shop.request(uploadBom.path, { method: 'POST', ...init })
  return { status: answer.status, ...(await answer.json()) }
}

const PDF = '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])

describe('a file that is not a bill of materials is rejected with instructions', () => {
  test.each([
    ['a PDF named .xlsx', PDF, 415, 'This is not a spreadsheet. Upload an XLSX, XLS, ODS or CSV file.'],
    ['an image named .xlsx', PNG, 415, 'This is not a spreadsheet. Upload an XLSX, XLS, ODS or CSV file.'],
    [
      'half a zip file',
      Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]),
      415,
      'This file is damaged or incomplete. Open it, save it again and upload it again.',
    ],
    ['an empty file', '', 400, 'This file is empty. Upload one with your parts.'],
    ['a blank sheet', ',,\n,,\n', 400, 'This file is empty. Upload one with your parts.'],
  ])('%s', async (_, content, code, message) => {
    expect(await send(content)).toMatchObject({ status: code, code, message })
  })

  test('a zip bomb', async () => {
    const bomb = writeZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(LIMITS.bomUnpackedBytes + 1, 0x20) },
    ])
    expect(bomb.length).toBeLessThan(LIMITS.uploadBytes)
    expect(await send(new Uint8Array(bomb))).toMatchObject({
      status: 413,
      message: 'This file expands to too much data. Save only the sheet with your parts, or save it as CSV.',
    })
  })

  test('more than 2 MB, by a little and by far; 2 MB are accepted', async () => {
    const filled = (line: string) =>
      line.repeat(LIMITS.uploadBytes / line.length).padEnd(LIMITS.uploadBytes, '\n')
    const whole = filled(`STM32F103C8T6,${'see drawing '.repeat(20)}\n`)
    expect(await send(whole)).toMatchObject({ status: 200, data: { size: LIMITS.uploadBytes } })
    const message = 'This file is larger than 2 MB. Remove images or other sheets, or save it as CSV.'
    for (const extra of ['\n', '\n'.repeat(8 * 1024 * 1024)])
      expect(await send(whole + extra)).toMatchObject({ status: 413, code: 413, message })
    expect(await send(filled('STM32F103C8T6,12\n'))).toMatchObject({
      status: 413,
      message: 'A sheet has more than 20,000 rows. Please split the list.',
    })
  })

  test('in the buyer’s language', async () => {
    const body = new FormData()
    body.set('file', new File([PDF], 'bom.xlsx'))
    expect(await answerTo({ body, headers: { Lang: 'de' } })).toMatchObject({
      message: 'Das ist keine Tabelle: bitte XLSX, XLS, ODS oder CSV hochladen',
    })
  })
})

describe('a small file that expands to gigabytes is rejected, and the shop keeps serving', () => {
  const repeated = (count: string) =>
    writeZip([
      { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' },
      {
        name: 'content.xml',
        content: `<office:document-content><office:body><office:spreadsheet><table:table table:name="A"><table:table-row table:number-rows-repeated="${count}"><table:table-cell office:value-type="string"><text:p>a</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
      },
    ])
  /** Two million cells would take more memory than the reader has. */
  const row = `<row>${'<c><v>1</v></c>'.repeat(100)}</row>`
  const endless = () => writeZip(workbookParts(row.repeat(20_000)))

  test.each([
    ['rows repeated 1e9 times', () => repeated('1e9'), 415],
    ['rows repeated " 1000000000" times', () => repeated(' 1000000000'), 415],
    ['rows repeated 1000000000 times', () => repeated('1000000000'), 413],
    ['more cells than are read', endless, 413],
  ])(
    '%s',
    async (_, content, status) => {
      const file = content()
      expect(file.length).toBeLessThan(LIMITS.uploadBytes)
      expect(await send(new Uint8Array(file))).toMatchObject({ status, code: status })
      expect(await send('MPN,Qty\nLM358,4\n', 'bom.csv')).toMatchObject({ status: 200 })
      expect((await shop.get('/healthz')).status).toBe(200)
    },
    120_000,
  )
})

describe('a call without a file is rejected', () => {
  test('without the field', async () => {
    const body = new FormData()
    body.set('files', new File(['MPN,Qty'], 'bom.csv'))
    expect(await answerTo({ body })).toMatchObject({
      status: 400,
      data: { errors: { file: 'Choose a file' } },
    })
  })

  test('with a text in its place', async () => {
    const body = new FormData()
    body.set('file', 'MPN,Qty')
    expect(await answerTo({ body })).toMatchObject({
      status: 400,
      data: { errors: { file: 'Choose a file' } },
    })
  })

  test('as JSON, or as a truncated form', async () => {
    const json = { headers: { 'Content-Type': 'application/json' }, body: '{}' }
    expect(await answerTo(json)).toMatchObject({ status: 415, code: 415 })
    const cut = {
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Dispo',
    }
    expect(await answerTo(cut)).toMatchObject({ status: 400, code: 400 })
  })
})

test('rejected files leave nothing behind, and expired ones are deleted', async () => {
  const { db } = shop.connection
  await db.execute(sql`delete from uploads`)
  await send(PDF)
  await send(PNG)
  const count = async () =>
    (await db.execute<{ count: number }>(sql`select count(*)::int from uploads`)).rows[0]?.count
  expect(await count()).toBe(0)
  const { data } = await send('MPN,Qty\nLM358,4\n', 'bom.csv')
  await sweepUploads(db)
  expect(await count()).toBe(1)
  await db.execute(sql`update uploads set expires_at = now() - interval '1 second'`)
  await sweepUploads(db)
  expect(await count()).toBe(0)
  await expect(shop.call()(readBom, { file_id: data.file_id })).rejects.toMatchObject({ code: 404 })
})

const file = 'MPN,Qty\nLM358,4\n'

test('readings of one address wait for each other, and their number is limited', async () => {
  const bills = await connect(shop.databaseUrl, 1)
  const asked = vi.spyOn(bills.pool, 'query')
  const apart = createShop({ ...shop.parts, ...shop.store, bills })
  const { file_id } = (await send(file, 'bom.csv')).data
  const read = (path: string) =>
    apart.api.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ file_id }),
    })
  const paths = [readBom, exportBom, readBom, exportBom, readBom, exportBom].map(({ path }) => path)
  const answers = await Promise.all(paths.map(read))
  // There are fewer workers, and one job too many would be a 500.
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(asked).toHaveBeenCalled()
  await exhaust('bomAddress')
  for (const path of paths.slice(0, 2)) expect((await read(path)).status).toBe(429)
  await apart.close()
  await bills.close()
})

test('uploads of one address wait for each other, and their number is limited', async () => {
  const files = await Promise.all(Array.from({ length: 6 }, () => send(file, 'bom.csv')))
  expect(files.map(({ status }) => status)).toEqual(files.map(() => 200))
  await exhaust('uploadAddress')
  expect(await send(file, 'bom.csv')).toMatchObject({ status: 429, code: 429 })
})
