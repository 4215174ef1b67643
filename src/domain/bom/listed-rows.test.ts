import { describe, expect, test } from 'vitest'
import { splitListedRows } from './listed-rows.ts'
import { splitNamedFields } from './named-fields.ts'
import { readBom } from './read-bom.ts'

/** As the reader of text splits it. */
const split = (text: string, delimiter = ',') =>
  splitListedRows(
    text.split('\n').map(line => line.split(delimiter)),
    delimiter,
  )?.rows.map(cells => cells.join('|'))

test.each([
  'Hello, we need 300 pieces of LM358DR, 150 pcs of 2N7002 and 60 pcs of BZX84C5V1LT1G. Regards',
  'Please quote LM358DR 300 pcs, 2N7002 (150 pcs) and BZX84C5V1LT1G: 60 pcs by Friday.',
  'Bitte 300 Stück LM358DR,150 Stück 2N7002 und 60 Stk BZX84C5V1LT1G anbieten',
])('a sentence that counts parts: %s', text => {
  expect(split(text)).toEqual(['LM358DR|300||', '2N7002|150||', 'BZX84C5V1LT1G|60||'])
})

test('a sentence with a quantity of something else is not cut into parts', () => {
  const text = 'We need 300 pcs of LM358DR and 150 pcs of resistors and 60 pcs of 2N7002'
  expect(split(text) ?? []).not.toContain('LM358DR|300||')
})

