import { useTranslations } from 'use-intl'
import { refundDeskOrder } from '../../../../contract/desk/orders.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { CheckField } from '../../../../web/forms/check-field.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Checkbox } from '../../../../web/ui/checkbox.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { tell } from '../../../shell/session/notices.ts'
import { ActForm, type ActProps } from './act-form.tsx'
import { AmountField, readAmount } from './amount-field.tsx'
import { RefundLines } from './refund-lines.tsx'
import { useOrderForm } from './use-order-form.ts'
import { isByBank, isStrayOnly, strayAmount, useRefundDraft } from './use-refund-draft.ts'

/** By line and quantity, or a free amount. The button says what will be returned. */
export function RefundOrder({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders')
  const format = useFormat()
  const draft = useRefundDraft()
  const handle = useOrderForm(refundDeskOrder, order, {
    onClose,
    compose: ({ reason, tell_reason }, now) => ({ reason, tell_reason, ...draft.toSend(now) }),
    onDone: ({ outcome, issue, order: changed }) => {
      if (outcome === 'done') tell({ key: 'desk_orders.done.refund' })
      if (outcome === 'silent') tell({ key: 'desk_orders.refund.silent' })
      if (outcome === 'refused')
        tell({ key: 'desk_orders.refund.refused', values: { title: issue } }, { isError: true })
      return changed
    },
  })
  const { seen } = handle
  const { money } = seen
  if (!money) return null
  const isStray = isStrayOnly(seen)
  const amount = isStray ? strayAmount(money) : readAmount(draft.amountOf(seen))
  return (
    <ActForm
      {...handle}
      submit={t('refund.submit', { amount: format.amount(Number.isNaN(amount) ? 0 : amount) })}
      onClose={onClose}
    >
      {!isStray && (
        <>
          <RefundLines lines={seen.lines} draft={draft} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            {money.shipping_fee > 0 && (
              <Checkbox
                name="fee"
                label={t('refund.fee', { amount: format.amount(money.shipping_fee) })}
                checked={draft.hasFee}
                onChange={event => draft.setHasFee(event.target.checked)}
              />
            )}
            <Button size="sm" onClick={() => draft.takeAll(seen)}>
              {t('refund.all')}
            </Button>
          </div>
          <AmountField
            name="amount"
            label={t('refund.amount')}
            hint={t('refund.most', { amount: format.amount(money.refundable) })}
            value={draft.amountOf(seen)}
            onChange={draft.setAmount}
          />
        </>
      )}
      <FormField name="reason" label={t('refund.reason')}>
        <TextArea name="reason" rows={2} dir="auto" maxLength={LIMITS.commentLength} />
      </FormField>
      <CheckField name="tell_reason" label={t('refund.tell_reason')} />
      <Notice>{t(isByBank(money) ? 'refund.bank_text' : 'refund.wallet_text')}</Notice>
    </ActForm>
  )
}
