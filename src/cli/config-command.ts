import { type Command, textOf, UsageError } from './command.ts'
import { runGet, runList } from './config-list.ts'
import { runSet, runUnset } from './config-set.ts'
import { oneOf, type Subcommand } from './subcommands.ts'

const oneName = { takes: 'one NAME', words: [1, 1] } satisfies Partial<Subcommand>

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: { takes: 'no arguments', words: [0, 0], run: session => runList(session) },
  get: { ...oneName, run: (session, [name = '']) => runGet(session, name) },
  set: {
    takes: 'one NAME, and either a VALUE or --file FILE',
    words: [1, 2],
    options: ['file'],
    run: (session, [name = '', value], values) => {
      const file = textOf(values.file)
      if ((value === undefined) === (file === undefined))
        throw new UsageError('config set takes one NAME, and either a VALUE or --file FILE')
      return runSet(session, name, { value, file })
    },
  },
  unset: { ...oneName, run: (session, [name = '']) => runUnset(session, name) },
}

export const configCommand: Command = {
  options: { file: { type: 'string' } },
  run: oneOf('config', SUBCOMMANDS),
}
