import type { BankAccount } from '../../../contract/shop/payments.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { transferAccount } from '../../../domain/trade-settings.ts'
import { bankBalance, getBuyersOrderById, type OrderAsker, openAmount, type Trade } from '../orders/index.ts'

/**
 * The bank account for an order. Also for an order with another payment method, because buyers change their
 * mind.
 */
export async function getBankAccount(trade: Trade, orderId: number, asker: OrderAsker): Promise<BankAccount> {
  const order = await getBuyersOrderById(trade.connection.db, orderId, asker)
  const bank = transferAccount(await trade.settings())
  if (!bank) throw new Refusal(409, { reason: 'errors.no_bank' })
  const amount = openAmount(order, await bankBalance(trade.connection.db, order.id))
  return { ...bank, currency: 'USD', reference: order.number, amount }
}
