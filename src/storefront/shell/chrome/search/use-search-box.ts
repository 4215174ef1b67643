import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LIMITS } from '../../../../domain/limits.ts'
import { SEARCH_PATH } from '../../../../domain/paths.ts'
import { searchHistory } from './search-history.ts'
import { pastSearch, type SearchOption, typedOptions } from './search-option.ts'
import { useSearch } from './use-search.ts'
import { useSuggestions } from './use-suggestions.ts'

const history = searchHistory()

/** `active`: target of the option that the arrow keys have reached; null while the keyboard is in the text. */
type Shown = { isOpen: boolean; isTooShort: boolean; active: string | null }
const CLOSED: Shown = { isOpen: false, isTooShort: false, active: null }

export type SearchBoxState = ReturnType<typeof useSearchBox>

/** The state of the search box: input, options and actions. */
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
  /** A part or group is a link and needs no handling; a past search is repeated. */
  const take = ({ kind, text }: SearchOption, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    leave(kind === 'part' || kind === 'past' || kind === 'words' ? text : (input.current?.value.trim() ?? ''))
    if (kind !== 'past') return
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

/** On the results page the box shows the current search. `place` changes with the page. */
function useSearchText(input: RefObject<HTMLInputElement | null>) {
  const { pathname, search } = useLocation()
  const term = (pathname === SEARCH_PATH && new URLSearchParams(search).get('wd')) || ''
  const [text, setText] = useState(term)
  const place = `${pathname} ${term}`
  const shown = useRef<string>(null)
  /** The last search. Any other text in the box is still being typed and stays. */
  const settled = useRef(term)
  useEffect(() => {
    if (shown.current === place) return
    // The visitor may have typed before hydration.
    const held = shown.current === null ? (input.current?.value ?? term) : term
    const searched = settled.current
    setText(typed => (typed === searched ? held : typed))
    settled.current = term
    shown.current = place
  }, [input, place, term])
  const settle = () => {
    settled.current = input.current?.value ?? ''
  }
  return { text, setText, settle, place }
}

/** Past searches while the box is empty, otherwise matching part numbers and groups. */
function useSearchOptions(text: string, isTyping: boolean) {
  const [past, setPast] = useState<string[]>([])
  const { list, groups, isAnswered } = useSuggestions(text, isTyping, true)
  const keyword = text.trim()
  const isBlank = keyword === ''
  const isListed = isAnswered ? keyword.length >= LIMITS.keywordMinLength || list.length > 0 : list.length > 0
  const typed = isListed ? typedOptions(keyword, list, groups) : []
  return {
    options: isBlank ? past.map(pastSearch) : typed,
    isBlank,
    partCount: list.length,
    isAnswered,
    readPast: () => setPast(history.list()),
    remember: history.remember,
    forgetPast: () => {
      history.clear()
      setPast([])
    },
  }
}
