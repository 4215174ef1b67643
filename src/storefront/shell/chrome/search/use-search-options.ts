import { useState } from 'react'
import { searchHistory } from './search-history.ts'
import { pastSearch, suggestedPart } from './search-option.ts'
import { useSuggestions } from './use-suggestions.ts'

const history = searchHistory()

/** The last searches while nothing is typed, part numbers as soon as something is. */
export function useSearchOptions(text: string, isTyping: boolean) {
  const [past, setPast] = useState<string[]>([])
  const suggestions = useSuggestions(text, isTyping)
  const isBlank = text.trim() === ''
  const options = isBlank ? past.map(pastSearch) : suggestions.list.map(suggestedPart)
  return {
    options,
    isBlank,
    isNothingFound: suggestions.isAnswered && options.length === 0,
    readPast: () => setPast(history.list()),
    remember: history.remember,
    forgetPast: () => {
      history.clear()
      setPast([])
    },
  }
}
