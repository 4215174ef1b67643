import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allDeskEndpoints } from '../src/contract/desk/index.ts'
import { buyNow, openBrowser, stockOne } from './harness/buyers.ts'
import { addMember, type DeskBrowser, type Member, setUpOwner } from './harness/desk.ts'
import { storeQuote } from './harness/quote-acts.ts'
import { stockParts } from './harness/stock-parts.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

/**
 * Two people have opened the same record. Changes of different fields are both kept; for the same field, the second
 * person gets the present state instead of overwriting it.
 */
let shop: TestShop
let first: Member
let second: Member

beforeAll(async () => {
  shop = await openTestShop()
  first = await setUpOwner(shop)
  second = await addMember(shop, 'second@shop.test', ['owner'])
})
afterAll(() => shop.close())

type Fields = Record<string, unknown>
type Edited = {
  /** Of the endpoint. */
  path: string
  /** Makes a record: where it is changed, and how its present fields are read. */
  make: () => Promise<{ address: string; read: () => Promise<Fields & { rev: number }> }>
  one: Fields
  other: Fields
  /** The same field as `one`. */
  again: Fields
  toBody?: (fields: Fields) => Fields
}

const query = async (text: string, values: unknown[] = []) =>
  (await shop.connection.pool.query(text, values)).rows
const read = async (address: string) => (await (await first.send(address)).json()).data

const addCompany = async () => {
  const [{ id }] = await query(
    `insert into companies (name, name_key, country) values ($1, $1, 'DE') returning id`,
    [crypto.randomUUID()],
  )
  return `/desk/api/companies/${id}`
}
const placeOrder = async () => {
  const part = await stockOne(shop, `EDIT-${crypto.randomUUID().slice(0, 8)}`, 100)
  const { order_number } = await buyNow(openBrowser(shop), part, 10)
  return `/desk/api/orders/${order_number}`
}
const readSection = async (id: string) => {
  const sections: { id: string; rev: number; fields: { name: string; value: string }[] }[] =
    await read('/desk/api/settings')
  const section = sections.find(known => known.id === id)
  const values = section?.fields.map(({ name, value }) => [name, value]) ?? []
  return { rev: section?.rev ?? 0, ...Object.fromEntries(values) }
}
const values = ({ rev, ...fields }: Fields) => ({ rev, values: fields })

