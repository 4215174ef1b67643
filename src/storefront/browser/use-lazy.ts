import { type ComponentType, useEffect, useRef, useState } from 'react'
import { lateTexts } from '../i18n/late-texts.ts'

type Lazy<P> = { Part: ComponentType<P> | null; isFailed: boolean }

/** A part of a page that most visitors never want: it is fetched, with its texts, when it is. */
export function useLazy<P>(load: () => Promise<ComponentType<P>>, isWanted: boolean): Lazy<P> {
  const [lazy, setLazy] = useState<Lazy<P>>({ Part: null, isFailed: false })
  const loading = useRef(load)
  const isMissing = isWanted && !lazy.Part
  useEffect(() => {
    // Whoever wants it again may have it the next time.
    if (!isWanted) setLazy(last => (last.isFailed ? { Part: null, isFailed: false } : last))
  }, [isWanted])
  useEffect(() => {
    if (!isMissing) return
    Promise.all([loading.current(), lateTexts()]).then(
      ([Part]) => setLazy({ Part, isFailed: false }),
      () => setLazy({ Part: null, isFailed: true }),
    )
  }, [isMissing])
  return lazy
}
