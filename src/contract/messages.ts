import type { MessageKeys, NestedKeyOf } from 'use-intl/core'
import type en from '../../locales/en.json'
import { DEFAULT_LANG, type Lang } from '../domain/locales.ts'

export type Messages = typeof en
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>

const files = import.meta.glob<Messages>('../../locales/*.json', { import: 'default' })

export async function loadMessages(lang: Lang): Promise<Messages> {
  const load = files[`../../locales/${lang}.json`] ?? files[`../../locales/${DEFAULT_LANG}.json`]
  if (!load) throw new Error(`no texts for ${lang}`)
  return load()
}

const lateFiles =
  import.meta.env.SSR || import.meta.env.DEV
    ? {}
    : import.meta.glob<Partial<Messages>>('../../locales/*.json', { import: 'default', query: '?late' })

/** What browsers only get with the screens that need it. Everywhere else all texts are there from the start. */
export async function loadLateMessages(lang: Lang): Promise<Partial<Messages>> {
  const load = lateFiles[`../../locales/${lang}.json`] ?? lateFiles[`../../locales/${lang}.json?late`]
  return load ? load() : {}
}

export function findText(messages: Messages, key: string): string | null {
  const found = find(messages, key)
  return typeof found === 'string' ? found : null
}

/**
 * Whether a text from outside (a schema's complaint, an operator's override) names one of ours. In a built shop
 * browsers hold texts with arguments as lists.
 */
export function isMessageKey(messages: Messages, key: string): key is MessageKey {
  const found = find(messages, key)
  return typeof found === 'string' || Array.isArray(found)
}

function find(messages: Messages, key: string): unknown {
  let found: unknown = messages
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return null
    found = Object.entries(found).find(([name]) => name === part)?.[1]
  }
  return found
}
