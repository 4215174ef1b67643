import { type Command, type Session, textOf, UsageError, type Values } from './command.ts'
import { runChange } from './user-change.ts'
import { runErase } from './user-erase.ts'
import { runExport } from './user-export.ts'
import { runList } from './user-list.ts'

type UserCommand = {
  takes: string
  /** How many words may follow, at least and at most. */
  words: [number, number]
  option?: string
  run: (session: Session, words: string[], values: Values) => Promise<void>
}

const oneEmail = { takes: 'one EMAIL', words: [1, 1] } satisfies Partial<UserCommand>

const COMMANDS: Record<string, UserCommand> = {
  list: {
    takes: 'no more than --search TEXT',
    words: [0, 0],
    option: 'search',
    run: (session, _, values) => runList(session, textOf(values.search)?.trim() ?? ''),
  },
  activate: { ...oneEmail, run: (session, [email = '']) => runChange(session, email, 'activate') },
  disable: { ...oneEmail, run: (session, [email = '']) => runChange(session, email, 'disable') },
  enable: { ...oneEmail, run: (session, [email = '']) => runChange(session, email, 'enable') },
  'sign-out': { ...oneEmail, run: (session, [email = '']) => runChange(session, email, 'sign-out') },
  export: {
    takes: 'one EMAIL, and one FILE or none',
    words: [1, 2],
    run: (session, [email = '', file]) => runExport(session, email, file),
  },
  erase: {
    ...oneEmail,
    option: 'yes',
    run: (session, [email = ''], values) => runErase(session, email, values.yes === true),
  },
}

export const userCommand: Command = {
  options: { search: { type: 'string' }, yes: { type: 'boolean' } },
  run: async (session, [name = '', ...words], values) => {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) throw new UsageError(`user takes one of ${Object.keys(COMMANDS).join(', ')}`)
    const [least, most] = command.words
    const hasBlank = words.some(word => word.trim() === '')
    if (words.length < least || words.length > most || hasBlank)
      throw new UsageError(`user ${name} takes ${command.takes}`)
    const strange = Object.keys(values).find(option => option !== command.option)
    if (strange) throw new UsageError(`user ${name} takes no --${strange}`)
    await command.run(
      session,
      words.map(word => word.trim()),
      values,
    )
  },
}
