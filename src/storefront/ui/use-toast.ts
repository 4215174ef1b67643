import { Toast } from '@base-ui/react/toast'
import { useMemo } from 'react'

type Toasts = {
  success: (text: string, milliseconds?: number) => void
  error: (text: string, milliseconds?: number) => void
}

const DEFAULT_MILLISECONDS = 2500

/** Short words after an act. Errors are announced at once, the rest when the screen reader is free. */
export function useToast(): Toasts {
  const { add } = Toast.useToastManager()
  return useMemo(
    () => ({
      success: (text, timeout = DEFAULT_MILLISECONDS) => {
        add({ type: 'success', title: text, timeout, priority: 'low' })
      },
      error: (text, timeout = DEFAULT_MILLISECONDS) => {
        add({ type: 'error', title: text, timeout, priority: 'high' })
      },
    }),
    [add],
  )
}
