import { parseArgs } from 'node:util'
import { Refusal } from '../contract/wire/errors.ts'
import { type Command, type CommandSession, UsageError } from './command.ts'
import { HELP } from './help.ts'

/** Loaded on demand: an import of a million rows must not carry the code for mails in memory. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  import: async () => (await import('./import-command.ts')).importCommand,
  export: async () => (await import('./export-command.ts')).exportCommand,
  backup: async () => (await import('./backup-command.ts')).backupCommand,
  restore: async () => (await import('./restore-command.ts')).restoreCommand,
  demo: async () => (await import('./demo-command.ts')).demoCommand,
  alternate: async () => (await import('./alternate-command.ts')).alternateCommand,
  company: async () => (await import('./company-command.ts')).companyCommand,
  'price-group': async () => (await import('./price-group-command.ts')).priceGroupCommand,
  order: async () => (await import('./order-command.ts')).orderCommand,
  config: async () => (await import('./config-command.ts')).configCommand,
  seo: async () => (await import('./seo-command.ts')).seoCommand,
  rfq: async () => (await import('./rfq-command.ts')).rfqCommand,
  news: async () => (await import('./news-command.ts')).newsCommand,
  feedback: async () => (await import('./feedback-command.ts')).feedbackCommand,
  staff: async () => (await import('./staff-command.ts')).staffCommand,
  user: async () => (await import('./user-command.ts')).userCommand,
}

/** Runs the command with the arguments after `chipfront`. */
export async function run(session: CommandSession, typed: string[]): Promise<void> {
  const [name = '', ...args] = typed
  if (name === '' || typed.includes('--help') || typed.includes('-h')) return session.say(HELP)
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const command = await load?.()
  if (!command) throw new UsageError(`unknown command “${name}”`)
  const { positionals, values } = parse(command, args)
  await command.run(session, positionals, values).catch(explain)
}

/** Texts are loaded only when they are needed, like the commands. */
async function explain(error: unknown): Promise<never> {
  if (!(error instanceof Refusal)) throw error
  throw await (await import('./explain-refusal.ts')).explainRefusal(error)
}

function parse({ options }: Command, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [first = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new UsageError(first.replaceAll('\n', ' ').replace(/\.$/, ''))
  }
}
