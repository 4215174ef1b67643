import { CircleAlert } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export function ErrorText({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className="flex items-start gap-1.5 text-sm text-error">
      <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </div>
  )
}
