import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { becomeUser } from '../../../../tests/harness/people.ts'
import { askForQuote, request, rfqLine } from '../../../../tests/harness/requests.ts'
import { solveCaptcha } from '../../../../tests/harness/solve-captcha.ts'
import { stockParts } from '../../../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { sendQuickRfq, sendRfq } from '../../../contract/shop/rfq.ts'
import { ALLOWANCES } from '../../../domain/allowances.ts'
import { setLogLevel } from '../../log.ts'
import { newNumber } from '../numbers/index.ts'
import { findStaffRfq } from './find-staff-rfq.ts'
import { addRfq } from './rfq.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => emptyTables(pool(), 'users', 'rfqs', 'mails', 'allowances', 'captchas'))
afterEach(() => {
  vi.restoreAllMocks()
  setLogLevel('error')
})

const pool = () => shop.connection.pool
const context = () => shop.context
const rows = async (query: string) => (await pool().query(query)).rows
const refusedWith = (code: number) => expect.objectContaining({ code })

describe('a visitor requests a quote', () => {
  test('for 500 lines, and all are stored in order', async () => {
    const lines = Array.from({ length: 500 }, (_, i) => rfqLine({ part_number: `PART-${i}`, qty: i + 1 }))
    const sent = { ...request({ lines }), ...(await solveCaptcha(shop)) }
    const { rfq_number, inquiry_number } = await shop.call('de')(sendRfq, sent)
    expect(rfq_number).toMatch(/^RFQ-\d{6}-[2-9A-HJ-NP-Z]{5}$/)
    expect(inquiry_number).toBe(rfq_number.replace('RFQ', 'INQ'))
    const [rfq] = await rows('select * from rfqs')
    expect(rfq).toMatchObject({
      number: rfq_number.slice('RFQ-'.length),
      user_id: null,
      email_key: 'buyer@example.com',
      company_name: 'Example Instruments GmbH',
      lang: 'de',
      viewed_at: null,
    })
    const kept = await rows('select part_number, qty from rfq_lines order by position')
    expect(kept).toEqual(lines.map(({ part_number, qty }) => ({ part_number, qty })))
  })

  test('and both the buyer and the sales desk get a mail', async () => {
    await askForQuote(shop, { email: 'Buyer@Example.com' }, { lang: 'jp' })
    const [rfq] = await rows('select id from rfqs')
    expect(await rows('select kind, recipient, lang, fields from mails order by id')).toEqual([
      { kind: 'rfq_buyer', recipient: 'buyer@example.com', lang: 'jp', fields: { rfq_id: rfq.id } },
      { kind: 'rfq_sales', recipient: 'sales@chipfront.example', lang: 'en', fields: { rfq_id: rfq.id } },
    ])
  })

  test('for typed parts without a suggestion: exact manufacturer and number find the part', async () => {
    const [first = 0, second = 0, unique = 0] = await stockParts(shop.connection.db, [
      { partNumber: 'TYPED-1', maker: 'Texas Instruments' },
      { partNumber: 'TYPED-1', maker: 'Onsemi' },
      { partNumber: 'TYPED-2', maker: 'Onsemi' },
    ])
    const typed: [string, string, number | null][] = [
      ['typed-1', 'TI', first],
      ['TYPED-1', 'onsemi', second],
      ['TYPED-1', '', null],
      ['TYPED-2', '', unique],
      ['TYPED-2', 'Texas Instruments', null],
      ['TYPED2', '', null],
      ['TYPED-3', '', null],
    ]
    const lines = typed.map(([part_number, manufacturer]) => rfqLine({ part_number, manufacturer }))
    const sent = { ...request({ lines }), ...(await solveCaptcha(shop)) }
    const { rfq_number } = await shop.call()(sendRfq, sent)
    const kept = await rows('select part_id from rfq_lines order by position')
    expect(kept.map(({ part_id }) => part_id)).toEqual(typed.map(([, , id]) => id))
    const [late = 0] = await stockParts(shop.connection.db, [{ partNumber: 'TYPED-3', stock: 7 }])
    const shown = await findStaffRfq(context(), rfq_number)
    expect(shown?.lines.at(-1)).toMatchObject({ partId: late, ourStock: 7 })
  })

  test('for one part from its page', async () => {
    const [goods_id] = await stockParts(shop.connection.db, [{ partNumber: 'QUICK-1' }])
    const lines = [rfqLine({ goods_id, part_number: 'quick 1' })]
    const sent = { ...request({ lines }), ...(await solveCaptcha(shop)) }
    expect(await shop.call()(sendQuickRfq, sent)).toMatchObject({ rfq_number: expect.any(String) })
    expect(await rows('select part_id from rfq_lines')).toEqual([{ part_id: goods_id }])
    expect(await rows('select kind from mails order by id')).toEqual([
      { kind: 'rfq_buyer_quick' },
      { kind: 'rfq_sales' },
    ])
  })

  test('for a part that has left the catalog, or changed, by its number alone', async () => {
    const [other] = await stockParts(shop.connection.db, [{ partNumber: 'ANOTHER-1' }])
    const line = (goods_id: number | null | undefined) => rfqLine({ goods_id, part_number: 'GONE-1' })
    await askForQuote(shop, { lines: [line(2_000_000_000), line(null), line(other)] })
    expect(await rows('select part_id from rfq_lines')).toEqual([
      { part_id: null },
      { part_id: null },
      { part_id: null },
    ])
  })

  test('for a part that an import is removing, without waiting for the import', async () => {
    const [goods_id] = await stockParts(shop.connection.db, [{ partNumber: 'LEAVING-1' }])
    const importer = await pool().connect()
    await importer.query('begin')
    await importer.query('delete from parts where id = $1', [goods_id])
    await askForQuote(shop, { lines: [rfqLine({ goods_id, part_number: 'LEAVING-1' })] })
    await importer.query('commit')
    importer.release()
    expect(await rows('select part_id from rfq_lines')).toEqual([{ part_id: null }])
  })

  test.each([
    [0.000005, '0.00001'],
    [1.000005, '1.00001'],
    [0.0000049, '0.00000'],
    [8.345675, '8.34568'],
    [999_999.999995, '1000000.00000'],
    [0, '0.00000'],
    [null, null],
  ])('the target price %d is stored as %s', async (target_price, kept) => {
    await askForQuote(shop, { lines: [rfqLine({ target_price })] })
    expect(await rows('select target_price from rfq_lines')).toEqual([{ target_price: kept }])
  })

  test('a shop without a sales address stores the request and logs a warning', async () => {
    await pool().query(`update settings set value = 'call us' where name = 'contact_email'`)
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation(line => written.push(String(line)) > 0)
    setLogLevel('warn')
    await askForQuote(shop)
    await pool().query(`update settings set value = 'sales@chipfront.example' where name = 'contact_email'`)
    expect(await rows('select kind from mails')).toEqual([{ kind: 'rfq_buyer' }])
    expect(written.join('')).toContain('no contact_email to send a request for quote to')
    expect(written.join('')).not.toMatch(/buyer@|Purchasing/)
  })
})

