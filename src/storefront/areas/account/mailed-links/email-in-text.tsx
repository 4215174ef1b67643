import type { ReactNode } from 'react'

/** Renders `<b>{email}</b>` in a text, left to right in every language. */
export function emailInText(email: ReactNode) {
  return <strong className="ltr-value font-semibold text-ink">{email}</strong>
}