describe('a line of a list', () => {
  test.each([
    ['LM358DR 10', 'LM358DR|10||'],
    ['10 LM358DR', 'LM358DR|10||'],
    ['10 x LM358DR', 'LM358DR|10||'],
    ['10x LM358DR', 'LM358DR|10||'],
    ['10× LM358DR', 'LM358DR|10||'],
    ['LM358DR x10', 'LM358DR|10||'],
    ['LM358DR x 10', 'LM358DR|10||'],
    ['LM358DR - 10 pcs', 'LM358DR|10||'],
    ['LM358DR – 10 pcs.', 'LM358DR|10||'],
    ['LM358DR (10 pcs)', 'LM358DR|10||'],
    ['10pcs LM358DR', 'LM358DR|10||'],
    ['10 pcs of LM358DR', 'LM358DR|10||'],
    ['LM358DR: 10', 'LM358DR|10||'],
    ['LM358DR=10', 'LM358DR|10||'],
    ['LM358DR;10', 'LM358DR|10||'],
    ['LM358DR,10', 'LM358DR|10||'],
    ['10,LM358DR', 'LM358DR|10||'],
    ['LM358DR, 10', 'LM358DR|10||'],
    ['LM358DR\t10', 'LM358DR|10||'],
    ['Qty 10 LM358DR', 'LM358DR|10||'],
    ['LM358DR qty: 10', 'LM358DR|10||'],
    ['LM358DR Menge 10 Stück', 'LM358DR|10||'],
    ['LM358DR 10个', 'LM358DR|10||'],
    ['LM358DR，10片', 'LM358DR|10||'],
    ['LM358DR ........ 10', 'LM358DR|10||'],
    ['LM358DR 10k pcs', 'LM358DR|10000||'],
    ['・LM358DR 500個', 'LM358DR|500||'],
    ['● LM358DR 500 pcs', 'LM358DR|500||'],
    ['1. LM358DR 10', 'LM358DR|10||'],
    ['- LM358DR 10', 'LM358DR|10||'],
    ['LM358DR 1 000', 'LM358DR|1000||'],
    ['LM358DR 1,000 pcs', 'LM358DR|1000||'],
    ['LM358DR 2k', 'LM358DR|2000||'],
    ['LM358DR', 'LM358DR|||'],
    ['TI LM358DR 10', 'LM358DR|10|TI|'],
    ['LM358DR Texas Instruments 100', 'LM358DR|100|Texas Instruments|'],
    ['n. 50 LM358DR', 'LM358DR|50||'],
    ['n° 50 LM358DR', 'LM358DR|50||'],
    ['LM358DR 原装 50PCS', 'LM358DR|50||'],
    ['микросхема LM358DR 50 шт', 'LM358DR|50||'],
    ['КТ 315Б 50 шт', 'КТ 315Б|50||'],
    ['LM358DR 50 个 要现货', 'LM358DR|50||'],
    ['LM358DR 1,000 pcs in stock please', 'LM358DR|1000||'],
    ['LM358DR 50 ad.', 'LM358DR|50||'],
    ['LM358DR / TI / 22+ / 50PCS', 'LM358DR|50|TI|'],
    ['LM358DR 50 pcs DC 2023+', 'LM358DR|50||'],
    ['MAX232CPE+ 50', 'MAX232CPE+|50||'],
    ['100 uds. LM358DR de TI', 'LM358DR|100|TI|'],
    ['100 piezas del LM358DR', 'LM358DR|100||'],
    ['100 pcs DA 9063', 'DA 9063|100||'],
    ['100 piezas de la NE555DR', 'NE555DR|100||'],
    ['100 pcs of the NE555DR', 'NE555DR|100||'],
    ['100 uds. LM358DR de Nadie', 'LM358DR|100||'],
    ['Nobody Avionics - LM358DR - 100', 'LM358DR|100||'],
    ['IRF 530 100', 'IRF 530|100||'],
    ['1N4148 100', '1N4148|100||'],
    ['100 1N4148', '1N4148|100||'],
    ['7447709 10', '7447709|10||'],
    ['10 7447709', '7447709|10||'],
    ['860020575017 25', '860020575017|25||'],
    ['BAT54H,115 500', 'BAT54H,115|500||'],
    ['500 BAT54H,115', 'BAT54H,115|500||'],
    ['Molex 22-03-2021 50 pcs', '22-03-2021|50|Molex|'],
    ['5 x 10-11-2023', '10-11-2023|5||'],
    ['10-11-2023 17', '|17||10-11-2023'],
    ['LTC3780EG#PBF 3', 'LTC3780EG#PBF|3||'],
    ['LM358/NOPB 7', 'LM358/NOPB|7||'],
    ['ABLS-16.000MHZ-B4-T 5', 'ABLS-16.000MHZ-B4-T|5||'],
    ['100nF 0402 X7R 50V 100', '|100||100nF 0402 X7R 50V'],
    ['100nF 0402 X7R 50V 10k', '|10000||100nF 0402 X7R 50V'],
    ['10k 0603 1% 100mW; 5', '|5||10k 0603 1% 100mW'],
    ['10k 0603 1% 100mW, 5', '|5||10k 0603 1% 100mW'],
    ['5 10k 0603 1%', '|5||10k 0603 1%'],
    ['20 x RES 0603 1% 10k', 'RES 0603 1% 10k|20||'],
    ['10k 0603 1%', '|||10k 0603 1%'],
    ['100 x 4k7 0805 1%', '|100||4k7 0805 1%'],
  ])('%j is read as %j', (line, cells) => {
    expect(split(`STM32F103C8T6 1\nNE555P 2\n${line}`)?.at(-1)).toBe(cells)
  })
})

