import { type BookType, CFB } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { BOOK_LIMITS, bookOf, saveAs, workbookParts } from '../../../../tests/harness/save-book.ts'
import { inlineRows } from '../../../../tests/harness/write-xlsx.ts'
import { writeZip } from '../../../../tests/harness/write-zip.ts'
import { readBook, type SheetProblem } from '../index.ts'

const MB = 1024 * 1024
const LIST = bookOf({ BOM: Array.from({ length: 500 }, (_, i) => [`Part-${i}`, i, 'x'.repeat(i % 40)]) })

async function problemOf(bytes: Uint8Array): Promise<SheetProblem | null> {
  const result = await readBook(bytes, BOOK_LIMITS).catch(error => error)
  return Array.isArray(result) ? null : (result.problem ?? result)
}

async function rowsOf(bytes: Uint8Array): Promise<string[][] | undefined> {
  return (await readBook(bytes, BOOK_LIMITS))[0]?.rows
}

describe('files that are not spreadsheets, with any name', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  test.each<[string, Buffer]>([
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<</Type/Catalog>>\nendobj\n')],
    ['a PNG picture', Buffer.concat([png, Buffer.alloc(2000, 7)])],
    ['a JPEG picture', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
    ['a gzip file', Buffer.from('1f8b0800000000000003', 'hex')],
    ['a program', Buffer.concat([Buffer.from('7f454c460201010000', 'hex'), Buffer.alloc(500, 3)])],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, i) => 1 + ((i * 7919) % 255)))],
    ['rich text', Buffer.from('{\\rtf1\\ansi Bill of materials}')],
    ['a page without a table', Buffer.from('<!DOCTYPE html><html><body>Sign in</body></html>')],
    ['some other XML', Buffer.from('<?xml version="1.0"?><export><comp ref="R1"/></export>')],
    ['a zip file of pictures', writeZip([{ name: 'a.png', content: png }])],
    ['an empty zip file', writeZip([])],
    [
      'a Word document',
      writeZip([
        { name: '[Content_Types].xml', content: '<Types/>' },
        { name: 'word/document.xml', content: '<w:document/>' },
      ]),
    ],
    ['JSON', Buffer.from('[{"mpn":"LM358DR","qty":5},\n{"mpn":"BAT54","qty":3}]')],
    ['JSON line by line', Buffer.from('{"mpn":"LM358DR","qty":5}\n{"mpn":"BAT54","qty":3}\n')],
    ['a PDF after blank lines', Buffer.from('\n\n%PDF-1.4\n1 0 obj\n')],
    ['a Windows program', Buffer.concat([Buffer.from('MZP'), Buffer.alloc(3000, 65)])],
    ['a bitmap', Buffer.concat([Buffer.from('BM6\x10\0\0\0\0\0\0', 'latin1'), Buffer.alloc(4000, 66)])],
    ['a schematic', Buffer.from('(kicad_sch (version 20211123) (generator eeschema)\n (uuid 1234))\n')],
    ['a Gerber file', Buffer.from('G04 Gerber RS-274X*\n%FSLAX34Y34*%\nX0Y0D02*\n')],
    ['a mail', Buffer.from('Received: from a\nSubject: BOM\nMIME-Version: 1.0\n\nHello')],
    ['a key', Buffer.from('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n')],
    [
      'figures that look like UTF-16',
      Buffer.from(Array.from({ length: 4000 }, (_, i) => (i % 2 ? 0 : (i * 31) % 251))),
    ],
    ['an old Word document', ole2({ '/WordDocument': Buffer.alloc(5000, 1) })],
    ['a text of OpenOffice', openDocument('<office:text><table:table/></office:text>')],
  ])('%s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('not_a_sheet')
  })
})

describe('encrypted files', () => {
  test('a current workbook', async () => {
    const streams = { '/EncryptionInfo': Buffer.alloc(300, 4), '/EncryptedPackage': Buffer.alloc(9000, 5) }
    expect(await problemOf(ole2(streams))).toBe('encrypted')
  })

  test('an old workbook', async () => {
    const bytes = saveAs('biff8', LIST)
    const writeAccess = bytes.indexOf(Buffer.from('5c007000', 'hex'))
    expect(writeAccess).toBeGreaterThan(0)
    // The record that describes the encryption.
    bytes.writeUInt16LE(0x2f, writeAccess)
    bytes.fill(0, writeAccess + 4, writeAccess + 16)
    expect(await problemOf(bytes)).toBe('encrypted')
  })

  test('an OpenOffice spreadsheet', async () => {
    const entry = '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/>'
    expect(await problemOf(openDocument('\x8f\x01\x07', entry))).toBe('encrypted')
  })

  test('a zip file', async () => {
    const bytes = writeZip(workbookParts(inlineRows([['a']])))
    for (const [signature, flags] of [
      ['504b0304', 6],
      ['504b0102', 8],
    ] as const)
      for (let at = bytes.indexOf(signature, 0, 'hex'); at >= 0; at = bytes.indexOf(signature, at + 4, 'hex'))
        bytes.writeUInt16LE(1, at + flags)
    expect(await problemOf(bytes)).toBe('encrypted')
  })
})

