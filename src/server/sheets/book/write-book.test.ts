import { read } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOK_LIMITS } from '../../../../tests/harness/save-book.ts'
import { readBook, writeBook } from '../index.ts'

const sheetOf = (bytes: Uint8Array) => {
  const book = read(bytes, { dense: true })
  const name = book.SheetNames[0] ?? ''
  return { name, rows: book.Sheets[name]?.['!data'] ?? [] }
}

describe('an exported sheet', () => {
  test.each([
    "=cmd|' /C calc'!A0",
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    '=HYPERLINK("http://x.invalid")',
  ])('is safe to open: %s is a text, not a formula', text => {
    const cell = sheetOf(writeBook('BOM', [[text]])).rows[0]?.[0]
    expect(cell).toMatchObject({ t: 's', v: text })
    expect(cell).not.toHaveProperty('f')
  })

  test('numbers are numbers, null is empty', () => {
    const [row] = sheetOf(writeBook('BOM', [['LM358', 0.0022, null, -5, '007', '']])).rows
    expect(row?.map(cell => cell?.v)).toEqual(['LM358', 0.0022, undefined, -5, '007'])
  })

  test('its name is valid in Excel', () => {
    const nameOf = (name: string) => sheetOf(writeBook(name, [['a']])).name
    expect(nameOf("[BOM]: a/b\\c*?'")).toBe('BOM   a b c')
    expect(nameOf('部品表 & <1>')).toBe('部品表 & <1>')
    expect(nameOf('x'.repeat(99))).toHaveLength(31)
    expect(nameOf(' ')).toBe('Sheet1')
  })

  test('any text is preserved, except characters that XML cannot contain', async () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1 }).map(text => `a${text}b`)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), async rows => {
        const [sheet] = await readBook(writeBook('BOM', rows), BOOK_LIMITS)
        expect(sheet?.rows).toEqual(rows)
      }),
      { numRuns: 50 },
    )
    const [strange] = await readBook(writeBook('BOM', [['a\0b\x08c\uD800d\uFFFFe', '_x000D_']]), BOOK_LIMITS)
    expect(strange?.rows).toEqual([['abc\uFFFDde', '_x000D_']])
  })

  test('columns beyond Z are placed correctly', async () => {
    const row = Array.from({ length: 80 }, (_, i) => `c${i}`)
    expect((await readBook(writeBook('BOM', [[], row]), BOOK_LIMITS))[0]?.rows).toEqual([[], row])
  })
})
