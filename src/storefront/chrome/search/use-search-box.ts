import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { LIMITS } from '../../../domain/limits.ts'
import type { SearchOption } from './search-option.ts'
import { useSearch } from './use-search.ts'
import { useSearchOptions } from './use-search-options.ts'
import { useSearchText } from './use-search-text.ts'

/** `active`: where the option leads that the arrow keys have reached; null while the keyboard is in the text. */
type Shown = { isOpen: boolean; isTooShort: boolean; active: string | null }
const CLOSED: Shown = { isOpen: false, isTooShort: false, active: null }

export type SearchBoxState = ReturnType<typeof useSearchBox>

/** What the visitor types, what is offered for it, and what each choice does. */
export function useSearchBox(input: RefObject<HTMLInputElement | null>, isAlwaysOpen: boolean) {
  const { search, isSearching } = useSearch()
  const { text, setText, place } = useSearchText(input)
  const [shown, setShown] = useState(CLOSED)
  const [isComposing, setIsComposing] = useState(false)
  const isOpen = isAlwaysOpen || shown.isOpen
  const offered = useSearchOptions(text, isOpen && !isComposing)

  const close = () => setShown(CLOSED)
  const open = (typed: string) => {
    if (typed.trim() === '') offered.readPast()
    setText(typed)
    setShown({ ...CLOSED, isOpen: true })
  }
  const look = (words: string) => {
    close()
    offered.remember(words)
    return search(words)
  }
  const submit = () => {
    const words = input.current?.value.trim() ?? ''
    if ([...words].length >= LIMITS.keywordMinLength) return void look(words)
    input.current?.focus()
    setShown({ ...shown, isTooShort: true, active: null })
  }
  /** The click on a suggestion is a link's and goes its own way; an earlier search is made again. */
  const take = (option: SearchOption, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (option.kind === 'search') event.preventDefault()
    if (option.kind === 'search') return void look(option.text)
    close()
    offered.remember(option.text)
  }
  const forget = () => {
    offered.forgetPast()
    input.current?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing stays open above the next page
  useEffect(close, [place])

  return {
    ...offered,
    ...shown,
    isOpen,
    isAlwaysOpen,
    isShown: isOpen && offered.options.length > 0,
    text,
    isSearching,
    setIsComposing,
    open,
    close,
    submit,
    take,
    forget,
    setActive: (active: string | null) => setShown({ ...CLOSED, isOpen: true, active }),
  }
}
