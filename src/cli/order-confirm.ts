import { type BookedTransfer, bookTransfer, type Shortage } from '../server/features/payments/index.ts'
import { CommandError, type CommandSession } from './command.ts'
import { dollars } from './dollars.ts'
import { whyForbidden } from './order-moves.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'

type Booking = { amount?: number; isSure: boolean }
type Refused = Exclude<BookedTransfer, { outcome: 'paid' | 'partial' | 'short' }>

export async function runConfirm(session: CommandSession, typed: string, booking: Booking): Promise<void> {
  const result = await bookTransfer(await session.openPool(), typed, booking)
  switch (result.outcome) {
    case 'paid': {
      const excess =
        result.excess > 0 ? `${usd(result.excess)} more than the total arrived: send it back.\n` : ''
      return session.say(
        `${result.order.number} is paid and preparing; the buyer is told by mail.\n${excess}`,
      )
    }
    case 'partial':
      return session.say(
        `Booked. ${result.order.number} stays ${result.order.status}: ${usd(result.open)} are still missing.\n`,
      )
    case 'short':
      return session.say(
        `Booked. ${result.order.number} stays canceled, because its goods have been sold since:\n${result.shortages
          .map(describeShortage)
          .join('')}Give the money back with order refund, or confirm again once the stock is there.\n`,
      )
    default:
      throw new CommandError(explain(result, safeText(typed)))
  }
}

function describeShortage({ partNumber, ordered, inStock }: Shortage): string {
  return `  ${safeText(partNumber)}: ${number(ordered)} ordered, ${number(inStock)} in stock\n`
}

function explain(result: Refused, typed: string): string {
  if (result.outcome === 'unknown') return `there is no order ${typed}`
  const { order } = result
  switch (result.outcome) {
    case 'forbidden':
      return whyForbidden(order, { to: 'preparing', done: 'confirmed' })
    case 'busy':
      return `money for ${order.number} is being taken or given back this moment; try again in a minute`
    case 'undecided':
      return 'the wallet is still looking at the payment and writes to you when it has decided; --yes confirms it all the same'
    case 'amount missing':
      return `${order.number} is ${order.status} and ${usd(result.open)} are open: say with --amount how much arrived`
    case 'reported otherwise':
      return `the buyer reported ${usd(result.reported)} and ${usd(result.open)} are open: say with --amount how much arrived, or with --yes that it was all`
    case 'too much':
      return `only ${usd(result.open)} are open; --yes books more all the same`
  }
}

function usd(amount: number): string {
  return `${dollars(amount)} USD`
}
