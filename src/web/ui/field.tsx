import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { ErrorText } from './error-text.tsx'
import { FieldProvider } from './field-state.ts'
import { RequiredMark } from './required-mark.tsx'

type FieldProps = {
  label: ReactNode
  /** One TextInput, TextArea or Select. */
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The word for "required"; if given, the field is marked as required. */
  requiredLabel?: string
  isDisabled?: boolean
  /** The id of another element that describes it. */
  describedBy?: string
  className?: string
}

export function Field({
  label,
  children,
  hint,
  error,
  requiredLabel,
  isDisabled,
  describedBy,
  className,
}: FieldProps) {
  const id = useId()
  const explained = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  const state = {
    id,
    describedBy: explained.join(' ') || undefined,
    isInvalid: Boolean(error),
    isRequired: Boolean(requiredLabel),
    isDisabled,
  }
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="self-start text-sm font-semibold">
        {label}
        {requiredLabel && <RequiredMark label={requiredLabel} />}
      </label>
      <FieldProvider value={state}>{children}</FieldProvider>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  )
}
