import { type ComponentType, useEffect, useRef, useState } from 'react'
import { lateTexts } from '../i18n/late-texts.ts'

type Lazy<P> = { Part: ComponentType<P> | null; isFailed: boolean }

/**
 * A part of a page that most visitors never want: it is fetched, with its texts, when it is. When that failed, it is
 * tried again as soon as it is wanted for something else.
 */
export function useLazy<P>(
  load: () => Promise<ComponentType<P>>,
  wantedFor: string | number | boolean | null,
): Lazy<P> {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const [failedFor, setFailedFor] = useState<typeof wantedFor>(null)
  const loading = useRef(load)
  useEffect(() => {
    setFailedFor(null)
    if (!wantedFor || Part) return
    let isWanted = true
    Promise.all([loading.current(), lateTexts()]).then(
      ([loaded]) => setPart(() => loaded),
      () => isWanted && setFailedFor(wantedFor),
    )
    return () => {
      isWanted = false
    }
  }, [wantedFor, Part])
  return { Part, isFailed: Boolean(wantedFor) && failedFor === wantedFor }
}
