import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../ui/field.tsx'
import { useFieldError } from './form-context.ts'

type FormFieldProps = {
  name: string
  label: string
  children: ReactNode
  hint?: ReactNode
  isOptional?: boolean
  className?: string
}

/** The wrapper of every form input: label, hint and error. */
export function FormField({ name, isOptional, ...field }: FormFieldProps) {
  const t = useTranslations('actions')
  const error = useFieldError(name)
  return <Field {...field} error={error} requiredLabel={isOptional ? undefined : t('required')} />
}
