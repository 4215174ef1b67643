import { read as readXlsx } from '@e965/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { bookOf, saveAs, workbookParts } from '../../../../../tests/harness/save-book.ts'
import { inlineRows } from '../../../../../tests/harness/write-xlsx.ts'
import { writeZip } from '../../../../../tests/harness/write-zip.ts'
import { SheetError } from '../../../sheets/index.ts'
import { refusingSheets } from '../refuse-sheet.ts'
import { createBomReader } from './index.ts'

const LIST = [
  ['Part number', 'Qty'],
  ['LM358DR', 100],
  ['NE555P', 20],
]
const list = saveAs('xlsx', bookOf({ Cover: [['Bill of materials']], BOM: LIST }))

const reader = createBomReader()
afterAll(() => reader.close())

describe('a bill of materials, read by a worker', () => {
  test('opens with its sheets and their lengths, and leaves the caller’s buffer intact', async () => {
    const before = Buffer.from(list)
    const { sheets, packed } = await reader.open(list)
    expect(sheets).toEqual([
      { name: 'Cover', rows: 1 },
      { name: 'BOM', rows: 3 },
    ])
    expect(packed.length).toBeLessThan(500)
    expect(list.equals(before)).toBe(true)
  })

  test('is read with the buyer’s settings', async () => {
    const { packed } = await reader.open(list)
    const { bom, keys } = await reader.read(packed, {
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
    expect(keys[1]).toEqual([{ number: 'NE555P', exact: 'NE555P', key: 'NE555P', bare: 'NE555P' }])
  })

  test('is exported as XLSX with our columns after its own', async () => {
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

  test('a sheet without a header gets one for our columns', async () => {
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

  test('keeps numbers as numbers, and text that only looks like a number as text', async () => {
    const numbers = ['5', '-3', '0.25', '12345678901']
    const texts = ['00123', '1.50', '123456789012', '1e-7', '1e+21', 'NaN', 'Infinity', '-0', '1,5', '.5']
    const { packed } = await reader.open(
      Buffer.from([...numbers, ...texts].map(text => `x;${text}`).join('\n')),
    )
    const extended = await reader.extend(packed, { sheet: 0, headerRow: 0, headings: [], cells: new Map() })
    expect(gridOf(extended).map(row => row[1])).toEqual([5, -3, 0.25, 12345678901, ...texts])
  })

  test('a file’s problem is passed to the caller', async () => {
    await expect(reader.open(Buffer.from('%PDF-1.7'))).rejects.toThrow(SheetError)
    await expect(reader.open(Buffer.from('%PDF-1.7'))).rejects.toMatchObject({ problem: 'not_a_sheet' })
    await expect(reader.open(Buffer.from('a\n'.repeat(20_001)))).rejects.toMatchObject({
      problem: 'too_many_rows',
    })
  })
})

describe('limits', () => {
  const long = writeZip(workbookParts(inlineRows(Array(3_000).fill(Array(40).fill('x')))))

  test.each([
    ['too long', { wallSeconds: 0.02 }, 'too_slow'],
    ['too much memory', { totalMemoryMb: 30 }, 'too_large'],
    // V8 aborts the process.
    ['too much heap', { heapMb: 8 }, 'too_large'],
  ])('a file that takes %s ends its reader, and is rejected with 413', async (_, limits, problem) => {
    const limited = createBomReader(limits)
    await expect(limited.open(long)).rejects.toMatchObject({ problem })
    await expect(refusingSheets(() => limited.open(long))).rejects.toMatchObject({ code: 413 })
    await limited.close()
  })

  test('the shop keeps serving while a file is read', async () => {
    const before = process.threadCpuUsage()
    await reader.open(long)
    // Another process reads it.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(100)
  })

  test('after closing, current jobs fail and new ones are rejected', async () => {
    const closing = createBomReader()
    const results = Promise.allSettled([closing.open(long), closing.open(long)])
    await closing.close()
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(closing.open(list)).rejects.toThrow('closed')
  })
})

function gridOf(bytes: Uint8Array) {
  const book = readXlsx(bytes, { dense: true })
  const data = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []
  return Array.from(data, row => Array.from(row ?? [], cell => cell?.v))
}
