import type { KeyboardEvent } from 'react'
import type { SearchBoxState } from './use-search-box.ts'

/** Arrows walk the options and come back to the text, Enter takes the one reached, Esc closes. */
export function pressSearchKey(event: KeyboardEvent<HTMLInputElement>, box: SearchBoxState): void {
  // Keys that build a character of Chinese, Japanese or Korean belong to the input method.
  if (event.nativeEvent.isComposing) return
  const reachedId = event.currentTarget.getAttribute('aria-activedescendant') ?? ''
  if (isOurs(event.key, box, document.getElementById(reachedId))) event.preventDefault()
}

/** Does what a key is for; false leaves it to the browser. */
function isOurs(key: string, box: SearchBoxState, reached: HTMLElement | null): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    walk(box, key === 'ArrowDown' ? 1 : -1)
    return true
  }
  if (key === 'Escape' && (box.isTooShort || (box.isShown && !box.isAlwaysOpen))) {
    box.close()
    return true
  }
  if (key !== 'Enter') return false
  reached?.click()
  return reached !== null
}

function walk(box: SearchBoxState, step: number): void {
  if (!box.isOpen) return void box.open(box.text)
  const stops = [null, ...box.options.map(({ to }) => to)]
  const next = stops.indexOf(box.active) + step
  box.setActive(stops.at(next % stops.length) ?? null)
}
