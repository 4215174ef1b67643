import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { TextFile } from '../../contract/wire/messages.ts'
import { loadTexts } from '../i18n/growing-texts.ts'

type Lazy<P> = { Part: ComponentType<P> | null; isFailed: boolean }

/**
 * A part of a page that most visitors never open: it is loaded with its text files when it is first needed. After a
 * failure, the next attempt to open it tries again.
 */
export function useLazy<P>(
  load: () => Promise<ComponentType<P>>,
  wantedFor: string | number | boolean | null,
  texts: readonly TextFile[],
): Lazy<P> {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const [failedFor, setFailedFor] = useState<typeof wantedFor>(null)
  const loading = useRef({ load, texts })
  useEffect(() => {
    setFailedFor(null)
    if (!wantedFor || Part) return
    let isWanted = true
    Promise.all([loading.current.load(), loadTexts(loading.current.texts)]).then(
      ([loaded]) => setPart(() => loaded),
      () => isWanted && setFailedFor(wantedFor),
    )
    return () => {
      isWanted = false
    }
  }, [wantedFor, Part])
  return { Part, isFailed: Boolean(wantedFor) && failedFor === wantedFor }
}
