import type { Path } from 'react-router'
import { LIMITS } from '../../domain/limits.ts'

const RELOADED_AT = 'chunk-reloaded-at'

/** After a new release old chunks are gone: load the wanted page afresh, but never in a circle. */
export function reloadOnChunkFailure(wanted: () => Path | undefined): void {
  window.addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (Date.now() - last < LIMITS.chunkReloadGuardMs) return
    event.preventDefault()
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    const target = wanted()
    location.assign(target ? target.pathname + target.search + target.hash : location.href)
  })
}
