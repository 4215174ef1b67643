import { type BookType, utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { BOOK_LIMITS } from '../../../../tests/harness/save-book.ts'
import { readBook } from '../index.ts'

function bookWithHiddenParts(type: BookType): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ['Old MPN', 'MPN', 'Qty'],
    ['LM358D', 'LM358DR', 2],
    ['', 'LM358DT', ''],
  ])
  sheet['!cols'] = [{ hidden: true }, { wch: 20 }, { wch: 5 }]
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
      tallCells: [{ column: 2, top: 1, bottom: 2 }],
    })
  })
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
