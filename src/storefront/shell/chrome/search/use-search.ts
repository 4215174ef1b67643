import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { findExact } from '../../../../contract/shop/catalogue.ts'
import { partPath, searchPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'

type Search = { search: (words: string) => Promise<void>; isSearching: boolean }

/** The one part with exactly this number is shown at once; all else is for the results page, also when nobody answers. */
export function useSearch(): Search {
  const call = useCall()
  const navigate = useNavigate()
  const [isSearching, setIsSearching] = useState(false)
  const running = useRef<AbortController>(null)
  const goingTo = useNavigation().location?.key
  useEffect(() => {
    if (goingTo === undefined) return
    // Whoever goes elsewhere meanwhile is not called back.
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
