import { Field } from '@base-ui/react/field'
import type { ComponentProps, Ref } from 'react'
import { controlClass } from './control-class.ts'
import { useAriaRequired } from './field-required.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'style' | 'ref'> & {
  size?: 'md' | 'sm'
  /** Part numbers and figures: mono, left to right in every language. */
  isCode?: boolean
  ref?: Ref<HTMLInputElement>
}

export function TextInput({ size = 'md', isCode, className, ...rest }: TextInputProps) {
  const ariaRequired = useAriaRequired()
  const look = isCode ? `font-mono ltr-value ${className ?? ''}` : className
  return <Field.Control aria-required={ariaRequired} {...rest} className={controlClass(size, look)} />
}
