import { loadTextFile, type Messages, mergeTexts, type TextFile } from '../../contract/wire/messages.ts'
import type { Lang } from '../../domain/locales.ts'

export type Texts = { messages: () => Messages; onChange: (listener: () => void) => () => void }

/** On the server all texts are loaded from the start. */
let load: (name: TextFile) => Promise<void> = async () => {}

/** The texts of a page in the browser. Screens and dialogs add their files when they need them. */
export function growingTexts(lang: Lang, shell: Messages): Texts {
  let messages = shell
  const loading = new Map<TextFile, Promise<void>>()
  const listeners = new Set<() => void>()
  const add = async (name: TextFile) => {
    const texts = await loadTextFile(lang, name)
    messages = mergeTexts(messages, texts)
    for (const listener of listeners) listener()
  }
  load = name => {
    const known =
      loading.get(name) ??
      add(name).catch(error => {
        loading.delete(name)
        throw error
      })
    loading.set(name, known)
    return known
  }
  return {
    messages: () => messages,
    onChange: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Resolves when these files are loaded. */
export async function loadTexts(names: readonly TextFile[]): Promise<void> {
  await Promise.all(names.map(name => load(name)))
}
