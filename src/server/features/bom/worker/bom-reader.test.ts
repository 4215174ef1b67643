import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { read as readXlsx } from '@e965/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { bookOf, saveAs, workbookParts } from '../../../../../tests/harness/save-book.ts'
import { inlineRows } from '../../../../../tests/harness/write-xlsx.ts'
import { writeZip } from '../../../../../tests/harness/write-zip.ts'
import { SheetError } from '../../../sheets/index.ts'
import { createBomReader, ReaderBusy } from './index.ts'

const LIST = [
  ['Part number', 'Qty'],
  ['LM358DR', 100],
  ['NE555P', 20],
]
const list = saveAs('xlsx', bookOf({ Cover: [['Bill of materials']], BOM: LIST }))

const reader = createBomReader()
afterAll(() => reader.close())

const openMany = (open: () => Promise<unknown>, count: number) =>
  Promise.allSettled(Array.from({ length: count }, open))

describe('a bill of materials, read by a worker', () => {
  test('opens with its sheets and how long they are, and stays the caller’s', async () => {
    const before = Buffer.from(list)
    const { sheets, packed } = await reader.open(list)
    expect(sheets).toEqual([
      { name: 'Cover', rows: 1 },
      { name: 'BOM', rows: 3 },
    ])
    expect(packed.length).toBeLessThan(500)
    expect(list.equals(before)).toBe(true)
  })

  test('is read as the buyer asks', async () => {
    const { packed } = await reader.open(list)
    const bom = await reader.read(packed, {
      sheet: 1,
      headerRow: 0,
      mapping: new Map([
        [0, 'part_number'],
        [1, 'qty'],
      ]),
      boards: 2,
    })
    expect(bom.lines.map(line => [line.part_number, line.qty])).toEqual([
      ['LM358DR', 200],
      ['NE555P', 40],
    ])
  })

  test('comes back as XLSX with our columns behind its own', async () => {
    const { packed } = await reader.open(list)
    const cells = new Map([[1, ['in stock', 0.12, '=1+1']]])
    const extended = await reader.extend(packed, {
      sheet: 1,
      headerRow: 0,
      headings: ['Status', 'Price', 'Note'],
      cells,
    })
    expect(gridOf(extended)).toEqual([
      ['Part number', 'Qty', 'Status', 'Price', 'Note'],
      ['LM358DR', 100, 'in stock', 0.12, '=1+1'],
      ['NE555P', 20],
    ])
  })

  test('a sheet without a header gets one above for our columns', async () => {
    const { packed } = await reader.open(Buffer.from('LM358,5\nNE555,1,note\n'))
    const extended = await reader.extend(packed, {
      sheet: 0,
      headerRow: -1,
      headings: ['Price'],
      cells: new Map([[0, [0.12]]]),
    })
    expect(gridOf(extended)).toEqual([
      [undefined, undefined, undefined, 'Price'],
      ['LM358', 5, undefined, 0.12],
      ['NE555', 1, 'note'],
    ])
  })

  test('gives the buyer’s numbers back as numbers, and what only looks like one as it was written', async () => {
    const numbers = ['5', '-3', '0.25', '12345678901']
    const texts = ['00123', '1.50', '123456789012', '1e-7', '1e+21', 'NaN', 'Infinity', '-0', '1,5', '.5']
    const { packed } = await reader.open(
      Buffer.from([...numbers, ...texts].map(text => `x;${text}`).join('\n')),
    )
    const extended = await reader.extend(packed, { sheet: 0, headerRow: 0, headings: [], cells: new Map() })
    expect(gridOf(extended).map(row => row[1])).toEqual([5, -3, 0.25, 12345678901, ...texts])
  })

  test('what is wrong with a file crosses over', async () => {
    await expect(reader.open(Buffer.from('%PDF-1.7'))).rejects.toThrow(SheetError)
    await expect(reader.open(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ problem: 'not_a_sheet' })
    await expect(reader.open(Buffer.from('a\n'.repeat(20_001)))).rejects.toMatchObject({
      problem: 'too_many_rows',
    })
  })
})

describe('limits', () => {
  const table =
    '<table:table table:name="A"><table:table-row table:number-rows-repeated="20000"><table:table-cell office:value-type="string" table:number-columns-repeated="100"><text:p>a</text:p></table:table-cell></table:table-row></table:table>'
  const openDocument = (tables: string) =>
    Buffer.from(
      `<?xml version="1.0"?><office:document><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document>`,
    )
  /** Two million cells in a few lines. */
  const repeated = openDocument(table)
  const endless = openDocument(table.repeat(10))

  test('a file that takes too long is given up, and the next one is read', async () => {
    const impatient = createBomReader({ workers: 1, seconds: 3, memoryMb: 2_000 })
    await expect(impatient.open(endless)).rejects.toMatchObject({ problem: 'too_slow' })
    await expect(impatient.open(list)).resolves.toMatchObject({ sheets: [{}, {}] })
    await impatient.close()
  })

  test('a file that takes too much memory is given up, and the next one is read', async () => {
    const small = createBomReader({ workers: 1, seconds: 60, memoryMb: 48 })
    await expect(small.open(repeated)).rejects.toMatchObject({ problem: 'too_large' })
    await expect(small.open(list)).resolves.toMatchObject({ sheets: [{}, {}] })
    await small.close()
  })

  test('many at once wait in line; too many are told so', async () => {
    const one = createBomReader({ workers: 1 })
    const results = await openMany(() => one.open(list), 60)
    const refused = results.filter(result => result.status === 'rejected')
    expect(refused).toHaveLength(9)
    expect(refused.every(result => result.reason instanceof ReaderBusy)).toBe(true)
    await one.close()
  })

  test('the shop goes on while a file is read', async () => {
    const long = writeZip(workbookParts(inlineRows(Array(3_000).fill(Array(40).fill('x')))))
    const opening = reader.open(long)
    let turns = 0
    const timer = setInterval(() => turns++, 5)
    await opening
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })

  test('an idle worker does not keep a program from ending', async () => {
    const index = JSON.stringify(new URL('./index.ts', import.meta.url).href)
    const program = `const { createBomReader } = await import(${index})
      const { sheets } = await createBomReader().open(Buffer.from('a,b'))
      console.log(sheets.length)`
    const flags = ['--input-type=module', '-e', program]
    const { stdout } = await promisify(execFile)(process.execPath, flags, { timeout: 15_000 })
    expect(stdout).toBe('1\n')
  })

  test('once closed, what waits is told and nothing is taken', async () => {
    const closing = createBomReader({ workers: 1 })
    const results = openMany(() => closing.open(endless), 3)
    await closing.close()
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(closing.open(list)).rejects.toThrow('closed')
  })
})

function gridOf(bytes: Uint8Array) {
  const book = readXlsx(bytes, { dense: true })
  const data = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []
  return Array.from(data, row => Array.from(row ?? [], cell => cell?.v))
}
