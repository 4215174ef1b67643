import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { byShell } from '../../../../tests/harness/as-shell.ts'
import { withEmptyCatalogue } from '../../../../tests/harness/with-empty-catalogue.ts'
import { inlineRows, writeXlsx } from '../../../../tests/harness/write-xlsx.ts'
import { type ImportWatcher, importStockList, type StockListOptions } from './import-stock-list.ts'

const { connection, folder } = withEmptyCatalogue()
const path = join(folder, 'list.csv')

type ImportOptions = Partial<StockListOptions & ImportWatcher>

function importFile(content: string | Buffer, changes: ImportOptions = {}) {
  writeFileSync(path, content)
  const options = {
    refusedPath: `${path}.refused.csv`,
    unreadPath: `${path}.unread.csv`,
    takesParameters: false,
    isDryRun: false,
    deletesMissing: false,
  }
  const watcher = { onRow: () => {}, onPhase: () => {}, confirmRemoval: async () => true }
  const { signal = new AbortController().signal } = changes
  return importStockList(
    byShell(connection()),
    path,
    { ...options, ...changes, signal },
    { ...watcher, ...changes },
  )
}

async function listParts(): Promise<Record<string, unknown>[]> {
  const { rows } = await connection().pool.query(
    'select p.*, m.name as manufacturer from parts p join manufacturers m on m.id = manufacturer_id order by part_number',
  )
  return rows
}

const refusedRows = () => readFileSync(`${path}.refused.csv`, 'utf8').replace('\uFEFF', '').split('\r\n')

