import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buyNow, openBrowser, stockOne } from '../../../../tests/harness/buyers.ts'
import { addMember, setUpOwner } from '../../../../tests/harness/desk.ts'
import { emptyTables } from '../../../../tests/harness/empty-tables.ts'
import { operator } from '../../../../tests/harness/operator.ts'
import { becomeUser, registration } from '../../../../tests/harness/people.ts'
import { sendNewQuote } from '../../../../tests/harness/quotes.ts'
import { askForQuote } from '../../../../tests/harness/requests.ts'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { openUpgradedShop } from '../../../../tests/harness/upgraded-shop.ts'
import * as desk from '../../../contract/desk/customers.ts'
import { register } from '../../../contract/shop/account.ts'
import { getProfile } from '../../../contract/shop/profile.ts'
import { sweepAccounts } from '../account/index.ts'

const EMAIL = 'buyer@example.com'
let shop: TestShop
let owner: Awaited<ReturnType<typeof setUpOwner>>
let sales: typeof owner
let accounts: typeof owner
let part: number

beforeAll(async () => {
  shop = await openTestShop()
  owner = await setUpOwner(shop)
  sales = await addMember(shop, 'sales@shop.test', ['sales'])
  accounts = await addMember(shop, 'accounts@shop.test', ['accounts'])
  part = await stockOne(shop, 'CUSTOMER-1', 100_000)
})
afterAll(() => shop.close())
beforeEach(() =>
  emptyTables(
    shop.connection.pool,
    'users',
    'orders',
    'rfqs',
    'mails',
    'allowances',
    'customers',
    'companies',
  ),
)

const query = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const reason = (text: string) => expect.objectContaining({ reason: text })
const placeAs = (email: string) => buyNow(openBrowser(shop), part, 10, { email })
const list = (q = '') => sales.call(desk.listCustomers, { q })
const COMPANY = { name: 'Example Devices Ltd', country: 'GB', vat_id: 'GB123', note: 'Pays late' }

async function lastActs(count: number) {
  const { rows } = await query(
    'select who, act, subject_id, label, changes from audit order by id desc limit $1',
    [count],
  )
  return rows.toReversed()
}

async function onlyCustomer() {
  const { list: found } = await list()
  expect(found).toHaveLength(1)
  return found[0] ?? { id: 0, email: '' }
}

async function openOnly() {
  return sales.call(desk.getCustomer, { id: (await onlyCustomer()).id })
}

