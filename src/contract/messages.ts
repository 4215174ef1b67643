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

/** Texts that browsers only get with the screens that need them; vite.config.ts says what is in each. */
export const LATE_GROUPS = ['sign_in', 'quote', 'review', 'cart', 'checkout', 'order', 'talk'] as const
/** Only screens name the others: lazily fetched parts, which wait for all groups, show none of their texts. */
export type LateGroup = (typeof LATE_GROUPS)[number] | 'home' | 'news' | 'browse' | 'offer'

type Late = Partial<Messages>

const lateFiles: Partial<Record<LateGroup, Record<string, () => Promise<Late>>>> =
  import.meta.env.SSR || import.meta.env.DEV
    ? {}
    : {
        home: import.meta.glob<Late>('../../locales/*.json', { import: 'default', query: '?late=home' }),
        news: import.meta.glob<Late>('../../locales/*.json', { import: 'default', query: '?late=news' }),
        browse: import.meta.glob<Late>('../../locales/*.json', { import: 'default', query: '?late=browse' }),
        sign_in: import.meta.glob<Late>('../../locales/*.json', {
          import: 'default',
          query: '?late=sign_in',
        }),
        quote: import.meta.glob<Late>('../../locales/*.json', { import: 'default', query: '?late=quote' }),
        review: import.meta.glob<Late>('../../locales/*.json', { import: 'default', query: '?late=review' }),
        cart: import.meta.glob<Late>('../../locales/*.json', { import: 'default', query: '?late=cart' }),
        checkout: import.meta.glob<Late>('../../locales/*.json', {
          import: 'default',
          query: '?late=checkout',
        }),
        order: import.meta.glob<Late>('../../locales/*.json', { import: 'default', query: '?late=order' }),
        talk: import.meta.glob<Late>('../../locales/*.json', { import: 'default', query: '?late=talk' }),
        offer: import.meta.glob<Late>('../../locales/*.json', { import: 'default', query: '?late=offer' }),
      }

/** Everywhere else all texts are there from the start. */
export async function loadLateMessages(lang: Lang, group: LateGroup): Promise<Late> {
  const load = Object.entries(lateFiles[group] ?? {}).find(([path]) => path.includes(`/${lang}.json`))?.[1]
  return load ? load() : {}
}

/** A few texts in another language than the page's. Without arguments they are ready to be shown. */
export async function loadTextsOf(lang: Lang, group: LateGroup): Promise<Late> {
  return lateFiles[group] ? loadLateMessages(lang, group) : loadMessages(lang)
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
