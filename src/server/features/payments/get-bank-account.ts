import { Refusal } from '../../../contract/errors.ts'
import type { BankAccount } from '../../../contract/payments.ts'
import { getBuyersOrderById, type OrderAsker, type Trade } from '../orders/index.ts'
import { transferAccount } from '../site/index.ts'

/** Where the money for an order goes. Also for one that is to be paid another way: plans change. */
export async function getBankAccount(trade: Trade, orderId: number, asker: OrderAsker): Promise<BankAccount> {
  const order = await getBuyersOrderById(trade.connection.db, orderId, asker)
  const bank = transferAccount(await trade.settings())
  if (!bank) throw new Refusal(409, { message: 'errors.no_bank' })
  return { ...bank, currency: 'USD', reference: order.number, amount: Number(order.total) }
}
