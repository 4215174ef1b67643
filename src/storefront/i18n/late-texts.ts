import { loadLateMessages, type Messages } from '../../contract/messages.ts'
import type { Lang } from '../../domain/locales.ts'

/** Screens by the folder they lie in whose texts do not come with every page. */
const LATE = /^(?:auth|account|rfq|cart|pay|order)\//

export function hasLateTexts(screenFile: string): boolean {
  return LATE.test(screenFile)
}

export type Texts = { messages: () => Messages; onChange: (listener: () => void) => () => void }

let loadLate: () => Promise<void> = async () => {}

/** The texts of a browser's page, to which the late ones are added when something asks for them. */
export function growingTexts(lang: Lang, first: Messages): Texts {
  let messages = first
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const load = async () => {
    messages = { ...messages, ...(await loadLateMessages(lang)) }
    for (const listener of listeners) listener()
  }
  loadLate = () => {
    loading ??= load().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    messages: () => messages,
    onChange: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** To be awaited before anything is shown that has late texts. On the server they are always there. */
export function lateTexts(): Promise<void> {
  return loadLate()
}
