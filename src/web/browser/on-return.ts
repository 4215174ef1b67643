/** Window and tab events report the same return twice. */
const SAME_MS = 1_000

/** Calls back when the visitor returns to this tab: something may have changed elsewhere in the meantime. */
export function onReturn(listener: () => void): () => void {
  let last = Date.now()
  const notifyReturn = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < SAME_MS) return
    last = Date.now()
    listener()
  }
  window.addEventListener('focus', notifyReturn)
  document.addEventListener('visibilitychange', notifyReturn)
  return () => {
    window.removeEventListener('focus', notifyReturn)
    document.removeEventListener('visibilitychange', notifyReturn)
  }
}
