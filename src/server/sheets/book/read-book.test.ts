import { type BookType, utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { bookOf, BOOK_LIMITS as LIMITS, saveAs, workbookParts } from '../../../../tests/harness/save-book.ts'
import { inlineRows } from '../../../../tests/harness/write-xlsx.ts'
import { writeZip } from '../../../../tests/harness/write-zip.ts'
import { readBook } from '../index.ts'

const rowsOf = async (bytes: Uint8Array, sheet = 0) => (await readBook(bytes, LIMITS))[sheet]?.rows

const LIST = [
  ['Part number', 'Qty', 'Note'],
  ['LM358DR', 100, '10 kΩ ±1 %'],
  ['РЭС-9', 2.5, '电阻, "片状"'],
]
const SHOWN = [
  ['Part number', 'Qty', 'Note'],
  ['LM358DR', '100', '10 kΩ ±1 %'],
  ['РЭС-9', '2.5', '电阻, "片状"'],
]

describe('reads a list from any file format', () => {
  test.each<BookType>(['xlsx', 'xlsm', 'xlsb', 'biff8', 'xls', 'ods', 'fods', 'xlml', 'html', 'csv'])(
    '%s',
    async bookType => {
      expect(await rowsOf(saveAs(bookType, bookOf({ BOM: LIST })))).toEqual(SHOWN)
    },
  )

  test.each<BookType>(['xlsx', 'ods', 'html', 'csv'])('and cuts long cells: %s', async bookType => {
    const bytes = saveAs(bookType, bookOf({ BOM: [['x'.repeat(50)]] }))
    const [sheet] = await readBook(bytes, { ...LIMITS, cellCharacters: 20 })
    expect(sheet?.rows).toEqual([['x'.repeat(20)]])
  })

  test.each<BookType>(['biff5', 'biff2'])('%s, from before Unicode', async bookType => {
    const plain = [
      ['Part number', 'Qty'],
      ['LM358DR', 100],
    ]
    expect(await rowsOf(saveAs(bookType, bookOf({ BOM: plain })))).toEqual([
      ['Part number', 'Qty'],
      ['LM358DR', '100'],
    ])
  })

  test.each([
    [1251, 'Резистор 10 кОм', 'd0e5e7e8f1f2eef020313020eaceec'],
    [936, '电阻器', 'b5e7d7e8c6f7'],
    [932, '抵抗', '92ef8d52'],
  ])('an old Excel file in code page %i', async (codePage, text, hex) => {
    const bytes = saveAs('biff5', bookOf({ BOM: [['x'.repeat(hex.length / 2)]] }))
    expect(await rowsOf(inCodePage(bytes, codePage, Buffer.from(hex, 'hex')))).toEqual([[text]])
  })

  test('every sheet with its name, including hidden ones', async () => {
    const book = bookOf({ Übersicht: [['a']], 部品表: [['b'], ['c']], hidden: [['d']] })
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 2 }] }
    const sheets = await readBook(saveAs('xlsx', book), LIMITS)
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Übersicht', 1],
      ['部品表', 2],
      ['hidden', 1],
    ])
    expect(await readBook(saveAs('biff8', book), { ...LIMITS, sheets: 2 })).toHaveLength(2)
  })

  test('a workbook with backslashes and capitals in its part names', async () => {
    const parts = workbookParts(inlineRows([['LM358', '5']]))
    const odd = parts.map(part => ({ ...part, name: part.name.replaceAll('/', '\\').replace('xl', 'XL') }))
    expect(await rowsOf(writeZip(odd))).toEqual([['LM358', '5']])
  })
})

