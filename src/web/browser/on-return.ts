/** Windows and tabs report a return twice. */
const SAME_MS = 1_000

/** When the visitor comes back to this tab, something may have changed elsewhere meanwhile. */
export function onReturn(hear: () => void): () => void {
  let last = Date.now()
  const hearReturn = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < SAME_MS) return
    last = Date.now()
    hear()
  }
  window.addEventListener('focus', hearReturn)
  document.addEventListener('visibilitychange', hearReturn)
  return () => {
    window.removeEventListener('focus', hearReturn)
    document.removeEventListener('visibilitychange', hearReturn)
  }
}
