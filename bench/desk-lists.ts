import type pg from 'pg'
import { ORDER_FLAGS } from '../src/domain/order-flags.ts'
import { ORDER_STATUSES } from '../src/domain/order-states.ts'

export type Measured = { what: string; paths: string[]; mostMs: number }

type Query = Record<string, string>

const list = (area: string) => (query: Query) => `/desk/api/${area}?${new URLSearchParams(query)}`
const orders = list('orders')
const requests = list('requests')
const customers = list('customers')

/** The measured lists, with values of random records. */
export async function measuredLists(pool: pg.Pool): Promise<Measured[]> {
  const slow = [...(await orderLists(pool)), ...(await otherLists(pool))]
  const { rows } = await pool.query('select number from orders order by id desc limit 1')
  return [
    { what: 'orders, page 1 with total', paths: [orders({})], mostMs: 25 },
    { what: 'an order of 50 lines', paths: [`/desk/api/orders/${rows[0]?.number}`], mostMs: 15 },
    ...slow.map(each => ({ ...each, mostMs: 50 })),
  ]
}

type Paths = Omit<Measured, 'mostMs'>

async function orderLists(pool: pg.Pool): Promise<Paths[]> {
  const { rows } = await pool.query(
    `select orders.id, number, po_number, email, shipping_number, company_name, part_number, created_at
     from orders join order_lines on order_id = orders.id and position = 0
     where idempotency_scope = 'bench' and status = 'received' order by md5(number) limit 50`,
  )
  const searched = (field: string) => rows.map(row => orders({ search: row[field] }))
  const month = '2025-03'
  return [
    { what: 'orders, a page far down', paths: rows.map(({ id }) => orders({ after: String(id) })) },
    ...ORDER_STATUSES.map(status => ({ what: `orders, ${status}`, paths: [orders({ status })] })),
    ...ORDER_FLAGS.map(flag => ({ what: `orders, ${flag}`, paths: [orders({ flag })] })),
    {
      what: 'orders of a month, also by state and with a text',
      paths: ['', '&status=canceled', '&flag=credit', '&search=gmbh'].map(
        more => orders({ from: `${month}-01`, to: `${month}-31` }) + more,
      ),
    },
    { what: 'orders by order number', paths: searched('number') },
    { what: 'orders by PO number', paths: searched('po_number') },
    { what: 'orders by email', paths: searched('email') },
    { what: 'orders by company', paths: searched('company_name') },
    { what: 'orders by tracking number', paths: searched('shipping_number') },
    { what: 'orders by part number', paths: searched('part_number') },
    {
      what: 'orders by a text of most of them',
      paths: ['company', 'gmbh', 'po-45', '1z'].map(search => orders({ search })),
    },
    {
      what: 'orders by a text that only old ones have',
      paths: rows.map(({ number }) => orders({ search: number.slice(0, 6) })),
    },
    {
      what: 'orders by a text that none has',
      paths: ['nothing like it', 'zzzzz', '---'].map(search => orders({ search })),
    },
    {
      what: 'orders by text, a page far down',
      paths: rows.map(({ id }) => orders({ search: 'company 1', after: String(id) })),
    },
  ]
}

async function otherLists(pool: pg.Pool): Promise<Paths[]> {
  const { rows } = await pool.query(
    `select rfqs.id, number, company_name, email, part_number
     from rfqs join rfq_lines on rfq_id = rfqs.id and position = 0 order by md5(number) limit 50`,
  )
  const { rows: people } = await pool.query(
    'select id, email, contact_name, company_name from customers order by md5(email) limit 50',
  )
  const states: Query[] = ['new', 'taken', 'declined'].map(state => ({ state }))
  const rest: Query[] = [
    ...['me', 'none'].map(owner => ({ owner })),
    ...['late', 'day', 'week'].map(age => ({ age })),
  ]
  return [
    { what: 'inbox', paths: ['/desk/api/inbox'] },
    { what: 'inbox, count', paths: ['/desk/api/inbox/count'] },
    { what: 'requests, page 1 with total', paths: [requests({})] },
    { what: 'requests, a page far down', paths: rows.map(({ id }) => requests({ after: String(id) })) },
    { what: 'requests by state, owner, age', paths: [...states, ...rest].map(requests) },
    {
      what: 'requests by number, company, email, part number',
      paths: rows.flatMap(({ number, company_name, email, part_number }) =>
        [number, company_name, email, part_number].map(q => requests({ q })),
      ),
    },
    {
      what: 'requests by a text of most, of old ones, of none',
      paths: ['company', 'rfq-24', 'nothing like it', 'co'].map(q => requests({ q })),
    },
    { what: 'customers, page 1 with total', paths: [customers({})] },
    { what: 'customers, a page far down', paths: people.map(({ id }) => customers({ after: String(id) })) },
    {
      what: 'customers by email, name, company',
      paths: people.flatMap(({ email, contact_name, company_name }) =>
        [email, contact_name, company_name].map(q => customers({ q })),
      ),
    },
    {
      what: 'customers by a text of most, of few, of none',
      paths: ['company', 'gmbh', 'company 77', 'nothing like it', 'co'].map(q => customers({ q })),
    },
    {
      what: 'customers of a company, companies',
      paths: [customers({ company_id: '7' }), '/desk/api/companies'],
    },
    { what: 'anything (Ctrl K)', paths: rows.map(({ number }) => `/desk/api/find?q=${number}`) },
    { what: 'audit log', paths: ['/desk/api/audit'] },
  ]
}
