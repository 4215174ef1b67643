import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False on the server and during hydration, then true. Base UI's Select and NumberField put style attributes into the
 * HTML, which the Content-Security-Policy blocks and hydration does not repair: their hidden inputs would stay
 * visible. So they start as plain controls, which also work without JavaScript.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
