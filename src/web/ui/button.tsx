import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export { buttonClass }

type ButtonProps = ComponentProps<'button'> & {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'md' | 'sm'
  icon?: ReactNode
  isBusy?: boolean
}

/** One primary button per screen, for the screen's main action. */
export function Button({ variant, size, icon, isBusy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // A busy button stays focusable: disabling it would move the focus to the top of the page.
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? ignore : onClick}
      className={buttonClass({ variant, size, className })}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
