import { Field as BaseField } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ErrorText } from './error-text.tsx'
import { FieldRequiredProvider } from './field-required.ts'
import { RequiredMark } from './required-mark.tsx'

type FieldProps = {
  label: ReactNode
  /** One TextInput, TextArea, Select or QuantityField. */
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Given as the word to say ("required"), this marks the field as required. */
  requiredLabel?: string
  isLabelHidden?: boolean
  isDisabled?: boolean
  className?: string
}

export function Field({
  label,
  children,
  hint,
  error,
  requiredLabel,
  isLabelHidden,
  isDisabled,
  className,
}: FieldProps) {
  return (
    <BaseField.Root
      invalid={Boolean(error)}
      disabled={isDisabled}
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      <BaseField.Label className={isLabelHidden ? 'sr-only' : 'self-start text-sm font-semibold'}>
        {label}
        {requiredLabel && <RequiredMark label={requiredLabel} />}
      </BaseField.Label>
      <FieldRequiredProvider value={Boolean(requiredLabel)}>{children}</FieldRequiredProvider>
      {hint && <BaseField.Description className="text-sm text-ink-soft">{hint}</BaseField.Description>}
      {error && (
        <BaseField.Error match render={<ErrorText />}>
          {error}
        </BaseField.Error>
      )}
    </BaseField.Root>
  )
}
