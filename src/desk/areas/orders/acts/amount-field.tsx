import { FormField } from '../../../../web/forms/form-field.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'

type AmountFieldProps = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  isOptional?: boolean
}

/** An amount in USD, in whole cents. */
export function AmountField({ name, label, value, onChange, hint, isOptional }: AmountFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint} isOptional={isOptional}>
      <TextInput
        name={name}
        type="number"
        inputMode="decimal"
        min="0.01"
        step="0.01"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </FormField>
  )
}

/** NaN for an empty or unreadable one, which the contract rejects. */
export function readAmount(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed)
}
