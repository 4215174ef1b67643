import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { findExact } from '../../../../contract/shop/catalogue.ts'
import { partPath, searchPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'

type Search = { search: (words: string) => Promise<void>; isSearching: boolean }

/** If exactly one part has this number, its page opens. Otherwise, and if the request fails, the results page opens. */
export function useSearch(): Search {
  const call = useCall()
  const navigate = useNavigate()
  const [isSearching, setIsSearching] = useState(false)
  const running = useRef<AbortController>(null)
  const goingTo = useNavigation().location?.key
  useEffect(() => {
    if (goingTo === undefined) return
    // A visitor who has navigated elsewhere in the meantime stays there.
    running.current?.abort()
    setIsSearching(false)
  }, [goingTo])

  const search = async (words: string) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setIsSearching(true)
    const page = await call(findExact, { keyword: words }, { signal: own.signal }).then(
      found => found.goods_page_url,
      () => '',
    )
    if (own.signal.aborted) return
    setIsSearching(false)
    await navigate(page ? partPath(page) : searchPath(words))
  }
  return { search, isSearching }
}
