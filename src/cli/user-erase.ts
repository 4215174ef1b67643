import { eraseUser, findKnown, hasKept } from '../server/features/account/index.ts'
import { PERSONAL_DATA } from '../server/features/personal-data/index.ts'
import { askForYes } from './ask.ts'
import { CommandError, type CommandSession, SHELL, UsageError } from './command.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'

const KEPT = 'orders in progress; erase again when they are complete'

export async function runErase(session: CommandSession, email: string, isSure: boolean): Promise<void> {
  if (!isSure && !process.stdin.isTTY)
    throw new UsageError('user erase asks before it erases someone, but there is no terminal; add --yes')
  const context = await session.openContext()
  const who = safeText(email)
  if (!isSure) await confirm(session, who, await findKnown(context, email, PERSONAL_DATA))
  const erased = describe(await eraseUser({ ...context, by: SHELL }, email, PERSONAL_DATA))
  const kept = await hasKept(context, email, PERSONAL_DATA)
  if (erased === '')
    throw new CommandError(
      kept ? `the only data about ${who} is in ${KEPT}` : `the shop has no data about ${who}`,
    )
  session.say(`Erased for ${who}: ${erased}.\n`)
  if (kept) session.say(`Kept: ${KEPT}.\n`)
}

async function confirm(
  session: CommandSession,
  who: string,
  known: Record<string, unknown[]> | null,
): Promise<void> {
  if (!known) throw new CommandError(`the shop has no data about ${who}`)
  const counts = Object.entries(known).map(([name, things]) => [name, things.length] as const)
  const question = `This permanently erases, for ${who}: ${describe(Object.fromEntries(counts))}. Type yes to continue: `
  if (!(await askForYes(question, session.signal))) throw new CommandError('nothing was changed')
}

function describe(counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name.replace('_', '-')} ${number(count)}`)
    .join(', ')
}
