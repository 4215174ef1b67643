import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False on the server and while the server's HTML is taken over, true ever after.
 * Base UI's Select and NumberField put style attributes into the HTML, which the Content-Security-Policy
 * blocks and hydration does not repair: their hidden inputs would stay visible. So they start as plain
 * controls, which also serve visitors without JavaScript.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
