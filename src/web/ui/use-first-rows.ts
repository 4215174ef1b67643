import { startTransition, useEffect, useState } from 'react'
import { isComingToLife } from './far.tsx'
import { whenIdle } from './when-idle.ts'

/** More than fit on a screen. */
const FIRST = 30

/**
 * How many of many rows to render. The server renders the first ones only, because hundreds would keep its one thread
 * from everybody else; the browser adds the others once the page has come to life. Pages that are opened later are
 * whole at once, so that going back finds the place again.
 */
export function useFirstRows(): number {
  const [count, setCount] = useState(() => (isComingToLife() ? FIRST : Number.POSITIVE_INFINITY))
  useEffect(() => whenIdle(() => startTransition(() => setCount(Number.POSITIVE_INFINITY))), [])
  return count
}
