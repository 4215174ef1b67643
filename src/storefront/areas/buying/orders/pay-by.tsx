import { useTranslations } from 'use-intl'
import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'

type PayByProps = { order: Pick<OrderDetail, 'status' | 'pay_by' | 'pay_by_proven'> }

/** The payment deadline, and how an unproven buyer gets more time. */
export function PayBy({ order: { status, pay_by, pay_by_proven } }: PayByProps) {
  const t = useTranslations('orders')
  if (!pay_by) return null
  const time = () => <LocalTime time={pay_by} />
  if (pay_by_proven) return <>{t.rich('hold', { time, later: () => <LocalTime time={pay_by_proven} /> })}</>
  return <>{t.rich(status === 'confirming' ? 'pay_by_transfer' : 'pay_by', { time })}</>
}
