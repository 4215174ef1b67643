import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useFormat } from './use-format.ts'

/**
 * Date and time in the reader's time zone. The server does not know that zone, so only the date is shown until
 * hydration.
 */
export function useLocalTime(iso: string): string {
  const format = useFormat()
  return useIsHydrated() ? format.localTime(iso) : format.date(iso)
}
