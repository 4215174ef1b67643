import { type InputHTMLAttributes, useEffect, useRef } from 'react'
import { controlClass } from '../../../../web/ui/control-class.ts'

type ListFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'id'
  | 'name'
  | 'inputMode'
  | 'placeholder'
  | 'aria-label'
  | 'aria-describedby'
  | 'className'
  | 'maxLength'
  | 'list'
  | 'onInput'
> & {
  /** As written in the URL; the field follows it. */
  value: string
  isInvalid?: boolean
}

/** A field of a form that changes the list; it keeps the focus while the list changes. */
export function ListField({ value, isInvalid, className, ...rest }: ListFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  return (
    <input
      {...rest}
      ref={input}
      dir="ltr"
      defaultValue={value}
      autoComplete="off"
      aria-invalid={isInvalid || undefined}
      className={controlClass('sm', className)}
    />
  )
}
