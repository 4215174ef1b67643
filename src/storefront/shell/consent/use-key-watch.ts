import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'

/** True on a page whose address holds a key. While tags run one gets there by a new document, without them. */
export function useKeyWatch(isRunning: boolean): boolean {
  const hasKey = holdsKey(useLocation().search)
  const blocker = useBlocker(({ nextLocation }) => isRunning && !hasKey && holdsKey(nextLocation.search))
  const { state, location: next } = blocker
  useEffect(() => {
    if (state === 'blocked') window.location.assign(next.pathname + next.search)
  }, [state, next])
  return hasKey
}

function holdsKey(search: string): boolean {
  const names = new URLSearchParams(search)
  return names.has('key') || names.has('token')
}