describe('cells', () => {
  const cells = async (sheet: object, bookType: BookType = 'xlsx') =>
    rowsOf(write({ SheetNames: ['A'], Sheets: { A: sheet } }, { type: 'buffer', bookType }))

  test.each<BookType>(['xlsx', 'xlsb', 'biff8', 'xlml'])('numbers are read as intended: %s', async type => {
    const sheet = {
      '!ref': 'A1:H1',
      A1: { t: 'n', v: 885012007030 },
      B1: { t: 'n', v: 123, z: '00000' },
      C1: { t: 'n', v: 9.55e18 },
      D1: { t: 'n', v: 0.1 + 0.2 },
      E1: { t: 'n', v: 1234.5, z: '#,##0.00' },
      F1: { t: 'n', v: 46000, z: 'yyyy-mm-dd' },
      G1: { t: 'n', v: 9.55e18, z: '0' },
      H1: { t: 'b', v: true },
    }
    expect(await cells(sheet, type)).toEqual([
      ['885012007030', '00123', '9.55E+18', '0.3', '1,234.50', '2025-12-09', '9.55E+18', 'TRUE'],
    ])
  })

  test('a formula gives its last result, an error nothing', async () => {
    const sheet = {
      '!ref': 'A1:D1',
      A1: { t: 'n', v: 42, f: 'SUM(B2:B9)' },
      B1: { t: 's', v: 'LM358', f: 'HYPERLINK("http://x.invalid","LM358")' },
      C1: { t: 'e', v: 42 },
      D1: { t: 's', v: '=1+1' },
    }
    expect(await cells(sheet)).toEqual([['42', 'LM358', '', '=1+1']])
  })

  test('rich text becomes plain, with line breaks but without other control characters', async () => {
    const rich =
      '<row r="1"><c r="A1" t="inlineStr"><is><r><rPr><b/></rPr><t>LM</t></r><r><t>358</t></r></is></c>'
    const lines =
      '<c r="B1" t="inlineStr"><is><t xml:space="preserve"> a&#13;&#10;b&#9;c_x0007_ </t></is></c></row>'
    expect(await rowsOf(writeZip(workbookParts(rich + lines)))).toEqual([['LM358', 'a\nb c']])
  })

  test('a merged value is in its first cell', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Resistors', '', ''],
      ['R1', 'R2', 'R3'],
    ])
    sheet['!merges'] = [utils.decode_range('A1:C1')]
    expect(await cells(sheet)).toEqual([['Resistors'], ['R1', 'R2', 'R3']])
  })

  test('rows keep their numbers: blank rows above and between are kept, those below are dropped', async () => {
    const sheet = utils.sheet_add_aoa(utils.aoa_to_sheet([]), [['a', null, ' '], [null], ['b']], {
      origin: 'C6',
    })
    const rows = [[], [], [], [], [], ['', '', 'a'], [], ['', '', 'b']]
    expect(await cells(sheet)).toEqual(rows)
    expect(await cells(sheet, 'biff8')).toEqual(rows)
    expect(await cells(sheet, 'ods')).toEqual(rows)
    expect(await rowsOf(Buffer.from('\n\n,,\na,"b\nc",\n\n d \n\n,\n'))).toEqual([
      [],
      [],
      [],
      ['a', 'b\nc'],
      [],
      ['d'],
    ])
  })
})

