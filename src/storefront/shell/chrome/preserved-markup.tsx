import { createContext, type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import { knownSearch, useScreen } from '../page/use-screen.ts'

/** Set on the server only: see entry/keep-frame.ts. */
type Keeping = 'recorded' | 'left out' | null

const KeepingContext = createContext<Keeping>(null)
const HereContext = createContext<string | null>(null)

export const KeepingProvider = KeepingContext.Provider

/** Stands for the address of the page in preserved markup. */
export const HERE = '/_here_'

/**
 * A part of the frame that differs between pages only in the links to the page itself (`useHere`), so that the server
 * renders it once for many pages. It must not depend on anything else of the page.
 */
export function PreservedMarkup({ name, children }: { name: string; children: ReactNode }) {
  const keeping = useContext(KeepingContext)
  const isRecorded = keeping === 'recorded'
  // The same three places on both sides, because React derives the ids of useId from them.
  return (
    <>
      {keeping && <i data-preserved={name} />}
      {keeping !== 'left out' && (
        <HereContext.Provider value={isRecorded ? HERE : null}>{children}</HereContext.Provider>
      )}
      {isRecorded && <i data-preserved="" />}
    </>
  )
}

/** The path of the page and the part of the query that its screen reads, without language. */
export function useHere(): string {
  const recordedHere = useContext(HereContext)
  const { pathname, search } = useLocation()
  const screen = useScreen()
  return recordedHere ?? pathname + knownSearch(new URLSearchParams(search), screen)
}
