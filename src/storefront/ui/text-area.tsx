import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useAriaRequired } from './field-required.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'style'>

export function TextArea({ id, name, value, defaultValue, disabled, className, ...rest }: TextAreaProps) {
  const ariaRequired = useAriaRequired()
  return (
    <Field.Control
      id={id}
      name={name}
      value={value}
      defaultValue={defaultValue}
      disabled={disabled}
      aria-required={ariaRequired}
      className={controlClass('md', classNames('block leading-normal', className))}
      render={<textarea rows={4} {...rest} />}
    />
  )
}
