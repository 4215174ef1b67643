import { isMessageKey, type Messages } from '../../contract/wire/messages.ts'

/** Overrides our texts with the operator's. A label for a text that no longer exists is ignored. */
export function applyLabels(messages: Messages, labels: Record<string, string>): Messages {
  const known = Object.entries(labels).filter(([key]) => isMessageKey(messages, key))
  if (known.length === 0) return messages
  const changed = structuredClone(messages)
  for (const [key, text] of known) replaceText(changed, key.split('.'), text)
  return changed
}

function replaceText(branch: object, [name = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) return void Object.assign(branch, { [name]: text })
  const next = Object.entries(branch).find(([key]) => key === name)?.[1]
  if (typeof next === 'object' && next !== null) replaceText(next, rest, text)
}