describe('a list is imported', () => {
  test('with a report on each row', async () => {
    await importFile('Brand,MPN,Stock\nTI,LM358,5\nTI,LM324,6\n')
    const report = await importFile(
      'Brand,MPN,Stock,Shelf\nTI,LM358,5,A\nTI,LM324,7,A\nTI,NE555,1,B\nTI,LM339,x,\n',
    )
    expect(report).toMatchObject({
      outcome: 'imported',
      added: 1,
      changed: 1,
      unchanged: 1,
      refused: 1,
      ignoredColumns: ['Shelf'],
      encoding: 'utf-8',
    })
    expect((await listParts()).map(part => [part.part_number, part.stock])).toEqual([
      ['LM324', 7],
      ['LM358', 5],
      ['NE555', 1],
    ])
  })

  test('a workbook works as well', async () => {
    const rows = [
      ['Stock list'],
      [],
      ['Brand', 'MPN', 'Price', 'Description'],
      ['Vishay', 'BAT54H,115', '0.00221', 'two\r\nlines "and" O\'Neill'],
    ]
    const report = await importFile(writeXlsx({ sheets: { Stock: inlineRows(rows) } }))
    expect(report).toMatchObject({ added: 1, refused: 0 })
    expect(await listParts()).toEqual([
      expect.objectContaining({
        part_number: 'BAT54H,115',
        price: '0.00221',
        description: 'two\r\nlines "and" O\'Neill',
      }),
    ])
  })

  test('columns that are not in the list leave the parts unchanged', async () => {
    const full =
      'Brand,MPN,Stock,Description,Packaging,MOQ,SPQ,qty_1,price_1,qty_2,price_2,attr:Size,Aliases,Category,RoHS,Lead time,Weight,Images,Datasheet,Date code\n' +
      'TI,LM358,5,Op-amp,SOIC,10,10,1,0.5,10,0.4,Small,OLD1,ICs > Amps,yes,8,0.1,/a.png,/a.pdf,2401\n'
    await importFile(full)
    const [before] = await listParts()
    const report = await importFile('Brand,MPN,Stock\nTI,LM358,9\n')
    expect(report).toMatchObject({ changed: 1, newCategories: [] })
    const [after] = await listParts()
    expect(after).toEqual({ ...before, stock: 9, updated_at: expect.anything() })
    const { rows } = await connection().pool.query('select alias from aliases')
    expect(rows).toEqual([{ alias: 'OLD1' }])
  })

  test('alternates are kept as written, those in no catalog are reported, and the staff’s stay', async () => {
    const given = async () => {
      const { rows } = await connection().pool.query(
        'select manufacturer, part_number, source from part_alternates order by part_number, manufacturer',
      )
      return rows.map(row => `${row.manufacturer}:${row.part_number}:${row.source}`)
    }
    const list =
      'Brand,MPN,Alternates\nTexas Instruments,LM358,LM2904;TI: LM324;ST: LM324;NEW-1\nTI,LM2904,\nTexas Instruments,LM324,\n'
    const report = await importFile(list)
    expect(report).toMatchObject({ added: 3, unknownAlternates: ['NEW-1', 'ST: LM324'] })
    expect(await given()).toEqual([':LM2904:import', 'ST:LM324:import', 'TI:LM324:import', ':NEW-1:import'])
    expect(await importFile(list)).toMatchObject({ changed: 0, unchanged: 3 })
    await connection().pool.query(`
      insert into part_alternates (part_id, part_number, search_key, source)
      select id, 'BEST', 'BEST', 'staff' from parts where part_number = 'LM358'`)
    expect(await importFile(list)).toMatchObject({ changed: 0 })
    expect(await importFile('Brand,MPN,Stock\nTexas Instruments,LM358,9\n')).toMatchObject({
      changed: 1,
      unknownAlternates: [],
    })
    expect(await given()).toHaveLength(5)
    const fewer = 'Brand,MPN,Alternates\nTexas Instruments,LM358,LM2904\n'
    expect(await importFile(fewer)).toMatchObject({ changed: 1 })
    expect(await given()).toEqual([':BEST:staff', ':LM2904:import'])
  })

  test('an empty cell clears the field', async () => {
    await importFile('Brand,MPN,Stock,Description,Price\nTI,LM358,5,Op-amp,0.5\n')
    await importFile('Brand,MPN,Stock,Description,Price\nTI,LM358,,,\n')
    expect(await listParts()).toEqual([expect.objectContaining({ stock: 0, description: '', price: null })])
  })

  test('prices alone keep the minimum, but never leave it without a price', async () => {
    await importFile('Brand,MPN,MOQ,qty_1,price_1\nTI,LM358,50,10,0.5\n')
    await importFile('Brand,MPN,qty_1,price_1,qty_2,price_2\nTI,LM358,1,0.6,50,0.3\n')
    expect(await listParts()).toEqual([expect.objectContaining({ min_qty: 50, price: '0.30000' })])
    await importFile('Brand,MPN,qty_1,price_1\nTI,LM358,100,0.2\n')
    expect(await listParts()).toEqual([expect.objectContaining({ min_qty: 100, price: '0.20000' })])
    await importFile('Brand,MPN,MOQ\nTI,LM358,20\n')
    expect(await listParts()).toEqual([expect.objectContaining({ min_qty: 100, price: '0.20000' })])
  })

  test.each([
    ['utf-16le', Buffer.from('\uFEFFMarke;Typ;Preis\nWürth;744Ω;0,00022\n', 'utf16le')],
    [
      'windows-1252',
      Buffer.from('Marke;Typ;Preis;Text\nW\xfcrth;744;0,00022;Spule f\xfcr Ger\xe4te\n', 'latin1'),
    ],
  ])('in %s with semicolons and decimal commas', async (encoding, content) => {
    expect(await importFile(content)).toMatchObject({ encoding, added: 1 })
    expect(await listParts()).toEqual([expect.objectContaining({ manufacturer: 'Würth', price: '0.00022' })])
  })
})

