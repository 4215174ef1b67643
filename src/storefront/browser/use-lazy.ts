import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { LateGroup } from '../../contract/messages.ts'
import { lateTexts } from '../i18n/late-texts.ts'

type Lazy<P> = { Part: ComponentType<P> | null; isFailed: boolean }

/**
 * A part of a page that most visitors never want: it is fetched when it is, with its texts, or all where it names none.
 * When that failed, it is tried again as soon as it is wanted for something else.
 */
export function useLazy<P>(
  load: () => Promise<ComponentType<P>>,
  wantedFor: string | number | boolean | null,
  texts?: readonly LateGroup[],
): Lazy<P> {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const [failedFor, setFailedFor] = useState<typeof wantedFor>(null)
  const loading = useRef({ load, texts })
  useEffect(() => {
    setFailedFor(null)
    if (!wantedFor || Part) return
    let isWanted = true
    Promise.all([loading.current.load(), lateTexts(loading.current.texts)]).then(
      ([loaded]) => setPart(() => loaded),
      () => isWanted && setFailedFor(wantedFor),
    )
    return () => {
      isWanted = false
    }
  }, [wantedFor, Part])
  return { Part, isFailed: Boolean(wantedFor) && failedFor === wantedFor }
}
