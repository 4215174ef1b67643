import { useEffect, useRef, useState } from 'react'

/**
 * A form that opens in the page, for something or for a new thing. The focus goes to its first field, and afterwards
 * back to where it was: to `opener` if that was replaced by the form.
 */
export function useFormInPlace<Subject>() {
  const [subject, setSubject] = useState<Subject | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (subject !== null) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    else if (before.current) focusAgain(before.current, opener.current)
  }, [subject])
  return {
    subject,
    open: (next: Subject) => {
      before.current = document.activeElement
      setSubject(next)
    },
    close: () => setSubject(null),
    form,
    opener,
  }
}

function focusAgain(before: Element, opener: HTMLElement | null): void {
  const target = before.isConnected && before instanceof HTMLElement ? before : opener
  target?.focus()
}
