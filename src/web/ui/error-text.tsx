import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'

export function ErrorText({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className="flex items-start gap-1.5 text-sm text-error">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </div>
  )
}
