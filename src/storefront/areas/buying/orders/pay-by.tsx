import { useTranslations } from 'use-intl'
import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { isPositive } from '../../../../domain/money.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'

type PayByProps = {
  order: Pick<OrderDetail, 'status' | 'pay_by' | 'pay_by_proven' | 'due_on' | 'amount_due'>
}

/** The payment deadline, the amount due on terms, and how an unproven buyer gets more time. */
export function PayBy({ order: { status, pay_by, pay_by_proven, due_on, amount_due } }: PayByProps) {
  const t = useTranslations('orders')
  const { amount, date } = useFormat()
  if (due_on && isPositive(amount_due))
    return <>{t('due', { amount: amount(amount_due), date: date(due_on) })}</>
  if (!pay_by) return null
  const time = () => <LocalTime time={pay_by} />
  if (pay_by_proven) return <>{t.rich('hold', { time, later: () => <LocalTime time={pay_by_proven} /> })}</>
  return <>{t.rich(status === 'confirming' ? 'pay_by_transfer' : 'pay_by', { time })}</>
}
