import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Returns the token of a mailed link, or null. The token is a secret, so it is removed from the address bar at once:
 * screenshots, history and bookmarks must not contain it.
 */
export function useLinkToken(): string | null {
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') || null)
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return token
}
