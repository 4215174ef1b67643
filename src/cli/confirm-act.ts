import { askForYes } from './ask.ts'
import { CommandError, type CommandSession, UsageError } from './command.ts'

/** Asks before an action that cannot be undone. */
export async function confirmAct(
  session: Pick<CommandSession, 'signal'>,
  isSure: boolean,
  command: string,
  warning: string,
): Promise<void> {
  if (isSure) return
  if (!process.stdin.isTTY)
    throw new UsageError(`${command} asks for confirmation, but there is no terminal; add --yes`)
  if (!(await askForYes(`${warning} Type yes to continue: `, session.signal)))
    throw new CommandError('nothing was changed')
}
