import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allDeskEndpoints } from '../src/contract/desk/index.ts'
import { createCall } from '../src/contract/wire/call.ts'
import type { Endpoint } from '../src/contract/wire/endpoint.ts'
import { Refusal } from '../src/contract/wire/errors.ts'
import { ROLES, rightsOf } from '../src/domain/rights.ts'
import { buyNow, openBrowser, stockOne } from './harness/buyers.ts'
import { customerActs } from './harness/customer-acts.ts'
import { addMember, type DeskBrowser, type Member, setUpOwner } from './harness/desk.ts'
import { orderActs } from './harness/order-acts.ts'
import { quoteActs, storeQuote } from './harness/quote-acts.ts'
import { requestActs } from './harness/request-acts.ts'
import { askForQuote } from './harness/requests.ts'
import { settingActs } from './harness/setting-acts.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

/** Cost and margin are a right: they are absent from every answer to people without it. */
const WITHOUT_COST = ROLES.filter(role => !rightsOf([role]).includes('cost.see'))

let shop: TestShop
let person: Watched
/** By path of an endpoint with parameters: an address that shows something. */
let examples: Map<string, string>

beforeAll(async () => {
  shop = await openTestShop()
  await setUpOwner(shop)
  const { order_number } = await buyNow(openBrowser(shop), await stockOne(shop, 'COST-1', 1_000), 10)
  const request = await askForQuote(shop, {
    lines: [{ part_number: 'COST-1', manufacturer: '', qty: 10, target_price: 1 }],
  })
  const { rows } = await shop.connection.pool.query(
    `with added as (insert into companies (name, name_key, country) values ('x', 'x', 'DE') returning id)
    select added.id as company, (select max(id) from customers) as customer from added`,
  )
  const { rows: files } = await shop.connection.pool.query(
    `with shipment as (
      insert into shipments (order_id, number, carrier, service, tracking, who)
      select id, 1, 'DHL', '', '1', 'shell' from orders where number = $1 returning id, order_id
    ), paper as (
      insert into documents (kind, year, sequence, number, order_id, shipment_id, lang, facts, issued_at, who)
      select 'packing_slip', 2000, 1, 'PS-1', order_id, id, 'en', '{}', now(), 'shell' from shipment returning id
    )
    insert into document_files select id, sha256('x'), 'x' from paper returning document_id as paper`,
    [order_number],
  )
  await shop.connection.pool.query(
    `insert into po_files (order_id, name, content) select id, 'po.pdf', '%PDF-' from orders where number = $1`,
    [order_number],
  )
  const quote = await storeQuote(shop, 'draft')
  await shop.connection.pool.query(
    `insert into quote_costs (quote_id, version, line_id, cost, source) select id, 1, 1, 0.5, 'typed' from quotes`,
  )
  examples = new Map([
    [
      '/desk/api/orders/{order_number}/papers/{id}',
      `/desk/api/orders/${order_number}/papers/${files[0].paper}`,
    ],
    ['/desk/api/orders/{order_number}/po-file', `/desk/api/orders/${order_number}/po-file`],
    ['/desk/api/companies/{id}/terms', `/desk/api/companies/${rows[0].company}/terms`],
    ['/desk/api/customers/{id}', `/desk/api/customers/${rows[0].customer}`],
    ['/desk/api/companies/{id}', `/desk/api/companies/${rows[0].company}`],
    ['/desk/api/links/{token}', `/desk/api/links/${'x'.repeat(43)}`],
    ['/desk/api/find', '/desk/api/find?q=COST'],
    ['/desk/api/mails/preview', '/desk/api/mails/preview?kind=order_placed&language=en'],
    ['/desk/api/orders/{order_number}', `/desk/api/orders/${order_number}`],
    ['/desk/api/reports/quotes/{report}', '/desk/api/reports/quotes/missing'],
    ['/desk/api/orders/slips', `/desk/api/orders/slips?numbers=${order_number}`],
    ['/desk/api/requests/{number}', `/desk/api/requests/${request}`],
    ['/desk/api/requests/{number}/export', `/desk/api/requests/${request}/export?format=csv`],
    [
      '/desk/api/settings/shipping-cost',
      '/desk/api/settings/shipping-cost?country=DE&weight_grams=1200&source=cart',
    ],
    ['/desk/api/quotes/{number}', `/desk/api/quotes/${quote}`],
    ['/desk/api/quotes/{number}/versions/{version}', `/desk/api/quotes/${quote}/versions/1`],
    ['/desk/api/quotes/{number}/pdf', `/desk/api/quotes/${quote}/pdf`],
    ['/desk/api/parts/{id}/holds', '/desk/api/parts/1/holds'],
    ['/desk/api/books/{book}', '/desk/api/books/receipts?month=2026-11'],
    ['/desk/api/views', '/desk/api/views?screen=requests'],
  ])
})
afterAll(() => shop.close())

