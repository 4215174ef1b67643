import { Dialog } from '@base-ui/react/dialog'
import { useDirection } from '@base-ui/react/direction-provider'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SheetHeader } from './sheet-header.tsx'

type DrawerProps = {
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays visible at the bottom while the content scrolls. */
  footer?: ReactNode
  /** The side it slides in from; mirrored in Arabic. */
  side?: 'start' | 'end'
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

const SIDES = {
  start:
    'start-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full',
  end: 'end-0 data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full',
}

export function Drawer({ trigger, isOpen, onOpenChange, ...content }: DrawerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={next => onOpenChange?.(next)}>
      {trigger && <Dialog.Trigger render={trigger} />}
      <DrawerContent {...content} />
    </Dialog.Root>
  )
}

function DrawerContent({
  title,
  closeLabel,
  children,
  footer,
  side = 'end',
}: Omit<DrawerProps, 'trigger' | 'isOpen' | 'onOpenChange'>) {
  return (
    <Dialog.Portal dir={useDirection()}>
      <Dialog.Backdrop className="fixed inset-0 z-50 bg-ink/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Dialog.Popup
        className={classNames(
          'fixed inset-y-0 z-50 flex w-[min(26.25rem,calc(100%-2.5rem))] flex-col bg-paper text-ink shadow-float outline-none transition-[translate] duration-150 ease-out',
          SIDES[side],
        )}
      >
        <SheetHeader title={title} closeLabel={closeLabel} />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
        {footer && (
          <div className="flex flex-col gap-3 border-t border-hairline bg-bench px-5 py-4">{footer}</div>
        )}
      </Dialog.Popup>
    </Dialog.Portal>
  )
}
