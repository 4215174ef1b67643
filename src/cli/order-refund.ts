import { isPositive } from '../domain/money.ts'
import { givesStockBack } from '../domain/order-states.ts'
import { refundOrder, type StaffRefund } from '../server/features/payments/index.ts'
import { CommandError, type CommandSession, SHELL } from './command.ts'
import { confirmAct } from './confirm-act.ts'
import { dollars } from './formats.ts'
import { readLine, whyForbidden } from './order-moves.ts'
import { safeText } from './safe-text.ts'

type RefundOptions = {
  remark?: string
  isSure: boolean
  amount?: number
  /** `1x50`: 50 pieces of line 1. */
  lines: string[]
  /** By default, pieces that have not left are restocked, the others not. */
  restock?: boolean
}
type Done = Extract<StaffRefund, { outcome: 'done' }>
type Trouble = Exclude<StaffRefund, Done>

export async function runRefund(
  session: CommandSession,
  typed: string,
  { remark, isSure, amount, restock, ...options }: RefundOptions,
): Promise<void> {
  const lines = options.lines.map(line => ({ ...readLine(line), restock }))
  const isWhole = lines.length === 0 && amount === undefined
  const what = isWhole ? 'order' : 'a part of order'
  await confirmAct(session, isSure, 'order refund', `This refunds ${what} ${safeText(typed)}.`)
  const refunder = { ...(await session.openPayments()), by: SHELL }
  const request = { amount, lines: lines.length > 0 ? lines : undefined, reason: remark, isReasonShown: true }
  const result = await refundOrder(refunder, typed, request)
  if (result.outcome !== 'done') throw new CommandError(describeTrouble(result, safeText(typed)))
  session.say(isWhole ? describeDone(result) : describePart(result))
}

function describePart({ order, status, payments, bankAmount }: Done): string {
  const returned = payments.map(
    payment => `Refunded through the wallet: ${payment.returned} (${payment.funding}).\n`,
  )
  const due = isPositive(bankAmount)
    ? `Send ${dollars(bankAmount)} USD back by bank transfer yourself, then record it with: order refunded ${order.number}\n`
    : ''
  return `${returned.join('')}${due}${order.number} is ${status}; the buyer is notified by email.\n`
}

function describeDone({ order, status, from, payments, moneyBack, bankAmount }: Done): string {
  const returned = payments.map(
    payment => `Refunded through the wallet: ${payment.returned} (${payment.funding}).\n`,
  )
  const isByBank = moneyBack === 'transfer' || isPositive(bankAmount)
  const due = `${dollars(isByBank ? bankAmount : order.total)} USD`
  const isDone = payments.length > 0 && !isByBank
  const rest = isDone ? '' : `${REST[isByBank ? 'transfer' : moneyBack](due, order.number)}\n`
  if (status !== 'refunded')
    return `${returned.join('')}${order.number} stays ${status}: that payment did not pay for it.\n${rest}`
  const stock = givesStockBack(from, status)
    ? 'its parts are back in stock'
    : 'its parts have shipped, so the stock is unchanged'
  return `${returned.join('')}${order.number} is refunded and ${stock}; the buyer is notified by email.\n${rest}`
}

/** Instructions for staff about money that was not refunded by this command. */
const REST: Record<Done['moneyBack'], (total: string, number: string) => string> = {
  wallet: () => 'The wallet has already refunded it; there is nothing to send.',
  transfer: (total, number) =>
    `It was paid by bank transfer: send ${total} back yourself, then record it with: order refunded ${number}`,
  transferred: () => 'It was already sent back by bank transfer; there is nothing to send.',
  reported: total =>
    `A bank transfer was reported but never confirmed: if it is in your account, send ${total} back yourself.`,
  none: () => 'No payment was ever taken for it; there is nothing to send.',
}

function describeTrouble(result: Trouble, typed: string): string {
  if (result.outcome === 'unknown') return `no such order: ${typed}`
  const { order } = result
  if (result.outcome === 'forbidden') return whyForbidden(order, { to: 'refunded', done: 'refunded' })
  if (result.outcome === 'busy')
    return `the wallet is still processing a payment for ${order.number}; refund it when that is done`
  if (result.outcome === 'no_wallet')
    return `${order.number} was paid through the wallet, but its keys are not set here; nothing was changed`
  if (result.outcome === 'above_cap') return `${order.number} has to be refunded at the desk`
  if (result.outcome === 'too_much')
    return `only ${dollars(result.most)} USD of ${order.number} can be refunded`
  if ('position' in result) return describePieces(result)
  if (result.outcome === 'silent')
    return `the wallet does not respond; the running shop retries until ${order.number} is refunded`
  return `the wallet refused the refund: ${safeText(result.issue)}; ${order.number} is unchanged`
}

function describePieces({ outcome, order, position }: Extract<Trouble, { position: unknown }>): string {
  const line = (position ?? 0) + 1
  if (outcome === 'nothing_left') return `nothing of ${order.number} is left to refund`
  if (outcome === 'unknown_line') return `${order.number} has no line ${line}`
  return `line ${line} of ${order.number} has fewer pieces to refund`
}
