import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The button's accessible name. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'outlined'
  size?: 'md' | 'sm'
}

const VARIANTS = {
  quiet: 'border-transparent',
  outlined: 'border-field bg-paper',
}

const SIZES = { md: 'size-10 [&_svg]:size-5', sm: 'size-7 [&_svg]:size-4' }

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
      className={classNames(
        'relative inline-grid shrink-0 place-items-center rounded-md border text-ink-soft transition-colors duration-150 hover:bg-brand-soft hover:text-brand disabled:bg-transparent disabled:text-field',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    >
      {icon}
    </button>
  )
}
