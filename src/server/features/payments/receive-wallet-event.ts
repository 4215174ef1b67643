import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import type { Context, Who } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { log } from '../../log.ts'
import { takeAllowance } from '../allowance/index.ts'
import { claimPayment, requireOrder } from './claim-payment.ts'
import { lookUp, takeMoney } from './outcome.ts'
import {
  addWalletEvent,
  findCapturedPayment,
  findWalletPayment,
  isKnownEvent,
  type PaymentRow,
} from './payments.queries.ts'
import { refuseTrouble, refuseUnknown } from './refuse-trouble.ts'
import { settlePayment } from './settle-payment.ts'
import type { Wallet } from './wallet.ts'
import { WalletEvent } from './wallet-answers.ts'

type Message = { text: string; headers: Readonly<Record<string, string>> }
/** For jobs, commands and requests that move money at the wallet. */
export type WalletContext = Pick<Context, 'db' | 'pool'> & { wallet: Wallet }

/** Responds with an error if the wallet has to send the event again later. */
export async function receiveWalletEvent(
  context: WalletContext & { who: Who },
  message: Message,
): Promise<null> {
  const { db, wallet, who } = context
  await takeAllowance(db, [{ of: 'webhookAddress', for: who.client.address }])
  const event = readEvent(message.text)
  if (!event || !(await wallet.isSigned(message.text, message.headers).catch(refuseTrouble)))
    throw new Refusal(403)
  if (await isKnownEvent(db, event.id)) return null
  const payment = await findEventPayment(db, event)
  if (payment) await act(context, payment, event)
  else log('info', 'webhook about an unknown payment', { kind: event.event_type })
  return null
}

function readEvent(text: string): WalletEvent | null {
  try {
    return WalletEvent.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const APPROVED = 'CHECKOUT.ORDER.APPROVED'

async function findEventPayment(
  db: Database,
  { event_type, resource }: WalletEvent,
): Promise<PaymentRow | null> {
  const walletOrderId =
    event_type === APPROVED ? resource.id : resource.supplementary_data?.related_ids?.order_id
  if (walletOrderId) return findWalletPayment(db, walletOrderId)
  // A refund event refers to its capture only by a link.
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href
  const captureId = /\/captures\/(\w+)$/.exec(up ?? '')?.[1]
  return captureId ? findCapturedPayment(db, captureId) : null
}

/** The event only triggers a lookup: the facts come from the wallet's API. */
async function act(context: WalletContext, payment: PaymentRow, event: WalletEvent): Promise<void> {
  const { wallet } = context
  const eventFacts = { id: event.id, kind: event.event_type }
  if (event.event_type === APPROVED) return captureApproved(context, payment, eventFacts)
  if (!event.event_type.startsWith('PAYMENT.CAPTURE.') || payment.walletOrderId === null) return
  const outcome = await lookUp(wallet, payment.walletOrderId).catch(refuseUnknown)
  // Nothing captured yet: a concurrent capture keeps its claim on the order.
  if (outcome.kind !== 'untouched') await settlePayment(context, payment, outcome, eventFacts)
}

/** The buyer has approved and may have closed the browser. */
async function captureApproved(
  context: WalletContext,
  payment: PaymentRow,
  eventFacts: { id: string; kind: string },
): Promise<void> {
  const { db, wallet } = context
  try {
    const claim = await claimPayment(context, payment.walletOrderId ?? '', db =>
      requireOrder(db, payment.orderId),
    )
    if (!claim.isDone) {
      const outcome = await takeMoney(wallet, claim.payment).catch(refuseUnknown)
      return void (await settlePayment(context, payment, outcome, eventFacts))
    }
  } catch (error) {
    if (!isNoMore(error)) throw error
  }
  // Paid before, canceled, or paid another way: nothing is captured.
  await addWalletEvent(db, eventFacts.id, eventFacts.kind)
}

/** While another payment is being captured, it is not known yet whether this one is needed. */
function isNoMore(error: unknown): boolean {
  return isRefusedFor(error, 'errors.not_found') || isRefusedFor(error, 'errors.order_state')
}
