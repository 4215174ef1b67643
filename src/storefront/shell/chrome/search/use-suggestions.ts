import { useEffect, useState } from 'react'
import { suggestParts } from '../../../../contract/shop/catalogue.ts'
import type { Suggestion } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { searchKey } from '../../../../domain/part-number.ts'
import { useCall } from '../../../../web/browser/use-call.ts'

type Answer = { keyword: string; list: Suggestion[] }
type Suggestions = { list: Suggestion[]; isAnswered: boolean }

/** Suggests part numbers when typing pauses. Late responses are ignored. */
export function useSuggestions(text: string, isOn: boolean): Suggestions {
  const call = useCall()
  const [answer, setAnswer] = useState<Answer>({ keyword: '', list: [] })
  const keyword = text.trim()
  useEffect(() => {
    if (!isOn || keyword === '') return
    const late = new AbortController()
    const ask = () =>
      call(suggestParts, { keyword }, { signal: late.signal }).then(
        list => {
          if (!late.signal.aborted) setAnswer({ keyword, list: list.slice(0, LIMITS.suggestions) })
        },
        // Suggestions are optional: if the request fails, the search itself reports it.
        () => {},
      )
    const timer = setTimeout(ask, LIMITS.suggestionDelayMs)
    return () => {
      clearTimeout(timer)
      late.abort()
    }
  }, [call, keyword, isOn])

  const isAnswered = keyword !== '' && keyword === answer.keyword
  return { list: isAnswered ? answer.list : stillFitting(answer.list, keyword), isAnswered }
}

/** Until the new response arrives, the old options that still match. */
function stillFitting(list: Suggestion[], keyword: string): Suggestion[] {
  return list.filter(({ part_number }) => searchKey(part_number).includes(searchKey(keyword)))
}
