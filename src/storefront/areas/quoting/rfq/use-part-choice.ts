import { type KeyboardEvent, useState } from 'react'
import type { Suggestion } from '../../../../contract/shop/goods.ts'
import { useSuggestions } from '../../../shell/chrome/search/use-suggestions.ts'

const NONE = -1

/** Part numbers suggested for a line, selected with the arrow keys. */
export function usePartChoice(text: string, onChoose: (part: Suggestion) => void) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const { list } = useSuggestions(text, isOpen)
  const isShown = isOpen && list.length > 0

  const show = (next: boolean) => {
    setIsOpen(next)
    setActive(NONE)
  }
  const choose = (part: Suggestion | undefined) => {
    if (!part) return
    show(false)
    onChoose(part)
  }
  const walk = (step: number) => {
    const stops = list.length + 1
    setActive(((active + 1 + step + stops) % stops) - 1)
  }
  /** Handles a key; false leaves it to the browser. */
  const isOurs = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') walk(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Escape') show(false)
    else if (key === 'Enter' && active !== NONE) choose(list[active])
    else return false
    return true
  }
  const press = (event: KeyboardEvent) => {
    // Keys that compose a Chinese, Japanese or Korean character belong to the input method.
    if (!isShown || event.nativeEvent.isComposing || !isOurs(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { list, isOpen, isShown, active, show, choose, press }
}
