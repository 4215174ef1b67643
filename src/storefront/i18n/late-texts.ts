import { LATE_GROUPS, type LateGroup, loadLateMessages, type Messages } from '../../contract/messages.ts'
import type { Lang } from '../../domain/locales.ts'

/** By screen, or by the folder it lies in: the texts it shows that do not come with every page. */
const LATE: Record<string, readonly LateGroup[]> = {
  home: ['home', 'news'],
  content: ['news'],
  catalogue: ['browse'],
  auth: ['sign_in'],
  letters: ['sign_in'],
  account: ['sign_in'],
  'account/orders': ['sign_in', 'order'],
  'account/order': ['order'],
  'account/rfq-history': ['sign_in', 'quote', 'review'],
  rfq: ['quote'],
  cart: ['cart', 'checkout'],
  pay: ['checkout', 'order'],
  'pay/order': ['checkout'],
  order: ['order'],
}

export function lateGroupsOf(screenFile: string): readonly LateGroup[] {
  const [folder = ''] = screenFile.split('/')
  return LATE[screenFile] ?? LATE[folder] ?? []
}

export type Texts = { messages: () => Messages; onChange: (listener: () => void) => () => void }

let loadGroup: (group: LateGroup) => Promise<void> = async () => {}

/** The texts of a browser's page, to which the late ones are added when something asks for them. */
export function growingTexts(lang: Lang, first: Messages): Texts {
  let messages = first
  const loading = new Map<LateGroup, Promise<void>>()
  const listeners = new Set<() => void>()
  const load = async (group: LateGroup) => {
    const late = await loadLateMessages(lang, group)
    messages = { ...messages, ...late }
    for (const listener of listeners) listener()
  }
  loadGroup = group => {
    const known =
      loading.get(group) ??
      load(group).catch(error => {
        loading.delete(group)
        throw error
      })
    loading.set(group, known)
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

/** To be awaited before anything is shown that has late texts. On the server they are always there. */
export async function lateTexts(groups: readonly LateGroup[] = LATE_GROUPS): Promise<void> {
  await Promise.all(groups.map(group => loadGroup(group)))
}
