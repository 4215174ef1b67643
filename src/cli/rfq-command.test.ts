import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyRows } from '../../tests/harness/copy-rows.ts'
import { emptyTables } from '../../tests/harness/empty-tables.ts'
import { operator } from '../../tests/harness/operator.ts'
import { registration } from '../../tests/harness/people.ts'
import { askForQuote, rfqLine } from '../../tests/harness/requests.ts'
import { BOOK_LIMITS } from '../../tests/harness/save-book.ts'
import { stockParts } from '../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { register } from '../contract/shop/account.ts'
import { safeCell } from '../server/features/rfq/rfq-sheet.ts'
import { readBook } from '../server/sheets/index.ts'
import { CommandError, UsageError } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'chipfront-rfqs-'))
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => emptyTables(shop.connection.pool, 'users', 'rfqs', 'mails', 'allowances'))

const chipfront = (...typed: string[]) => operator(shop, ...typed)
const rfq = (...typed: string[]) => chipfront('rfq', ...typed)

const isViewed = async (number: string) => {
  const { rows } = await shop.connection.pool.query('select viewed_at from rfqs where number = $1', [number])
  return rows[0].viewed_at !== null
}

async function askForKnownPart(): Promise<string> {
  const [goods_id] = await stockParts(shop.connection.db, [
    {
      partNumber: 'KNOWN-1',
      maker: `Maker ${Date.now()}`,
      stock: 4_200,
      prices: [
        [1, '1.50000'],
        [100, '1.20500'],
      ],
    },
  ])
  const known = rfqLine({ goods_id, part_number: 'KNOWN-1', qty: 150, target_price: 1.1, package: 'SOIC-8' })
  return askForQuote(shop, { lines: [known, rfqLine({ part_number: '=1+1', qty: 2_000 })] })
}

describe('rfq list', () => {
  test('is a table, newest first', async () => {
    expect(await rfq('list')).toBe('No RFQs.\n')
    const older = await askForQuote(shop, { contact_name: '李工', company_name: '深圳' })
    const newer = await askForQuote(shop, { lines: [rfqLine(), rfqLine()] })
    const [headings = '', first = '', second = '', ...more] = (await rfq('list')).split('\n')
    expect(headings).toMatch(/^NUMBER +DATE \(UTC\) +STATUS +COMPANY +CONTACT +COUNTRY +LINES$/)
    expect(first).toMatch(
      new RegExp(
        `^RFQ-${newer} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +submitted +Example Instruments GmbH +Purchasing +DE +2$`,
      ),
    )
    expect(second).toMatch(new RegExp(`^RFQ-${older} .* 深圳 +李工 +DE +1$`))
    expect(more).toEqual([''])
  })

  test('shows fifty at a time', async () => {
    await askForQuote(shop)
    await copyRows(shop, 'rfqs', 60, { number: 'n' })
    expect((await rfq('list')).match(/^RFQ-/gm)).toHaveLength(50)
    expect((await rfq('list', '--page', '2')).match(/^RFQ-/gm)).toHaveLength(11)
  })

  test('finds by number, email, name or company, and those not viewed yet', async () => {
    const first = await askForQuote(shop, { email: 'li@example.com', company_name: 'Acme 100%' })
    const second = await askForQuote(shop)
    for (const text of ['li@EXAMPLE', '100%', `inq-${first.toLowerCase()}`]) {
      const found = await rfq('list', '--search', text)
      expect(found).toContain(first)
      expect(found).not.toContain(second)
    }
    expect(await rfq('list', '--search', '%%')).toBe('No RFQs match “%%”.\n')
    await rfq('show', first)
    expect(await rfq('list', '--new')).not.toContain(first)
    expect(await rfq('list', '--new')).toContain(second)
    expect(await rfq('list')).toMatch(new RegExp(`RFQ-${first} .* viewed `))
    await rfq('show', second)
    expect(await rfq('list', '--new')).toBe('No new RFQs.\n')
  })
})

describe('rfq show', () => {
  test('shows contact and lines next to our stock, and marks it viewed', async () => {
    const number = await askForKnownPart()
    expect(await isViewed(number)).toBe(false)
    const shown = await rfq('show', `rfq-${number.toLowerCase()}`)
    expect(shown).toContain(`Number     RFQ-${number}, INQ-${number}\n`)
    expect(shown).toContain('Email      buyer@example.com\n')
    expect(shown).toMatch(/^1 +KNOWN-1 +Texas Instruments +SOIC-8 +150 +1\.10 +4,200 +1\.205$/m)
    expect(shown).toMatch(/^2 +=1\+1 +Texas Instruments +2,000 +- +- +-$/m)
    expect(shown).toMatch(/\nMarked as viewed\.\n$/)
    expect(await isViewed(number)).toBe(true)
    expect(await rfq('show', `INQ-${number}`)).toMatch(/\nFirst viewed \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/)
  })

  test('prints no control characters', async () => {
    const number = await askForQuote(shop, { comment: 'first\r\n\tsecond' })
    await shop.connection.pool.query('update rfqs set contact_name = $1, comment = comment || $2', [
      '\u001b[2Jgone',
      '\u202e\u009b31m',
    ])
    await shop.connection.pool.query('update rfq_lines set part_number = $1', ['a\u001bb'])
    const shown = await rfq('show', number)
    expect(shown).toContain('Contact    �[2Jgone\n')
    expect(shown).toContain('Comment\n  first\n   second��31m\n')
    expect(shown).toContain('a�b')
    for (const text of [shown, await rfq('list'), await rfq('export', number)])
      expect(text).not.toMatch(/(?![\r\n])[\p{Cc}\p{Cf}]/u)
  })
})

