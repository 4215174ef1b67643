import { useTranslations } from 'use-intl'
import { type DeskOrder, refundDeskOrder } from '../../../../contract/desk/orders.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { ActForm, type ActProps } from './act-form.tsx'
import { RefundReason, tellRefund } from './refund-reason.tsx'
import { useOrderForm } from './use-order-form.ts'

/** Returns money that did not pay the order. The order itself stays as it is. */
export function RefundStray({ order, onClose }: ActProps) {
  const t = useTranslations('desk_orders.refund')
  const handle = useOrderForm(refundDeskOrder, order, {
    onClose,
    extra: { stray: true },
    onDone: tellRefund,
  })
  const { money } = handle.seen
  if (!money) return null
  const amount = listStrays(money)
    .map(({ stray }) => stray)
    .join(', ')
  return (
    <ActForm {...handle} submit={t('submit', { amount })} onClose={onClose}>
      <RefundReason />
      <Notice>{t('wallet_text')}</Notice>
    </ActForm>
  )
}

/** As captured, which may be another amount or currency than the order's. */
export function listStrays({ payments }: NonNullable<DeskOrder['money']>) {
  return payments.filter(({ stray }) => stray !== '')
}
