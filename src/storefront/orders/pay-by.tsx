import { useTranslations } from 'use-intl'
import { LocalTime } from '../i18n/local-time.tsx'

/** Until when an order waits for its money. */
export function PayBy({ time }: { time: string }) {
  const t = useTranslations('orders')
  return <>{t.rich('pay_by', { time: () => <LocalTime time={time} /> })}</>
}
