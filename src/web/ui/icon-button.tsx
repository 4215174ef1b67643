import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The button's accessible name. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'outlined'
  size?: 'md' | 'sm'
}

/** In icon-button.css. Written out, because Tailwind looks for whole names. */
const VARIANTS = { quiet: 'icon-button icon-button-quiet', outlined: 'icon-button icon-button-outlined' }
const SIZES = { md: 'icon-button-md', sm: 'icon-button-sm' }

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(VARIANTS[variant], SIZES[size], className)}
    >
      {icon}
    </button>
  )
}
