import { isMore, sumAmounts } from '../../../domain/money.ts'
import type { PayMethodId } from '../../../domain/pay-methods.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import { type CompanyRow, findCompany, lockCompany } from '../customers/index.ts'
import { moveOrder } from './move-order.ts'
import { findOrder } from './orders.queries.ts'
import { openCredit } from './receipts.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

type Bought = { companyId: number | null; payMethod: PayMethodId; total: string }
export type Credit = { termsDays: number; dueOn: string }

/**
 * The terms on which the order is delivered before it is paid; null: it is paid in advance. The company stays locked
 * until the order is placed, so that concurrent orders do not exceed the credit limit together.
 */
export async function findCredit(
  db: TransactionDatabase,
  { clock }: Pick<Context, 'clock'>,
  order: Bought,
): Promise<Credit | null> {
  const { companyId } = order
  if (companyId === null || order.payMethod !== 'bank') return null
  const known = await findCompany(db, companyId)
  if (!known || known.termsDays === 0) return null
  const company = await lockCompany(db, companyId)
  if (!company || !(await suffices(db, company, Number(order.total)))) return null
  const { termsDays } = company
  return { termsDays, dueOn: new Date(clock().getTime() + termsDays * DAY_MS).toISOString().slice(0, 10) }
}

/** Whether an order would be delivered on terms now. */
export async function findTermsDays(db: Database, companyId: number, total: number): Promise<number | null> {
  const company = await findCompany(db, companyId)
  return company && (await suffices(db, company, total)) ? company.termsDays : null
}

async function suffices(db: Database, company: CompanyRow, total: number): Promise<boolean> {
  if (company.termsDays === 0) return false
  const used = sumAmounts([await openCredit(db, company.id), total])
  return !isMore(used, Number(company.creditLimit))
}

/** The fields that the audit entry of the new order gets. */
export function termsChanges(credit: Credit | null): AuditChanges {
  return credit ? { status: [null, 'preparing'], due_on: [null, credit.dueOn] } : {}
}

/** Prepared at once, to be paid later. It belongs to placing the order, whose audit entry and mail say so. */
export async function grantTerms(
  db: TransactionDatabase,
  orderId: number,
  { termsDays, dueOn }: Credit,
): Promise<void> {
  const order = await findOrder(db, orderId)
  if (!order) throw new Error(`order ${orderId} is gone`)
  await moveOrder(db, order, {
    ...{ to: 'preparing', by: 'staff', isSilent: true, payWithinSeconds: null },
    changes: { payTerms: termsDays, dueOn },
  })
}
