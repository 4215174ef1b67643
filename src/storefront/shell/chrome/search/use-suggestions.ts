import { useEffect, useState } from 'react'
import { suggestGroups, suggestParts } from '../../../../contract/shop/catalogue.ts'
import type { Suggestion } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { searchKey } from '../../../../domain/part-number.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import type { Groups } from './search-option.ts'

type Answer = { keyword: string; list: Suggestion[]; groups: Groups }
type Suggestions = { list: Suggestion[]; groups: Groups; isAnswered: boolean }

const NO_GROUPS: Groups = { categories: [], brands: [] }

/** Suggests part numbers when typing pauses, and groups of parts on request. Late responses are ignored. */
export function useSuggestions(text: string, isOn: boolean, hasGroups = false): Suggestions {
  const call = useCall()
  const [answer, setAnswer] = useState<Answer>({ keyword: '', list: [], groups: NO_GROUPS })
  const keyword = text.trim()
  useEffect(() => {
    if (!isOn || keyword === '') return
    const late = new AbortController()
    const { signal } = late
    const ask = () =>
      Promise.all([
        call(suggestParts, { keyword }, { signal }),
        hasGroups ? call(suggestGroups, { keyword }, { signal }).catch(() => NO_GROUPS) : NO_GROUPS,
      ]).then(
        ([list, groups]) => {
          if (!signal.aborted) setAnswer({ keyword, list: list.slice(0, LIMITS.suggestions), groups })
        },
        // Suggestions are optional: if the request fails, the search itself reports it.
        () => {},
      )
    const timer = setTimeout(ask, LIMITS.suggestionDelayMs)
    return () => {
      clearTimeout(timer)
      late.abort()
    }
  }, [call, keyword, isOn, hasGroups])

  const isAnswered = keyword !== '' && keyword === answer.keyword
  if (isAnswered) return { ...answer, isAnswered }
  return { list: stillFitting(answer.list, keyword), groups: NO_GROUPS, isAnswered }
}

/** Until the new response arrives, the old options that still match. */
function stillFitting(list: Suggestion[], keyword: string): Suggestion[] {
  return list.filter(({ part_number }) => searchKey(part_number).includes(searchKey(keyword)))
}
