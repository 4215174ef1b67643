import { type Command, textOf } from './command.ts'
import { pageOf } from './paged-table.ts'
import { oneOf, type Subcommand } from './subcommands.ts'
import { runChange } from './user-change.ts'
import { runErase } from './user-erase.ts'
import { runExport } from './user-export.ts'
import { runList } from './user-list.ts'

const oneEmail = { takes: 'one EMAIL', words: [1, 1] } satisfies Partial<Subcommand>

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: {
    takes: 'only --search TEXT and --page N',
    words: [0, 0],
    options: ['search', 'page'],
    run: (session, _, values) => runList(session, textOf(values.search)?.trim() ?? '', pageOf(values)),
  },
  activate: {
    ...oneEmail,
    options: ['registration'],
    run: (session, [email = ''], { registration }) =>
      runChange(session, email, 'activate', registration === undefined ? undefined : Number(registration)),
  },
  disable: { ...oneEmail, run: (session, [email = '']) => runChange(session, email, 'disable') },
  enable: { ...oneEmail, run: (session, [email = '']) => runChange(session, email, 'enable') },
  'sign-out': { ...oneEmail, run: (session, [email = '']) => runChange(session, email, 'sign_out') },
  export: {
    takes: 'one EMAIL and at most one FILE',
    words: [1, 2],
    run: (session, [email = '', file]) => runExport(session, email, file),
  },
  erase: {
    ...oneEmail,
    options: ['yes'],
    run: (session, [email = ''], values) => runErase(session, email, values.yes === true),
  },
}

export const userCommand: Command = {
  options: {
    search: { type: 'string' },
    page: { type: 'string' },
    registration: { type: 'string' },
    yes: { type: 'boolean' },
  },
  run: oneOf('user', SUBCOMMANDS),
}
