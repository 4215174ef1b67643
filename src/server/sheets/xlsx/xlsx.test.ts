import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect } from '../../../../tests/harness/collect.ts'
import { inlineRows, writeXlsx } from '../../../../tests/harness/write-xlsx.ts'
import { writeZip } from '../../../../tests/harness/write-zip.ts'
import { openSheet, type SheetOptions } from '../index.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chipfront-xlsx-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function read(content: Buffer, options: SheetOptions = {}) {
  const path = join(folder, 'list.xlsx')
  writeFileSync(path, content)
  const sheet = await openSheet(path, options)
  return collect(sheet.rows())
}

const cellsOf = async (sheetData: string, sharedStrings?: string, styles?: string) =>
  (await read(writeXlsx({ sheets: { Stock: sheetData }, sharedStrings, styles }))).map(row => row.cells)

describe('cells of a workbook', () => {
  test('shared strings, also with runs and phonetic readings, are complete', async () => {
    const strings = [
      '<si><t>Part &amp; no. "1"</t></si>',
      '<si><r><rPr><b/></rPr><t xml:space="preserve">Chip </t></r><r><t>抵抗</t></r><rPh><t>テイコウ</t></rPh></si>',
      '<si><t>line 1_x000D_\nline 2 _x005F_x0041_</t></si>',
      '<si/>',
    ]
    const cells =
      '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row>'
    expect(await cellsOf(cells, strings.join(''))).toEqual([
      ['Chip 抵抗', 'Part & no. "1"', 'line 1\r\nline 2 _x0041_'],
    ])
  })

  test('numbers are those that were typed', async () => {
    const values = [
      '0.0021999999999999999',
      '1.0000000000000001E-5',
      '5000',
      '12345678901234567890',
      '0.30000000000000004',
      '1.5E3',
      '-3',
    ]
    const cells = values.map(value => `<c><v>${value}</v></c>`).join('')
    expect(await cellsOf(`<row>${cells}</row>`)).toEqual([
      ['0.0022', '0.00001', '5000', '12345678901234567890', '0.3', '1500', '-3'],
    ])
  })

  test('a number displayed with leading zeros keeps them', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="0000000"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>'
    expect(await cellsOf('<row><c s="1"><v>1234</v></c><c s="0"><v>1234</v></c></row>', '', styles)).toEqual([
      ['0001234', '1234'],
    ])
  })

  test('booleans, formula results, errors and inline texts', async () => {
    const cells =
      '<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="str"><f>A1&amp;"x"</f><v>TRUEx</v></c><c t="e"><v>#N/A</v></c><c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>'
    expect(await cellsOf(`<row>${cells}</row>`)).toEqual([['TRUE', 'FALSE', 'TRUEx', '#N/A', 'inline']])
  })

  test('gaps between cells and rows are kept', async () => {
    const path = writeXlsx({
      sheets: {
        S: '<row r="2"><c r="B2"><v>1</v></c><c r="AA2"><v>2</v></c></row><row r="7"/><row><c><v>3</v></c></row>',
      },
    })
    const rows = await read(path)
    expect(rows.map(row => row.line)).toEqual([2, 7, 8])
    expect(rows[0]?.cells).toHaveLength(27)
    expect(rows[0]?.cells[26]).toBe('2')
    expect(rows[2]?.cells).toEqual(['3'])
  })

  test('a sheet with prefixed names is read, too', async () => {
    const prefixed = '<x:row xmlns:x="urn:x"><x:c t="str"><x:v>LM358</x:v></x:c></x:row>'
    expect(await cellsOf(prefixed)).toEqual([['LM358']])
  })

  test('ten thousand shared strings are found by index', async () => {
    const numbers = Array.from({ length: 10_000 }, (_, i) => i)
    const strings = numbers.map(i => `<si><t>№ ${i}${'x'.repeat(i % 2000)}</t></si>`).join('')
    const rows = numbers.map(i => `<row><c t="s"><v>${i}</v></c></row>`).join('')
    const cells = await cellsOf(rows, strings)
    expect(cells.every(([text], i) => text === `№ ${i}${'x'.repeat(i % 2000)}`)).toBe(true)
  })
})

