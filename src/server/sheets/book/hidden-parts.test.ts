import { type BookType, utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { BOOK_LIMITS } from '../../../../tests/harness/save-book.ts'
import { readBook } from '../index.ts'
import { hiddenInBiff } from './hidden-parts.ts'

function bookWithHiddenParts(type: BookType): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ['Old MPN', 'MPN', 'Qty'],
    ['LM358D', 'LM358DR', 2],
    ['', 'LM358DT', ''],
  ])
  sheet['!cols'] = [{ hidden: true }, { wch: 20 }, { wch: 5 }]
  sheet['!rows'] = [{}, { hidden: true }]
  sheet['!merges'] = [{ s: { r: 1, c: 2 }, e: { r: 2, c: 2 } }]
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Archive']]), 'Archive')
  utils.book_append_sheet(book, sheet, 'BOM')
  book.Workbook = {
    Sheets: [
      { name: 'Archive', Hidden: 1 },
      { name: 'BOM', Hidden: 0 },
    ],
  }
  return new Uint8Array(write(book, { type: 'array', bookType: type }))
}

describe.each<BookType>(['xlsx', 'biff8'])('a workbook (%s)', type => {
  test('says which sheets and columns are hidden, and which cells span rows', async () => {
    const [archive, bom] = await readBook(bookWithHiddenParts(type), BOOK_LIMITS)
    expect(archive).toMatchObject({ isHidden: true, hiddenColumns: [] })
    expect(bom).toMatchObject({
      isHidden: false,
      hiddenColumns: [0],
      // SheetJS writes no rows into this format.
      hiddenRows: type === 'xlsx' ? [1] : [],
      tallCells: [{ column: 2, top: 1, bottom: 2 }],
    })
  })
})

test('rows hidden in an .xls workbook', () => {
  const record = (kind: number, body: number[]) => [kind & 255, kind >> 8, body.length, 0, ...body]
  const row = (index: number, flags: number) =>
    record(0x208, [index, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, flags, 1, 0, 0])
  const sheetStart = 4 + 8
  const bytes = [
    ...record(0x85, [sheetStart, 0, 0, 0, 0, 0, 1, 65]),
    ...record(0x809, [0, 6]),
    ...[row(0, 0), row(2, 0x20), row(3, 0x30)].flat(),
  ]
  expect(hiddenInBiff(Buffer.from(bytes), BOOK_LIMITS)).toMatchObject([{ hiddenRows: [2, 3] }])
})

test('rows that an OpenDocument sheet filters out', async () => {
  const rows = ['', ' table:visibility="filter"', ' table:visibility="collapse"'].map(
    hidden =>
      `<table:table-row${hidden}><table:table-cell><text:p>A1</text:p></table:table-cell></table:table-row>`,
  )
  const document = `<office:document><office:body><office:spreadsheet><table:table table:name="S">${rows.join('')}</table:table></office:spreadsheet></office:body></office:document>`
  const [sheet] = await readBook(Buffer.from(document), BOOK_LIMITS)
  expect(sheet?.hiddenRows).toEqual([1, 2])
})

test('a page says which cells span rows', async () => {
  const html = '<table><tr><td>MPN<td>Qty<tr><td>LM358DR<td rowspan=2>4<tr><td>LM358DT</table>'
  const [sheet] = await readBook(Buffer.from(html), BOOK_LIMITS)
  expect(sheet?.tallCells).toEqual([{ column: 1, top: 1, bottom: 2 }])
})

test('a number with three decimals is not mistaken for thousands', async () => {
  const sheet = utils.aoa_to_sheet([['Qty'], [5]])
  const cell = sheet.A2
  if (cell) cell.z = '0.000'
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'BOM')
  const [read] = await readBook(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })), BOOK_LIMITS)
  expect(read?.rows).toEqual([['Qty'], ['5']])
})
