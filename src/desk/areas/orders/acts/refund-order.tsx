import { useTranslations } from 'use-intl'
import { refundDeskOrder } from '../../../../contract/desk/orders.ts'
import { isMore, isPositive } from '../../../../domain/money.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Checkbox } from '../../../../web/ui/checkbox.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { ActForm, type ActProps } from './act-form.tsx'
import { AmountField, readAmount } from './amount-field.tsx'
import { RefundLines } from './refund-lines.tsx'
import { RefundReason, tellRefund } from './refund-reason.tsx'
import { useOrderForm } from './use-order-form.ts'
import { isByBank, useRefundDraft } from './use-refund-draft.ts'

/** By line and quantity, or a free amount. The button states the amount. */
export function RefundOrder({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders')
  const format = useFormat()
  const draft = useRefundDraft()
  const handle = useOrderForm(refundDeskOrder, order, {
    onClose,
    compose: ({ reason, tell_reason }, now) => ({ reason, tell_reason, ...draft.toSend(now) }),
    onDone: tellRefund,
  })
  const { seen } = handle
  const { money } = seen
  if (!money) return null
  const amount = readAmount(draft.amountOf(seen))
  const hasMoney = isPositive(money.refundable)
  const isUnpaid = seen.due_on !== null && isPositive(money.missing)
  const isCredit = isUnpaid && !isMore(amount, money.missing)
  const written = format.amount(Number.isNaN(amount) ? 0 : amount)
  const submit = t(isCredit ? 'refund.submit_credit' : 'refund.submit', { amount: written })
  return (
    <ActForm {...handle} submit={hasMoney ? submit : t('refund.close')} onClose={onClose}>
      {hasMoney && (
        <>
          <RefundLines lines={seen.lines} draft={draft} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            {isPositive(money.shipping_fee) && (
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
      <RefundReason />
      {isUnpaid && <Notice>{t('refund.credit_text')}</Notice>}
      {hasMoney && !isCredit && (
        <Notice>{t(isByBank(money) ? 'refund.bank_text' : 'refund.wallet_text')}</Notice>
      )}
      {!hasMoney && <Notice>{t('refund.close_text')}</Notice>}
    </ActForm>
  )
}