const RECORDS: Edited[] = [
  {
    path: '/desk/api/customers/{id}',
    make: async () => {
      await placeOrder()
      const [{ id }] = await query('select max(id) as id from customers')
      const company = (await addCompany()).split('/').at(-1)
      await query('update customers set company_id = $1 where id = $2', [company, id])
      const address = `/desk/api/customers/${id}`
      return {
        address,
        read: async () => {
          const { rev, note, company } = await read(address)
          return { rev, note, company_id: company?.id ?? null }
        },
      }
    },
    one: { note: 'Calls on Mondays' },
    other: { company_id: null },
    again: { note: 'Calls on Fridays' },
  },
  {
    path: '/desk/api/companies/{id}',
    make: async () => {
      const address = await addCompany()
      return { address, read: () => read(address) }
    },
    one: { vat_id: 'DE1' },
    other: { eori: 'DE2' },
    again: { vat_id: 'DE3' },
  },
  {
    path: '/desk/api/companies/{id}/terms',
    make: async () => {
      const address = `${await addCompany()}/terms`
      return { address, read: () => read(address) }
    },
    one: { terms_days: 30 },
    other: { credit_limit: 500 },
    again: { terms_days: 60 },
  },
  {
    path: '/desk/api/price-groups/{id}',
    make: async () => {
      await query('delete from price_groups')
      const [{ id }] = await query('insert into price_groups (name) values ($1) returning id', [
        crypto.randomUUID(),
      ])
      return {
        address: `/desk/api/price-groups/${id}`,
        read: async () => {
          const groups: (Fields & { id: number; rev: number; rules: Fields[] })[] =
            await read('/desk/api/price-groups')
          const group = groups.find(known => known.id === Number(id))
          const rules = group?.rules.map(({ brand_id, category_id, percent }) => ({
            ...{ brand_id, category_id, percent },
          }))
          return { rev: group?.rev ?? 0, name: group?.name, rules }
        },
      }
    },
    one: { name: 'Key accounts' },
    other: { rules: [{ brand_id: null, category_id: null, percent: 5 }] },
    again: { name: 'Largest accounts' },
  },
  {
    path: '/desk/api/staff/{id}',
    make: async () => {
      const { staffId } = await addMember(shop, `${crypto.randomUUID()}@shop.test`, ['viewer'])
      const known = async () => {
        const people: { id: number; rev: number }[] = await read('/desk/api/staff')
        return { rev: 0, ...people.find(({ id }) => id === staffId) }
      }
      return { address: `/desk/api/staff/${staffId}`, read: known }
    },
    one: { name: 'New name' },
    other: { refund_cap: 50 },
    again: { name: 'Other name' },
  },
  {
    path: '/desk/api/orders/{order_number}',
    make: async () => {
      const address = await placeOrder()
      return {
        address,
        read: async () => {
          const { rev, po_number, addresses } = await read(address)
          return { rev, po_number, shipping: { city: addresses.shipping.city } }
        },
      }
    },
    one: { po_number: 'PO-1' },
    other: { shipping: { city: 'Hamburg' } },
    again: { po_number: 'PO-2' },
  },
  {
    path: '/desk/api/orders/{order_number}/tax-ids',
    make: async () => {
      const address = await placeOrder()
      return {
        address: `${address}/tax-ids`,
        read: async () => {
          const { rev, tax_ids } = await read(address)
          return { rev, ...tax_ids }
        },
      }
    },
    one: { vat_id: 'DE1' },
    other: { eori: 'DE2' },
    again: { vat_id: 'DE3' },
  },
  {
    path: '/desk/api/quotes/{number}',
    make: async () => {
      const address = `/desk/api/quotes/${await storeQuote(shop, 'draft')}`
      return {
        address,
        read: async () => {
          const { rev, telephone, company_name } = await read(address)
          return { rev, telephone, company_name }
        },
      }
    },
    one: { telephone: '+49 30 1' },
    other: { company_name: 'Example Devices Ltd' },
    again: { telephone: '+49 30 2' },
    toBody: ({ rev, ...contact }) => ({ rev, contact }),
  },
  {
    path: '/desk/api/settings/sections/{section}',
    make: async () => ({
      address: '/desk/api/settings/sections/company',
      read: () => readSection('company'),
    }),
    one: { company_address: '1 Example Road' },
    other: { contact_tel: '+49 30 1' },
    again: { company_address: '2 Example Road' },
    toBody: values,
  },
  {
    path: '/desk/api/settings/bank',
    make: async () => ({ address: '/desk/api/settings/bank', read: () => readSection('bank') }),
    one: { 'bank.account_number': '1' },
    other: { 'bank.note': 'Net' },
    again: { 'bank.account_number': '2' },
    toBody: values,
  },
  {
    path: '/desk/api/settings/seo',
    make: async () => ({
      address: '/desk/api/settings/seo',
      read: async () => {
        const entries: { path: string; rev: number }[] = await read('/desk/api/settings/seo')
        return { rev: 0, ...entries.find(({ path }) => path === '/about') }
      },
    }),
    one: { title: 'About us' },
    other: { description: 'Who we are' },
    again: { title: 'Our company' },
    toBody: fields => ({ path: '/about', lang: 'de', ...fields }),
  },
]

/** Only the person edits their own data. The fields of a shipment belong together, so the desk merges them itself. */
const OTHERS = [
  '/desk/api/me',
  '/desk/api/me/password',
  '/desk/api/me/passkeys/{id}',
  '/desk/api/orders/{order_number}/shipments/{id}',
]

