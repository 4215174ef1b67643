import type { Lang } from '../../../domain/locales.ts'
import { LOCALES } from '../../../domain/locales.ts'
import type { Funding } from '../../../domain/pay-methods.ts'
import type { WalletKeys } from '../../../domain/wallet-keys.ts'
import { type AskWallet, createAskWallet } from './ask-wallet.ts'
import { ClientToken, Refund, Verification, WalletOrder } from './wallet-answers.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

/** The API of PayPal, or of its stand-in, that the shop uses. */
export type Wallet = {
  clientId: string
  openOrder: (order: NewWalletOrder) => Promise<{ id: string; approveUrl: string }>
  getOrder: (id: string) => Promise<WalletOrder>
  captureOrder: (id: string, requestId: string) => Promise<WalletOrder>
  /** The full amount, or a part of it. */
  refundCapture: (captureId: string, requestId: string, part?: WalletRefundPart) => Promise<void>
  getClientToken: () => Promise<string>
  /** Whether a message is signed by the wallet. */
  isSigned: (text: string, headers: Readonly<Record<string, string>>) => Promise<boolean>
}

/** `customId` is returned with the order, so that a refund is found again. */
type WalletRefundPart = { amount: string; customId: string }

type NewWalletOrder = {
  requestId: string
  orderNumber: string
  invoiceId: string
  amount: string
  funding: Funding
  brandName: string
  lang: Lang
  returnUrl: string
  cancelUrl: string
}

const TIMEOUT_MS = 10_000

export function createWallet(keys: WalletKeys, timeoutMs = TIMEOUT_MS): Wallet {
  const ask = createAskWallet(keys, timeoutMs)
  return {
    clientId: keys.clientId,
    openOrder: order => openOrder(ask, order),
    getOrder: id => askOrder(ask, 'GET', id),
    captureOrder: (id, requestId) => askOrder(ask, 'POST', id, requestId),
    refundCapture: (captureId, requestId, part) => refundCapture(ask, captureId, requestId, part),
    getClientToken: async () => {
      const path = '/v1/identity/generate-token'
      const { client_token } = await ask({ method: 'POST', path, answer: ClientToken })
      return client_token
    },
    isSigned: (text, headers) => isSigned(ask, keys.webhookId, text, headers),
  }
}

async function openOrder(ask: AskWallet, order: NewWalletOrder) {
  const { id, approveUrl } = await ask({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: order.requestId,
    body: JSON.stringify(orderBody(order)),
    answer: WalletOrder,
  })
  if (!approveUrl) throw new WalletSilent('no page to pay on')
  return { id, approveUrl }
}

function orderBody({ amount, orderNumber, invoiceId, funding, lang, ...order }: NewWalletOrder) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: orderNumber,
        custom_id: orderNumber,
        invoice_id: invoiceId,
        description: orderNumber,
        amount: { currency_code: 'USD', value: amount },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: order.brandName,
          locale: LOCALES[lang].tag,
          landing_page: funding === 'card' ? 'GUEST_CHECKOUT' : 'LOGIN',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  }
}

async function askOrder(ask: AskWallet, method: 'GET' | 'POST', id: string, requestId?: string) {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}`
  const order = await ask(
    method === 'GET'
      ? { method, path, answer: WalletOrder }
      : { method, path: `${path}/capture`, requestId, body: '{}', answer: WalletOrder },
  )
  if (order.id !== id) throw new WalletSilent('the answer is about another order')
  return order
}

async function refundCapture(
  ask: AskWallet,
  captureId: string,
  requestId: string,
  part?: WalletRefundPart,
): Promise<void> {
  const body = part ? { amount: { currency_code: 'USD', value: part.amount }, custom_id: part.customId } : {}
  try {
    const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
    const answer = { method: 'POST', path, requestId, body: JSON.stringify(body), answer: Refund } as const
    const { status } = await ask(answer)
    if (status !== 'COMPLETED' && status !== 'PENDING') throw new WalletRefused(422, `REFUND_${status}`)
  } catch (error) {
    // Refunded before, by us or in the wallet's own interface.
    if (error instanceof WalletRefused && error.issue === 'CAPTURE_FULLY_REFUNDED') return
    throw error
  }
}

const SIGNATURE = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}

async function isSigned(
  ask: AskWallet,
  webhookId: string,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const claims = Object.entries(SIGNATURE).map(([field, name]) => [field, headers[name] ?? ''])
  if (claims.some(([, value]) => value === '')) return false
  const head = JSON.stringify({ ...Object.fromEntries(claims), webhook_id: webhookId })
  try {
    const { verification_status } = await ask({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      // The raw text: reserialized, it would not match its signature.
      body: `${head.slice(0, -1)},"webhook_event":${text}}`,
      answer: Verification,
    })
    return verification_status === 'SUCCESS'
  } catch (error) {
    if (error instanceof WalletRefused) return false
    throw error
  }
}
