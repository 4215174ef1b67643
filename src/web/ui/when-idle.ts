/** A busy page has no idle moments; the work is to be done all the same. */
const SOON = { timeout: 50 }

const waiting = new Set<() => void>()
let isAsked = false

/** One piece of work in each idle moment, so that none of them is long. Returns how to take it back. */
export function whenIdle(work: () => void): () => void {
  waiting.add(work)
  ask()
  return () => waiting.delete(work)
}

function ask(): void {
  if (isAsked) return
  isAsked = true
  // Safari knows no idle moments.
  if ('requestIdleCallback' in window) requestIdleCallback(workOn, SOON)
  else setTimeout(workOn)
}

function workOn(): void {
  isAsked = false
  const [work] = waiting
  if (!work) return
  waiting.delete(work)
  if (waiting.size > 0) ask()
  work()
}
