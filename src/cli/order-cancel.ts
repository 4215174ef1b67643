import { cancelByStaff, listUnprovenOrders } from '../server/features/orders/index.ts'
import { CommandError, type CommandSession, SHELL } from './command.ts'
import { confirmAct } from './confirm-act.ts'
import { requireDone } from './order-moves.ts'
import { safeText } from './safe-text.ts'

type Canceling = { remark?: string; isSure: boolean; isUnproven: boolean }

/**
 * Cancels the given orders, or all unproven ones. Each has its own transaction, so a failure does not stop
 * the others.
 */
export async function runCancel(
  session: CommandSession,
  typed: string[],
  canceling: Canceling,
): Promise<void> {
  const { isSure, isUnproven } = canceling
  const numbers = isUnproven ? await listUnprovenOrders(await session.openContext()) : [...new Set(typed)]
  if (numbers.length === 0) return session.say('No unproven orders.\n')
  await confirmAct(session, isSure, 'order cancel', warningOf(numbers, isUnproven))
  const problems: CommandError[] = []
  for (const [place, number] of numbers.entries()) {
    if (session.signal.aborted)
      throw new CommandError(`stopped before ${numbers.length - place} of ${numbers.length} orders`)
    const problem = await cancelOne(session, number, canceling)
    if (problem) problems.push(problem)
  }
  const [first] = problems
  if (!first) return
  if (numbers.length === 1) throw first
  for (const problem of problems) session.say(`${problem.message}\n`)
  throw new CommandError(`${problems.length} of ${numbers.length} orders were not canceled`)
}

function warningOf(numbers: string[], isUnproven: boolean): string {
  if (isUnproven) return `This cancels all ${numbers.length} unproven orders permanently.`
  return `This cancels ${numbers.length === 1 ? 'order' : 'orders'} ${safeText(numbers.join(', '))} permanently.`
}

async function cancelOne(
  session: CommandSession,
  number: string,
  { remark, isUnproven }: Canceling,
): Promise<CommandError | null> {
  try {
    const acting = { ...(await session.openContext()), by: SHELL }
    const outcome = await cancelByStaff(acting, number, remark, {
      isUnprovenOnly: isUnproven,
    })
    const order = requireDone(outcome, number, { to: 'canceled', done: 'canceled' })
    session.say(
      `${order.number} is canceled and its parts are back in stock; the buyer is notified by email.\n`,
    )
    return null
  } catch (error) {
    if (error instanceof CommandError) return error
    throw error
  }
}
