import { classNames } from './class-names.ts'

const BASE =
  'w-full rounded-md border border-field bg-paper text-ink transition-colors duration-150 placeholder:text-ink-soft ' +
  'hover:border-ink-soft focus-visible:border-brand focus-visible:outline-offset-0 ' +
  'aria-invalid:border-error aria-invalid:focus-visible:outline-error ' +
  'disabled:cursor-not-allowed disabled:border-hairline disabled:bg-bench disabled:text-sold-out ' +
  'data-disabled:cursor-not-allowed data-disabled:border-hairline data-disabled:bg-bench data-disabled:text-sold-out'

/** 16 px on touch screens: iOS zooms into smaller fields when they get the focus. */
const SIZES = {
  md: 'min-h-10 px-3 py-2 text-base pointer-coarse:text-[1rem]',
  sm: 'min-h-8 px-2 py-1 text-sm pointer-coarse:text-[1rem]',
}

/** The classes of text inputs, text areas and selects. */
export function controlClass(size: 'md' | 'sm', className?: string): string {
  return classNames(BASE, SIZES[size], className)
}
