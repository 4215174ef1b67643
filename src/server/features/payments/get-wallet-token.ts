import { Refusal } from '../../../contract/wire/errors.ts'
import { takeAllowance } from '../allowance/index.ts'
import type { PaymentContext } from './create-wallet-order.ts'
import { refuseTrouble } from './refuse-trouble.ts'

export async function getWalletToken({ db, wallet, who }: PaymentContext) {
  await takeAllowance(db, [{ of: 'payAddress', for: who.client.address }])
  if (!wallet) throw new Refusal(409, { reason: 'errors.wallet_down' })
  return { client_id: wallet.clientId, client_token: await wallet.getClientToken().catch(refuseTrouble) }
}
