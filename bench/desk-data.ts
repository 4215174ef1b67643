import type pg from 'pg'
import { addManyOrders, addMoney, addShipments } from './desk-orders.ts'
import { addManyRequests } from './desk-requests.ts'

const DESK_SIZES = { orders: 250_000, customers: 100_000, requests: 50_000 }

/** Indexes that are cheaper to build at once than row by row. */
const BUILT_LATER = ['order_search_letters', 'rfq_search_letters', 'customers_letters']

/**
 * The records of a shop after four years, in one statement per table. Without triggers, whose notifications would
 * keep the shop busy; the rows that triggers maintain are inserted, too.
 */
export async function addDeskData(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica; set work_mem = '128MB';
      set maintenance_work_mem = '256MB'; set synchronous_commit = off`)
    const definitions = await dropIndexes(client)
    await addCustomers(client, DESK_SIZES.customers)
    await addManyOrders(client, DESK_SIZES.orders)
    await addMoney(client)
    await addShipments(client)
    await addManyRequests(client, DESK_SIZES.requests)
    await addTraces(client)
    for (const definition of definitions) await client.query(definition)
    await client.query('reset all')
  } finally {
    client.release()
  }
  await pool.query('vacuum analyze')
  // Otherwise the server writes the new rows to disk during the measurements.
  await pool.query('checkpoint')
}

async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    'select indexname, indexdef from pg_indexes where indexname = any($1)',
    [BUILT_LATER],
  )
  for (const { indexname } of rows) await client.query(`drop index ${client.escapeIdentifier(indexname)}`)
  return rows.map(({ indexdef }) => indexdef)
}

/** Every third one has an account; every tenth belongs to one of 5,000 companies. */
async function addCustomers(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into companies (name, name_key, country)
     select 'Company ' || n || ' Ltd', 'company' || n || 'ltd', 'DE' from generate_series(1, 5000) n`,
  )
  await client.query(
    `insert into customers (email, email_key, contact_name, company_name, country, company_id, created_at)
     select email, email, 'Contact ' || n, 'Company ' || n % 20000 || (array[' Ltd', ' GmbH', ' Inc', ' SA'])[1 + n % 4],
       (array['DE', 'US', 'FR', 'JP'])[1 + n % 4],
       case when n % 10 = 0 then (select min(id) from companies) + n / 10 % 5000 end,
       now() - ($1 - n) * (interval '4 years' / $1)
     from generate_series(0, $1::integer - 1) n, ${MAILBOX}`,
    [count],
  )
  await client.query(
    `insert into users (email, email_key, password_hash, contact_name, telephone, company_name, country, city, state,
       address, lang, activated_at)
     select email, email_key, '', contact_name, '+49 30 555', company_name, country, 'Berlin', '', '', 'en', created_at
     from customers where id % 3 = 0`,
  )
}

/** The email of customer `n`. */
export const MAILBOX = `lateral (select 'buyer' || n || '@company' || n % 20000 || '.example' as email) mailbox`

/** The mails of the last month, and the audit log. */
async function addTraces(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into mails (recipient, lang, kind, fields, created_at, attempts, sent_at, failed_at)
     select email_key, 'en', 'order_placed', jsonb_build_object('order_id', id), created_at, 1,
       case when id % 400 > 0 then created_at end, case when id % 400 = 0 then created_at end
     from orders where idempotency_scope = 'bench' and created_at > now() - interval '30 days'`,
  )
  await client.query(
    `insert into audit (at, staff_id, who, act, subject_kind, subject_id, label, changes, network)
     select created_at, 1, 'Demo sales', act, 'order', id::text, number, '{}', ''
     from orders, unnest(array['order.pay', 'order.ship']) as act where idempotency_scope = 'bench'`,
  )
}
