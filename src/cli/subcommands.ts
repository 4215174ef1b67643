import { type CommandSession, UsageError, type Values } from './command.ts'

export type Subcommand = {
  takes: string
  /** Minimum and maximum number of arguments. */
  words: [number, number]
  options?: string[]
  run: (session: CommandSession, words: string[], values: Values) => Promise<void>
}

/** Runs one of the subcommands of a command. */
export function oneOf(name: string, subcommands: Record<string, Subcommand>) {
  return async (
    session: CommandSession,
    [chosen = '', ...words]: string[],
    values: Values,
  ): Promise<void> => {
    const subcommand = Object.hasOwn(subcommands, chosen) ? subcommands[chosen] : undefined
    if (!subcommand) throw new UsageError(`${name} takes one of ${Object.keys(subcommands).join(', ')}`)
    const typed = words.map(word => word.trim())
    const [least, most] = subcommand.words
    if (typed.length < least || typed.length > most || typed.includes(''))
      throw new UsageError(`${name} ${chosen} takes ${subcommand.takes}`)
    const strange = Object.keys(values).find(option => !subcommand.options?.includes(option))
    if (strange) throw new UsageError(`${name} ${chosen} has no option --${strange}`)
    await subcommand.run(session, typed, values)
  }
}
