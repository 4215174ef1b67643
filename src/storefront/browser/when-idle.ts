const AT_ONCE = 3
/** A busy page has no idle moments; the work is to be done all the same. */
const SOON = { timeout: 100 }

const waiting: (() => void)[] = []

/** A little work in each idle moment, so that none of them is long. Returns how to take it back. */
export function whenIdle(work: () => void): () => void {
  waiting.push(work)
  if (waiting.length === 1) next()
  return () => {
    const at = waiting.indexOf(work)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function next(): void {
  // Safari knows no idle moments.
  if ('requestIdleCallback' in window) requestIdleCallback(workOn, SOON)
  else setTimeout(workOn)
}

function workOn(): void {
  for (const work of waiting.splice(0, AT_ONCE)) work()
  if (waiting.length > 0) next()
}
