import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import type { TaxIds } from '../../../domain/papers.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockForAct, type OrderActing, recordOrderAct, updateOrder } from '../orders/index.ts'
import { findInvoice } from './issue-invoice.ts'

/** Sets VAT ID and EORI for the papers of one order. An issued invoice does not change, so it is too late then. */
export async function setTaxIds(acting: OrderActing, typed: string, wanted: TaxIds): Promise<void> {
  await inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, typed, acting)
    if (!order) throw new Refusal(404, { reason: 'answers.order_unknown' })
    if (await findInvoice(db, order.id)) throw new Refusal(409, { reason: 'desk_errors.invoice_issued' })
    await updateOrder(db, order.id, wanted)
    await recordOrderAct(db, acting.by, order, {
      act: 'tax_ids',
      changes: {
        ...(order.vatId !== wanted.vatId && { vat_id: ['', 'changed'] }),
        ...(order.eori !== wanted.eori && { eori: ['', 'changed'] }),
      },
    })
  })
}

/** The invoice has been issued, so the tax numbers cannot be changed any more. */
export function isInvoiced(error: unknown): boolean {
  return isRefusedFor(error, 'desk_errors.invoice_issued')
}
