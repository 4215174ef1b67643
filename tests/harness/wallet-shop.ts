import { randomUUID } from 'node:crypto'
import { createWalletOrder } from '../../src/contract/shop/payments.ts'
import type { Call } from '../../src/contract/wire/call.ts'
import type { Funding } from '../../src/domain/pay-methods.ts'
import type { ShopContext } from '../../src/server/context.ts'
import { createWallet, type Wallet } from '../../src/server/features/payments/index.ts'
import { type StandIn, startStandIn } from '../../src/stand-ins/wallet/index.ts'
import { buyNow, openBrowser, type PlacedByBuyer, stockOne } from './buyers.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

export type WalletShop = TestShop & {
  standIn: StandIn
  wallet: Wallet
  /** The context of refunds and of the payments job. */
  cashier: ShopContext & { wallet: Wallet }
}

/** Long enough for a busy machine, short enough to wait for. */
const PATIENCE_MS = 3_000

/** A shop that uses the stand-in for the wallet, on a separate port. */
export async function openWalletShop(): Promise<WalletShop> {
  const standIn = await startStandIn({
    port: 0,
    publicHost: 'localhost',
    folder: null,
    retryMs: 50,
  })
  const wallet = createWallet(standIn.keys, PATIENCE_MS)
  const shop = await openTestShop({}, { wallet })
  standIn.sendEventsTo(`http://127.0.0.1:${shop.port}/api/pay/paypal/webhook`)
  return {
    ...shop,
    standIn,
    wallet,
    cashier: { ...shop.context, wallet },
    close: async () => {
      await standIn.close()
      await shop.close()
    },
  }
}

export type DueOrder = PlacedByBuyer & { call: Call; goodsId: number; paypalId: string; approveUrl: string }

/** An order with a payment created at the wallet; the buyer has not approved it yet. */
export async function orderToPay(
  shop: WalletShop,
  partNumber: string,
  funding: Funding = 'paypal',
): Promise<DueOrder> {
  const goodsId = await stockOne(shop, partNumber, 100)
  const call = openBrowser(shop)
  const placed = await buyNow(call, goodsId, 10, { pay_method: funding })
  const opened = await call(createWalletOrder, { order_id: placed.order_id, key: placed.key, funding })
  return { ...placed, call, goodsId, paypalId: opened.paypal_order_id, approveUrl: opened.approve_url }
}

type PaymentFacts = { state: string; captured: string; capture_id: string | null }
type OrderFacts = { status: string; paid: boolean; capturing_payment_id: number | null }

/** The database rows about an order. */
export async function booksOf({ connection }: TestShop, orderId: number) {
  const { rows: orders } = await connection.pool.query<OrderFacts>(
    'select status, paid_at is not null as paid, capturing_payment_id from orders where id = $1',
    [orderId],
  )
  const { rows: payments } = await connection.pool.query<PaymentFacts>(
    'select state, captured, capture_id from payments where order_id = $1 order by id',
    [orderId],
  )
  const { rows: mails } = await connection.pool.query<{ kind: string }>(
    `select kind from mails where (fields->>'order_id')::integer = $1 order by id`,
    [orderId],
  )
  const { rows: changes } = await connection.pool.query<{ status: string; who: string }>(
    'select status, who from order_changes where order_id = $1 order by id',
    [orderId],
  )
  return {
    order: orders[0],
    payments,
    mails: mails.map(({ kind }) => kind),
    history: changes.map(({ status, who }) => `${status} by ${who}`),
  }
}

type WebhookEvent = { kind: string; paypalId: string; id?: string }

/** Sends a webhook like the wallet; `forge` changes the signed content or the signature. */
export function tell(
  shop: WalletShop,
  { kind, paypalId, id = `WH-${randomUUID()}` }: WebhookEvent,
  forge: (body: string, headers: Record<string, string>) => RequestInit = (body, headers) => ({
    body,
    headers,
  }),
): Promise<Response> {
  const related = { supplementary_data: { related_ids: { order_id: paypalId } } }
  // With spaces as the wallet may write them, because the signature covers them, too.
  const body = JSON.stringify({ id, event_type: kind, resource: { id: paypalId, ...related } }, null, 1)
  return shop.request('/api/pay/paypal/webhook', {
    method: 'POST',
    ...forge(body, { 'Content-Type': 'application/json', ...shop.standIn.sign(body) }),
  })
}
