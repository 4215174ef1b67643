import { CLOCK, type Context } from '../../context.ts'
import { logError } from '../../log.ts'
import { listUninvoiced } from '../orders/index.ts'
import { issueInvoice } from './issue-invoice.ts'

const AT_ONCE = 100

/**
 * Issues invoices for orders that are being prepared, if the operator wants it. A separate step, so that nothing about
 * papers can delay or undo a payment. Any number of processes may run it side by side.
 */
export async function issueDueInvoices({
  db,
  pool,
  settings,
}: Pick<Context, 'db' | 'pool' | 'settings'>): Promise<void> {
  if ((await settings()).invoiceMode !== 'automatic') return
  const numbers = await listUninvoiced(db, AT_ONCE)
  for (const number of numbers)
    await issueInvoice({ pool, by: CLOCK }, number).catch(error =>
      logError('automatic invoice failed', error, { order: number }),
    )
}