describe('refused rows', () => {
  test('contain no formulas, and a corrected file is read as intended', async () => {
    const list = 'Brand,MPN,Stock,Description\nTI,=A1,x,"=cmd|\'/C calc\'!A0"\nTI,-B2,-5,@sum\nTI,C3,1,\n'
    await importFile(list)
    const [, first, second] = refusedRows()
    expect(first).toMatch(/^2,.*,TI,'=A1,x,'=cmd/)
    expect(second).toMatch(/^3,.*,TI,'-B2,-5,'@sum$/)
    const mended = readFileSync(`${path}.refused.csv`, 'utf8').replace(',x,', ',7,').replace(',-5,', ',y,')
    expect(await importFile(mended)).toMatchObject({ added: 1, refused: 1 })
    expect(refusedRows()[1]).toMatch(/,'-B2,y,'@sum$/)
    const { rows } = await connection().pool.query('select part_number, description from parts')
    expect(rows).toContainEqual({ part_number: '=A1', description: "=cmd|'/C calc'!A0" })
  })

  test('are written unchanged, with line and reasons', async () => {
    await importFile('Brand,MPN,Stock,Note\nTI,A1,1,ok\n\nTI,"B\n1",x,"say ""hi"", O\'N"\nTI,C1,2\n,D1,-1,\n')
    expect(refusedRows().join('\n')).toBe(
      [
        'line,reason,Brand,MPN,Stock,Note',
        `4,"part_number ""B 1"" has a control character or a line break; stock ""x"" is not a whole number",TI,"B\n1",x,"say ""hi"", O'N"`,
        '6,the row has 3 cells and the header 4,TI,C1,2',
        '7,"manufacturer is missing; stock ""-1"" is not a whole number",,D1,-1,',
        '',
      ].join('\n'),
    )
  })

  test('can be corrected in their file and imported from it', async () => {
    await importFile('Brand,MPN,Stock\nTI,A1,1\nTI,B1,x\n')
    const mended = readFileSync(`${path}.refused.csv`, 'utf8').replace(',x\r\n', ',7\r\n')
    expect(await importFile(mended)).toMatchObject({ added: 1, refused: 0 })
  })

  test('include duplicates of a part, which name the first line', async () => {
    const report = await importFile('Brand,MPN,Stock\nTI,A-1,1\nTI,A1,2\nti,a-1,3\nTI,B1,4\nTI,A-1,5\n')
    expect(report).toMatchObject({ added: 3, duplicates: 2, refused: 2 })
    expect(refusedRows()).toEqual([
      'line,reason,Brand,MPN,Stock',
      '4,the same part is in line 2,ti,a-1,3',
      '6,the same part is in line 2,TI,A-1,5',
      '',
    ])
  })

  test('of an earlier import, perhaps being corrected, are kept until there are new ones', async () => {
    await importFile('Brand,MPN,Stock\nTI,A1,x\nTI,B1,1\n')
    const first = readFileSync(`${path}.refused.csv`, 'utf8')
    await importFile('Brand,MPN,Stock\nTI,A1,1\n')
    expect(readFileSync(`${path}.refused.csv`, 'utf8')).toBe(first)
    await importFile('Brand,MPN,Stock\nTI,C1,y\nTI,A1,1\n')
    expect(readFileSync(`${path}.refused.csv`, 'utf8')).toContain('C1')
    expect(existsSync(`${path}.refused.csv.unfinished`)).toBe(false)
  })

  test('a multiple equal to the minimum follows it', async () => {
    await importFile('Brand,MPN,Stock,MOQ\nTI,M1,1,100\n')
    await importFile('Brand,MPN,MOQ\nTI,M1,25\n')
    const { rows } = await connection().pool.query(
      "select min_qty, multiple from parts where part_number = 'M1'",
    )
    expect(rows).toEqual([{ min_qty: 25, multiple: 25 }])
  })

  test('by the hundred thousand give one clear message', async () => {
    const rows = Array.from({ length: 100_000 }, (_, i) => `TI,A${i},x\n`).join('')
    await expect(importFile(`Brand,MPN,Stock\n${rows}`)).rejects.toThrow(
      /^has 100,000 rows, all refused \(line 2: stock "x" is not a whole number\); the reasons are in .*refused\.csv$/,
    )
    expect(refusedRows()).toHaveLength(100_002)
    expect(await listParts()).toEqual([])
  })
})

