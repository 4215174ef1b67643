import { isPositive } from '../domain/money.ts'
import { type BookedRefund, bookRefund } from '../server/features/payments/index.ts'
import { CommandError, type CommandSession, SHELL } from './command.ts'
import { dollars } from './formats.ts'
import { safeText } from './safe-text.ts'

/** Books a refund that was sent from the bank account. */
export async function runRefunded(session: CommandSession, typed: string, amount?: number): Promise<void> {
  const result = await bookRefund({ ...(await session.openContext()), by: SHELL }, typed, { amount })
  if (result.outcome !== 'booked') throw new CommandError(explain(result, safeText(typed)))
  const { order, left } = result
  const open = isPositive(left) ? `${dollars(left)} USD is still to be sent back.\n` : ''
  session.say(
    `Booked: ${dollars(result.amount)} USD sent back for ${order.number}; the buyer is notified by email.\n${open}`,
  )
}

function explain(result: Exclude<BookedRefund, { outcome: 'booked' }>, typed: string): string {
  if (result.outcome === 'unknown') return `no such order: ${typed}`
  const { number } = result.order
  if (result.outcome === 'nothing_due') return `no bank refund is due for ${number}`
  if (result.outcome === 'busy')
    return `the wallet is taking a payment for ${number}; book the refund when that is done`
  return `only ${dollars(result.due)} USD is due back for ${number}`
}
