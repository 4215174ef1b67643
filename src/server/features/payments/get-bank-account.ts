import type { BankAccount } from '../../../contract/shop/payments.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { missingAmount } from '../../../domain/order-ledger.ts'
import { transferAccount } from '../../../domain/trade-settings.ts'
import type { Context } from '../../context.ts'
import { findLedger, getBuyersOrderById } from '../orders/index.ts'

/**
 * The bank account for an order. Also for an order with another payment method, because buyers change their
 * mind.
 */
export async function getBankAccount(context: Context, orderId: number, key?: string): Promise<BankAccount> {
  const { db, settings, who } = context
  const order = await getBuyersOrderById(db, orderId, { user: who.user, key })
  const bank = transferAccount(await settings())
  if (!bank) throw new Refusal(409, { reason: 'errors.no_bank' })
  const amount = missingAmount(await findLedger(db, order))
  return { ...bank, currency: 'USD', reference: order.number, amount }
}