test('a signed-in customer sends it with the account, whatever email it names', async () => {
  const { token } = await becomeUser(shop)
  await askForQuote(shop, { email: 'desk@example.com' }, { token })
  const [user] = await rows('select id from users')
  expect(await rows('select user_id, email from rfqs')).toEqual([
    { user_id: user.id, email: 'desk@example.com' },
  ])
})

test('numbers are unique', async () => {
  const sender = {
    emailKey: 'a@b.example',
    email: 'a@b.example',
    contactName: 'a',
    companyName: 'b',
    telephone: '1',
    country: 'DE',
    comment: '',
    lang: 'en',
  }
  const number = newNumber(new Date('2026-11-15T23:59:59Z'), 5)
  expect(number).toMatch(/^261115-/)
  expect(await addRfq(shop.connection.db, { ...sender, number })).toEqual(expect.any(Number))
  expect(await addRfq(shop.connection.db, { ...sender, number })).toBeNull()
})

describe('the verification code', () => {
  test('has to be correct, otherwise nothing is stored', async () => {
    const { captcha_id } = await solveCaptcha(shop)
    const sent = { ...request(), captcha_id, captcha_code: 'wrong' }
    await expect(shop.call()(sendRfq, sent)).rejects.toEqual(refusedWith(4221))
    expect(await rows('select from rfqs')).toEqual([])
    expect(await rows('select from mails')).toEqual([])
  })

  test('works once', async () => {
    const sent = { ...request(), ...(await solveCaptcha(shop)) }
    await shop.call()(sendRfq, sent)
    await expect(shop.call()(sendRfq, sent)).rejects.toEqual(refusedWith(4221))
    await expect(shop.call()(sendQuickRfq, sent)).rejects.toEqual(refusedWith(4221))
    expect(await rows('select from rfqs')).toHaveLength(1)
  })

  test('works once when the button is clicked twice at the same moment', async () => {
    const sent = { ...request(), ...(await solveCaptcha(shop)) }
    const presses = Array.from({ length: 5 }, () => shop.call()(sendRfq, sent))
    const ends = await Promise.allSettled(presses)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rows('select from rfqs')).toHaveLength(1)
    expect(await rows('select from mails')).toHaveLength(2)
  })

  test('stays valid when the request fails, and no mail is sent then', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await pool().query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`)
    await pool().query(`create trigger refuse before insert on mails for each row
      when (new.kind = 'rfq_sales') execute function refuse()`)
    const sent = { ...request(), ...(await solveCaptcha(shop)) }
    await expect(shop.call()(sendRfq, sent)).rejects.toEqual(refusedWith(500))
    expect(await rows('select from rfqs')).toEqual([])
    expect(await rows('select from mails')).toEqual([])
    await pool().query('drop function refuse cascade')
    expect(await shop.call()(sendRfq, sent)).toMatchObject({ rfq_number: expect.any(String) })
  })
})

describe('flooding is prevented', () => {
  test('one mailbox gets a limited number of confirmations, without affecting other buyers', async () => {
    for (let sent = 0; sent < ALLOWANCES.rfqMail.burst; sent++) await askForQuote(shop)
    const code = await solveCaptcha(shop)
    const again = { ...request({ email: 'BUYER@example.com' }), ...code }
    await expect(shop.call()(sendRfq, again)).rejects.toEqual(refusedWith(429))
    expect(await shop.call()(sendRfq, { ...again, email: 'other@example.com' })).toBeTruthy()
  })

  test('wrong codes do not use up a mailbox’s allowance', async () => {
    for (let tried = 0; tried < ALLOWANCES.rfqMail.burst + 1; tried++) {
      const sent = { ...request(), captcha_id: crypto.randomUUID(), captcha_code: 'wrong' }
      await expect(shop.call()(sendRfq, sent)).rejects.toEqual(refusedWith(4221))
    }
    await askForQuote(shop)
  })

  test('an address with too many requests has to wait', async () => {
    for (let sent = 0; sent < ALLOWANCES.rfqAddress.burst; sent++)
      await askForQuote(shop, { email: `buyer${sent}@example.com` })
    await expect(askForQuote(shop, { email: 'last@example.com' })).rejects.toEqual(refusedWith(429))
  })

  test('requests count by their lines, so that an address cannot fill the tables', async () => {
    const full = `insert into allowances (key, full_at) values ('rfqLineAddress ', now() + make_interval(secs => $1))
      on conflict (key) do update set full_at = excluded.full_at`
    await pool().query(full, [(20_000 - 1.5) * 5])
    const lines = [rfqLine(), rfqLine()]
    await expect(askForQuote(shop, { lines })).rejects.toEqual(refusedWith(429))
    await askForQuote(shop, { lines: [rfqLine()] })
  })
})
