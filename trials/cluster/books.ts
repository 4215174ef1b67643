import type pg from 'pg'
import { none, type TrialRow } from '../table.ts'
import type { Acknowledged } from './load.ts'

/** Every act that the shop has acknowledged must be in its database, and each order mailed. */
export async function compareBooks(
  pool: pg.Pool,
  acknowledged: readonly Acknowledged[],
  mailed: ReadonlySet<string>,
): Promise<TrialRow[]> {
  const { rows } = await pool.query<{ number: string; is_paid: boolean; captures: number }>(
    `select o.number, o.paid_at is not null as is_paid,
       (select count(*)::int from payments p where p.order_id = o.id and p.capture_id is not null) as captures
     from orders o where o.number = any($1)`,
    [acknowledged.map(({ number }) => number)],
  )
  const found = new Map(rows.map(row => [row.number, row]))
  const lost = acknowledged.filter(({ number }) => !found.has(number))
  const unpaid = acknowledged.filter(({ number, isPaid }) => isPaid && !found.get(number)?.is_paid)
  const unmailed = acknowledged.filter(({ email }) => !mailed.has(email))
  return [
    none(`acknowledged orders lost, of ${acknowledged.length}`, lost.length),
    none(
      `acknowledged payments lost, of ${acknowledged.filter(({ isPaid }) => isPaid).length}`,
      unpaid.length,
    ),
    none('orders paid twice', rows.filter(({ captures }) => captures > 1).length),
    none('acknowledged orders without a mail', unmailed.length),
  ]
}
