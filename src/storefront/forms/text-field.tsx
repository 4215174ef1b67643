import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useFieldError } from './form-context.ts'

type TextFieldProps = {
  name: string
  label: string
  /** Always given: it fills in what a visitor has typed a hundred times; `off` where that would be wrong. */
  autoComplete: HTMLInputAutoCompleteAttribute
  type?: 'text' | 'email' | 'tel'
  hint?: ReactNode
  defaultValue?: string
  isOptional?: boolean
  className?: string
}

export function TextField({ name, label, hint, isOptional, className, type, ...input }: TextFieldProps) {
  const t = useTranslations('actions')
  const error = useFieldError(name)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      requiredLabel={isOptional ? undefined : t('required')}
      className={className}
    >
      <TextInput
        {...input}
        type={type}
        name={name}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={type === 'email' ? false : undefined}
      />
    </Field>
  )
}
