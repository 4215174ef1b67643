import { classNames } from './class-names.ts'

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'md' | 'sm'
  className?: string
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center text-balance no-underline transition-colors duration-150 ' +
  'print:hidden disabled:border-hairline disabled:bg-sold-out-soft disabled:text-sold-out aria-busy:cursor-progress [&>svg]:shrink-0'

const VARIANTS = {
  primary: 'border-action bg-action text-white hover:border-action-strong hover:bg-action-strong',
  secondary: 'border-brand bg-paper text-brand hover:bg-brand-soft active:bg-brand-soft',
  quiet: 'border-transparent bg-transparent text-brand hover:bg-brand-soft active:bg-brand-soft',
}

const SIZES = {
  md: 'min-h-10 px-4 py-1.5 text-base leading-tight [&>svg]:size-4.5',
  sm: 'min-h-8 px-3 py-1 text-sm leading-tight [&>svg]:size-4',
}

/** A button's classes, also for links: `<a className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'md', className }: ButtonLook = {}): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className)
}