describe('a list', () => {
  test('may mix its notations, as in a mail', () => {
    const mail = 'Hi, please quote:\n\n10 x LM358DR\nNE555P - 20 pcs\nSTM32F103C8T6: 100\n\nThanks, John'
    expect(split(mail)).toEqual([
      '|||Hi, please quote:',
      '',
      'LM358DR|10||',
      'NE555P|20||',
      'STM32F103C8T6|100||',
      '',
      '|||Thanks, John',
    ])
  })

  test('with a comma in most of its lines is separated by it', () => {
    expect(split('LM358DR,10\nBAT54H,115\nNE555P,20')).toEqual([
      'LM358DR|10||',
      'BAT54H|115||',
      'NE555P|20||',
    ])
    expect(split('BAT54H,115,500\nNE555P,20')?.[0]).toBe('BAT54H,115|500||')
  })

  test('without commas elsewhere has a part number with a comma', () => {
    expect(split('LM358DR 10\nBAT54H,115\nNE555P 20')).toEqual([
      'LM358DR|10||',
      'BAT54H,115|||',
      'NE555P|20||',
    ])
  })

  test('without commas elsewhere has round quantities of numbers that the catalog has', () => {
    const rows = ['LM358DR 10', 'BLM21PG221SN1D, 200', 'BAT54H,115', 'NE555P 20'].map(line => [line])
    const listed = splitListedRows(rows, ',', new Set(['BLM21PG221SN1D', 'BAT54H']))?.rows ?? []
    expect(listed.slice(1, 3).map(([number, quantity]) => [number, quantity])).toEqual([
      ['BLM21PG221SN1D', '200'],
      ['BAT54H,115', ''],
    ])
  })

  test('may consist of values', () => {
    expect(split('100nF 0402 X7R 50V 100\n4k7 0805 1% x 20')).toEqual([
      '|100||100nF 0402 X7R 50V',
      '|20||4k7 0805 1%',
    ])
  })

  test.each([
    ['has a header', 'MPN,Qty\nLM358DR,10'],
    ['has three columns', 'LM358DR,TI,10\nNE555P,TI,20'],
    ['is prose', 'We met on 3 May and\ntalked about the board\nfor two hours'],
    ['numbers its rows', '1. LM358DR,5,50\n2. NE555DR,7,70'],
    ['says the unit of one of two quantities', '1. LM358DR,5,50 pcs\n2. NE555DR,7,70 pcs'],
    ['has titles above numbered rows', 'MPN,Qty per board,Total\n1. LM358DR,5,50\n2. NE555DR,7,70'],
    ['is empty', '\n\n'],
  ])('is left as it is if it %s', (_, text) => {
    expect(split(text)).toBeUndefined()
  })
})

const TABLES = [
  ['Item', 'Qty', 'Min stock', 'MPN', 'Manufacturer'],
  ['Pos.', 'MPN', 'Qty', 'Price'],
  ['', 'MPN', 'Lead time', 'Qty'],
].flatMap(titles => ['\t', ';', ','].map(delimiter => ({ titles, delimiter })))

test.each(TABLES)('a table %o reads alike with any mark of its lines', ({ titles, delimiter }) => {
  const cellsOf: Record<string, readonly string[]> = {
    MPN: ['LM358DR', 'NE555DR'],
    Manufacturer: ['TI', 'TI'],
    Qty: ['10', '20'],
  }
  for (const mark of ['1', '1.', '1)', '-', '•']) {
    const rows = [0, 1].map(row =>
      titles.map((title, column) =>
        column === 0 ? mark.replace('1', String(row + 1)) : (cellsOf[title]?.[row] ?? '500'),
      ),
    )
    expect(splitListedRows([titles, ...rows], delimiter)).toBeNull()
    if (delimiter === '\t') expect(splitListedRows(rows, delimiter)).toBeNull()
  }
})

test('numbers of lines are no quantities where each line has one', () => {
  expect(split('1 LM358DR 10\n2 NE555DR 20\n3 1N4148 7')).toEqual([
    'LM358DR|10||',
    'NE555DR|20||',
    '1N4148|7||',
  ])
  expect(split('1 LM358DR\n2 NE555DR\n3 1N4148')).toEqual(['LM358DR|1||', 'NE555DR|2||', '1N4148|3||'])
  expect(split('1 x LM358DR\n2 x NE555DR\n3 x 1N4148')).toEqual(['LM358DR|1||', 'NE555DR|2||', '1N4148|3||'])
})

test('a quantity never spans two cells', () => {
  const listed = split('LM358DR\t10\nNE555DR\t20\nTL431AIDBZR\t30\nTL072CDR\t10\t500', '\t')
  expect(listed?.map(cells => cells.split('|').slice(0, 2).join(' '))).toEqual([
    'LM358DR 10',
    'NE555DR 20',
    'TL431AIDBZR 30',
    ' 500',
  ])
})

