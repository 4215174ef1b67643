import type pg from 'pg'

/**
 * Orders over three years with one to five lines each, in all states; old ones are done. The newest has fifty lines.
 * Without triggers, whose notifications would keep the shop busy; their text for the search is made at once.
 */
export async function addManyOrders(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('drop index order_search_document')
    await addOrders(client, count)
    await addFacts(client)
    await client.query('create index order_search_document on order_search using gin (document gin_trgm_ops)')
    await client.query('set session_replication_role = default')
  } finally {
    client.release()
  }
  await pool.query(
    'vacuum analyze orders, order_lines, order_changes, order_search, receipts, shipments, shipment_lines',
  )
}

async function addOrders(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into orders (number, email, email_key, lang, key_salt, key_expires_at, status, company_name,
       shipping_address, billing_address, subtotal, shipping_fee, total, weight_grams, shipping_id, shipping_service,
       carrier, shipping_number, pay_method, po_number, remark, created_at, pay_by, paid_at, shipped_at, proven_at,
       idempotency_scope, idempotency_hash, request_hash)
     select 'CF' || to_char(made_at, 'YYMMDD') || '-' || upper(lpad(to_hex(n::bigint * 7919 % 16777213), 6, '0')),
       'buyer' || n % 9000 || '@company' || n % 3000 || '.example',
       'buyer' || n % 9000 || '@company' || n % 3000 || '.example', 'en', '\\x00', made_at, state,
       'Company ' || n % 3000 || (array[' Ltd', ' GmbH', ' Inc', ' SA'])[1 + n % 4], address, address,
       100, 10, 110, 100, 'dhl-express', 'Express', 'DHL',
       case when state in ('shipping', 'received') then '1Z' || upper(substr(md5('t' || n), 1, 14)) else '' end,
       (array['bank', 'paypal', 'card'])[1 + n % 3], 'PO-' || 4500000000 + n, '', made_at,
       case when state in ('unpaid', 'confirming') then now() + interval '10 days' end,
       case when state in ('preparing', 'shipping', 'received', 'refunded') then made_at end,
       case when state in ('shipping', 'received') then made_at end, made_at,
       'bench', sha256(convert_to(n::text, 'UTF8')), '\\x00'
     from (
       select n, now() - (($1 - n) * (interval '3 years' / $1)) as made_at,
         case when n > $1 * 0.98 then (array['unpaid', 'confirming', 'preparing', 'shipping'])[1 + n % 4]
           when n % 25 = 0 then 'canceled' when n % 40 = 1 then 'refunded' else 'received' end as state,
         jsonb_build_object('contact_name', 'Contact ' || n % 9000, 'company_name', 'Company ' || n % 3000,
           'country', (array['DE', 'US', 'FR', 'JP'])[1 + n % 4], 'city', 'Berlin', 'address_line1', 'Example Road 1',
           'address_line2', '', 'state', '', 'postal_code', '10115', 'telephone', '+49 30 555', 'email', '') as address
       from generate_series(1, $1::integer) n
     ) as made`,
    [count],
  )
  await client.query(
    `insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price, quantity,
       amount)
     select orders.id, position, parts.id, parts.part_number, manufacturers.name, parts.packaging, 1, 100, 100
     from orders cross join lateral generate_series(0, orders.id % 5) as position
     join (select row_number() over (order by id) - 1 as n, * from parts) as parts
       on parts.n = (orders.id::bigint * 7919 + position * 104729) % (select count(*) from parts)
     join manufacturers on manufacturers.id = parts.manufacturer_id
     where idempotency_scope = 'bench'`,
  )
  await client.query(
    `insert into order_changes (order_id, status, who, changed_at)
     select id, 'unpaid', 'buyer', created_at from orders where idempotency_scope = 'bench'`,
  )
}

async function addFacts(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price, quantity,
       amount)
     select order_id, n, part_id, part_number || '-' || n, manufacturer, packaging, unit_price, quantity, amount
     from order_lines, generate_series(100, 149) n
     where position = 0 and order_id = (select max(id) from orders where idempotency_scope = 'bench')`,
  )
  await client.query(
    `insert into receipts (order_id, kind, amount, booked_at)
     select id, 'receipt', total, paid_at from orders where idempotency_scope = 'bench' and paid_at is not null`,
  )
  await client.query(
    `insert into shipments (order_id, number, carrier, service, tracking, state, sent_at, who)
     select id, 1, carrier, shipping_service, shipping_number, 'sent', shipped_at, 'shell'
     from orders where idempotency_scope = 'bench' and shipped_at is not null`,
  )
  await client.query(
    `insert into shipment_lines (shipment_id, position, quantity)
     select shipments.id, position, quantity from shipments join order_lines using (order_id)
     join orders on orders.id = order_id where idempotency_scope = 'bench'`,
  )
  await client.query(
    `insert into order_search (order_id, document)
     select id, lower(concat_ws(E'\\n', number, company_name, email, po_number, shipping_address ->> 'contact_name',
       shipping_number, (select string_agg(distinct part_number, E'\\n') from order_lines where order_id = orders.id)))
     from orders where idempotency_scope = 'bench'`,
  )
}
