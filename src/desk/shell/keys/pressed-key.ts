type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * The pressed key as the table of shortcuts spells it; null: none of its keys. Command counts as Ctrl.
 *
 * Alt is part of typing a bracket on many keyboards (Option 5 on a German Mac, AltGr 8 elsewhere), where AltGr also
 * reports Ctrl. With a letter, Alt belongs to the browser.
 */
export function pressedKey(event: Pressed): string | null {
  const { key, ctrlKey, metaKey, altKey } = event
  if (altKey) return isSign(key) ? key : null
  const latin = latinOf(event)
  return ctrlKey || metaKey ? `Ctrl ${latin.toLowerCase()}` : latin
}

function isSign(key: string): boolean {
  return /^[\p{P}\p{S}]$/u.test(key)
}

const SIGNS: Record<string, string> = { BracketLeft: '[', BracketRight: ']' }

/** Keyboards of other scripts type their own letters: there the place of the key counts. */
function latinOf({ key, code, shiftKey }: Pressed): string {
  if (!/^[\p{L}\p{M}]+$/u.test(key) || /\p{Script=Latin}/u.test(key)) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter === undefined) return SIGNS[code] ?? key
  return shiftKey ? letter : letter.toLowerCase()
}
