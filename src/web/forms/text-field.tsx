import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { TextInput } from '../ui/text-input.tsx'
import { FormField } from './form-field.tsx'

type TextFieldProps = {
  name: string
  label: string
  /** Required, because autofill saves typing; `off` where it would be wrong. */
  autoComplete: HTMLInputAutoCompleteAttribute
  type?: 'text' | 'email' | 'tel'
  hint?: ReactNode
  defaultValue?: string
  isOptional?: boolean
  className?: string
}

export function TextField({ name, label, hint, isOptional, className, type, ...input }: TextFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint} isOptional={isOptional} className={className}>
      <TextInput
        {...input}
        type={type}
        name={name}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={type === 'email' ? false : undefined}
      />
    </FormField>
  )
}
