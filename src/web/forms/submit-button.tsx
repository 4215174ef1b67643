import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useFormState } from './form-context.ts'

type SubmitButtonProps = {
  children: ReactNode
  variant?: 'primary' | 'secondary'
  className?: string
}

export function SubmitButton({ children, variant = 'primary', className }: SubmitButtonProps) {
  const { isBusy } = useFormState()
  // Before hydration a click would submit the form natively, which the server does not support.
  const isReady = useIsHydrated()
  return (
    <Button type="submit" variant={variant} isBusy={isBusy} disabled={!isReady} className={className}>
      {children}
    </Button>
  )
}
