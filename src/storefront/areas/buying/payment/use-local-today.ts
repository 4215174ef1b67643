import { useState } from 'react'
import { localDay } from '../../../../domain/dates.ts'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'

/** The day where the reader is. The server doesn't know where that is: until the browser takes over, its own day. */
export function useLocalToday(onServer: string): string {
  // Once only: the day may end while a form is filled in.
  const [here] = useState(() => localDay(new Date()))
  return useIsHydrated() ? here : onServer
}
