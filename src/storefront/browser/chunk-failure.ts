import type { Path } from 'react-router'
import { LIMITS } from '../../domain/limits.ts'

const RELOADED_AT = 'chunk-reloaded-at'

/** What the visitor is waiting for: an address, the first page itself, or nothing when a chunk was fetched ahead. */
export type Awaited = Path | 'first page' | null

/** After a new release old chunks are gone: load the wanted page afresh, but never in a circle, and not offline. */
export function reloadOnChunkFailure(awaited: () => Awaited): void {
  window.addEventListener('vite:preloadError', event => {
    const target = awaited()
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (!target || !navigator.onLine || Date.now() - last < LIMITS.chunkReloadGuardMs) return
    event.preventDefault()
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    if (target === 'first page') return location.reload()
    location.assign(target.pathname + target.search + target.hash)
  })
}
