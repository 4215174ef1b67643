import * as payments from '../../../contract/shop/payments.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { type Route, serve } from '../../api/route.ts'
import { listPayMethods } from '../orders/index.ts'
import { captureWalletOrder } from './capture-wallet-order.ts'
import { createWalletOrder, type PaymentTools } from './create-wallet-order.ts'
import { getBankAccount } from './get-bank-account.ts'
import { getWalletToken } from './get-wallet-token.ts'
import { receiveWalletEvent } from './receive-wallet-event.ts'
import { reportTransfer } from './report-transfer.ts'

export function paymentRoutes(tools: PaymentTools): Route[] {
  const { trade, wallet } = tools
  return [
    serve(payments.listPayMethods, ({ lang }) => listPayMethods(trade, lang)),
    serve(payments.getBankAccount, ({ query, user }) =>
      getBankAccount(trade, query.order_id, { user, key: query.key }),
    ),
    serve(payments.reportTransfer, asked => reportTransfer(trade, asked)),
    serve(payments.getWalletToken, ({ client }) => getWalletToken(tools, client.address)),
    serve(payments.createWalletOrder, asked => createWalletOrder(tools, asked)),
    serve(payments.captureWalletOrder, asked => captureWalletOrder(tools, asked)),
    serve(payments.receiveWalletEvent, ({ context, body }) => {
      if (!wallet) throw new Refusal(403)
      return receiveWalletEvent({ ...context, wallet }, body)
    }),
  ]
}
