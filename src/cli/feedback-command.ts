import { type Command, textOf } from './command.ts'
import { runList } from './feedback-list.ts'
import { runShow } from './feedback-show.ts'
import { pageOf } from './paged-table.ts'
import { oneOf, type Subcommand } from './subcommands.ts'

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: {
    takes: 'only --search TEXT and --page N',
    words: [0, 0],
    options: ['search', 'page'],
    run: (session, _, values) => runList(session, textOf(values.search)?.trim() ?? '', pageOf(values)),
  },
  show: { takes: 'one ID', words: [1, 1], run: (session, [id = '']) => runShow(session, id) },
}

export const feedbackCommand: Command = {
  options: { search: { type: 'string' }, page: { type: 'string' } },
  run: oneOf('feedback', SUBCOMMANDS),
}
