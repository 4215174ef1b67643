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
  // Before the page listens, a press would send the form by the browser's own means, which nobody answers.
  const isReady = useIsHydrated()
  return (
    <Button type="submit" variant={variant} isBusy={isBusy} disabled={!isReady} className={className}>
      {children}
    </Button>
  )
}
