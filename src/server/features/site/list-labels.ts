import { createTranslator } from 'use-intl/core'
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

/** It must be valid ICU and use only the arguments of the original. */
function isUsable(text: string, original: string | null): boolean {
  if (original === null) return false
  let isFine = true
  const t = createTranslator({
    locale: 'en',
    messages: { text },
    onError: () => (isFine = false),
    getMessageFallback: () => '',
  })
  t('text', Object.fromEntries(argumentsOf(original).map(name => [name, 1])))
  return isFine
}

function argumentsOf(text: string): string[] {
  return [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(found => found[1] ?? '')
}
