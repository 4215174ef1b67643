import { useDirection } from '@base-ui/react/direction-provider'
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { Icon } from './icon.tsx'

type ToastRegionProps = {
  /** The page's live region that contains the toasts. */
  live: RefObject<HTMLElement | null>
  /** The region's accessible name, such as "Notifications". */
  label: string
  closeLabel: string
  /** The default duration of a toast. */
  durationMs: number
  children: ReactNode
}

/** The surrounding region is live already; a second one would announce the text twice. */
const LIVE_OUTSIDE = { 'aria-live': undefined }

/**
 * Wraps everything that adds toasts, once. Toasts are added without `priority`: Base UI hides those of high priority
 * from screen readers, with a button in them, and announces them in a region of its own.
 */
export function ToastRegion({ live, label, closeLabel, durationMs, children }: ToastRegionProps) {
  return (
    <Toast.Provider limit={3} timeout={durationMs}>
      {children}
      <Toast.Portal container={live} dir={useDirection()}>
        <Toast.Viewport
          aria-label={label}
          {...LIVE_OUTSIDE}
          data-toasts
          className="fixed inset-x-4 bottom-4 z-60 flex flex-col items-center gap-2 outline-none sm:start-auto sm:end-6 sm:bottom-6 sm:w-96 sm:items-stretch"
        >
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager()
  return toasts.map(toast => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="w-full rounded-md bg-ink text-white shadow-float transition-[opacity,translate] duration-150 select-none data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0 data-[type=error]:bg-error"
    >
      <Toast.Content className="flex items-start gap-3 py-3 ps-4 pe-2">
        {toast.type === 'error' ? (
          <Icon of={CircleAlert} className="mt-0.5 size-5 shrink-0" />
        ) : (
          <Icon of={CircleCheck} className="mt-0.5 size-5 shrink-0" />
        )}
        <Toast.Title render={<p />} className="min-w-0 flex-1" />
        <Toast.Close
          aria-label={closeLabel}
          // Base UI hides it from screen readers but not from the keyboard.
          aria-hidden={false}
          className="grid size-7 shrink-0 place-items-center rounded-md outline-offset-0! outline-white! hover:bg-white/15"
        >
          <Icon of={X} className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
