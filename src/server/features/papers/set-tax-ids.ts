import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import type { TaxIds } from '../../../domain/papers.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockForAct, type OrderActing, recordOrderAct, updateOrder } from '../orders/index.ts'
import { findInvoice } from './issue-invoice.ts'

type TypedIds = { [Field in keyof TaxIds]?: TaxIds[Field] | undefined }

/**
 * Sets VAT ID and EORI for the papers of one order; undefined: as it is. An issued invoice does not change, so it is
 * too late then.
 */
export async function setTaxIds(acting: OrderActing, typed: string, ids: TypedIds): Promise<void> {
  await inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, typed, acting, namesOf(ids))
    if (!order) throw new Refusal(404, { reason: 'answers.order_unknown' })
    if (await findInvoice(db, order.id)) throw new Refusal(409, { reason: 'desk_errors.invoice_issued' })
    const wanted = { vatId: ids.vatId ?? order.vatId, eori: ids.eori ?? order.eori }
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

/** As the audit names them. */
function namesOf({ vatId, eori }: TypedIds): string[] {
  return [...(vatId === undefined ? [] : ['vat_id']), ...(eori === undefined ? [] : ['eori'])]
}

/** The invoice has been issued, so the tax numbers cannot be changed any more. */
export function isInvoiced(error: unknown): boolean {
  return isRefusedFor(error, 'desk_errors.invoice_issued')
}