describe('choosing a sheet', () => {
  const two = writeXlsx({ sheets: { Cover: inlineRows([['Hello']]), Stock: inlineRows([['LM358']]) } })

  test('the first, or the requested one', async () => {
    expect((await read(two))[0]?.cells).toEqual(['Hello'])
    expect((await read(two, { sheetName: 'stock' }))[0]?.cells).toEqual(['LM358'])
  })

  test('an unknown sheet is reported with the existing ones', async () => {
    await expect(read(two, { sheetName: 'Parts' })).rejects.toThrow(
      'has no sheet “Parts”, only “Cover”, “Stock”',
    )
  })
})

describe('invalid workbooks', () => {
  const good = writeXlsx({
    sheets: { S: inlineRows(Array.from({ length: 500 }, (_, i) => [`LM${i}`, 'x'])) },
  })

  test.each([0.2, 0.5, 0.9, 0.999])('a file truncated at %d', async share => {
    await expect(read(good.subarray(0, Math.floor(good.length * share)))).rejects.toMatchObject({
      problem: 'truncated',
    })
  })

  test('a wrong byte in the data', async () => {
    const bad = Buffer.from(good)
    const at = bad.indexOf('xl/worksheets/sheet1.xml') + 200
    bad.writeUInt8((bad[at] ?? 0) ^ 0xff, at)
    await expect(read(bad)).rejects.toMatchObject({ problem: 'truncated' })
  })

  test('another kind of zip file', async () => {
    const zip = writeZip([{ name: 'readme.txt', content: 'hello' }])
    await expect(read(zip)).rejects.toThrow('is not an XLSX workbook')
  })

  test('truncated XML', async () => {
    await expect(read(writeXlsx({ sheets: { S: '<row><c><v>1</v>' } }))).rejects.toThrow('is damaged')
  })

  test('formulas without cached results', async () => {
    const bad = writeXlsx({ sheets: { S: '<row r="3"><c><f>A1+1</f></c></row>' } })
    await expect(read(bad)).rejects.toThrow('has formulas without results, as in line 3')
    expect(await cellsOf('<row><c t="str"><f>""</f><v></v></c><c><f>1+1</f><v>2</v></c></row>')).toEqual([
      ['', '2'],
    ])
  })

  test('a reference to a missing text', async () => {
    await expect(read(writeXlsx({ sheets: { S: '<row><c t="s"><v>7</v></c></row>' } }))).rejects.toThrow(
      'is damaged',
    )
  })

  test('more unpacked data than allowed', async () => {
    const bomb = writeXlsx({ sheets: { S: `<row><c t="str"><v>${'0'.repeat(20_000_000)}</v></c></row>` } })
    expect(bomb.length).toBeLessThan(100_000)
    await expect(read(bomb, { maxUnpackedBytes: 10_000_000 })).rejects.toMatchObject({ problem: 'too_large' })
  })

  test('a wrong size in the header', async () => {
    const bomb = writeXlsx({ sheets: { S: `<row><c t="str"><v>${'0'.repeat(20_000_000)}</v></c></row>` } })
    const size = Buffer.alloc(4)
    size.writeUInt32LE(20_000_000 + bomb.length)
    const entry = bomb.lastIndexOf('xl/worksheets/sheet1.xml') - 46
    bomb.writeUInt32LE(1000, entry + 24)
    await expect(read(bomb, { maxUnpackedBytes: 10_000_000 })).rejects.toMatchObject({ problem: 'truncated' })
  })

  test('an old Excel file, a PDF, an empty file', async () => {
    await expect(read(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('old Excel file')
    await expect(read(Buffer.from('%PDF-1.7\n'))).rejects.toThrow('is a PDF')
    await expect(read(Buffer.alloc(0))).rejects.toThrow('is empty')
  })
})
