import type { Path } from 'react-router'

const RELOADED_AT = 'chunk-reloaded-at'
/** After a reload because of missing files, none for this long. Not among the limits: this comes before any other file. */
const GUARD_MS = 60_000

/** What the visitor is waiting for: an address, the first page itself, or nothing when a chunk was fetched ahead. */
type Awaited = Path | 'first page' | null

let awaited: () => Awaited = () => 'first page'

export function setAwaited(now: () => Awaited): void {
  awaited = now
}

/** After a new release old chunks are gone: load the wanted page afresh, but never in a circle, and not offline. */
export function reloadOnChunkFailure(): void {
  window.addEventListener('vite:preloadError', event => {
    const target = awaited()
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (!target || !navigator.onLine || Date.now() - last < GUARD_MS) return
    event.preventDefault()
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    if (target === 'first page') return location.reload()
    location.assign(target.pathname + target.search + target.hash)
  })
}
