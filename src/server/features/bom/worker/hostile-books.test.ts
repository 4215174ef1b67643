import { write } from '@e965/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { bookOf, saveAs, workbookParts } from '../../../../../tests/harness/save-book.ts'
import { writeZip } from '../../../../../tests/harness/write-zip.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { createBomReader } from './index.ts'

const reader = createBomReader()
afterAll(() => reader.close())

const MB = 1024 * 1024
const list = saveAs('xlsx', bookOf({ BOM: [['LM358', 5]] }))

/** The outcome of a file: its problem, or that it was read. In any case the next file can be read. */
async function outcomeOf(bytes: Buffer): Promise<string> {
  expect(bytes.length).toBeLessThan(LIMITS.uploadBytes)
  const outcome = await reader.open(bytes).then(
    ({ packed }) => (packed.length < 4 * MB ? 'read' : 'read, but far too much'),
    error => error.problem ?? String(error),
  )
  expect(await reader.open(list)).toMatchObject({ sheets: [{ name: 'BOM', rows: 1 }] })
  return outcome
}

describe('OpenDocument repeat counts', () => {
  const cell = (attributes = '', text = '<text:p>a</text:p>') =>
    `<table:table-cell office:value-type="string" ${attributes}>${text}</table:table-cell>`
  const row = (attributes = '', cells = cell()) => `<table:table-row ${attributes}>${cells}</table:table-row>`
  const flat = (rows: string, before = '') =>
    `<?xml version="1.0"?><office:document>${before}<office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document>`
  const zipped = (content: string) =>
    writeZip([
      { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' },
      { name: 'content.xml', content },
    ])

  /** A billion, in notations that number parsers may or may not understand. */
  const COUNTS = [
    '1e9',
    ' 1000000000',
    '1000000000 ',
    '\n1000000000',
    '+1000000000',
    '0x3B9ACA00',
    '0b111111111111111111111111111111',
    '1000000000.0',
    '1_000_000_000',
    '1E+9',
    'Infinity',
    '&#49;000000000',
    '&#49;e9',
    '0001000000000',
    '1000000000',
    `${'9'.repeat(400)}`,
    `${'0'.repeat(400)}1000000000`,
    '١٠٠٠٠٠٠٠٠٠',
    '-1000000000',
    '',
  ]
  const NAMES = [
    'table:number-rows-repeated',
    'x:number-rows-repeated',
    'number-rows-repeated',
    'table:NUMBER-ROWS-REPEATED',
    'table:number-rows-repeated_x',
  ]
  const REFUSED = ['too_many_rows', 'too_large', 'truncated', 'read']

  test('in every notation, for rows and for columns', async () => {
    for (const count of COUNTS)
      for (const [name, body] of [
        ['rows', row(`table:number-rows-repeated="${count}"`)],
        ['columns', row('', cell(`table:number-columns-repeated="${count}"`))],
        ['spaces', row('', cell('', `<text:p>a<text:s text:c="${count}"/>b</text:p>`))],
      ] as const)
        expect(REFUSED, `${name} ${count}`).toContain(await outcomeOf(zipped(flat(body))))
  })

  test('with every prefix, quoted or not, packed or flat', async () => {
    for (const name of NAMES)
      for (const value of ['"1e9"', `'1e9'`, '1e9', ' = "1000000000"']) {
        const body = flat(row(`${name}${value.startsWith(' ') ? value : `=${value}`}`))
        expect(REFUSED).toContain(await outcomeOf(zipped(body)))
        expect(REFUSED).toContain(await outcomeOf(Buffer.from(body)))
      }
  })

  test('that multiply each other', async () => {
    const full = row('table:number-rows-repeated="20000"', cell('table:number-columns-repeated="100"'))
    expect(await outcomeOf(zipped(flat(full)))).toBe('too_large')
    const long = cell('', `<text:p>${'x'.repeat(30_000)}</text:p>`)
    expect(await outcomeOf(zipped(flat(row('table:number-rows-repeated="9000"', long))))).toBe('too_large')
    const nested = `<table:table-rows>${'<table:table-row-group>'.repeat(500)}${full}${'</table:table-row-group>'.repeat(500)}</table:table-rows>`
    expect(await outcomeOf(zipped(flat(nested)))).toBe('too_large')
    const many = Array.from({ length: 120 }, () => row('table:number-rows-repeated="10000"')).join(
      '</table:table><table:table table:name="B">',
    )
    expect(await outcomeOf(zipped(flat(many)))).toBe('too_large')
  })

  test('in number formats', async () => {
    const style =
      '<office:styles><number:number-style style:name="N1"><number:number number:min-integer-digits="1e9" number:decimal-places="1000000000"/></number:number-style></office:styles>'
    expect(await outcomeOf(Buffer.from(flat(row(), style)))).toBe('read')
  })
})

describe('workbooks', () => {
  const shared = (strings: string[]) => ({
    name: 'xl/sharedStrings.xml',
    content: `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings.map(text => `<si><t>${text}</t></si>`).join('')}</sst>`,
  })
  const cells = (count: number, content: (column: string, row: number) => string) => {
    const columns = [...'ABCDEFGHIJ']
    return Array.from(
      { length: count / columns.length },
      (_, i) => `<row r="${i + 1}">${columns.map(column => content(column, i + 1)).join('')}</row>`,
    ).join('')
  }
  const withStrings = (rows: string, strings: string[]) => {
    const parts = workbookParts(rows).map(part => ({
      ...part,
      content: String(part.content)
        .replace(
          '</Types>',
          '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
        )
        .replace(
          '</Relationships>',
          '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        ),
    }))
    return writeZip([...parts, shared(strings)])
  }

  test('one long text in thousands of cells', async () => {
    const rows = cells(9_000, (column, row) => `<c r="${column}${row}" t="s"><v>0</v></c>`)
    expect(await outcomeOf(withStrings(rows, ['x'.repeat(32_000)]))).toBe('too_large')
  })

  test('distinct long texts in every cell', async () => {
    const rows = cells(
      2_000,
      (column, row) => `<c r="${column}${row}" t="inlineStr"><is><t>${'y'.repeat(10_000)}</t></is></c>`,
    )
    expect(await outcomeOf(writeZip(workbookParts(rows)))).toBe('too_large')
  })

  test('one text of many megabytes', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
    expect(await outcomeOf(withStrings(rows, ['z'.repeat(50 * MB)]))).toMatch(/read|too_large/)
  })

  test.each([
    [
      'endless ranges and columns',
      '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="1e9" width="9"/><col min="1" max="16384"/></cols>',
      '',
    ],
    [
      'endless merged cells',
      '',
      `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(50_000)}</mergeCells>`,
    ],
    [
      'endless names',
      '',
      `<definedNames>${'<definedName name="x">A1:XFD1048576</definedName>'.repeat(20_000)}</definedNames>`,
    ],
  ])('%s', async (_, before, after) => {
    const parts = workbookParts('<row r="1"><c r="A1" t="str"><v>LM358</v></c></row>', before)
    const sheet = parts.map(part => ({
      ...part,
      content: String(part.content).replace('</worksheet>', `${after}</worksheet>`),
    }))
    expect(await outcomeOf(writeZip(sheet))).toBe('read')
  })

  test('a number format that makes a megabyte of each cell', async () => {
    const rows = cells(10_000, (column, row) => `<c r="${column}${row}" s="1"><v>1</v></c>`)
    const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="200" formatCode="${'0'.repeat(MB)}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="200" applyNumberFormat="1"/></cellXfs></styleSheet>`
    const parts = workbookParts(rows).map(part => ({
      ...part,
      content: String(part.content)
        .replace(
          '</Types>',
          '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
        )
        .replace(
          '</Relationships>',
          '<Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
        ),
    }))
    const bytes = writeZip([...parts, { name: 'xl/styles.xml', content: styles }])
    expect(await outcomeOf(bytes)).toBe('read')
  })

  test.each(['biff8', 'xlsb', 'biff5'] as const)('old and binary ones with long texts: %s', async type => {
    const text = 'x'.repeat(type === 'biff5' ? 250 : 10_000)
    expect(await outcomeOf(saveAs(type, bookOf({ A: Array.from({ length: 50 }, () => [text]) })))).toBe(
      'read',
    )
  })

  test('a binary one whose shared text is in thousands of cells', async () => {
    const rows = Array.from({ length: 1_000 }, () => ['x'.repeat(32_000)])
    const bytes = write(bookOf({ A: rows }), {
      type: 'buffer',
      bookType: 'xlsb',
      bookSST: true,
      compression: true,
    })
    expect(await outcomeOf(Buffer.from(bytes))).toBe('too_large')
  })

  test('XML of 2003 with endless spans and positions', async () => {
    const xml = (column: string, place = '1') =>
      Buffer.from(
        `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>${column}<Row><Cell ss:Index="${place}"><Data ss:Type="String">a</Data></Cell></Row></Table></Worksheet></Workbook>`,
      )
    for (const span of [
      'ss:Span="1000000000"',
      'ss:Span="1e9"',
      `ss:Span=' 1e9'`,
      'ss:Span=1e9',
      'ss:span="1e9"',
      'x:Span = "1e9"',
    ])
      expect(await outcomeOf(xml(`<Column ss:Width="20" ${span}/>`))).toBe('too_large')
    expect(await outcomeOf(xml('<Column ss:Span="3"/>'))).toBe('read')
    expect(await outcomeOf(xml('', '1000000000'))).toMatch(/read|empty/)
    expect(await outcomeOf(xml('<Column ss:Index="4000000000" ss:Width="20"/>'))).toMatch(
      /read|too_slow|truncated|too_large/,
    )
  })
})

describe('text', () => {
  test.each([
    ['one giant cell', `a,${'x'.repeat(1_900_000)}`],
    ['one giant quoted cell', `a,"${'x'.repeat(1_900_000)}"`],
    ['a quote that never ends', `a,"${'x\n'.repeat(900_000)}`],
    ['two million cells in a row', ','.repeat(1_900_000)],
    ['a million filled cells', 'a,'.repeat(900_000)],
    [
      'a page with spans',
      `<html><table>${'<tr><td colspan=999999999 rowspan=1e9>a</td><td colspan="-1">b</td></tr>'.repeat(10_000)}</table></html>`,
    ],
    ['a page with one giant cell', `<html><table><tr><td>${'x'.repeat(1_900_000)}</table></html>`],
    [
      'a page of cells far to the right',
      `<html><table>${'<tr><td colspan=99><td>a'.repeat(70_000)}</table></html>`,
    ],
    ['a thousand tables', `<html>${'<table><tr><td>a</table>'.repeat(50_000)}</html>`],
  ])('%s', async (_, content) => {
    expect(await outcomeOf(Buffer.from(content))).toMatch(
      /read$|not_a_sheet|truncated|empty|too_many_rows|too_large/,
    )
  })
})
