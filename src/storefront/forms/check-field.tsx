import type { ReactNode } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { useFieldError } from './form-context.ts'

type CheckFieldProps = { name: string; label: ReactNode; defaultChecked?: boolean; className?: string }

/** Sent as true or false. */
export function CheckField(props: CheckFieldProps) {
  const error = useFieldError(props.name)
  return <Checkbox {...props} error={error} />
}
