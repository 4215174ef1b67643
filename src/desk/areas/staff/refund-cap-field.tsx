import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../domain/limits.ts'
import { FormField } from '../../../web/forms/form-field.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { TextInput } from '../../../web/ui/text-input.tsx'

/** USD; empty: the default. */
export function RefundCapField({ cap }: { cap: number | null }) {
  const t = useTranslations('desk')
  const format = useFormat()
  return (
    <FormField
      name="refund_cap"
      label={t('staff.refund_cap')}
      hint={t('staff.refund_cap_hint', { amount: format.amount(LIMITS.refundCapUsd) })}
      isOptional
    >
      <TextInput
        name="refund_cap"
        type="number"
        inputMode="decimal"
        min="0"
        step="0.01"
        defaultValue={cap ?? ''}
      />
    </FormField>
  )
}

/** NaN for an unreadable one, which the contract rejects. */
export function readCap(typed: string | boolean | undefined): number | null {
  return typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : null
}
