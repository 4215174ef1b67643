import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeOverlays } from '../../../web/ui/popover.tsx'

/** After a navigation inside the page the keyboard and screen readers go on at the new content, unless somebody is already typing the next thing. */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const shown = useRef<string>(null)
  /** The field written in since the last click or submit. */
  const writtenIn = useRef<EventTarget>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (shown.current !== null && shown.current !== pathname) {
      closeOverlays()
      if (writtenIn.current === null || writtenIn.current !== document.activeElement)
        main.current?.focus({ preventScroll: true })
    }
    shown.current = pathname
  }, [pathname])
  const forget = () => {
    writtenIn.current = null
  }
  return {
    main,
    onInput: (event: { target: EventTarget }) => {
      writtenIn.current = event.target
    },
    onSubmitCapture: forget,
    onClickCapture: forget,
  }
}
