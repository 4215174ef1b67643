import { type ReactNode, Suspense, useState } from 'react'

/** For a dialog that is loaded when it is first opened. Then it stays mounted, so that it can close gently. */
export function OnceOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen ? <Suspense>{children}</Suspense> : null
}
