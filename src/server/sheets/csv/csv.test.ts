import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect } from '../../../../tests/harness/collect.ts'
import { openSheet, type SheetOptions } from '../index.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chipfront-csv-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function open(content: string | Buffer, options: SheetOptions = {}) {
  const path = join(folder, 'list.csv')
  writeFileSync(path, content)
  return openSheet(path, options)
}

async function read(content: string | Buffer, options: SheetOptions = {}) {
  const sheet = await open(content, options)
  const rows = await collect(sheet.rows())
  return rows.map(row => row.cells)
}

describe('rows of a CSV file', () => {
  test('quotes, apostrophes, commas and line breaks in cells are preserved', async () => {
    const text = `a,"b ""c"" 5""",O'Neill\r\n"x\r\ny,\nz",1/4" jack,5'6"\r\n`
    expect(await read(text)).toEqual([
      ['a', 'b "c" 5"', "O'Neill"],
      ['x\r\ny,\nz', '1/4" jack', '5\'6"'],
    ])
  })

  test.each(['\n', '\r\n', '\r'])('lines may end with %j', async end => {
    expect(await read(['a,b', 'c,d', ''].join(end))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  test('each row knows its line number', async () => {
    const sheet = await open('a,b\r\n\r\n"c\r\nc\r\nc",d\r\n\r\n\r\ne,f\r\n"g\ng",h\r\ni,j')
    const rows = await collect(sheet.rows())
    expect(rows.map(row => row.line)).toEqual([1, 3, 8, 9, 11])
    expect(sheet.endsAbruptly).toBe(true)
  })

  test('the same sheet can be read again', async () => {
    const sheet = await open('a,b\nc,d\n')
    expect(await collect(sheet.rows())).toEqual(await collect(sheet.rows()))
    expect(sheet.endsAbruptly).toBe(false)
  })

  test.each([',', ';', '\t', '|'])('cells may be separated by %j', async separator => {
    const rows = [
      ['Hersteller', 'Nummer', 'Preis', 'Text'],
      ['Vishay', 'BAT54H,115', '0,0022', 'a; b, c | d'],
      ['TI', 'LM358', '1,5', ''],
    ]
    const quoted = (cell: string) => (/[,;|\t]/.test(cell) ? `"${cell}"` : cell)
    expect(await read(rows.map(cells => cells.map(quoted).join(separator)).join('\n'))).toEqual(rows)
  })

  test('decimal commas do not make the comma the separator', async () => {
    const rows = Array.from({ length: 20 }, (_, i) => `TI;LM${i};0,12`)
    const [, first] = await read(`Hersteller;Nr;Preis\n${rows.join('\n')}\n`)
    expect(first).toEqual(['TI', 'LM0', '0,12'])
  })

  test('a title above the table does not mislead the detection', async () => {
    const text = `Stock list, as of today\n\nBrand;Part;Qty\n${'TI;LM358;1\n'.repeat(5)}`
    expect((await read(text)).at(-1)).toEqual(['TI', 'LM358', '1'])
  })
})

/** The bytes of a line as saved by programs in each country. */
const SAVED: [encoding: string, text: string, hex: string][] = [
  ['gb18030', '电阻器,片状电阻 10kΩ ±1%\n', 'b5e7d7e8c6f72cc6acd7b4b5e7d7e82031306ba6b820a1c031250a'],
  ['gb18030', '型号,品牌,库存\n', 'd0cdbac52cc6b7c5c62cbfe2b4e60a'],
  ['shift_jis', '型番,メーカー,在庫\n', '8c5e94d42c8381815b834a815b2c8ddd8cc90a'],
  ['shift_jis', 'ﾁｯﾌﾟ抵抗,ｶﾗｰｺｰﾄﾞ\n', 'c1afccdf92ef8d522cb6d7b0bab0c4de0a'],
  ['euc-kr', '품번,제조사,재고\n', 'c7b0b9f82cc1a6c1b6bbe72cc0e7b0ed0a'],
  [
    'windows-1251',
    'Производитель,Резистор 10 кОм,№5\n',
    'cff0eee8e7e2eee4e8f2e5ebfc2cd0e5e7e8f1f2eef020313020eaceec2cb9350a',
  ],
  ['windows-1251', 'МИКРОСХЕМА,«Ангстрем»,мкФ\n', 'ccc8cad0ced1d5c5ccc02cabc0ede3f1f2f0e5ecbb2cecead40a'],
  [
    'windows-1252',
    'Référence,Gehäuse ± 1 % µF,Größe\n',
    '52e966e972656e63652c476568e475736520b12031202520b5462c4772f6df650a',
  ],
  [
    'windows-1250',
    'Ilość,Wartość,Płytka,Rezystor węglowy\n',
    '496c6f9ce62c576172746f9ce62c50b379746b612c52657a7973746f722077ea676c6f77790a',
  ],
  ['windows-1252', 'Nœud;Pièce\n', '4e9c75643b5069e863650a'],
  ['windows-1252', 'Qté;5 × 3 mm²\n', '5174e93b3520d72033206d6db20a'],
  ['windows-1256', 'الشركة المصنعة,رقم القطعة\n', 'c7e1d4d1dfc920c7e1e3d5e4dac92cd1dee320c7e1ded8dac90a'],
  // Few foreign letters: the titles decide.
  ['windows-1250', 'Označení,Počet\n', '4f7a6e61e8656eed2c506fe865740a'],
  ['windows-1254', 'Kılıf,Işık değeri\n', '4bfd6cfd662c49fefd6b206465f06572690a'],
  ['big5', 'MPN,備註\n', '4d504e2cb3c6b5f90a'],
  ['windows-1253', 'Κωδικός,Ποσότητα\n', 'caf9e4e9eafcf22cd0eff3fcf4e7f4e10a'],
  ['windows-1255', 'יצרן,כמות\n', 'e9f6f8ef2cebeee5fa0a'],
  ['koi8-r', 'Наименование,Количество\n', 'eec1c9cdc5cecfd7c1cec9c52cebcfccc9dec5d3d4d7cf0a'],
  ['ibm866', 'Наименование,Количество\n', '8da0a8aca5adaea2a0ada8a52c8aaeaba8e7a5e1e2a2ae0a'],
  ['euc-jp', '型番,数量\n', 'b7bfc8d62cbff4cecc0a'],
]

describe('encodings', () => {
  test.each(SAVED)('%s is detected from its letters: %j', async (encoding, text, hex) => {
    const sheet = await open(Buffer.from(hex, 'hex'))
    expect(sheet.encoding).toBe(encoding)
    const [row] = await collect(sheet.rows())
    expect(row?.cells.join(text.includes(',') ? ',' : ';')).toBe(text.trimEnd())
  })

  const text = 'Brand,Part,Note\nVishay,РЭС-9,"10 kΩ\n电阻"\n'
  const utf16be = Buffer.from(text, 'utf16le').swap16()
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a BOM', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE', Buffer.from(text, 'utf16le')],
    ['UTF-16 LE with a BOM', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 BE', utf16be],
    ['UTF-16 BE with a BOM', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be])],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([
      ['Brand', 'Part', 'Note'],
      ['Vishay', 'РЭС-9', '10 kΩ\n电阻'],
    ])
  })

  test('a foreign letter in the last line of a long file counts', async () => {
    const rows = 'Vishay,CRCW0603,resistor\n'.repeat(100_000)
    const bytes = Buffer.concat([
      Buffer.from(rows),
      Buffer.from('W\u00fcrth,744,Spule f\u00fcr Ger\u00e4te\n', 'latin1'),
    ])
    expect((await read(bytes)).at(-1)).toEqual(['Würth', '744', 'Spule für Geräte'])
  })

  test('characters across chunk boundaries stay whole', async () => {
    const rows = Array.from({ length: 60_000 }, (_, i) => [`${'x'.repeat(i % 7)}Ω`, '电阻'])
    expect(await read(rows.map(cells => cells.join(',')).join('\n'))).toEqual(rows)
  })

  test('a given encoding is used', async () => {
    const bytes = Buffer.from('a4a4a4e52cb971aafd', 'hex')
    expect(await read(bytes, { encoding: 'big5' })).toEqual([['中文', '電阻']])
    await expect(read(bytes, { encoding: 'klingon' })).rejects.toThrow('klingon')
    await expect(read(Buffer.from('ff2c41', 'hex'), { encoding: 'utf-8' })).rejects.toMatchObject({
      problem: 'encoding',
    })
  })

  test('UTF-8 with a few broken characters is still UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Würth,10 kΩ ± 1 %\n'.repeat(20)),
      Buffer.from('W\xfcrth,1\n', 'latin1'),
    ])
    await expect(read(bytes)).rejects.toThrow('UTF-8 text with broken characters')
    await expect(read(Buffer.from('Würth,Ω\n'.repeat(9)).subarray(0, -2))).rejects.toMatchObject({
      problem: 'encoding',
    })
  })
})

describe('files that are not CSV', () => {
  test('an unclosed quote', async () => {
    await expect(read('a,b\nc,"d\ne,f\n')).rejects.toThrow('is cut off, or a quote in line 2 is never closed')
  })

  test('an unclosed quote in a file too long to wait for its end', async () => {
    await expect(read(`a,b\nc,"d\n${'e,f\n'.repeat(1_000_000)}`)).rejects.toThrow('a quote in line 2')
  })

  test('binary data', async () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256))
    await expect(read(bytes)).rejects.toThrow('is not text')
  })

  test('a missing file', async () => {
    await expect(openSheet(join(folder, 'nowhere.csv'))).rejects.toThrow('ENOENT')
  })
})