describe('HTML tables', () => {
  const html = async (body: string) => rowsOf(Buffer.from(`<html><body>${body}</body></html>`))

  test('spans, entities, missing end tags and invalid numbers', async () => {
    const table = `<table border=1><tr><th colspan=2>Part<th rowspan="2">Qty</tr>
      <tr><td>LM358<br>DR<td>&plusmn;1&nbsp;% &#937; &lt;b&gt;</tr>
      <tr><td><b>1E10</b></td><td>00123</td><td>1/2</td></tr></table>`
    expect(await html(table)).toEqual([
      ['Part', '', 'Qty'],
      ['LM358\nDR', '±1 % Ω <b>'],
      ['1E10', '00123', '1/2'],
    ])
  })

  test('unknown entities stay unchanged, also those named like object properties', async () => {
    const names = ['&toString;', '&valueOf;', '&constructor;', '&__proto__;', '&nosuch;']
    expect(await html(`<table><tr>${names.map(name => `<td>${name}`).join('')}</table>`)).toEqual([names])
  })

  test('all named entities and Windows code points are decoded, only with a semicolon', async () => {
    const table = '<table><tr><td>&Uacute;&larr;<td>5&#150;6<td>R&ampD &copy2<td>&#0;&#x110000;</table>'
    expect(await html(table)).toEqual([['Ú←', '5–6', 'R&ampD &copy2', '\uFFFD\uFFFD']])
  })

  test('several tables are several sheets; text around them is ignored', async () => {
    const page = '<p>Hello<table><tr><td>a</table><script>"<table><tr><td>x"</script><table><tr><td>b</table>'
    const sheets = await readBook(Buffer.from(page.replace('<p>', '<!DOCTYPE html><p>')), LIMITS)
    expect(sheets.map(({ rows }) => rows)).toEqual([[['a']], [['b']]])
  })

  test('a table inside a layout table is a separate sheet, and the layout keeps its own text', async () => {
    const bom = '<table><tr><td>MPN<td>Qty<tr><td>LM358<td>5</table>'
    const page = `<html><table><tr><td>Our <b>parts</b>${bom} list</td><td>Menu</td></tr></table></html>`
    const sheets = await readBook(Buffer.from(page), LIMITS)
    expect(sheets).toMatchObject([
      { name: '1', rows: [['Our parts list', 'Menu']] },
      {
        name: '2',
        rows: [
          ['MPN', 'Qty'],
          ['LM358', '5'],
        ],
      },
    ])
  })

  test('a layout without its own text is not a sheet', async () => {
    const page = '<html><table><tr><td> <table><tr><td>LM358</table></td><td></td></tr></table></html>'
    expect((await readBook(Buffer.from(page), LIMITS)).map(({ rows }) => rows)).toEqual([[['LM358']]])
  })

  test('unclosed markup is text or ignored', async () => {
    const text = 'a < 5 <!-- <script b'
    expect(await rowsOf(Buffer.from(`<html><table><tr><td>${text}`))).toEqual([[text]])
    expect(await html('<!-- <table><tr><td>x --><table><tr><td>a<STYLE>b</style >c')).toEqual([['ac']])
    expect(await rowsOf(Buffer.from('<html><table><tr><td>a > 5'))).toEqual([['a > 5']])
  })

  test('the declared encoding is used', async () => {
    const start = '<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"></head>'
    const bytes = Buffer.concat([
      Buffer.from(`${start}<table><tr><td>`),
      Buffer.from('b5e7d7e8', 'hex'),
      Buffer.from('</td></tr></table>'),
    ])
    expect(await rowsOf(bytes)).toEqual([['电阻']])
  })
})

