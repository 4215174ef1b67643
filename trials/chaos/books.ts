import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Deal } from './deals.ts'

/** The facts that are known outside of the database. */
export type Story = {
  deals: readonly Deal[]
  /** Orders before this one belong to the demo. */
  firstOrderId: number
  /** Pieces of each part in the beginning. */
  stock: ReadonlyMap<number, number>
  /** At the wallet, in USD. */
  payments: readonly { walletOrderId: string; captured: number; refunded: number }[]
  /** Message-IDs, as often as they arrived. */
  mails: readonly string[]
}

/** A pool or a connection. */
type Database = {
  query: <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => Promise<{ rows: Row[] }>
}
type Books = { db: Database; story: Story }
/** Returns the violations of the rule. */
type Rule = (books: Books) => Promise<string[]>

const checkLedgers = query(
  `select format('order %s: %s received, %s refunded', number, received, refunded) as text from orders
   where id >= $1 and (refunded + pledged > received or received > total)`,
)

const checkHalfDone = query(
  `select format('payment %s of order %s is %s', id, order_id, state) as text from payments
   where order_id >= $1 and state in ('capturing', 'refunding')
   union all
   select format('order %s is still claimed', number) from orders where id >= $1 and capturing_payment_id is not null`,
)

const checkPapers = query(
  `select format('%s %s: %s papers, last number %s, series at %s', kind, year, count(*), max(sequence), max(last))
     as text
   from document_series left join documents using (kind, year) where $1 > 0
   group by kind, year having count(sequence) <> max(last) or coalesce(max(sequence), 0) <> max(last)`,
)

const checkQueuedMails = query(
  `with steps as (
     select order_id, case row_number() over (partition by order_id order by id)
       when 1 then 'order_placed' else 'order_' || status end as kind from order_changes where order_id >= $1
   ), wanted as (
     select order_id, kind, count(*) from steps group by 1, 2
     union all select id, 'order_staff_placed', 1 from orders where id >= $1
   ), queued as (
     select (fields->>'order_id')::int as order_id, kind, count(*) from mails
     where (fields->>'order_id')::int >= $1 group by 1, 2
   )
   select format('order %s: %s mails %s instead of %s', order_id, coalesce(queued.count, 0), kind, wanted.count) as text
   from wanted left join queued using (order_id, kind) where wanted.count is distinct from queued.count`,
)

const RULES: Record<string, Rule> = {
  'each acknowledged order is there once, and no other': checkOrders,
  'each acknowledged payment is there once, and the wallet agrees': checkPayments,
  'no buyer got more back than they paid, or paid more than the total': checkLedgers,
  'no payment or refund is left half done': checkHalfDone,
  'stock = start - sold + returned': checkStock,
  'invoice and credit note numbers have no gap': checkPapers,
  'each act is in the audit once': checkAudit,
  'each step of an order has queued its mails once': checkQueuedMails,
  'each queued mail has arrived': checkSentMails,
}

/** Compares the database with the records of buyers, staff, wallet and mail server. */
export async function checkBooks(db: Database, story: Story): Promise<{ rule: string; broken: string[] }[]> {
  const results: { rule: string; broken: string[] }[] = []
  for (const [rule, check] of Object.entries(RULES))
    results.push({ rule, broken: await check({ db, story }) })
  return results
}

async function checkOrders({ db, story }: Books): Promise<string[]> {
  const { rows } = await db.query<{ id: number; number: string; total: string; key_hash: Buffer }>(
    'select id, number, total, idempotency_hash as key_hash from orders where id >= $1',
    [story.firstOrderId],
  )
  const broken: string[] = []
  const unexplained = new Map(rows.map(row => [row.id, row]))
  for (const { key, placed } of story.deals) {
    const hash = createHash('sha256').update(key).digest()
    const own = rows.filter(row => row.key_hash.equals(hash))
    for (const { id } of own) unexplained.delete(id)
    if (own.length > 1) broken.push(`${own.length} orders for one key: ${own.map(row => row.number)}`)
    if (!placed) continue
    const isThere = own.some(
      ({ id, number, total }) =>
        id === placed.order_id && number === placed.order_number && Number(total) === placed.total,
    )
    if (!isThere) broken.push(`order ${placed.order_number} is lost`)
  }
  return [...broken, ...[...unexplained.values()].map(({ number }) => `order ${number} was never placed`)]
}

