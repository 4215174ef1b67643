import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The token of a mailed link, null without one. It is a key: it leaves the address bar at once, so that no shared
 * screen, history or bookmark keeps it.
 */
export function useLinkToken(): string | null {
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') || null)
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return token
}
