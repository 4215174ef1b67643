import { parseArgs } from 'node:util'
import { type Command, type Session, UsageError } from './command.ts'
import { demoCommand } from './demo-command.ts'
import { exportCommand } from './export-command.ts'
import { HELP } from './help.ts'
import { importCommand } from './import-command.ts'
import { userCommand } from './user-command.ts'

const COMMANDS: Record<string, Command> = {
  import: importCommand,
  export: exportCommand,
  demo: demoCommand,
  user: userCommand,
}

/** Runs what was typed after `chipfront`. */
export async function run(session: Session, typed: string[]): Promise<void> {
  const [name = '', ...args] = typed
  if (name === '' || typed.includes('--help') || typed.includes('-h')) return session.say(HELP)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`there is no command “${name}”`)
  const { positionals, values } = parse(command, args)
  await command.run(session, positionals, values)
}

function parse({ options }: Command, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [first = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new UsageError(first)
  }
}
