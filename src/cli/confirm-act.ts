import { askForYes } from './ask.ts'
import { CommandError, type CommandSession, UsageError } from './command.ts'

/** Before something that cannot be taken back. */
export async function confirmAct(
  session: Pick<CommandSession, 'signal'>,
  isSure: boolean,
  command: string,
  warning: string,
): Promise<void> {
  if (isSure) return
  if (!process.stdin.isTTY)
    throw new UsageError(`${command} asks first, and there is no terminal to ask; add --yes`)
  if (!(await askForYes(`${warning} Type yes to go on: `, session.signal)))
    throw new CommandError('nothing was changed')
}
