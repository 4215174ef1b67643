import type { ComponentProps, Ref } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useControl } from './field-state.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'style' | 'ref'> & {
  size?: 'md' | 'sm'
  /** Monospaced, for part numbers and similar values. */
  isCode?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Left to right in every language. */
const LTR_TYPES = ['email', 'number', 'tel', 'url']

export function TextInput({ size = 'md', isCode, className, ...rest }: TextInputProps) {
  const control = useControl()
  const isLtr = isCode || LTR_TYPES.includes(rest.type ?? 'text')
  const look = classNames(isCode && 'font-mono', isLtr && 'ltr-value rtl:text-end', className)
  // Names and streets may be in another script than the shop's language.
  return (
    <input dir={isLtr ? undefined : 'auto'} {...control} {...rest} className={controlClass(size, look)} />
  )
}
