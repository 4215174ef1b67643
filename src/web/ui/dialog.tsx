import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useDirection } from '@base-ui/react/direction-provider'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { SheetHeader } from './sheet-header.tsx'

type DialogProps = {
  title: ReactNode
  closeLabel: string
  children: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** The buttons at the end. */
  footer?: ReactNode
  /** A Button that opens the dialog; without one, `isOpen` controls it. */
  trigger?: ReactElement
  /** Gets the focus first; by default the close button. */
  initialFocus?: () => HTMLElement | null | undefined
  /** Gets the focus when it has closed; by default the element that had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

const WIDTHS = {
  sm: 'max-w-[480px]',
  md: 'max-w-[640px]',
  // On phones a form of this size needs the whole screen.
  lg: 'max-w-[800px] max-sm:-m-4 max-sm:min-h-dvh max-sm:w-dvw max-sm:rounded-none',
}

export function Dialog({ trigger, isOpen, onOpenChange, ...content }: DialogProps) {
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={next => onOpenChange?.(next)}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <DialogContent {...content} />
    </BaseDialog.Root>
  )
}

function DialogContent({
  title,
  closeLabel,
  children,
  size = 'md',
  footer,
  initialFocus,
  finalFocus,
}: Omit<DialogProps, 'trigger' | 'isOpen' | 'onOpenChange'>) {
  const before = useRef<Element | null>(null)
  return (
    <BaseDialog.Portal dir={useDirection()}>
      <BaseDialog.Backdrop className="fixed inset-0 z-50 bg-ink/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <BaseDialog.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
        <BaseDialog.Popup
          initialFocus={() => {
            before.current = document.activeElement
            return initialFocus?.() ?? true
          }}
          // Base UI would focus the first field of the page if the page itself had the focus.
          finalFocus={() => finalFocus?.() ?? before.current?.localName !== 'main'}
          className={classNames(
            'flex w-full flex-col rounded-md bg-paper text-ink shadow-float outline-none transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
            WIDTHS[size],
          )}
        >
          <SheetHeader title={title} closeLabel={closeLabel} />
          <div className="px-5 py-4">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-3">
              {footer}
            </div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Viewport>
    </BaseDialog.Portal>
  )
}
