import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../ui/checkbox.tsx'
import { RequiredMark } from '../ui/required-mark.tsx'
import { useFieldError } from './form-context.ts'

type CheckFieldProps = {
  name: string
  label: ReactNode
  defaultChecked?: boolean
  isRequired?: boolean
  className?: string
}

/** Sent as true or false. */
export function CheckField({ label, isRequired, ...box }: CheckFieldProps) {
  const t = useTranslations('actions')
  const error = useFieldError(box.name)
  const marked = (
    <>
      {label}
      {isRequired && <RequiredMark label={t('required')} />}
    </>
  )
  return <Checkbox {...box} label={marked} error={error} aria-required={isRequired} />
}
