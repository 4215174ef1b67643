import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useControl } from './field-state.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'style'>

export function TextArea({ className, ...rest }: TextAreaProps) {
  const control = useControl()
  return (
    <textarea
      rows={4}
      {...control}
      {...rest}
      className={controlClass('md', classNames('block leading-normal', className))}
    />
  )
}
