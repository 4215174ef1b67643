/** A busy page is never idle, so the work is done after this time anyway. */
const SOON = { timeout: 50 }

const waiting = new Set<() => void>()
let isAsked = false

/** Runs one task per idle period, so that no period gets long. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  waiting.add(work)
  ask()
  return () => waiting.delete(work)
}

function ask(): void {
  if (isAsked) return
  isAsked = true
  // Safari has no requestIdleCallback.
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
