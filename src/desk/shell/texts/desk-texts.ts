import { create } from 'zustand'
import { type Messages, mergeTexts } from '../../../contract/wire/messages.ts'
import { DEFAULT_LANG, LANGS, type Lang, langOr } from '../../../domain/locales.ts'
import { attempt } from '../../../web/browser/attempt.ts'
import { preferredLang } from '../../../web/i18n/preferred-lang.ts'
import { onceByName } from './once-by-name.ts'

const files = import.meta.glob<Messages>('../../../../locales/*/{shell,account,desk,desk-*}.json', {
  import: 'default',
})

/**
 * The desk's own texts, and those of forms, errors and passwords that `src/web` and the contract use. Areas that
 * have been opened add theirs.
 */
const shownFiles = new Set(['shell', 'account', 'desk'])

const STORED = 'deskLang'

type ShownTexts = { lang: Lang; messages: Messages }

/** The language on screen with its texts; null until the first is loaded. */
export const useDeskTexts = create<ShownTexts | null>(() => null)

/** Until a person has signed in: the language of their last visit, or their browser's. */
export function firstLang(): Lang {
  const stored = attempt(() => localStorage.getItem(STORED), null)
  return langOr(stored, preferredLang(navigator.languages, LANGS) ?? DEFAULT_LANG)
}

export function shownLang(): Lang {
  return useDeskTexts.getState()?.lang ?? firstLang()
}

let wanted: Lang | null = null

/** Changes the language once its texts are loaded. If asked twice, the later one wins. */
export async function showLang(lang: Lang): Promise<void> {
  wanted = lang
  attempt(() => localStorage.setItem(STORED, lang), null)
  if (useDeskTexts.getState()?.lang !== lang) await loadShown(lang)
}

/** Before the first screen of an area: adds `desk-<area>.json` to the texts, if there is one. */
export async function showAreaTexts(area: string): Promise<void> {
  const name = `desk-${area}`
  if (pathOf(DEFAULT_LANG, name) in files) await addFile(name)
}

const addFile = onceByName(async name => {
  // Before it is loaded, so that a change of the language in between loads it, too.
  shownFiles.add(name)
  try {
    await loadShown(wanted ?? firstLang())
  } catch (error) {
    shownFiles.delete(name)
    throw error
  }
})

async function loadShown(lang: Lang): Promise<void> {
  const loaded = await Promise.all([...shownFiles].map(name => find(lang, name)()))
  if ((wanted ?? lang) === lang) useDeskTexts.setState({ lang, messages: loaded.reduce(mergeTexts) }, true)
}

function pathOf(lang: Lang, name: string): string {
  return `../../../../locales/${lang}/${name}.json`
}

function find(lang: Lang, name: string): () => Promise<Messages> {
  const file = files[pathOf(lang, name)]
  if (!file) throw new Error(`no texts ${lang}/${name}`)
  return file
}
