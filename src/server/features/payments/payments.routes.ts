import { type Route, serve } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import { getProforma } from '../../../contract/orders.ts'
import * as payments from '../../../contract/payments.ts'
import { listPayMethods, type Trade } from '../orders/index.ts'
import { getBankAccount } from './get-bank-account.ts'

export function paymentRoutes(trade: Trade): Route[] {
  const closed = (): never => {
    throw new Refusal(409, { message: 'errors.wallet_down' })
  }
  return [
    serve(payments.listPayMethods, ({ lang }) => listPayMethods(trade, lang)),
    serve(payments.getBankAccount, ({ query, user }) =>
      getBankAccount(trade, query.order_id, { user, key: query.key }),
    ),
    serve(payments.reportTransfer, closed),
    serve(payments.getWalletToken, closed),
    serve(payments.createWalletOrder, closed),
    serve(payments.captureWalletOrder, closed),
    serve(payments.receiveWalletEvent, closed),
    serve(getProforma, closed),
  ]
}
