import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** On the results page the box holds what was searched. `place` changes with the page. */
export function useSearchText(input: RefObject<HTMLInputElement | null>) {
  const { pathname, search } = useLocation()
  const term = (pathname === '/s' && new URLSearchParams(search).get('wd')) || ''
  const [text, setText] = useState(term)
  const place = `${pathname} ${term}`
  const shown = useRef<string>(null)
  /** What has been searched. Anything else in the box is still being typed, and stays. */
  const settled = useRef(term)
  useEffect(() => {
    if (shown.current === place) return
    // The visitor may have typed before the script arrived.
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