test('no other record is changed by PUT', () => {
  const paths = allDeskEndpoints().flatMap(({ method, path }) => (method === 'PUT' ? [path] : []))
  expect([...RECORDS.map(({ path }) => path), ...OTHERS].sort()).toEqual(paths.sort())
})

async function put({ send }: DeskBrowser, address: string, body: Fields): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  return (await send(address, { method: 'PUT', headers, body: JSON.stringify(body) })).status
}

describe.each(RECORDS)('$path', ({ make, one, other, again, toBody = fields => fields }) => {
  test('keeps the changes of two people to different fields, and no field is overwritten unseen', async () => {
    const { address, read: readRecord } = await make()
    const { rev } = await readRecord()
    expect(await put(first, address, toBody({ rev, ...one }))).toBe(200)
    expect(await put(second, address, toBody({ rev, ...other }))).toBe(200)
    expect(await put(second, address, toBody({ rev, ...again }))).toBe(409)
    expect(await readRecord()).toMatchObject({ ...one, ...other })
  })

  test('never conflicts with the earlier changes of the same person', async () => {
    const { address, read: readRecord } = await make()
    const { rev } = await readRecord()
    const saved: number[] = []
    for (let saves = 0; saves < 10; saves++)
      saved.push(await put(first, address, toBody({ rev, ...(saves % 2 ? one : again) })))
    expect(saved).toEqual(Array(10).fill(200))
  })
})

describe('the agreed prices of a company', () => {
  test('of a part are not overwritten or removed unseen; those of other parts are no conflict', async () => {
    const [one, two] = ['AGREED-ONE', 'AGREED-TWO']
    const partId = await stockOne(shop, one, 10)
    await stockOne(shop, two, 10)
    const address = await addCompany()
    const { rev } = await read(`${address}/terms`)
    const agree = async ({ send }: DeskBrowser, part_number: string, price: number, seen?: number) => {
      const body = { part_number, prices: [{ qty: 1, price }], until: '2099-12-31', rev: seen }
      const headers = { 'Content-Type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify(body) }
      return send(`${address}/agreements`, sent)
    }
    const remove = async (seen: number) =>
      second.send(`${address}/agreements/${partId}?rev=${seen}`, { method: 'DELETE' })
    expect((await agree(first, one, 1, rev)).status).toBe(200)
    expect((await agree(first, one, 2, rev)).status).toBe(200)
    expect((await agree(second, two, 3, rev)).status).toBe(200)
    const refused = await agree(second, one, 4, rev)
    expect(refused.status).toBe(409)
    const { data } = await refused.json()
    expect(data).toMatchObject({
      part_id: partId,
      terms: { rev: rev + 3, agreements: [{ part_number: one, prices: [{ price: 2 }] }, {}] },
    })
    expect((await remove(rev)).status).toBe(409)
    expect((await agree(second, one, 4, data.terms.rev)).status).toBe(200)
    expect((await remove(data.terms.rev)).status).toBe(200)
    expect((await agree(first, one, 5, rev)).status).toBe(409)
    expect((await agree(first, one, 5)).status).toBe(200)
  })

  test('of two parts with the same number are no conflict', async () => {
    const part = { partNumber: 'AGREED-BOTH' }
    await stockParts(shop.connection.db, [
      { ...part, maker: 'First Maker' },
      { ...part, maker: 'Second Maker' },
    ])
    const address = await addCompany()
    const { rev } = await read(`${address}/terms`)
    const agree = async ({ send }: DeskBrowser, manufacturer: string) => {
      const prices = [{ qty: 1, price: 1 }]
      const body = { part_number: part.partNumber, manufacturer, prices, until: '2099-12-31', rev }
      const headers = { 'Content-Type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await send(`${address}/agreements`, sent)).status
    }
    expect(await agree(first, 'First Maker')).toBe(200)
    expect(await agree(second, 'Second Maker')).toBe(200)
    expect(await agree(second, 'First Maker')).toBe(409)
  })
})
