import { SEO_TEXTS } from '../domain/setting-sections.ts'
import { listStaffSeo, setSeo, unsetSeo } from '../server/features/site/index.ts'
import {
  type Command,
  CommandError,
  type CommandSession,
  textOf,
  UsageError,
  type Values,
} from './command.ts'
import { safeText } from './safe-text.ts'
import { oneOf, type Subcommand } from './subcommands.ts'
import { toTable } from './table.ts'

const TAKES = 'one PATH and one LANG'

const SUBCOMMANDS: Record<string, Subcommand> = {
  list: { takes: 'no arguments', words: [0, 0], run: session => runList(session) },
  set: {
    takes: TAKES,
    words: [2, 2],
    options: [...SEO_TEXTS],
    run: (session, [path = '', lang = ''], values) => runSet(session, path, lang, values),
  },
  unset: {
    takes: TAKES,
    words: [2, 2],
    run: (session, [path = '', lang = '']) => runUnset(session, path, lang),
  },
}

export const seoCommand: Command = {
  options: { title: { type: 'string' }, keyword: { type: 'string' }, description: { type: 'string' } },
  run: oneOf('seo', SUBCOMMANDS),
}

async function runList(session: CommandSession): Promise<void> {
  const rows = await listStaffSeo(await session.openContext())
  const cells = rows.map(({ path, lang, title, keyword, description }) =>
    [path, lang, title, keyword, description].map(safeText),
  )
  session.say(toTable(['PATH', 'LANG', 'TITLE', 'KEYWORD', 'DESCRIPTION'], cells))
}

async function runSet(session: CommandSession, path: string, lang: string, values: Values): Promise<void> {
  const given = SEO_TEXTS.flatMap(name => {
    const text = textOf(values[name])
    return text === undefined ? [] : [[name, text.trim()]]
  })
  if (given.length === 0)
    throw new UsageError('seo set takes at least one of --title TEXT, --keyword TEXT, --description TEXT')
  const result = await setSeo(await session.openContext(), path, lang, Object.fromEntries(given))
  if (result.outcome === 'invalid') throw new CommandError(`nothing was changed: ${safeText(result.problem)}`)
  session.say(`${safeText(path)} in ${lang} is set.\n`)
}

async function runUnset(session: CommandSession, path: string, lang: string): Promise<void> {
  const wasSet = await unsetSeo(await session.openContext(), path, lang)
  const place = `${safeText(path)} in ${safeText(lang)}`
  session.say(wasSet ? `${place} uses its own texts again.\n` : `${place} was not set.\n`)
}
