import { Refusal } from '../../../contract/wire/errors.ts'
import { takeAllowance } from '../allowance/index.ts'
import type { PaymentTools } from './create-wallet-order.ts'
import { refuseTrouble } from './refuse-trouble.ts'

export async function getWalletToken({ trade, wallet }: PaymentTools, address: string) {
  await takeAllowance(trade.connection.db, [{ of: 'payAddress', for: address }])
  if (!wallet) throw new Refusal(409, { reason: 'errors.wallet_down' })
  return { client_id: wallet.clientId, client_token: await wallet.getClientToken().catch(refuseTrouble) }
}
