import type { MessageKeys, NestedKeyOf } from 'use-intl/core'
import type server from '../../../locales/en/server.json'
import type { Lang } from '../../domain/locales.ts'

/**
 * The files of locales/<lang>/ by name. Each app adds its own by declaration merging, as contract/shop/texts.d.ts
 * does. `server` holds the texts of mails and documents, and stays on the server.
 *
 * @public
 */
export interface TextFiles {
  server: typeof server
}
/** A file that browsers fetch when a screen or dialog needs it. */
export type TextFile = Exclude<keyof TextFiles, 'server'>
export type Messages = Merged<TextFiles[keyof TextFiles]>
type Merged<T> = (T extends unknown ? (texts: T) => void : never) extends (texts: infer M) => void ? M : never
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>

export type TextValues = Record<string, string | number>

/** A text for a person: a key of locales/ with its values, or a finished text. */
export type Wording = { key: MessageKey; values?: TextValues | undefined } | { text: string }

export function sayWith(t: (key: MessageKey, values?: TextValues) => string): (wording: Wording) => string {
  return wording => ('key' in wording ? t(wording.key, wording.values) : wording.text)
}

type TextsOfLang = { shell: Messages; load: Record<string, () => Promise<Messages>> }

/**
 * Each file is typed as if it held all texts; a text used before its file is loaded shows as a missing key,
 * which fails the browser tests.
 */
const langs = import.meta.glob<TextsOfLang>('../../../locales/*/index.ts', { import: 'texts' })

/**
 * Browsers compose neither mails nor documents, and get the errors of the API in the visitor's language, so
 * these texts stay on the server. The desk has a loader of its own for its texts: the shop never needs them.
 */
const serverFiles: Record<string, () => Promise<Messages>> = import.meta.env.SSR
  ? import.meta.glob<Messages>(['../../../locales/*/server.json', '../../../locales/*/desk*.json'], {
      import: 'default',
    })
  : {}

export async function loadTextFile(lang: Lang, name: TextFile): Promise<Messages> {
  const { shell, load } = await loadLang(lang)
  return name === 'shell' ? shell : find(load, `./${name}.json`)()
}

const allMessages = new Map<Lang, Promise<Messages>>()

/**
 * All texts of a language, for the server. They are merged once, not for each page: merging took 0.15 ms of a
 * page's 4 ms, and values derived from the texts are cached by their identity.
 */
export function loadMessages(lang: Lang): Promise<Messages> {
  const known = allMessages.get(lang)
  if (known && !import.meta.env.DEV) return known
  const loading = readMessages(lang)
  allMessages.set(lang, loading)
  return loading
}

async function readMessages(lang: Lang): Promise<Messages> {
  const { shell, load } = await loadLang(lang)
  const own = Object.keys(serverFiles).filter(path => path.startsWith(`../../../locales/${lang}/`))
  const files = [...Object.values(load), ...own.map(path => find(serverFiles, path))]
  const loaded = await Promise.all(files.map(file => file()))
  return loaded.reduce(mergeTexts, shell)
}

function loadLang(lang: Lang): Promise<TextsOfLang> {
  return find(langs, `../../../locales/${lang}/index.ts`)()
}

function find<T>(files: Record<string, T>, path: string): T {
  const found = files[path]
  if (!found) throw new Error(`no texts in ${path}`)
  return found
}

/** A group of texts may be spread over several files. */
export function mergeTexts(known: Messages, added: Messages): Messages {
  const merged = Object.entries(added).map(([group, texts]) => [
    group,
    { ...inGroup(known, group), ...texts },
  ])
  return { ...known, ...Object.fromEntries(merged) }
}

function inGroup(messages: Messages, group: string): object {
  return Object.entries(messages).find(([name]) => name === group)?.[1] ?? {}
}

/** A message: a string, or in a built shop, if it has arguments, the list that icu-minify has compiled it to. */
export function findText(messages: Messages, key: string): string | unknown[] | null {
  const found = textAt(messages, key)
  return typeof found === 'string' || Array.isArray(found) ? found : null
}

/** Whether a string from outside (an operator's label) is one of our message keys. */
export function isMessageKey(messages: Messages, key: string): key is MessageKey {
  return findText(messages, key) !== null
}

function textAt(messages: Messages, key: string): unknown {
  let found: unknown = messages
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return null
    found = Object.entries(found).find(([name]) => name === part)?.[1]
  }
  return found
}