async function checkPayments({ db, story }: Books): Promise<string[]> {
  const { rows } = await db.query<{ id: string; order_id: number; received: number; refunded: number }>(
    `select wallet_order_id as id, payments.order_id,
       coalesce(sum(receipts.amount) filter (where kind = 'receipt'), 0)::float8 as received,
       coalesce(sum(receipts.amount) filter (where kind = 'refund'), 0)::float8 as refunded
     from payments left join receipts on receipts.payment_id = payments.id
     where payments.order_id >= $1 and wallet_order_id is not null group by payments.id`,
    [story.firstOrderId],
  )
  const booked = new Map(rows.map(row => [row.id, row]))
  const broken = story.payments.flatMap(({ walletOrderId, captured, refunded }) => {
    const ours = booked.get(walletOrderId) ?? { received: 0, refunded: 0 }
    if (ours.received === captured && ours.refunded === refunded) return []
    return [
      `${walletOrderId}: wallet ${captured} and ${refunded} back, shop ${ours.received} and ${ours.refunded}`,
    ]
  })
  const { rows: paid } = await db.query<{ id: number }>(
    'select id from orders where id >= $1 and received >= total and paid_at is not null',
    [story.firstOrderId],
  )
  const paidIds = new Set(paid.map(({ id }) => id))
  for (const { placed, isPaid } of story.deals)
    if (isPaid && placed && !paidIds.has(placed.order_id))
      broken.push(`the payment of ${placed.order_number} is lost`)
  return broken
}

async function checkStock({ db, story }: Books): Promise<string[]> {
  const { rows } = await db.query<{ id: number; stock: number; sold: number; returned: number }>(
    `select id, stock, coalesce(sold, 0)::int as sold, coalesce(returned, 0)::int as returned from parts
     left join (
       select part_id, sum(quantity) as sold from order_lines join orders on orders.id = order_id
       where order_id >= $1 and status <> 'canceled' group by part_id
     ) as sales on sales.part_id = parts.id
     left join (
       select part_id, sum(refund_lines.quantity) as returned
       from refunds join refund_lines on refund_id = refunds.id and restock
       join order_lines using (order_id, position)
       where order_id >= $1 and state in ('due', 'done') group by part_id
     ) as returns on returns.part_id = parts.id
     where id = any($2)`,
    [story.firstOrderId, [...story.stock.keys()]],
  )
  const broken = rows.flatMap(({ id, stock, sold, returned }) => {
    const start = story.stock.get(id) ?? 0
    return stock === start - sold + returned
      ? []
      : [`part ${id}: ${stock} of ${start} - ${sold} + ${returned}`]
  })
  return rows.length === story.stock.size ? broken : [...broken, 'a part is lost']
}

/** The wallet completes acts that staff began. */
const BY_WALLET = ['order.pay', 'order.refund_done']

async function checkAudit({ db, story }: Books): Promise<string[]> {
  const { rows } = await db.query<{ id: number; act: string; who: string; count: number }>(
    `select subject_id::int as id, act, who, count(*)::int from audit
     where subject_kind = 'order' and subject_id::int >= $1 and act <> 'order.place' group by 1, 2, 3`,
    [story.firstOrderId],
  )
  const broken = rows
    .filter(({ act, who }) => who === 'clock' || (who === 'wallet' && !BY_WALLET.includes(act)))
    .map(({ id, act, who }) => `${act} of order ${id} by ${who}`)
  for (const { placed, acts } of story.deals) {
    if (!placed) continue
    for (const act of new Set(acts.map(each => each.act))) {
      const own = acts.filter(each => each.act === act)
      const least = own.reduce((sum, each) => sum + each.least, 0)
      const most = own.reduce((sum, each) => sum + each.most, 0)
      const entries = rows.filter(row => row.id === placed.order_id && row.act === act)
      const count = entries.reduce((sum, row) => sum + row.count, 0)
      if (count < least || count > most)
        broken.push(`${act} of order ${placed.order_id}: ${count} entries for ${least} to ${most} acts`)
    }
  }
  const { rows: uncounted } = await db.query<{ number: string }>(
    `select number from orders where id >= $1 and rev <> (
       select count(*) from audit where subject_kind = 'order' and subject_id = orders.id::text and act <> 'order.place')`,
    [story.firstOrderId],
  )
  return [...broken, ...uncounted.map(({ number }) => `order ${number} has changes without an entry`)]
}

/** Mails that were overtaken, such as the confirmation of a canceled order, are dropped with a remark. */
async function checkSentMails({ db, story }: Books): Promise<string[]> {
  const { rows } = await db.query<{ sent: number; waiting: number; failed: number }>(
    `select (count(sent_at) filter (where last_error is null))::int as sent, count(failed_at)::int as failed,
       (count(*) filter (where sent_at is null and failed_at is null and due_at <= now()))::int as waiting
     from mails where (fields->>'order_id')::int >= $1`,
    [story.firstOrderId],
  )
  const [{ sent, waiting, failed } = { sent: 0, waiting: 0, failed: 0 }] = rows
  const arrived = new Set(story.mails).size
  const found = { 'sent but not arrived': sent - arrived, waiting, 'given up': failed }
  return Object.entries(found).flatMap(([what, count]) => (count > 0 ? [`${count} mails ${what}`] : []))
}

/** A statement with one row for each thing that is wrong. */
function query(statement: string): Rule {
  return async ({ db, story }) => {
    const { rows } = await db.query<{ text: string }>(statement, [story.firstOrderId])
    return rows.map(({ text }) => text)
  }
}
