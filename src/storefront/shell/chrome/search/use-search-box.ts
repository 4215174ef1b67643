import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { LIMITS } from '../../../../domain/limits.ts'
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
  const { text, setText, settle, place } = useSearchText(input)
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
  const leave = (searched: string) => {
    close()
    settle()
    offered.remember(searched)
  }
  const submit = () => {
    const words = input.current?.value.trim() ?? ''
    if ([...words].length < LIMITS.keywordMinLength) {
      input.current?.focus()
      return setShown({ ...shown, isTooShort: true, active: null })
    }
    leave(words)
    void search(words)
  }
  /** The click on a suggestion is a link's and goes its own way; an earlier search is made again. */
  const take = ({ kind, text }: SearchOption, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    leave(text)
    if (kind === 'part') return
    event.preventDefault()
    void search(text)
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
