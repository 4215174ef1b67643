import { type RefObject, useEffect } from 'react'

/** Adds a horizontally scrolling element to the tab order while there is something to scroll. */
export function useKeyboardScroll(root: RefObject<HTMLElement | null>, selector?: string) {
  useEffect(() => {
    if (!root.current) return
    const scrollers = selector ? [...root.current.querySelectorAll<HTMLElement>(selector)] : [root.current]
    const observer = new ResizeObserver(() => scrollers.forEach(setTabStop))
    for (const scroller of scrollers) observer.observe(scroller)
    return () => observer.disconnect()
  }, [root, selector])
}

function setTabStop(scroller: HTMLElement) {
  if (scroller.scrollWidth > scroller.clientWidth) scroller.setAttribute('tabindex', '0')
  else scroller.removeAttribute('tabindex')
}