describe('truncated or damaged files', () => {
  test.each<BookType>(['xlsx', 'xlsb', 'ods', 'biff8', 'biff5', 'xlml'])('half of a file: %s', async type => {
    const bytes = saveAs(type, LIST)
    expect(await problemOf(bytes)).toBe(null)
    expect(await problemOf(bytes.subarray(0, bytes.length / 2))).toBe('truncated')
    expect(await problemOf(bytes.subarray(0, 300))).toBe('truncated')
  })

  test('a changed byte', async () => {
    const bytes = writeZip(workbookParts(inlineRows([['a'], ['b']])))
    const name = Buffer.from('xl/worksheets/sheet1.xml')
    const data = bytes.indexOf(name) + name.length + 40
    bytes.writeUInt8((bytes[data] ?? 0) ^ 0xff, data)
    expect(await problemOf(bytes)).toBe('truncated')
  })

  test('a cycle of sectors', async () => {
    const bytes = ole2({ '/Workbook': Buffer.alloc(100_000, 9) })
    const table = (bytes.readUInt32LE(76) + 1) * 512
    for (let sector = 0; sector < 128; sector++) bytes.writeUInt32LE((sector + 1) % 100, table + sector * 4)
    expect(await problemOf(bytes)).toBe('truncated')
  })

  test('a workbook without the sheet it names', async () => {
    const parts = workbookParts('').filter(({ name }) => !name.includes('sheet1'))
    expect(await problemOf(writeZip(parts))).toBe('truncated')
  })
})

describe('empty files', () => {
  test.each<[string, Buffer]>([
    ['no bytes', Buffer.alloc(0)],
    ['blank lines', Buffer.from('\n\n  \n,,,\n')],
    ['line ends only', Buffer.alloc(200_000, '\n')],
    ['sheets without cells', saveAs('xlsx', bookOf({ Sheet1: [], Sheet2: [] }))],
    ['an old sheet with a blank', saveAs('biff8', bookOf({ Sheet1: [[' ']] }))],
    ['a table without rows', Buffer.from('<html><table></table></html>')],
    ['a workbook without a row', writeZip(workbookParts(''))],
  ])('%s', async (_, bytes) => {
    expect(await problemOf(bytes)).toBe('empty')
  })
})

describe('oversized content', () => {
  test('a zip bomb', async () => {
    const bytes = writeZip(workbookParts(' '.repeat(70 * MB)))
    expect(bytes.length).toBeLessThan(MB)
    expect(await problemOf(bytes)).toBe('too_large')
  })

  test('a zip bomb that lies about its size', async () => {
    const bytes = writeZip(workbookParts(' '.repeat(70 * MB)))
    const name = Buffer.from('xl/worksheets/sheet1.xml')
    const first = bytes.indexOf(name)
    bytes.writeUInt32LE(1000, first - 30 + 22)
    bytes.writeUInt32LE(1000, bytes.indexOf(name, first + 1) - 46 + 24)
    expect(await problemOf(bytes)).toBe('truncated')
  })

  test('many parts that are small individually', async () => {
    const parts = Array.from({ length: 40 }, (_, i) => ({
      name: `xl/worksheets/more${i}.xml`,
      content: ' '.repeat(2 * MB),
    }))
    expect(await problemOf(writeZip([...workbookParts(''), ...parts]))).toBe('too_large')
    const tiny = Array.from({ length: 1001 }, (_, i) => ({ name: `xl/x${i}.xml`, content: '' }))
    expect(await problemOf(writeZip([...workbookParts(''), ...tiny]))).toBe('too_large')
  })

  test('too many rows, also after a gap', async () => {
    const limits = { ...BOOK_LIMITS, rows: 3 }
    const read = (bytes: Buffer) => readBook(bytes, limits)
    const tooMany = { problem: 'too_many_rows' }
    await expect(read(Buffer.from('a\nb\nc\nd\n'))).rejects.toMatchObject(tooMany)
    await expect(read(Buffer.from('a\nb\nc\n\n\n\n'))).resolves.toHaveLength(1)
    for (const type of ['xlsx', 'xlsb', 'biff8', 'ods', 'xlml', 'html'] as const)
      await expect(
        read(saveAs(type, bookOf({ A: [['a'], ['b'], ['c'], [''], ['d']] }))),
      ).rejects.toMatchObject(tooMany)
  })
})

