import * as payments from '../../../contract/shop/payments.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { type Route, serve } from '../../api/route.ts'
import { listPayMethods } from '../orders/index.ts'
import { captureWalletOrder } from './capture-wallet-order.ts'
import { createWalletOrder } from './create-wallet-order.ts'
import { getBankAccount } from './get-bank-account.ts'
import { getWalletToken } from './get-wallet-token.ts'
import { receiveWalletEvent } from './receive-wallet-event.ts'
import { reportTransfer } from './report-transfer.ts'
import type { Wallet } from './wallet.ts'

export function paymentRoutes(wallet: Wallet | null, publicUrl: string): Route[] {
  const hasWallet = wallet !== null
  return [
    serve(payments.listPayMethods, ({ context }) => listPayMethods({ ...context, hasWallet })),
    serve(payments.getBankAccount, ({ context, query }) =>
      getBankAccount(context, query.order_id, query.key),
    ),
    serve(payments.reportTransfer, ({ context, body }) => reportTransfer(context, body)),
    serve(payments.getWalletToken, ({ context }) => getWalletToken({ ...context, wallet })),
    serve(payments.createWalletOrder, ({ context, body }) =>
      createWalletOrder({ ...context, wallet, publicUrl }, body),
    ),
    serve(payments.captureWalletOrder, ({ context, body }) =>
      captureWalletOrder({ ...context, wallet }, body),
    ),
    serve(payments.receiveWalletEvent, ({ context, body }) => {
      if (!wallet) throw new Refusal(403)
      return receiveWalletEvent({ ...context, wallet }, body)
    }),
  ]
}
