import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useControl } from './field-state.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'style'> & { size?: 'md' | 'sm' }

export function TextArea({ size = 'md', className, ...rest }: TextAreaProps) {
  const control = useControl()
  return (
    <textarea
      rows={4}
      {...control}
      {...rest}
      className={controlClass(size, classNames('block leading-normal', className))}
    />
  )
}