test.each([
  ['TL072CDR,10,500', 10500, true],
  ['10,500,TL072CDR', 10500, true],
  ['TL072CDR 10 500', 10500, true],
  ['TL072CDR  10  500', 10500, true],
  ['TL072CDR 10,500', 10500, false],
  ['TL072CDR: 10 500', 10500, false],
  ['TL072CDR 10 500 pcs', 10500, false],
  ['10 500 x TL072CDR', 10500, false],
  ['TL072CDR 500', 500, false],
])('“%s” are %i pieces, which may be two numbers: %s', (line, quantity, isUnclear) => {
  const rows = ['LM358DR,11', 'NE555DR,22', line].map(text => text.split(','))
  const listed = splitListedRows(rows, ',', new Set(['TL072CDR']))
  expect(listed?.rows[2]?.slice(0, 2)).toEqual(['TL072CDR', String(quantity)])
  expect(listed?.unclearRows).toEqual(isUnclear ? [2] : [])
})

test.each([
  (number: string, quantity: number) => `${number}\t${quantity}`,
  (number: string, quantity: number) => `${quantity} x ${number}`,
  (number: string, quantity: number) => `${number} - ${quantity} pcs`,
  (number: string, quantity: number) => `${number} ${quantity}`,
])('numbers that begin with a case size, or look like a range of designators, are numbers: %s', write => {
  const numbers = [
    '0402WGF6800TCE',
    '0603WAF1002T5E',
    'HT7144-1',
    'BAT54-E3-08',
    '0805CS-11NXGLW',
    '4116R-1-103LF',
  ].concat(['B2B-XH-A(LF)(SN)', '1-826632-6', '22-23-2121', 'TP4056', 'S8050'])
  const rows = numbers.map((number, i) => write(number, i + 5).split('\t'))
  const listed = splitListedRows(rows, '\t')?.rows ?? []
  expect(listed.map(([number, quantity]) => [number, quantity])).toEqual(
    numbers.map((number, i) => [number, String(i + 5)]),
  )
})

test('greetings, dates and a phone number around a list are no lines of it', () => {
  const mail = `Hi Anna,
could you please quote:
- 500 x LM358DR
STM32F103C8T6 - 50 pcs
Thanks,
Tom
+49 170 1234567
Tel: 030 1234567`
  expect(split(mail)).toEqual([
    '|||Hi Anna,',
    '|||could you please quote:',
    'LM358DR|500||',
    'STM32F103C8T6|50||',
    '|||Thanks,',
    '|||Tom',
    '|||+49 170 1234567',
    '|||Tel: 030 1234567',
  ])
})

test.each([
  [
    '1) LM358DR, TI, qty 500\n2) BAV99,215, Nexperia, qty 1000',
    ['LM358DR|500|TI|', 'BAV99,215|1000|Nexperia|'],
  ],
  ['LM358DR （秋月）x 3\nNE555DR x 50', ['LM358DR （秋月）|3||', 'NE555DR|50||']],
  ['12x 330R 0402 (R1 - R12)\n2x   MMBT3904 (T1, T2)', ['|12||330R 0402|R1 - R12', 'MMBT3904|2|||T1, T2']],
  ['LM358DR 100, NE555DR 50; BAV99 1000', ['LM358DR|100||', 'NE555DR|50||', 'BAV99|1000||']],
  ['LM358DR 1000 pcs TI\nNE555DR 50', ['LM358DR|1000|TI|', 'NE555DR|50||']],
  ['LM358DR, TI, 500\nNE555DR, TI, 70', undefined],
])('%j', (text, lines) => {
  expect(split(text)).toEqual(lines)
})

