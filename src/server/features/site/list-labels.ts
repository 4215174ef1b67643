import compile from 'icu-minify/compile'
import { findText, loadMessages } from '../../../contract/wire/messages.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { log } from '../../log.ts'
import { listLabelTexts } from './site.queries.ts'

/** The operator's labels that are valid replacements. A mistake in one must not show a key to buyers. */
export async function listLabels(db: Database, lang: Lang): Promise<Record<string, string>> {
  const messages = await loadMessages(lang)
  const written = Object.entries(await listLabelTexts(db, lang))
  const usable = written.filter(([key, text]) => isUsable(text, findText(messages, key)))
  if (usable.length < written.length)
    log('warn', 'invalid labels ignored', { lang, count: written.length - usable.length })
  return Object.fromEntries(usable)
}

/** It must be valid ICU and use only the arguments and tags of the original. */
function isUsable(text: string, original: string | unknown[] | null): boolean {
  if (original === null) return false
  try {
    const known = namesIn(typeof original === 'string' ? compile(original) : original)
    return namesIn(compile(text)).every(name => known.includes(name))
  } catch {
    return false
  }
}

/** The arguments and tags of a compiled message; see the types of icu-minify. */
function namesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap(node => (Array.isArray(node) ? namesInNode(node) : []))
}

function namesInNode([name, kind, options, ...rest]: unknown[]): string[] {
  if (kind === undefined) return [`{${name}}`]
  if (typeof kind !== 'number' || kind === 0) return [`<${name}>`, ...namesIn([kind, options, ...rest])]
  const branches = typeof options === 'object' && options !== null ? Object.values(options) : []
  return [`{${name}}`, ...branches.flatMap(namesIn)]
}
