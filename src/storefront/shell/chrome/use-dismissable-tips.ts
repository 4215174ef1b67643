import { type RefObject, useEffect, useState } from 'react'

type DismissableTips = {
  isQuiet: boolean
  /** Leaving is enough to have tips again. */
  wake: () => void
}

/** Esc takes away what covers the page, without having to move the pointer or the focus. */
export function useDismissableTips(bar: RefObject<HTMLElement | null>): DismissableTips {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && bar.current?.matches(':hover, :focus-within')) setIsQuiet(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [bar])
  return { isQuiet, wake: () => setIsQuiet(false) }
}