type Watched = Member & { found: string[] }

/** Collects the forbidden keys of all answers to a person. */
function watch(member: Member): Watched {
  const found: string[] = []
  const send: DeskBrowser['send'] = async (path, init) => {
    const answer = await member.send(path, init)
    found.push(...forbiddenKeys(await answer.clone().json(), path))
    return answer
  }
  return {
    ...member,
    found,
    send,
    call: createCall({ fetch: send, lang: 'en', token: () => null, isStrict: true }),
  }
}

function forbiddenKeys(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(/cost|margin/i.test(key) ? [`${path}: ${key}`] : []),
    ...forbiddenKeys(inner, path),
  ])
}

const isRead = ({ method }: Endpoint) => method === 'GET'
const isDoor = ({ path }: Endpoint) => /^\/desk\/api\/(?:links|sign-in)\b/.test(path)

describe.each(WITHOUT_COST)('%s, without the right to see cost,', role => {
  beforeAll(async () => {
    person = watch(await addMember(shop, `${role}@shop.test`, [role]))
  })
  const rights: readonly string[] = rightsOf([role])
  const mayCall = ({ may }: Endpoint) => may === 'staff' || rights.includes(String(may))

  test('reads nothing of it', async () => {
    const unread: string[] = []
    for (const endpoint of allDeskEndpoints().filter(isRead)) {
      const answer = await person.send(examples.get(endpoint.path) ?? endpoint.path)
      if (mayCall(endpoint) && !isDoor(endpoint) && answer.status !== 200 && !isOfOthers(endpoint))
        unread.push(`${endpoint.path}: ${answer.status}`)
    }
    expect(unread).toEqual([])
    expect(person.found).toEqual([])
  })

  const tools = () => ({ shop, owner: person })
  const acts = [
    ...orderActs(tools),
    ...requestActs(tools),
    ...quoteActs(tools),
    ...customerActs(tools),
    ...settingActs(tools),
  ]

  test('gets nothing of it as the answer to an act', async () => {
    for (const [endpoint, , act] of acts) if (mayCall(endpoint)) await act().catch(allowRefusal)
    for (const { method, path } of allDeskEndpoints().filter(endpoint => !isRead(endpoint)))
      if (!/sign-out/.test(path)) await person.send(path.replace(/\{\w+\}/g, '999999'), { method })
    expect(person.found).toEqual([])
  })

  /** Views of a screen that this role may not open, and files that do not exist yet. */
  const isOfOthers = ({ path }: Endpoint) =>
    /(?:papers\/\{id\}|\/pdf)$/.test(path) ||
    (path === '/desk/api/views' && !rights.includes('requests.read'))
})

/** An answer, too, unless the server has failed. */
function allowRefusal(error: unknown): void {
  if (!(error instanceof Refusal) || error.status >= 500) throw error
}

test('finds such a key wherever it is', () => {
  expect(forbiddenKeys({ data: { list: [{ lot: { unit_cost: 1 } }] } }, '/x')).toEqual(['/x: unit_cost'])
})
