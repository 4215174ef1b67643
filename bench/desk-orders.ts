import type pg from 'pg'
import { MAILBOX } from './desk-data.ts'

/**
 * Orders over four years, in all states; all but the newest two percent have ended. Most have one to five lines; every
 * tenth and the newest 2,000 have twenty, and the newest has fifty. A quarter is bought by 200 customers.
 */
export async function addManyOrders(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into orders (number, email, email_key, lang, key_salt, key_expires_at, status, company_name,
       shipping_address, billing_address, subtotal, shipping_fee, total, weight_grams, shipping_id, shipping_service,
       carrier, shipping_number, pay_method, po_number, remark, created_at, pay_by, paid_at, shipped_at, proven_at,
       idempotency_scope, idempotency_hash, request_hash, received, refunded, pledged)
     select 'CF' || to_char(made_at, 'YYMMDD') || '-' || upper(lpad(to_hex(place::bigint * 7919 % 16777213), 6, '0')),
       email, email, 'en', '\\x00', made_at, state,
       'Company ' || n % 20000 || (array[' Ltd', ' GmbH', ' Inc', ' SA'])[1 + n % 4], address, address,
       100, 10, 110, 100, 'dhl-express', 'Express', 'DHL',
       case when state in ('shipping', 'received') then '1Z' || upper(substr(md5('t' || place), 1, 14)) else '' end,
       (array['bank', 'paypal', 'card'])[1 + place % 3], 'PO-' || 4500000000 + place, '', made_at,
       case when state in ('unpaid', 'confirming') then now() + place % 10 * interval '1 day' end,
       case when state in ('preparing', 'shipping', 'received', 'refunded') then made_at end,
       case when state in ('shipping', 'received') then made_at end,
       case when state <> 'unpaid' or place % 2 = 0 then made_at end,
       'bench', sha256(convert_to(place::text, 'UTF8')), '\\x00', money.received, money.refunded, money.pledged
     from generate_series(1, $1::integer) place
     cross join lateral (
       select case when place % 4 = 0 then place % 200 else abs(hashint4(place)) % 60000 end as n,
         now() - ($1 - place) * (interval '4 years' / $1) as made_at,
         case when place > $1 * 0.98 then (array['unpaid', 'confirming', 'preparing', 'shipping'])[1 + place % 4]
           when place % 25 = 0 then 'canceled' when place % 40 = 1 then 'refunded' else 'received' end as state
     ) as made
     cross join ${MAILBOX}
     cross join lateral (
       select jsonb_build_object('contact_name', 'Contact ' || n, 'company_name', 'Company ' || n % 20000,
         'country', (array['DE', 'US', 'FR', 'JP'])[1 + n % 4], 'city', 'Berlin', 'address_line1', 'Example Road 1',
         'address_line2', '', 'state', '', 'postal_code', '10115', 'telephone', '+49 30 555', 'email', '') as address
     ) as addressed
     cross join lateral (${SUMS}) as money
     order by place`,
    [count],
  )
  await addLines(client)
  await client.query(
    `insert into order_changes (order_id, status, who, changed_at)
     select id, 'unpaid', 'buyer', created_at from orders where idempotency_scope = 'bench'`,
  )
}

async function addLines(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price, quantity,
       amount)
     select made.id, position, parts.id, parts.part_number, manufacturers.name, parts.packaging, 1, 100, 100
     from (
       select id, case when row_number() over newest = 1 then 50
         when id % 10 = 0 or row_number() over newest <= 2000 then 20 else 1 + id % 5 end as lines
       from orders where idempotency_scope = 'bench' window newest as (order by id desc)
     ) as made
     cross join lateral generate_series(0, lines - 1) as position
     join (select row_number() over (order by id) - 1 as n, * from parts) as parts
       on parts.n = (made.id::bigint * 7919 + position * 104729) % (select count(*) from parts)
     join manufacturers on manufacturers.id = parts.manufacturer_id`,
  )
}

/** Some orders were paid in parts, too much or too late; some were refunded in part, or have to be. */
const LEDGER = `(values ('receipt', case when place % 500 = 1 then 60 else 110 end, is_paid),
  ('receipt', 50, is_paid and place % 500 = 1), ('receipt', 20, is_paid and place % 1000 = 2),
  ('receipt', 60, state = 'canceled' and place % 2000 = 25 or state in ('unpaid', 'confirming') and place % 50 = 1),
  ('refund', 110, state = 'refunded'), ('refund', 10, state = 'received' and place % 100 = 3),
  ('due', 5, state = 'received' and place % 5000 = 4)) as entry (kind, amount, is_booked)`
const SUMS = `select coalesce(sum(amount) filter (where kind = 'receipt'), 0) as received,
  coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded,
  coalesce(sum(amount) filter (where kind = 'due'), 0) as pledged
  from (select state in ('preparing', 'shipping', 'received', 'refunded') as is_paid) as paid, lateral ${LEDGER} where is_booked`
/** The orders with the names that the ledger uses. */
const PLACED = `(select id, created_at, status as state, paid_at is not null as is_paid,
  substr(po_number, 4)::bigint - 4500000000 as place from orders where idempotency_scope = 'bench') as placed`

export async function addMoney(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into receipts (order_id, kind, amount, booked_at)
     select id, kind, amount, created_at from ${PLACED} cross join lateral ${LEDGER}
     where is_booked and kind <> 'due' order by id`,
  )
  await client.query(
    `insert into refunds (order_id, amount, method, state, who)
     select id, amount, 'bank', case kind when 'due' then 'due' else 'done' end, 'Demo accounts'
     from ${PLACED} cross join lateral ${LEDGER} where is_booked and kind <> 'receipt' order by id`,
  )
  await client.query(
    `insert into payments (order_id, funding, amount, state, captured)
     select id, pay_method, total, case when paid_at is null then 'open' else 'completed' end,
       case when paid_at is not null and id % 5000 = 7 then '20.00 USD' else '' end
     from orders where idempotency_scope = 'bench' and pay_method <> 'bank' order by id`,
  )
  await client.query(
    `insert into transfer_reports (order_id, payer_name, amount, transfer_date, remark)
     select id, company_name, total, created_at::date, '' from orders
     where idempotency_scope = 'bench' and pay_method = 'bank' and status <> 'unpaid' order by id`,
  )
}

/** One shipment per sent order; some of those in preparation have left in part. */
export async function addShipments(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into shipments (order_id, number, carrier, service, tracking, state, sent_at, who)
     select id, 1, carrier, shipping_service, shipping_number, 'sent', coalesce(shipped_at, created_at), 'shell'
     from orders
     where idempotency_scope = 'bench' and (shipped_at is not null or status = 'preparing' and id % 20 in (3, 4)) order by id`,
  )
  await client.query(
    `insert into shipment_lines (shipment_id, position, quantity)
     select shipments.id, position, quantity from shipments join order_lines using (order_id)
     join orders on orders.id = order_id
     where idempotency_scope = 'bench' and (status <> 'preparing' or position = 0)`,
  )
  await client.query(
    `insert into order_search (order_id, created_at, document)
     select id, created_at, lower(concat_ws(E'\\n', number, company_name, email, po_number, shipping_address ->> 'contact_name',
       shipping_number, bought.numbers))
     from orders
     join (select order_id, string_agg(part_number, E'\\n') as numbers from order_lines group by order_id) as bought
       on bought.order_id = orders.id
     where idempotency_scope = 'bench' order by id`,
  )
}
