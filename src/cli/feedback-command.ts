import { type Command, textOf } from './command.ts'
import { runList } from './feedback-list.ts'
import { runShow } from './feedback-show.ts'
import { oneOf, type Subcommand } from './subcommands.ts'

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: {
    takes: 'no more than --search TEXT',
    words: [0, 0],
    options: ['search'],
    run: (session, _, values) => runList(session, textOf(values.search)?.trim() ?? ''),
  },
  show: { takes: 'one ID', words: [1, 1], run: (session, [id = '']) => runShow(session, id) },
}

export const feedbackCommand: Command = {
  options: { search: { type: 'string' } },
  run: oneOf('feedback', SUBCOMMANDS),
}
