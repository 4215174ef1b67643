import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes an overlay on navigation. An overlay that loads late must not close because of the navigation that opened
 * it.
 */
export function useCloseOnNavigation(onClose: () => void): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (shown.current !== pathname) close()
    shown.current = pathname
  }, [pathname])
}
