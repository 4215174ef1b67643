import { classNames } from './class-names.ts'

/** Anything that floats near its trigger: hairline, one soft shadow, a short fade. */
export function popupClass(className?: string): string {
  return classNames(
    'rounded-md border border-hairline bg-paper text-ink shadow-float outline-none transition-opacity duration-100',
    'data-ending-style:opacity-0 data-starting-style:opacity-0',
    className,
  )
}
