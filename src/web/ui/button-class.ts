import { classNames } from './class-names.ts'

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'md' | 'sm'
  className?: string
}

/** In button.css. Written out, because Tailwind looks for whole names. */
const VARIANTS = { primary: 'btn-primary', secondary: 'btn-secondary', quiet: 'btn-quiet' }
const SIZES = { md: 'btn-md', sm: 'btn-sm' }

/** A button's classes, also for links: `<a className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'md', className }: ButtonLook = {}): string {
  return classNames('btn', VARIANTS[variant], SIZES[size], className)
}
