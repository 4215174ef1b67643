import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** On the results page the box holds what was searched, elsewhere it starts empty. `place` changes with the page. */
export function useSearchText(input: RefObject<HTMLInputElement | null>) {
  const { pathname, search } = useLocation()
  const term = (pathname === '/s' && new URLSearchParams(search).get('wd')) || ''
  const [text, setText] = useState(term)
  const place = `${pathname} ${term}`
  const shown = useRef<string>(null)
  useEffect(() => {
    if (shown.current === place) return
    // The visitor may have typed before the script arrived.
    setText(shown.current === null ? (input.current?.value ?? term) : term)
    shown.current = place
  }, [input, place, term])
  return { text, setText, place }
}
