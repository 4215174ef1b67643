import type { Command } from './command.ts'
import { runList } from './news-list.ts'
import { runSend } from './news-send.ts'
import { oneOf, type Subcommand } from './subcommands.ts'

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: { takes: 'no arguments', words: [0, 0], run: session => runList(session) },
  send: {
    takes: 'one ID',
    words: [1, 1],
    options: ['yes'],
    run: (session, [id = ''], values) => runSend(session, id, values.yes === true),
  },
}

export const newsCommand: Command = {
  options: { yes: { type: 'boolean' } },
  run: oneOf('news', SUBCOMMANDS),
}
