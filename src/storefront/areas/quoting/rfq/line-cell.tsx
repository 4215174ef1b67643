import { type ComponentProps, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { controlClass } from '../../../../web/ui/control-class.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'

type LineCellProps = Omit<ComponentProps<'input'>, 'size' | 'children'> & {
  /** The column's heading; on phones it is the field's label. */
  label: string
  line: number
  error?: Wording
  isLtr?: boolean
}

/** Plain inputs, because there may be three thousand. */
export function LineCell({ label, line, error, isLtr, className, ...input }: LineCellProps) {
  const t = useTranslations('rfq_form')
  const say = useSay()
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="rfq-label">
        {label}
      </label>
      <input
        id={id}
        aria-label={t('field_of_line', { field: label, line })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        autoComplete="off"
        spellCheck={false}
        {...input}
        className={controlClass('sm', classNames(isLtr && 'ltr-value rtl:text-end', className))}
      />
      {error && <ErrorText id={`${id}-error`}>{say(error)}</ErrorText>}
    </>
  )
}
