import { classNames } from './class-names.ts'

export const QUANTITY_STEP =
  'grid shrink-0 place-items-center self-stretch border-hairline text-ink-soft transition-colors duration-150 select-none ' +
  'hover:bg-brand-soft hover:text-brand -outline-offset-2! disabled:bg-transparent disabled:text-field'

export const QUANTITY_INPUT = 'w-full min-w-0 bg-transparent px-1 text-center tabular-nums outline-none'

const SIZES = {
  md: 'h-10 text-base pointer-coarse:text-[1rem] [&_button]:w-9',
  sm: 'h-8 text-sm pointer-coarse:text-[1rem] [&_button]:w-7',
}

export function quantityGroupClass(size: 'md' | 'sm'): string {
  return classNames(
    'flex items-center overflow-hidden rounded-md border border-field bg-paper transition-colors duration-150 hover:border-ink-soft',
    'focus-within:border-brand has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand',
    'data-invalid:border-error',
    SIZES[size],
  )
}
