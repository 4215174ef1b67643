import { isPositive } from '../domain/money.ts'
import { type BookedTransfer, bookTransfer } from '../server/features/payments/index.ts'
import { CommandError, type CommandSession, SHELL } from './command.ts'
import { dollars } from './formats.ts'
import { describeShortage, whyForbidden } from './order-moves.ts'
import { safeText } from './safe-text.ts'

type Booking = { amount?: number; isSure: boolean; isSurplus: boolean }
type Refused = Exclude<BookedTransfer, { outcome: 'paid' | 'partial' | 'short' | 'surplus' }>

export async function runConfirm(session: CommandSession, typed: string, booking: Booking): Promise<void> {
  if (booking.isSurplus && booking.amount === undefined)
    throw new CommandError('--surplus needs --amount: nothing is expected, so say how much arrived')
  const result = await bookTransfer({ ...(await session.openContext()), by: SHELL }, typed, booking)
  switch (result.outcome) {
    case 'paid': {
      const excess = isPositive(result.excess)
        ? `${usd(result.excess)} more than the total arrived. Send the difference back.\n`
        : ''
      const rest = isPositive(result.writtenOff)
        ? `${usd(result.writtenOff)} is missing and written off.\n`
        : ''
      return session.say(
        `${result.order.number} is paid and preparing; the buyer is notified by email.\n${excess}${rest}`,
      )
    }
    case 'partial':
      return session.say(
        `Booked. ${result.order.number} stays ${result.order.status}: ${usd(result.open)} is still due.\n`,
      )
    case 'short':
      return session.say(
        `Booked. ${result.order.number} stays canceled, because its parts have since been sold:\n${result.shortages
          .map(describeShortage)
          .join('')}Refund it with order refund, or confirm again when the parts are back in stock.\n`,
      )
    case 'surplus':
      return session.say(
        `Booked. ${result.order.number} stays ${result.order.status}: ${usd(result.amount)} is not owed. Send it back with order refund --amount.\n`,
      )
    default:
      throw new CommandError(explain(result, safeText(typed)))
  }
}

function explain(result: Refused, typed: string): string {
  if (result.outcome === 'unknown') return `no such order: ${typed}`
  const { order } = result
  switch (result.outcome) {
    case 'forbidden':
      return whyForbidden(order, { to: 'preparing', done: 'confirmed' })
    case 'busy':
      return `a payment or refund for ${order.number} is in progress; try again in a minute`
    case 'undecided':
      return 'the wallet is still reviewing the payment and will notify you; use --yes to confirm it anyway'
    case 'amount_missing':
      return `${order.number} is ${order.status} and ${usd(result.open)} is due: use --amount to say how much arrived`
    case 'reported_otherwise':
      return `the buyer reported ${usd(result.reported)}, but ${usd(result.open)} is due: use --amount to say how much arrived, or --yes if all of it did`
    case 'too_much':
      return `only ${usd(result.open)} is due; use --yes to book more anyway`
  }
}

function usd(amount: number): string {
  return `${dollars(amount)} USD`
}