describe('fields that are named one by one', () => {
  const fields = (text: string) =>
    splitNamedFields(
      text.split('\n').map(line => line.split(',')),
      ',',
    )?.rows.map(cells => cells.slice(0, 5).join('|'))

  test.each([
    [
      'with a gap between the parts',
      'Ref: R1, R2\nMPN: LM358DR\nMfr: TI\n\nRef: U2\nMPN: NE555DR\nQty: 1,500 pcs',
    ],
    ['without a gap', 'Ref=R1, R2\nMPN=LM358DR\nMfr=TI\n-\nRef=U2\nMPN=NE555DR\nQty=1,500 pcs'],
  ])('%s', (_, text) => {
    const [first, , , gap, second] = fields(text) ?? []
    expect([first, gap?.replace('|||-', ''), second]).toEqual([
      'LM358DR||TI||R1, R2',
      '',
      'NE555DR|1,500 pcs|||U2',
    ])
  })

  test('each part has the rows of all its fields', () => {
    const rows = ['Hello,', 'MPN: LM358DR', 'Qty: 5', '', 'MPN: NE555DR', 'Mfr: TI', 'Qty: 7', 'Regards'].map(
      line => [line],
    )
    const named = splitNamedFields(rows) ?? expect.unreachable('no fields are named')
    const { lines, skipped } = readBom([{ name: '', ...named, isListed: true }], { boards: 1 })
    expect(lines.map(({ part_number, qty, rows: own }) => [part_number, qty, own])).toEqual([
      ['LM358DR', 5, [1, 2]],
      ['NE555DR', 7, [4, 5, 6]],
    ])
    expect(skipped.map(({ row, text }) => [row, text])).toEqual([
      [0, 'Hello,'],
      [3, ''],
      [7, 'Regards'],
    ])
  })

  const linesOf = (text: string) => {
    const named = splitNamedFields(
      text.split('\n').map(line => line.split(',').map(cell => cell.trim())),
      ',',
    )
    const { lines } = readBom([{ name: '', rows: [], ...named, isListed: true }], { boards: 1 })
    return lines.map(({ part_number, qty, warnings }) => [part_number, qty, ...warnings].join(' '))
  }

  test('a quantity in two cells is unclear', () => {
    expect(linesOf('Part: LM358DR\nQty: 100, 500\nPart: NE555DR\nQty: 7')).toEqual([
      'LM358DR 100500 unclear_quantity',
      'NE555DR 7',
    ])
  })

  test('the first title begins each part, whatever is missing', () => {
    expect(linesOf('Qty: 5\nMPN: LM358DR\nMPN: NE555DR\nQty: 7\nMPN: TL431AIDBZR')).toEqual([
      'LM358DR 5',
      'NE555DR 1 no_quantity',
      'TL431AIDBZR 7',
    ])
  })

  test('in one line, and with a gap after each of them', () => {
    expect(fields('MPN: LM358DR, Qty: 5\nMPN: NE555DR, Qty: 7')).toEqual(['LM358DR|5|||', 'NE555DR|7|||'])
    expect(fields('MPN: LM358DR\n\nQty: 5\n\nMPN: NE555DR\n\nQty: 7')?.filter(Boolean)).toEqual([
      'LM358DR|5|||',
      'NE555DR|7|||',
    ])
  })

  test('the manufacturer’s number wins, and a note says what is not fitted', () => {
    const text = 'Part No: 10-001\nMPN: LM358DR\nFitted: no\n\nPart No: 10-002\nMPN: NE555DR\nFitted: yes'
    const rows = splitNamedFields(
      text.split('\n').map(line => [line]),
      ',',
    )
    expect([0, 4].map(row => [rows?.rows[row]?.[0], rows?.rows[row]?.[6]])).toEqual([
      ['LM358DR', 'DNP'],
      ['NE555DR', ''],
    ])
  })

  test.each([
    'MPN,Qty\nLM358DR,5\nNE555DR,7',
    'Customer: ACME\nQty: 10\nMPN,Qty\nLM358DR,5\nNE555DR,7\nBAV99,2',
    'IC: LM358DR\nIC: NE555DR',
    'Part: one\nNote: two\nPart: three\nNote: four',
  ])('%j are none', text => expect(fields(text)).toBeUndefined())
})
