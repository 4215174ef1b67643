import { useState } from 'react'

/**
 * The class of an element that is probably below the fold: until hydration it is laid out only near the viewport. The
 * element also sets its approximate size (`contain-intrinsic-size`). Not for longer, because full-page screenshots
 * would show it empty, and not on screens opened later, because their scroll position is restored. It must not contain
 * form fields: browsers examine every field for autofill and would lay out each such part separately.
 */
export function useBelowFold(): string | false {
  const [isFirst] = useState(isHydrating)
  return isFirst && 'below-fold'
}

/** Also true on the server. */
export function isHydrating(): boolean {
  return typeof document === 'undefined' || !document.documentElement.dataset.hydrated
}
