import { type RefObject, useEffect } from 'react'

/**
 * For a form that appears after its dialog has opened: its first field gets the focus, which the close button has until
 * then.
 */
export function useLateFocus(form: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (isReady) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [form, isReady])
}
