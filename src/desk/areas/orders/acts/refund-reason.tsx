import { useTranslations } from 'use-intl'
import type { DeskOrder, refundDeskOrder } from '../../../../contract/desk/orders.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { CheckField } from '../../../../web/forms/check-field.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { tell } from '../../../shell/session/notices.ts'

/** Every refund has a reason; the buyer reads it only if staff say so. */
export function RefundReason() {
  const t = useTranslations('desk_orders.refund')
  return (
    <>
      <FormField name="reason" label={t('reason')}>
        <TextArea name="reason" rows={2} dir="auto" maxLength={LIMITS.commentLength} />
      </FormField>
      <CheckField name="tell_reason" label={t('tell_reason')} />
    </>
  )
}

export function tellRefund({ outcome, issue, order }: CallData<typeof refundDeskOrder>): DeskOrder {
  if (outcome === 'done') tell({ key: 'desk_orders.done.refund' })
  if (outcome === 'silent') tell({ key: 'desk_orders.refund.silent' })
  if (outcome === 'refused')
    tell({ key: 'desk_orders.refund.refused', values: { title: issue } }, { isError: true })
  return order
}
