import type { ParseArgsConfig } from 'node:util'
import type { Context } from '../server/context.ts'
import type { Wallet } from '../server/features/payments/index.ts'

export { SHELL } from '../server/features/audit/index.ts'

/** Commands run without a request, and so without a language and a sender. */
export type OperatorContext = Pick<Context, 'db' | 'pool'>

/** The tools of a command. The database is opened on first use. */
export type CommandSession = {
  openContext: () => Promise<OperatorContext>
  /** The database as it is: empty, or with the tables of an older or newer version. */
  openUnmigrated: () => Promise<OperatorContext>
  /** The database and the wallet for refunds; the wallet is null without keys. */
  openPayments: () => Promise<OperatorContext & { wallet: Wallet | null }>
  /** The shop's address, for links. */
  publicUrl: () => string
  /** The folder with the static files of the shop. */
  servedFolder: string
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
  say: (text: string) => void
}

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

export type Command = {
  options: NonNullable<ParseArgsConfig['options']>
  run: (session: CommandSession, words: string[], values: Values) => Promise<void>
}

/** Wrong command-line usage. */
export class UsageError extends Error {}

/** A failure that is reported in one line. */
export class CommandError extends Error {}

export function textOf(value: Values[string]): string | undefined {
  return typeof value === 'string' ? value : undefined
}
