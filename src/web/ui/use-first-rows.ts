import { startTransition, useEffect, useState } from 'react'
import { isHydrating } from './use-below-fold.ts'

/** More rows than fit on a screen. */
const FIRST = 30

/**
 * Limits the number of rows that are rendered. The server renders only the first rows, because hundreds would block
 * its only thread; the browser adds the others after hydration. Screens opened later render all rows at once, so that
 * the scroll position can be restored.
 */
export function useFirstRows(): number {
  const [count, setCount] = useState(() => (isHydrating() ? FIRST : Number.POSITIVE_INFINITY))
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), [])
  return count
}
