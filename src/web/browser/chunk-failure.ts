import type { Path } from 'react-router'

const RELOADED_AT = 'chunk-reloaded-at'
/**
 * The minimum time between two reloads because of missing files. Not in limits.ts, because this file is loaded before
 * all others.
 */
const GUARD_MS = 60_000

/** The page that the visitor is waiting for: a URL, the first page itself, or nothing if a chunk was prefetched. */
type Awaited = Path | 'first page' | null

let awaited: () => Awaited = () => 'first page'

export function setAwaited(now: () => Awaited): void {
  awaited = now
}

/** After a new release the old chunks are gone: loads the requested page as a new document, but not offline. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', event => {
    if (navigator.onLine && loadAsDocument()) event.preventDefault()
  })
}

/** Never in a loop: false if it was done just now, or if no page was requested. */
export function loadAsDocument(): boolean {
  const target = awaited()
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
  if (!target || Date.now() - last < GUARD_MS) return false
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  if (target === 'first page') location.reload()
  else location.assign(target.pathname + target.search + target.hash)
  return true
}
