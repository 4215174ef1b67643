/** The number of the request whose row has the focus; empty if none has. */
export function focusedRequest(): string {
  const row = document.activeElement?.closest('[data-row]')
  return row?.querySelector<HTMLElement>('[data-request]')?.dataset.request ?? ''
}

/** The link of the row after the one with the focus, or of the row before the last one. */
export function nextRowLink(): HTMLElement | null {
  const row = document.activeElement?.closest('[data-row]')
  const links = [...document.querySelectorAll<HTMLElement>('[data-row] [data-request]')]
  const at = links.findIndex(link => row?.contains(link))
  return at < 0 ? null : (links[at + 1] ?? links[at - 1] ?? null)
}
