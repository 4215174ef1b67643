import { type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../../domain/locales.ts'
import { ORDER_STATUSES } from '../../../domain/order-states.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { MailFields } from './mail.tables.ts'

/** No mailbox has this key, so the sample never meets real records. */
const KEY = 'sample of a mail'
const EMAIL = 'buyer@example.com'
const COMPANY = 'Example Devices Ltd'
const ADDRESS = JSON.stringify({
  contact_name: 'Example buyer',
  address_line1: '1 Example Street',
  address_line2: '',
  city: 'Berlin',
  state: '',
  postal_code: '10115',
  country: 'DE',
  telephone: '+49 30 0000000',
})

/**
 * One record of everything that mails are about, in a transaction that is rolled back. Returns the fields of all kinds
 * of mails together.
 */
export async function addSample(db: TransactionDatabase, lang: Lang): Promise<MailFields> {
  const user = await add(
    db,
    sql`insert into users (email, email_key, password_hash, contact_name, telephone, company_name, country, city, state, address, lang)
    values (${EMAIL}, ${KEY}, '', 'Example buyer', '', ${COMPANY}, 'DE', 'Berlin', '', '', ${lang})`,
  )
  const registration = await add(
    db,
    sql`insert into registrations (user_id, email, password_hash, contact_name, telephone, company_name, country, city, state, address, lang)
    values (${user}, ${EMAIL}, '', 'Example buyer', '', ${COMPANY}, 'DE', 'Berlin', '', '', ${lang})`,
  )
  const maker = await add(
    db,
    sql`insert into manufacturers (name, name_key) values ('Example Semiconductors', ${KEY})`,
  )
  const part = await add(
    db,
    sql`insert into parts (manufacturer_id, part_number, search_key, stock) values (${maker}, 'EX-LM358DR', 'EXLM358DR', 5000)`,
  )
  const order = await add(
    db,
    sql`insert into orders (number, email, email_key, lang, key_expires_at, status, company_name, shipping_address,
      billing_address, subtotal, shipping_fee, total, weight_grams, shipping_id, shipping_service, carrier, shipping_number,
      pay_method, po_number, remark, pay_by, idempotency_scope, key_salt, idempotency_hash, request_hash, proven_at)
    values ('CF000000-SAMPLE', ${EMAIL}, ${KEY}, ${lang}, now(), 'unpaid', ${COMPANY}, ${ADDRESS}::jsonb, ${ADDRESS}::jsonb,
      218.00, 42.00, 260.00, 400, 'dhl-express', 'Express Worldwide', 'DHL', '1234567890', 'bank', 'PO-1234', '',
      now() + interval '3 days', ${KEY}, '', '', '', now())`,
  )
  await db.execute(
    sql`insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price, quantity, amount)
    values (${order}, 1, ${part}, 'EX-LM358DR', 'Example Semiconductors', 'SOIC-8', 0.218, 1000, 218.00)`,
  )
  const shipment = await add(
    db,
    sql`insert into shipments (order_id, number, carrier, service, tracking, who)
    values (${order}, 1, 'DHL', 'Express Worldwide', '1234567890', 'Desk owner')`,
  )
  await db.execute(
    sql`insert into shipment_lines (shipment_id, position, quantity) values (${shipment}, 1, 1000)`,
  )
  const refund = await add(
    db,
    sql`insert into refunds (order_id, amount, method, state, who) values (${order}, 50.00, 'bank', 'due', 'Desk owner')`,
  )
  const payment = await add(
    db,
    sql`insert into payments (order_id, funding, amount, state, wallet_order_id, capture_id)
    values (${order}, 'paypal', 260.00, 'completed', ${KEY}, ${KEY})`,
  )
  await db.execute(
    sql`insert into transfer_reports (order_id, payer_name, amount, transfer_date, remark)
    values (${order}, ${COMPANY}, 260.00, current_date, '')`,
  )
  const rfq = await add(
    db,
    sql`insert into rfqs (number, email_key, email, contact_name, company_name, telephone, country, comment, lang)
    values ('000000-SAMPLE', ${KEY}, ${EMAIL}, 'Example buyer', ${COMPANY}, '', 'DE', '', ${lang})`,
  )
  await db.execute(
    sql`insert into rfq_lines (rfq_id, position, part_id, part_number, manufacturer, package, date_code, qty, target_price)
    values (${rfq}, 1, ${part}, 'EX-LM358DR', 'Example Semiconductors', 'SOIC-8', '', 1000, 0.2)`,
  )
  const message = await add(
    db,
    sql`insert into messages (subject_kind, subject_id, author, author_name, body, is_internal)
    values ('request', ${rfq}, 'staff', 'Desk owner', '…', false)`,
  )
  const feedback = await add(
    db,
    sql`insert into feedback (type_id, email, email_key, content, lang) values (1, ${EMAIL}, ${KEY}, '…', ${lang})`,
  )
  const subscription = await add(
    db,
    sql`insert into subscriptions (email, email_key, lang, token) values (${EMAIL}, ${KEY}, ${lang}, ${KEY})`,
  )
  const watch = await add(
    db,
    sql`insert into watches (part_id, email, email_key, quantity, lang, token) values (${part}, ${EMAIL}, ${KEY}, 100, ${lang}, ${KEY})`,
  )
  const staff = await add(
    db,
    sql`insert into staff (email, email_key, name, lang, roles) values ('owner@example.com', ${KEY}, 'Desk owner', ${lang}, '{owner}')`,
  )
  const quote = await addSampleQuote(db, lang, staff)
  const changes = JSON.stringify({ 'bank.account_number': ['000-000000-000', '111-111111-111'] })
  const entry = await add(
    db,
    sql`insert into audit (staff_id, who, act, subject_kind, subject_id, label, changes, network)
    values (${staff}, 'Desk owner', 'settings.save', 'settings', 'bank', 'bank', ${changes}::jsonb, '')`,
  )
  return {
    email_key: KEY,
    registration_id: registration,
    user_id: user,
    order_id: order,
    payment_id: payment,
    shipment_id: shipment,
    refund_id: refund,
    rfq_id: rfq,
    message_id: message,
    feedback_id: feedback,
    subscription_id: subscription,
    news_id: await newestArticle(db),
    watch_id: watch,
    watch_ids: String(watch),
    staff_id: staff,
    quote_id: quote,
    bundle: 0,
    audit_id: entry,
    amount: 260,
    issue: 'INSTRUMENT_DECLINED',
  }
}

async function addSampleQuote(db: TransactionDatabase, lang: Lang, staffId: number): Promise<number> {
  const quote = await add(
    db,
    sql`insert into quotes (number, email, email_key, contact_name, company_name, telephone, country, lang, key_expires_at,
      state, version, draft_version, valid_until, total, accepted_name)
    values ('Q261117-EXMPL', ${EMAIL}, ${KEY}, 'Example buyer', ${COMPANY}, '', 'DE', ${lang}, now(), 'sent', 1, null,
      now() + interval '9 days', 260, 'Example buyer')`,
  )
  await db.execute(sql`
    insert into quote_versions (quote_id, version, valid_until, is_held, allows_partial, incoterm, pay_terms, subtotal, total)
    values (${quote}, 1, now() + interval '9 days', true, false, '', '', 260, 260)`)
  await db.execute(sql`
    insert into quote_lines (quote_id, version, position, line_id, kind, part_number, manufacturer, package, description,
      asked_date_code, quantity, unit_price, amount, source, date_code, condition, origin, note, no_bid_reason)
    values (${quote}, 1, 0, 1, 'offer', 'EX-LM358DR', 'Example Semiconductors', '', '', '', 1000, 0.26, 260, 'stock', '', '',
      '', '', '')`)
  await db.execute(sql`
    insert into quote_counters (quote_id, version, line_id, wanted_price, wanted_quantity, note)
    values (${quote}, 1, 1, 0.24, 1000, '')`)
  await db.execute(sql`
    insert into quote_notices (quote_id, staff_id, kind, bundle) values (${quote}, ${staffId}, 'question', 0)`)
  return quote
}

async function add(db: TransactionDatabase, insert: SQL): Promise<number> {
  const { rows } = await db.execute<{ id: number | string }>(sql`${insert} returning id`)
  return Number(rows[0]?.id)
}

async function newestArticle(db: TransactionDatabase): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from news where published_at <= now() order by published_at desc limit 1`,
  )
  return rows[0]?.id ?? 0
}

/** The state in which a mail of this kind is sent. */
export async function suitSample(
  db: TransactionDatabase,
  kind: string,
  { order_id, payment_id, rfq_id, subscription_id, watch_id, message_id, quote_id }: MailFields,
): Promise<void> {
  const status = ORDER_STATUSES.find(known => kind === `order_${known}`) ?? 'unpaid'
  await db.execute(sql`update orders set status = ${status} where id = ${order_id}`)
  await db.execute(
    sql`insert into order_changes (order_id, status, who) values (${order_id}, ${status}, 'staff')`,
  )
  const isRefunded = kind === 'order_refunded'
  await db.execute(
    sql`update payments set state = ${isRefunded ? 'refunded' : 'completed'} where id = ${payment_id}`,
  )
  if (kind === 'order_message' || kind === 'order_staff_message')
    await db.execute(
      sql`update messages set subject_kind = 'order', subject_id = ${order_id} where id = ${message_id}`,
    )
  if (kind === 'rfq_declined')
    await db.execute(sql`update rfqs set declined_at = now(), decline_reason = 'other' where id = ${rfq_id}`)
  if (kind === 'quote_message')
    await db.execute(
      sql`update messages set subject_kind = 'quote', subject_id = ${quote_id} where id = ${message_id}`,
    )
  if (kind === 'newsletter')
    await db.execute(sql`update subscriptions set confirmed_at = now() where id = ${subscription_id}`)
  if (kind === 'watch_in_stock')
    await db.execute(sql`update watches set state = 'sent' where id = ${watch_id}`)
}