describe('content that only looks oversized', () => {
  test('a million empty columns and rows', async () => {
    const empty = Array.from({ length: 16_384 }, () => '<c s="0"/>').join('')
    const rows = `<row r="1"><c r="A1" t="str"><v>LM358</v></c>${empty}</row><row r="1048576">${empty}</row>`
    const before = '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" width="9"/></cols>'
    expect(await rowsOf(writeZip(workbookParts(rows, before)))).toEqual([['LM358']])
  })

  test('cells outside of any sheet', async () => {
    const rows =
      '<row r="1"><c r="A1" t="str"><v>a</v></c><c r="ZZZZZZZ1" t="str"><v>b</v></c><c r="DA1"><v>1</v></c></row>'
    expect(await rowsOf(writeZip(workbookParts(rows)))).toEqual([['a']])
    const far = '<row r="1"><c r="A4294967290" t="str"><v>a</v></c></row>'
    expect(await problemOf(writeZip(workbookParts(far)))).toBe('too_many_rows')
  })

  test('a cell that is repeated a billion times', async () => {
    const cell = (columns: number) =>
      `<table:table-cell office:value-type="string" table:number-columns-repeated="${columns}"><text:p>a</text:p></table:table-cell>`
    const sheet = (rows: number, columns: number) =>
      openDocument(
        `<office:spreadsheet><table:table table:name="A"><table:table-row table:number-rows-repeated="${rows}">${cell(columns)}</table:table-row><table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet>`,
      )
    expect(await rowsOf(sheet(2, 1e9))).toEqual([Array(100).fill('a'), Array(100).fill('a')])
    expect(await problemOf(sheet(1e9, 1))).toBe('too_many_rows')
  })

  test('macros, pictures and external links are never unpacked', async () => {
    const bomb = ' '.repeat(14 * MB)
    const extras = [
      'xl/vbaProject.bin',
      'xl/media/image1.png',
      'xl/externalLinks/externalLink1.xml',
      'xl/drawings/drawing1.xml',
      'docProps/core.xml',
    ]
    const parts = extras.map(name => ({ name, content: bomb }))
    expect(await rowsOf(writeZip([...workbookParts(inlineRows([['LM358', '5']])), ...parts]))).toEqual([
      ['LM358', '5'],
    ])
  })
})

describe('two megabytes of HTML designed to be slow', () => {
  const cell = '<html><table><tr><td>a'
  test.each([
    ['unclosed scripts', '<table>', '<script '],
    ['complete but unclosed script tags', cell, '<script>'],
    ['unclosed comments', cell, '<!--'],
    ['unclosed tags', cell, '<td '],
    ['spaces after a bracket', `${cell}<`, ' '],
    ['spaces between tags', cell, ' <b>'],
    ['spaces as entities', cell, '&nbsp;'],
    ['tables in tables', '<html>', '<table><tr><td>'],
    ['rows below a tall cell', '<html><table><tr><td colspan=100 rowspan=9999>a', '<tr><td>'],
  ])('%s', async (_, start, repeated) => {
    const bytes = Buffer.from(start + repeated.repeat((2 * MB) / repeated.length))
    const before = process.threadCpuUsage()
    expect(['empty', 'too_many_rows', null]).toContain(await problemOf(bytes))
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(10_000)
  })
})

function ole2(streams: Record<string, Buffer>): Buffer {
  const file = CFB.utils.cfb_new()
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(file, path, content)
  return Buffer.from(CFB.write(file, { type: 'buffer' }))
}

function openDocument(body: string, manifest = ''): Buffer {
  return writeZip([
    { name: 'META-INF/manifest.xml', content: `<manifest:manifest>${manifest}</manifest:manifest>` },
    {
      name: 'content.xml',
      content: `<?xml version="1.0"?><office:document-content><office:body>${body}</office:body></office:document-content>`,
    },
  ])
}
