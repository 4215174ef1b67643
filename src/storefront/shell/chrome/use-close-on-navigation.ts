import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Nothing stays open above the next page. What comes late must not close what called for it. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (shown.current !== pathname) close()
    shown.current = pathname
  }, [pathname])
}
