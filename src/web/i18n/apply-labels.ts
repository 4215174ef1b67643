import { isMessageKey, type Messages } from '../../contract/wire/messages.ts'

/** Overrides our texts with the operator's. A label for a text that no longer exists is ignored. */
export function applyLabels(messages: Messages, labels: Record<string, string>): Messages {
  const known = Object.entries(labels).filter(([key]) => isMessageKey(messages, key))
  return known.reduce((texts, [key, text]) => withText(texts, key.split('.'), text), messages)
}

/** Copies only the groups that change: the server does this for each page. */
function withText<T extends object>(branch: T, [name = '', ...rest]: string[], text: string): T {
  if (rest.length === 0) return { ...branch, [name]: text }
  const next = Object.entries(branch).find(([key]) => key === name)?.[1]
  return typeof next === 'object' && next !== null
    ? { ...branch, [name]: withText(next, rest, text) }
    : branch
}
