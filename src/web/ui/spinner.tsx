import { LoaderCircle } from 'lucide'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type SpinnerProps = {
  /** For screen readers; omit it if a text beside the spinner says the same. */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  const icon = <Icon of={LoaderCircle} className={classNames('size-5 animate-spin', className)} />
  if (!label) return icon
  return (
    <span role="status" className="inline-flex">
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
