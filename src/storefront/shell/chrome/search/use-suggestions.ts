import { useEffect, useState } from 'react'
import { suggestParts } from '../../../../contract/shop/catalogue.ts'
import type { Suggestion } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { searchKey } from '../../../../domain/part-number.ts'
import { useCall } from '../../../../web/browser/use-call.ts'

type Answer = { keyword: string; list: Suggestion[] }
type Suggestions = { list: Suggestion[]; isAnswered: boolean }

/** Part numbers for what has been typed, asked for when the typing rests. An answer that is late is not heard. */
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
        // Suggestions are an extra: if nobody answers, the search itself will say so.
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

/** Until the new answer is there, what is left of the old one. */
function stillFitting(list: Suggestion[], keyword: string): Suggestion[] {
  return list.filter(({ part_number }) => searchKey(part_number).includes(searchKey(keyword)))
}
