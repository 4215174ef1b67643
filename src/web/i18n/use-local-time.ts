import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useFormat } from './use-format.ts'

/** Date and time where the reader is. The server doesn't know where that is: until the browser takes over, the date. */
export function useLocalTime(iso: string): string {
  const format = useFormat()
  return useIsHydrated() ? format.localTime(iso) : format.date(iso)
}