describe('the list', () => {
  test('has accounts, and guests who ordered or asked for a quote', async () => {
    await becomeUser(shop)
    await placeAs('guest@example.com')
    await askForQuote(shop, { email: 'asker@example.com', company_name: 'Asking Ltd' })
    const { list: found, total } = await list()
    expect(total).toBe(3)
    expect(found).toMatchObject([
      { email: 'asker@example.com', account: 'none', requests: 1, company_name: 'Asking Ltd' },
      { email: 'guest@example.com', account: 'none', trade: { orders: 1 } },
      {
        email: EMAIL,
        account: 'active',
        trade: { orders: 0, total: 0, balance: 0 },
        last_seen: expect.any(String),
      },
    ])
  })

  test.each([
    ['part of an email', 'ASKER@'],
    ['part of a name', 'näher'],
    ['part of the company as typed', '100%_\\o'],
    ['part of the assigned company', 'devices lt'],
  ])('is searched by %s', async (_, q) => {
    await askForQuote(shop, {
      email: 'asker@example.com',
      contact_name: 'Karl-Heinz Näher',
      company_name: 'Die 100%_\\oHG',
    })
    const { id, rev } = await openOnly()
    const company = await sales.call(desk.addCompany, COMPANY)
    await sales.call(desk.changeCustomer, { id, rev, company_id: company.id })
    await askForQuote(shop, {
      email: 'other@example.com',
      contact_name: 'Purchasing',
      company_name: 'Die 100 KG',
    })
    const { list: found, total } = await list(q)
    expect([found.map(({ email }) => email), total]).toEqual([['asker@example.com'], 1])
  })

  test('is read page by page', async () => {
    await query(`insert into customers (email, email_key, contact_name, company_name, country)
      select n || '@example.com', n || '@example.com', 'P', 'C', 'DE' from generate_series(1, 120) n`)
    const seen: number[] = []
    let after: string | undefined
    do {
      const page = await sales.call(desk.listCustomers, { after })
      seen.push(...page.list.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(new Set(seen).size).toBe(120)
    await expect(sales.call(desk.listCustomers, { after: 'x' })).rejects.toMatchObject({ code: 400 })
  })

  test.each(['person', '-person', 'country', '-country'] as const)(
    'is sorted by %s, page by page, with an index',
    async sort => {
      await query(
        `insert into customers (email, email_key, contact_name, company_name, country)
         select email, email, case when n % 9 = 0 then 'Same name' else 'Buyer ' || chr(97 + n % 26) || n end, '',
           (array['DE', 'FR', 'GB'])[1 + n % 3]
         from (select n, n || '@example.com' as email from generate_series(1, 2000) n) one`,
      )
      await query('analyze customers')
      const seen: desk.CustomerEntry[] = []
      for (let after: string | undefined, page = 0; page < 4; page++) {
        const read = await sales.call(desk.listCustomers, { sort, after })
        seen.push(...read.list)
        after = read.next ?? undefined
      }
      const key = sort.endsWith('person') ? 'lower(contact_name)' : 'country'
      const direction = sort.startsWith('-') ? 'desc' : 'asc'
      const sorted = `select id from customers order by ${key} ${direction}, id ${direction} limit ${seen.length}`
      const { rows } = await query(sorted)
      expect(seen.length).toBeGreaterThan(150)
      expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
      const { rows: plan } = await query(`explain ${sorted}`)
      expect(JSON.stringify(plan)).toMatch(/customers_by_(name|country)/)
    },
  )

  test.each(['company', '-company', 'country'] as const)('of companies is sorted by %s', async sort => {
    await query(
      `insert into companies (name, name_key, country)
       select 'Firm ' || chr(97 + n % 26) || n, n::text, (array['DE', 'FR'])[1 + n % 2] from generate_series(1, 120) n`,
    )
    const first = await sales.call(desk.listCompanies, { sort })
    const second = await sales.call(desk.listCompanies, { sort, after: first.next ?? undefined })
    const seen = [...first.list, ...second.list]
    const key = sort.endsWith('company') ? 'lower(name)' : 'country'
    const direction = sort.startsWith('-') ? 'desc' : 'asc'
    const { rows } = await query(
      `select id from companies order by ${key} ${direction}, id ${direction} limit ${seen.length}`,
    )
    expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  test('keeps the latest name of a guest, and that of an account', async () => {
    await askForQuote(shop, { email: EMAIL, contact_name: 'First' })
    await askForQuote(shop, { email: EMAIL, contact_name: 'Second' })
    expect(await onlyCustomer()).toMatchObject({ contact_name: 'Second' })
    await shop.call()(register, registration({ contact_name: 'Stranger' }))
    expect(await onlyCustomer()).toMatchObject({ contact_name: 'Second', account: 'not_activated' })
    await operator(shop, 'user', 'activate', EMAIL)
    expect(await onlyCustomer()).toMatchObject({ contact_name: 'Stranger', account: 'active' })
    await askForQuote(shop, { email: EMAIL, contact_name: 'Goods in' })
    expect(await onlyCustomer()).toMatchObject({ contact_name: 'Stranger', requests: 3 })
  })

  test('forgets a registration that was never confirmed', async () => {
    await shop.call()(register, registration())
    await query(`update registrations set created_at = now() - interval '31 days'`)
    await sweepAccounts(shop.connection.db)
    expect((await list()).list).toEqual([])
  })
})

describe('a person', () => {
  test('has requests, orders with totals and open amounts', async () => {
    const placed = await placeAs(EMAIL)
    await askForQuote(shop, { email: EMAIL, telephone: '+44 1' })
    const customer = await openOnly()
    expect(customer).toMatchObject({
      telephone: '+44 1',
      account: 'none',
      requests: 1,
      similar_companies: [],
    })
    const total = customer.trade?.total
    expect(customer.trade).toEqual({ orders: 1, total, balance: total })
    expect(customer.order_list).toMatchObject([
      { number: placed.order_number, status: 'unpaid', total, balance: total },
    ])
    expect(customer.request_list).toMatchObject([{ lines: 1, is_viewed: false }])
    await query(`update orders set status = 'canceled'`)
    expect((await openOnly()).trade).toEqual({ orders: 1, total: 0, balance: 0 })
  })

  test('is listed once a quote was sent to it', async () => {
    const quoted = await stockOne(shop, 'QUOTED-1', 100)
    await sendNewQuote(sales, { parts: [{ part_id: quoted, quantity: 10 }], email: EMAIL })
    expect(await onlyCustomer()).toMatchObject({ email: EMAIL, company_name: 'Example Devices Ltd' })
  })

  test('shows no requests to people who may not read them', async () => {
    await askForQuote(shop, { email: EMAIL })
    const { id } = await onlyCustomer()
    const seen = await accounts.call(desk.getCustomer, { id })
    expect(seen).not.toHaveProperty('requests')
    expect(seen).not.toHaveProperty('request_list')
    expect(seen).toHaveProperty('trade')
  })

  test('has a note of the staff that two people change one after the other', async () => {
    await askForQuote(shop, { email: EMAIL })
    const { id, rev } = await openOnly()
    const changed = await sales.call(desk.changeCustomer, { id, rev, note: 'Calls on Mondays' })
    // The same person again, also from another tab that has not seen the first change.
    await sales.call(desk.changeCustomer, { id, rev, note: 'Calls on Tuesdays' })
    const late = owner.call(desk.changeCustomer, { id, rev, note: 'Never calls' })
    await expect(late).rejects.toEqual(
      expect.objectContaining({
        reason: 'desk_errors.changed_meanwhile',
        details: expect.objectContaining({ data: expect.objectContaining({ note: 'Calls on Tuesdays' }) }),
      }),
    )
    // Another field is no conflict.
    const company = await owner.call(desk.addCompany, COMPANY)
    expect(await owner.call(desk.changeCustomer, { id, rev, company_id: company.id })).toMatchObject({
      note: 'Calls on Tuesdays',
      company: { id: company.id, name: COMPANY.name },
      rev: changed.rev + 2,
    })
    expect(JSON.stringify(await lastActs(5))).not.toMatch(/Calls|Never|Example|@/)
  })

  test('is assigned to a company by staff only, who are offered those with the same name', async () => {
    const company = await sales.call(desk.addCompany, COMPANY)
    await askForQuote(shop, { email: EMAIL, company_name: 'EXAMPLE DEVICES, LTD.' })
    const { id, rev, ...person } = await openOnly()
    expect(person).toMatchObject({
      company: null,
      similar_companies: [{ id: company.id, name: COMPANY.name }],
    })
    await expect(sales.call(desk.changeCustomer, { id, rev, company_id: 999_999 })).rejects.toMatchObject({
      code: 404,
    })
    await sales.call(desk.changeCustomer, { id, rev, company_id: company.id })
    expect((await lastActs(1))[0]).toMatchObject({
      act: 'customer.change',
      label: `#${id}`,
      changes: { company: [null, `#${company.id}`], rev: [1, 2] },
    })
  })
})

describe('a company', () => {
  test('has the people, requests, orders and balance of its people', async () => {
    const { id: companyId } = await sales.call(desk.addCompany, COMPANY)
    await placeAs(EMAIL)
    await askForQuote(shop, { email: 'colleague@example.com' })
    await askForQuote(shop, { email: 'stranger@example.com' })
    for (const person of (await list()).list.filter(({ email }) => !email.startsWith('stranger'))) {
      const { id, rev } = await sales.call(desk.getCustomer, { id: person.id })
      await sales.call(desk.changeCustomer, { id, rev, company_id: companyId })
    }
    const company = await sales.call(desk.getCompany, { id: companyId })
    expect(company).toMatchObject({ ...COMPANY, people: 2, trade: { orders: 1 } })
    expect(company.trade?.balance).toBeGreaterThan(0)
    expect(company.order_list).toHaveLength(1)
    expect(company.request_list).toHaveLength(1)
    expect(company.person_list.map(({ email }) => email)).toEqual(['colleague@example.com', EMAIL])
    expect((await sales.call(desk.listCompanies, { q: 'devices' })).list).toMatchObject([
      { id: companyId, people: 2 },
    ])
    expect((await sales.call(desk.listCustomers, { company_id: companyId })).list).toHaveLength(2)
    await expect(sales.call(desk.removeCompany, { id: companyId })).rejects.toEqual(
      reason('desk_errors.company_has_people'),
    )
  })

  test('is added once per country, changed and removed', async () => {
    const { id, rev } = await sales.call(desk.addCompany, COMPANY)
    const again = { ...COMPANY, name: 'example devices LTD' }
    await expect(sales.call(desk.addCompany, again)).rejects.toEqual(reason('desk_errors.company_taken'))
    const other = await sales.call(desk.addCompany, { ...again, country: 'IE' })
    const clash = sales.call(desk.changeCompany, { id: other.id, rev: other.rev, country: 'GB' })
    await expect(clash).rejects.toEqual(reason('desk_errors.company_taken'))
    expect(await sales.call(desk.changeCompany, { id, rev, vat_id: 'GB999' })).toMatchObject({
      name: COMPANY.name,
      vat_id: 'GB999',
      rev: 2,
    })
    await sales.call(desk.removeCompany, { id })
    await expect(sales.call(desk.getCompany, { id })).rejects.toMatchObject({ code: 404 })
    expect((await lastActs(4)).map(({ act }) => act)).toEqual([
      'company.add',
      'company.add',
      'company.change',
      'company.remove',
    ])
  })
})

describe('the account', () => {
  test('is disabled, enabled and signed out; guests have none', async () => {
    const { call } = await becomeUser(shop)
    const { id } = await onlyCustomer()
    expect(await sales.call(desk.actOnCustomer, { id, act: 'sign_out' })).toMatchObject({ sign_ins: 0 })
    await expect(call(getProfile)).rejects.toMatchObject({ code: 4001 })
    expect(await sales.call(desk.actOnCustomer, { id, act: 'disable' })).toMatchObject({
      account: 'disabled',
    })
    expect(await sales.call(desk.actOnCustomer, { id, act: 'enable' })).toMatchObject({ account: 'active' })
    expect(await lastActs(3)).toMatchObject([
      { act: 'customer.sign_out', who: 'The sales', changes: { sign_ins: [1, 0] } },
      { act: 'customer.disable', changes: { account: ['active', 'disabled'] } },
      { act: 'customer.enable', subject_id: String(id), changes: { account: ['disabled', 'active'] } },
    ])
    await emptyTables(shop.connection.pool, 'users')
    await expect(sales.call(desk.actOnCustomer, { id, act: 'disable' })).rejects.toEqual(
      reason('desk_errors.no_account'),
    )
  })

  test('is changed by the shell with the same entries in the audit', async () => {
    await becomeUser(shop)
    const { id } = await onlyCustomer()
    for (const act of ['sign-out', 'disable', 'enable', 'activate', 'export'])
      await operator(shop, 'user', act, EMAIL)
    await operator(shop, 'user', 'erase', EMAIL, '--yes')
    expect(await lastActs(6)).toMatchObject(
      ['sign_out', 'disable', 'enable', 'activate', 'export', 'erase'].map(act => ({
        who: 'shell',
        act: `customer.${act}`,
        subject_id: String(id),
      })),
    )
  })
})

describe('personal data', () => {
  test('is exported as by the command, with the note, and that is recorded', async () => {
    await becomeUser(shop)
    const { id, rev } = await openOnly()
    await sales.call(desk.changeCustomer, { id, rev, note: 'Calls on Mondays' })
    const exported = await sales.call(desk.exportCustomer, { id })
    expect(exported).toMatchObject({ profile: [{ email: EMAIL }], customer: [{ note: 'Calls on Mondays' }] })
    expect((await lastActs(1))[0]).toMatchObject({ act: 'customer.export', changes: {} })
    expect(exported).toEqual(JSON.parse(await operator(shop, 'user', 'export', EMAIL)))
  })

  test('is erased by an owner with a fresh second factor, with notes and the company of one person', async () => {
    await becomeUser(shop)
    await askForQuote(shop, { email: EMAIL })
    const company = await sales.call(desk.addCompany, COMPANY)
    const { id, rev } = await openOnly()
    await sales.call(desk.changeCustomer, { id, rev, note: 'N', company_id: company.id })
    await expect(sales.call(desk.eraseCustomer, { id })).rejects.toEqual(reason('desk_errors.no_right'))
    await query(`update staff_sessions set verified_at = now() - interval '11 minutes'`)
    await expect(owner.call(desk.eraseCustomer, { id })).rejects.toEqual(
      reason('desk_errors.step_up_required'),
    )
    await query('update staff_sessions set verified_at = now()')
    expect(await owner.call(desk.eraseCustomer, { id })).toMatchObject({
      erased: { profile: 1, rfqs: 1, customer: 1 },
      has_kept: false,
    })
    const { rows } = await query(
      'select (select count(*) from customers) + (select count(*) from companies) as left',
    )
    expect(Number(rows[0].left)).toBe(0)
    await expect(owner.call(desk.getCustomer, { id })).rejects.toMatchObject({ code: 404 })
    expect(JSON.stringify(await lastActs(9))).not.toContain('@')
  })

  test('of orders in progress is kept until they have ended; a company of two people stays', async () => {
    await placeAs(EMAIL)
    await askForQuote(shop, { email: 'colleague@example.com' })
    const company = await sales.call(desk.addCompany, COMPANY)
    for (const { id } of (await list()).list)
      await sales.call(desk.changeCustomer, { id, rev: 1, note: 'N', company_id: company.id })
    const id = (await list('buyer@')).list[0]?.id ?? 0
    expect(await owner.call(desk.eraseCustomer, { id })).toMatchObject({ has_kept: true })
    expect(await owner.call(desk.getCustomer, { id })).toMatchObject({ note: '', company: null })
    await expect(owner.call(desk.eraseCustomer, { id })).rejects.toEqual(
      reason('desk_errors.orders_in_progress'),
    )
    await query(`update orders set status = 'received'`)
    expect(await owner.call(desk.eraseCustomer, { id })).toMatchObject({ has_kept: false })
    expect(await sales.call(desk.getCompany, { id: company.id })).toMatchObject({ people: 1 })
  })
})

test('of two companies that get one name at once, the second is refused', async () => {
  const company = await sales.call(desk.addCompany, { ...COMPANY, name: 'Another Ltd' })
  const client = await shop.connection.pool.connect()
  await client.query('begin')
  await client.query(
    `insert into companies (name, name_key, country, vat_id, note)
     select $1, lower($1), country, '', '' from companies`,
    ['renamed'],
  )
  const renamed = sales.call(desk.changeCompany, { id: company.id, rev: company.rev, name: 'renamed' })
  // At once: it may be refused before the commit is acknowledged here.
  const isRefused = expect(renamed).rejects.toEqual(reason('desk_errors.company_taken'))
  const isWaiting = async () =>
    (await query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rows.length > 0
  await expect.poll(isWaiting).toBe(true)
  await client.query('commit')
  client.release()
  await isRefused
})

test('an upgrade finds people from before, each mailbox once, and assigns no company', async () => {
  const upgraded = await openUpgradedShop('0026', async pool => {
    await pool.query(`
      insert into users (email, email_key, password_hash, contact_name, telephone, company_name, country, city,
        state, address, lang, created_at, activated_at)
      values ('Buyer@example.com', 'buyer@example.com', '', 'Account', '', 'Example', 'DE', '', '', '', 'en',
        now() - interval '2 days', now())`)
    const ask = (key: string, name: string, number: string) =>
      pool.query(
        `insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang)
         values ($3, $1, $1, $2, 'Example', '', 'DE', '', 'en')`,
        [key, name, number],
      )
    await ask('buyer@example.com', 'Goods in', '1')
    await ask('guest@example.com', 'Old name', '2')
    await ask('guest@example.com', 'New name', '3')
  })
  try {
    const { rows } = await upgraded.pool.query(
      'select email, contact_name, company_id from customers order by id',
    )
    expect(rows).toEqual([
      { email: 'Buyer@example.com', contact_name: 'Account', company_id: null },
      { email: 'guest@example.com', contact_name: 'New name', company_id: null },
    ])
  } finally {
    await upgraded.close()
  }
})
