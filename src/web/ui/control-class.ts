import { classNames } from './class-names.ts'

/** In control.css. Written out, because Tailwind looks for whole names. */
const SIZES = { md: 'control control-md', sm: 'control control-sm' }

/** The classes of text inputs, text areas and selects. */
export function controlClass(size: 'md' | 'sm', className?: string): string {
  return classNames(SIZES[size], className)
}