describe('text', () => {
  test.each([
    ['big5', '型號,數量,品牌,電阻', 'abacb8b92cbcc6b6712cab7eb550 2cb971aafd'],
    ['gb18030', '型号,品牌,库存', 'd0cdbac52cc6b7c5c62cbfe2b4e6'],
    ['shift_jis', '型番,メーカー,在庫', '8c5e94d42c8381815b834a815b2c8ddd8cc9'],
    ['euc-kr', '품번,제조사,재고', 'c7b0b9f82cc1a6c1b6bbe72cc0e7b0ed'],
    ['windows-1251', 'Производитель,№5', 'cff0eee8e7e2eee4e8f2e5ebfc2cb935'],
    ['windows-1252', 'Référence,Größe', '52e966e972656e63652c4772f6df65'],
    ['windows-1256', 'الشركة المصنعة,رقم القطعة', 'c7e1d4d1dfc920c7e1e3d5e4dac92cd1dee320c7e1ded8dac9'],
  ])('%s', async (_, text, hex) => {
    expect(await rowsOf(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toEqual([text.split(',')])
  })

  test('the encoding is detected from two words in an unterminated last line', async () => {
    const bytes = Buffer.concat([Buffer.from('Part,Note\nRC0603,'), Buffer.from('b971ae652cbcc6b671', 'hex')])
    expect((await rowsOf(bytes))?.at(-1)).toEqual(['RC0603', '電容', '數量'])
  })

  test.each([true, false])('UTF-16, byte-order mark: %s', async hasMark => {
    const text = `${hasMark ? '\uFEFF' : ''}Part\tQty\tNote\nLM358\t5\t一号\n`
    const rows = [
      ['Part', 'Qty', 'Note'],
      ['LM358', '5', '一号'],
    ]
    expect(await rowsOf(Buffer.from(text, 'utf16le'))).toEqual(rows)
    expect(await rowsOf(Buffer.from(text, 'utf16le').swap16())).toEqual(rows)
  })

  test('a separator line is respected', async () => {
    expect(await rowsOf(Buffer.from('sep=;\r\na,b;c\r\nd,e;f\r\n'))).toEqual([[], ['a,b', 'c'], ['d,e', 'f']])
  })

  test.each(['!', '^', '~', ':'])('%s separates cells if nothing else does', async sign => {
    const table = ['REFDES!MPN!QTY', 'C1,C2!LM358!2', 'R1!RC0603!1'].join('\n').replaceAll('!', sign)
    expect((await rowsOf(Buffer.from(table)))?.[1]).toEqual(['C1,C2', 'LM358', '2'])
    const list = `Ref,Qty,Datasheet\nU1,1,${sign}\nU2,2,${sign}\n`
    expect((await rowsOf(Buffer.from(list)))?.[1]).toEqual(['U1', '1', sign])
  })

  test('messages of a chat lose sender and time', async () => {
    const text = [
      '[12/03/24, 10:15:22 AM] Ravi: rates please',
      '\u200e[12/03/24, 10:15:40 AM] Ravi: LM358DR 50 nos',
      '12.03.24, 10:16 - Ravi K: NE555DR 20 pcs',
      'Ravi 2024/3/12 10:17:01',
      'BAT54S 10',
      '14:30-V 5',
    ].join('\n')
    expect(await rowsOf(Buffer.from(text))).toEqual([
      ['rates please'],
      ['LM358DR 50 nos'],
      ['NE555DR 20 pcs'],
      [],
      ['BAT54S 10'],
      ['14:30-V 5'],
    ])
  })

  test('a wiki doubles the bars around its titles', async () => {
    const text = '||Part||Qty||\n|LM358DR|5|\n||7|\n'
    expect(await rowsOf(Buffer.from(text))).toEqual([
      ['', 'Part', 'Qty'],
      ['', 'LM358DR', '5'],
      ['', '', '7'],
    ])
  })

  test('columns of fixed width end at gaps: numbers at the right, and a mail around the table', async () => {
    const text = `Quote please for our new boards

   Qty  Part no           Make
  1000  LM358DR           TI
 25000  BAT54S            Nexperia

Regards
John from sales`
    expect((await rowsOf(Buffer.from(text)))?.slice(2)).toEqual([
      ['Qty', 'Part no', 'Make'],
      ['1000', 'LM358DR', 'TI'],
      ['25000', 'BAT54S', 'Nexperia'],
      [],
      ['Regards'],
      ['John from sales'],
    ])
  })

  test('columns of fixed width may have titles one space apart, and rows that go on below', async () => {
    const text = `Part list of the amplifier

Part Value   Type No.    Ref des
C1   1.0uF   CL10B104    C1,C2,C3,
                         C4,
                         C5
Q1   BC846A  BC846A,215  Q1
U1   NE555   NE555DR     U1
`
    expect((await rowsOf(Buffer.from(text)))?.slice(2)).toEqual([
      ['Part', 'Value', 'Type No.', 'Ref des'],
      ['C1', '1.0uF', 'CL10B104', 'C1,C2,C3,'],
      ['', '', '', 'C4,'],
      ['', '', '', 'C5'],
      ['Q1', 'BC846A', 'BC846A,215', 'Q1'],
      ['U1', 'NE555', 'NE555DR', 'U1'],
    ])
  })

  test('cells may be separated by slashes with spaces', async () => {
    const text = `Parts of the robot

Ref / Manufacturer / MPN / Qty
U1 / TI / LM1117MPX-3.3/NOPB / 1
D1, D2 / NXP / BAV99,215 / 2
`
    expect((await rowsOf(Buffer.from(text)))?.slice(2)).toEqual([
      ['Ref', 'Manufacturer', 'MPN', 'Qty'],
      ['U1', 'TI', 'LM1117MPX-3.3/NOPB', '1'],
      ['D1, D2', 'NXP', 'BAV99,215', '2'],
    ])
  })

  test('lines across the whole table are no rows of it', async () => {
    const text = `Pos  Herst.-Typ       Menge
---------------------------
 10  MCR03EZPFX1002   12,00
 20  TLP291(GB-TP,E    2,00
---------------------------
`
    expect((await rowsOf(Buffer.from(text)))?.filter(cells => cells.length > 2)).toEqual([
      ['Pos', 'Herst.-Typ', 'Menge'],
      ['10', 'MCR03EZPFX1002', '12,00'],
      ['20', 'TLP291(GB-TP,E', '2,00'],
    ])
  })

  test('columns of fixed width begin where the rule below their titles does', async () => {
    const report = [
      'Bill of materials, motor driver',
      'ITEM QTY PART NUMBER   REFDES',
      '---- --- ------------- ------',
      '1    2   LM358DR       U1 U2',
      '10   3   RC0603-10K    R1, R2',
      '                       R3',
    ]
    expect(await rowsOf(Buffer.from(report.join('\r\n')))).toEqual([
      ['Bill of materials, motor driver'],
      ['ITEM', 'QTY', 'PART NUMBER', 'REFDES'],
      [],
      ['1', '2', 'LM358DR', 'U1 U2'],
      ['10', '3', 'RC0603-10K', 'R1, R2'],
      ['', '', '', 'R3'],
    ])
  })

  test('without a rule they begin where the titles do, if the cells below do so too', async () => {
    const report = [
      'Partlist of 05.03.2024',
      '',
      'Part     Value        Package',
      '',
      'IC1      LM2596S-5.0  TO263-5',
      'Q1       BC847C       SOT23',
    ]
    expect((await rowsOf(Buffer.from(report.join('\n'))))?.slice(2)).toEqual([
      ['Part', 'Value', 'Package'],
      [],
      ['IC1', 'LM2596S-5.0', 'TO263-5'],
      ['Q1', 'BC847C', 'SOT23'],
    ])
    const prose =
      'We need  these  parts\nas soon as you have them in your\nwarehouse, please, and thank you\n'
    expect((await rowsOf(Buffer.from(prose)))?.[0]).toEqual(['We need  these  parts'])
  })

  test('one broken character affects one cell, not the list', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Würth,10 kΩ\n'.repeat(9)),
      Buffer.from([0x41, 0xfc, 0x2c, 0x35]),
    ])
    expect((await rowsOf(bytes))?.at(-1)).toEqual(['A\uFFFD', '5'])
  })

  test('a list that resembles another format is read as a list', async () => {
    expect(await rowsOf(Buffer.from('ID;PN;Qty\n1;LM358;5\n'))).toEqual([
      ['ID', 'PN', 'Qty'],
      ['1', 'LM358', '5'],
    ])
    expect(await rowsOf(Buffer.from('<Part>,<Qty>\nLM358,5\n'))).toEqual([
      ['<Part>', '<Qty>'],
      ['LM358', '5'],
    ])
  })
})

/** SheetJS writes Western text only, so the code page and its bytes are patched in. */
function inCodePage(bytes: Buffer, codePage: number, text: Buffer): Buffer {
  const patched = Buffer.from(bytes)
  const record = patched.indexOf(Buffer.from('42000200', 'hex'))
  expect(record).toBeGreaterThan(0)
  patched.writeUInt16LE(codePage, record + 4)
  text.copy(patched, patched.indexOf('x'.repeat(text.length)))
  return patched
}