describe('rfq export', () => {
  const CSV = [
    'Part number,Manufacturer,Package,Date code,Quantity,Target price (USD),Our stock,Our price (USD)',
    'KNOWN-1,Texas Instruments,SOIC-8,,150,1.1,4200,1.205',
    "'=1+1,Texas Instruments,,,2000,,,",
    '',
  ].join('\r\n')

  test('is CSV without formulas, and marks it viewed', async () => {
    const number = await askForKnownPart()
    expect(await rfq('export', number)).toBe(CSV)
    expect(await isViewed(number)).toBe(true)
  })

  test('to a file is readable by its owner only', async () => {
    const number = await askForKnownPart()
    const file = join(folder, 'lines.CSV')
    expect(await rfq('export', number, file)).toBe('')
    expect(readFileSync(file, 'utf8')).toBe(`\ufeff${CSV}`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['lines.CSV'])
    rmSync(file)
  })

  test('to a file named .xlsx writes a workbook', async () => {
    const number = await askForKnownPart()
    const file = join(folder, 'lines.xlsx')
    await rfq('export', number, file)
    const [sheet] = await readBook(readFileSync(file), BOOK_LIMITS)
    expect(sheet?.name).toBe(`RFQ-${number}`)
    expect(sheet?.rows[1]?.[0]).toBe('KNOWN-1')
    expect(sheet?.rows[2]?.slice(0, 5)).toEqual(['=1+1', 'Texas Instruments', '', '', '2000'])
  })

  test('that fails does not mark it viewed', async () => {
    const number = await askForKnownPart()
    await expect(rfq('export', number, join(folder, 'none', 'x.csv'))).rejects.toThrow(
      'no such file or folder',
    )
    expect(await isViewed(number)).toBe(false)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+CMD', "'+CMD"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    [' =1', "' =1"],
    ['-40', '-40'],
    ['+1.5', '+1.5'],
    ['LM358-N', 'LM358-N'],
    ['', ''],
  ])('writes %j as %j', (typed, written) => {
    expect(safeCell(typed)).toBe(written)
  })
})

test('user activate assigns earlier RFQs of the visitor to the account', async () => {
  const number = await askForQuote(shop)
  await shop.call()(register, registration())
  expect(await rfq('show', number)).toContain('Sent       as a guest\n')
  await chipfront('user', 'activate', 'buyer@example.com')
  expect(await rfq('show', number)).toContain('Sent       with an account\n')
})

test('user export and user erase include RFQs', async () => {
  const number = await askForQuote(shop)
  const known = JSON.parse(await chipfront('user', 'export', 'buyer@example.com'))
  expect(known.rfqs).toMatchObject([{ rfq_number: `RFQ-${number}`, lines: [{ part_number: 'LM358DR' }] }])
  expect(await chipfront('user', 'erase', 'buyer@example.com', '--yes')).toMatch(
    /: rfqs 1, customer 1, mails 1\.\n$/,
  )
  expect(await rfq('list')).toBe('No RFQs.\n')
})

describe('arguments', () => {
  test.each(['show', 'export'])('%s of an unknown number is reported in one line', async name => {
    const typed = rfq(name, '261115-\u001bXXXX')
    await expect(typed).rejects.toBeInstanceOf(CommandError)
    await expect(typed).rejects.toThrow('no such RFQ: 261115-�XXXX')
  })

  test.each([
    [[], 'rfq takes one of list, show, export'],
    [['constructor'], 'rfq takes one of'],
    [['list', 'x'], 'rfq list takes only --new, --search TEXT and --page N'],
    [['show'], 'rfq show takes one NUMBER'],
    [['show', ' '], 'rfq show takes one NUMBER'],
    [['show', 'a', 'b'], 'rfq show takes one NUMBER'],
    [['show', 'a', '--new'], 'rfq show has no option --new'],
    [['export', 'a', 'b.csv', 'c'], 'rfq export takes one NUMBER and at most one FILE'],
    [['export', 'a', 'b.pdf'], 'rfq export writes a FILE that ends in .xlsx or .csv'],
    [['list', '--fast'], "Unknown option '--fast'"],
  ])('%j is wrong usage', async (typed, message) => {
    const wrong = rfq(...typed)
    await expect(wrong).rejects.toBeInstanceOf(UsageError)
    await expect(wrong).rejects.toThrow(message)
  })

  test('--help lists every command', async () => {
    const help = await rfq('--help')
    for (const name of ['list', 'show', 'export']) expect(help).toContain(`npx chipfront rfq ${name}`)
  })
})
