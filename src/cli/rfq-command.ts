import { type Command, textOf } from './command.ts'
import { pageOf } from './paged-table.ts'
import { runExport } from './rfq-export.ts'
import { runList } from './rfq-list.ts'
import { runShow } from './rfq-show.ts'
import { oneOf, type Subcommand } from './subcommands.ts'

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: {
    takes: 'only --new, --search TEXT and --page N',
    words: [0, 0],
    options: ['new', 'search', 'page'],
    run: (session, _, values) =>
      runList(session, {
        search: textOf(values.search)?.trim() ?? '',
        isNew: values.new === true,
        page: pageOf(values),
      }),
  },
  show: {
    takes: 'one NUMBER',
    words: [1, 1],
    run: (session, [number = '']) => runShow(session, number),
  },
  export: {
    takes: 'one NUMBER and at most one FILE',
    words: [1, 2],
    run: (session, [number = '', file]) => runExport(session, number, file),
  },
}

export const rfqCommand: Command = {
  options: { new: { type: 'boolean' }, search: { type: 'string' }, page: { type: 'string' } },
  run: oneOf('rfq', SUBCOMMANDS),
}