describe('nothing changes', () => {
  const good = 'Brand,MPN,Stock,Category\nTI,A1,1,Chips\nTI,B1,2,Chips\n'
  const everything = async () => {
    const tables = ['parts', 'manufacturers', 'categories', 'category_names', 'aliases']
    const all = await Promise.all(
      tables.map(table => connection().pool.query(`select * from ${table} order by 1`)),
    )
    return all.map(({ rows }) => rows)
  }

  test.each<[string, string | Buffer, string]>([
    ['an empty file', '', 'is empty'],
    ['nothing but blank lines', '\n\n  \n', 'has no rows'],
    ['a header alone', 'Brand,MPN,Stock\n', 'has a header but no rows below it'],
    ['wrong columns', 'Name,Phone\nMiller,555\n', 'has no column for manufacturer and none for part_number'],
    ['no number', 'Brand,Stock\nTI,5\n', 'has no column for part_number'],
    ['a quote never closed', `${good}TI,"C1,3,x\nTI,D1,4,x\n`, 'a quote in line 4 is never closed'],
    ['a file cut off in a row', `${good}TI,C1`, 'is truncated in line 4'],
    ['bytes that are no text', Buffer.from([1, 0, 2, 255, 0, 0, 7, 10]), 'is not text'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is an old Excel file'],
    [
      'half a workbook',
      writeXlsx({ sheets: { S: inlineRows([['Brand', 'MPN']]) } }).subarray(0, 900),
      'is cut off',
    ],
    ['a row that is refused', 'Brand,MPN,Stock\nTI,A1,x\n', 'has one row, which was refused'],
    [
      'characters broken',
      Buffer.concat([Buffer.from(`${good}Würth,Ω,1,x\n`), Buffer.from([0xe2, 0x0a])]),
      'broken characters',
    ],
  ])('with %s', async (_, content, message) => {
    await importFile(good)
    const before = await everything()
    await expect(importFile(content, { deletesMissing: true })).rejects.toThrow(message)
    expect(await everything()).toEqual(before)
  })

  test('in a dry run, which reports the changes', async () => {
    await importFile(good)
    const before = await everything()
    const report = await importFile('Brand,MPN,Stock,Category\nTI,A1,9,Chips\nNew,C1,1,Other\nTI,D1,x,\n', {
      isDryRun: true,
      deletesMissing: true,
      confirmRemoval: () => Promise.reject(new Error('asked')),
    })
    expect(report).toMatchObject({
      outcome: 'dry_run',
      added: 1,
      changed: 1,
      missing: 1,
      refused: 1,
      newManufacturers: 1,
      newCategories: ['Other'],
    })
    expect(await everything()).toEqual(before)
  })

  test('when the question is not answered with yes', async () => {
    await importFile(good)
    const before = await everything()
    const confirmRemoval = vi.fn(async () => false)
    const report = await importFile('Brand,MPN,Stock\nTI,A1,9\n', { deletesMissing: true, confirmRemoval })
    expect(report).toMatchObject({ outcome: 'declined', missing: 1 })
    expect(confirmRemoval).toHaveBeenCalledOnce()
    expect(await everything()).toEqual(before)
  })

  test.each(['reading', 'comparing', 'saving'])('when it is stopped while %s', async moment => {
    await importFile(good)
    const before = await everything()
    const stop = new AbortController()
    const rows = Array.from({ length: 5000 }, (_, i) => `TI,N${i},1,Other\n`).join('')
    const stopped = importFile(`Brand,MPN,Stock,Category\n${rows}`, {
      signal: stop.signal,
      onRow: rows => {
        if (moment === 'reading' && rows === 4000) stop.abort(new Error('stopped'))
      },
      onPhase: phase => {
        if (phase === moment) stop.abort(new Error('stopped'))
      },
    })
    await expect(stopped).rejects.toThrow('stopped')
    expect(await everything()).toEqual(before)
  })
})

describe('removing missing parts', () => {
  test('removes parts that are not in the list, but none with a refused row', async () => {
    await importFile('Brand,MPN,Stock\nTI,A1,1\nTI,B1,1\nTI,C-1,1\nTI,D1,1\nNXP,A1,1\n')
    const list = 'Brand,MPN,Stock\nTI,A1,1\nTI,B1,x\n,c 1,1\nTI,E1,1\n'
    const confirmRemoval = vi.fn(async () => true)
    const report = await importFile(list, { deletesMissing: true, confirmRemoval })
    expect(report).toMatchObject({ added: 1, unchanged: 1, missing: 2, refused: 2 })
    expect(confirmRemoval).toHaveBeenCalledWith(expect.objectContaining({ missing: 2 }))
    expect((await listParts()).map(part => `${part.manufacturer} ${part.part_number}`)).toEqual([
      'TI A1',
      'TI B1',
      'TI C-1',
      'TI E1',
    ])
  })

  test('asks nothing when no part is missing', async () => {
    await importFile('Brand,MPN,Stock\nTI,A1,1\n')
    const confirmRemoval = () => Promise.reject(new Error('asked'))
    expect(
      await importFile('Brand,MPN,Stock\nTI,A1,2\n', { deletesMissing: true, confirmRemoval }),
    ).toMatchObject({ outcome: 'imported', changed: 1, missing: 0 })
  })
})

describe('parameters', () => {
  async function listValues(): Promise<unknown[]> {
    const { rows } = await connection().pool.query(`
      select part_number, slug, value from parts join parameter_values on parameter_values.id = any(value_ids)
      order by part_number, slug`)
    return rows.map(({ part_number, slug, value }) => [part_number, slug, value])
  }

  test('in columns named after them become attributes when there are three', async () => {
    const report = await importFile(
      'Brand,MPN,Nennspannung (V),容值,Unit,Tolerance\nTDK,C1,50,100,nF,10%\nTDK,C2,16,"0,1",мкФ,±5 %\n',
    )
    expect(report).toMatchObject({ added: 2, ignoredColumns: [], parameterColumns: [], unread: 0 })
    expect(await listValues()).toEqual([
      ['C1', 'capacitance', { kind: 'number', number: 1e-7 }],
      ['C1', 'tolerance', { kind: 'number', number: 10 }],
      ['C1', 'voltage', { kind: 'number', number: 50 }],
      ['C2', 'capacitance', { kind: 'number', number: 1e-7 }],
      ['C2', 'tolerance', { kind: 'number', number: 5 }],
      ['C2', 'voltage', { kind: 'number', number: 16 }],
    ])
  })

  test('with general titles get their meaning from the category', async () => {
    const report = await importFile(
      'Hersteller;MPN;Kategorie;Widerstand;Toleranz;Leistung;Spannung\nYageo;R1;Chip-Widerstände;10 kΩ;1 %;0,1 W;50 V\n',
    )
    expect(report).toMatchObject({ added: 1, ignoredColumns: [], unread: 0 })
    expect(await listValues()).toEqual([
      ['R1', 'power', { kind: 'number', number: 0.1 }],
      ['R1', 'resistance', { kind: 'number', number: 10_000 }],
      ['R1', 'tolerance', { kind: 'number', number: 1 }],
      ['R1', 'voltage', { kind: 'number', number: 50 }],
    ])
  })

  test('are those of the category that a list names in another language', async () => {
    await importFile('Brand,MPN,Category\nLittelfuse,F0,Protection > Fuses\n')
    await connection().pool.query(
      `insert into category_names select category_id, 'de', 'Sicherungen' from category_names where name = 'Fuses'`,
    )
    await importFile(
      'Hersteller;MPN;Kategorie;Strom;Spannung;Leistung\nLittelfuse;F1;Sicherungen;2 A;250 V;1 W\n',
    )
    expect(await listValues()).toEqual([
      ['F1', 'a.leistung', { kind: 'word', word: '1 W' }],
      ['F1', 'current', { kind: 'number', number: 2 }],
      ['F1', 'voltage', { kind: 'number', number: 250 }],
    ])
  })

  test('in a column win over the description', async () => {
    await importFile(
      'Brand,MPN,Category,Description,Capacitance,Unit,Voltage,Current,Power,Tolerance\nKemet,C1,Ceramic capacitors,CAP 0.33UF 50V,0.22,uF,25 V,,,10%\n',
    )
    expect(await listValues()).toEqual([
      ['C1', 'capacitance', { kind: 'number', number: 2.2e-7 }],
      ['C1', 'tolerance', { kind: 'number', number: 10 }],
      ['C1', 'voltage', { kind: 'number', number: 25 }],
    ])
  })

  test('in a column of values beside one of units are the main value of the category', async () => {
    await importFile(
      'Brand,MPN,Category,Value,Unit,Tolerance,Voltage\nYageo,R1,Chip resistors,10,kOhm,1%,50 V\nTDK,C1,Ceramic capacitors,100,nF,10%,16 V\n',
    )
    expect(await listValues()).toEqual([
      ['C1', 'capacitance', { kind: 'number', number: 1e-7 }],
      ['C1', 'tolerance', { kind: 'number', number: 10 }],
      ['C1', 'voltage', { kind: 'number', number: 16 }],
      ['R1', 'resistance', { kind: 'number', number: 10_000 }],
      ['R1', 'tolerance', { kind: 'number', number: 1 }],
      ['R1', 'voltage', { kind: 'number', number: 50 }],
    ])
  })

  test('in a column of values without units are left out', async () => {
    const report = await importFile('Brand,MPN,Value,Tolerance,Voltage,Power\nYageo,R1,12.50,1%,50 V,1 W\n')
    expect(report).toMatchObject({ ignoredColumns: ['Value'] })
  })

  test('in one column are taken only on request', async () => {
    const list = 'Brand,MPN,Resistance\nYageo,R1,4k7\n'
    const report = await importFile(list)
    expect(report).toMatchObject({ ignoredColumns: ['Resistance'], parameterColumns: ['Resistance'] })
    expect(await listValues()).toEqual([])
    await importFile(list, { takesParameters: true })
    expect(await listValues()).toEqual([['R1', 'resistance', { kind: 'number', number: 4700 }]])
  })

  test('that cannot be read go to a file, which can be imported after a correction', async () => {
    const list =
      'Brand,MPN,attr:Capacitance,attr:Voltage rating\nTDK,C1,see datasheet,50 V\nTDK,C2,100nF,16V\n'
    const report = await importFile(list)
    expect(report).toMatchObject({ added: 2, unread: 1, values: { read: 3, unread: 1 } })
    expect([...(report.values.texts.get('capacitance') ?? [])]).toEqual([['see datasheet', 1]])
    const unread = readFileSync(`${path}.unread.csv`, 'utf8')
    expect(unread).toContain('Capacitance: see datasheet')

    const again = await importFile(unread.replaceAll('see datasheet', '4.7 µF'))
    expect(again).toMatchObject({ changed: 1, unread: 0, values: { unread: 0 } })
    expect(await listValues()).toContainEqual(['C1', 'capacitance', { kind: 'number', number: 4.7e-6 }])
    expect(await listValues()).toContainEqual(['C1', 'voltage', { kind: 'number', number: 50 }])
  })

  test('trade data that cannot be read is listed for correction, and other columns stay untouched', async () => {
    await importFile('Brand,MPN,attr:Color,Origin\nTI,LM358,red,MY\nTI,LM324,blue,PH\n')
    const report = await importFile(
      'Brand,MPN,Part status,ECCN\nTI,LM358,ask Bob,EAR99\nTI,LM324,NRND,EAR99\n',
    )
    expect(report).toMatchObject({ changed: 2, refused: 0, unread: 1 })
    expect(report.values.texts.get('lifecycle')).toEqual(new Map([['ask Bob', 1]]))
    const unread = readFileSync(`${path}.unread.csv`, 'utf8')
    expect(unread.replace('\uFEFF', '').split('\r\n')).toEqual([
      'manufacturer,part_number,unread,lifecycle,last_time_buy,eccn',
      'TI,LM358,lifecycle: ask Bob,ask Bob,,EAR99',
      '',
    ])
    await importFile(unread.replaceAll('ask Bob', 'LTB 2027-03-31'))
    const rows = await listParts()
    expect(rows.map(part => [part.part_number, part.lifecycle, part.eccn, part.origin])).toEqual([
      ['LM324', 'nrnd', 'EAR99', 'PH'],
      ['LM358', 'last_time_buy', 'EAR99', 'MY'],
    ])
    expect(rows.map(part => part.attributes)).toEqual([
      [{ name: 'Color', value: 'blue' }],
      [{ name: 'Color', value: 'red' }],
    ])
  })

  test('in a description are kept apart from those in attributes', async () => {
    await importFile('Brand,MPN,Description\nYageo,R1,RES 10K OHM 1% 1/16W 0402\n')
    const { rows } = await connection().pool.query(
      'select value_ids, cardinality(described_ids) as described from parts',
    )
    expect(rows).toEqual([{ value_ids: [], described: expect.toSatisfy((count: number) => count >= 3) }])
  })
})
