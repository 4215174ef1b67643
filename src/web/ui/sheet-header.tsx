import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

/** The header of dialogs and drawers: title and close button. */
export function SheetHeader({ title, closeLabel }: { title: ReactNode; closeLabel: string }) {
  return (
    <div className="flex items-start justify-between gap-4 border-b border-hairline py-2 ps-5 pe-2">
      <Dialog.Title className="min-w-0 py-2 text-lg leading-snug font-semibold">{title}</Dialog.Title>
      <Dialog.Close render={<IconButton label={closeLabel} icon={<Icon of={X} />} />} />
    </div>
  )
}
