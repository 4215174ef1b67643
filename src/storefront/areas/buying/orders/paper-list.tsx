import { useTranslations } from 'use-intl'
import { getPaper, type OrderDetail } from '../../../../contract/shop/orders.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { PdfButton } from './pdf-button.tsx'

type PaperListProps = { order: OrderDetail; orderKey?: string }

/** Invoices, credit notes and the papers of shipments, once they are issued. */
export function PaperList({ order, orderKey: key }: PaperListProps) {
  const t = useTranslations('orders')
  const call = useCall()
  if (order.papers.length === 0) return null
  return (
    <Card title={t('papers')}>
      <ul className="flex flex-col gap-3">
        {order.papers.map(({ id, kind, number, time }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <PdfButton load={() => call(getPaper, { order_number: order.order_number, id, key })}>
              {t(`paper_kinds.${kind}`)} <bdi className="ltr-value">{number}</bdi> (PDF)
            </PdfButton>
            <span className="text-ink-soft text-sm">
              <LocalTime time={time} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
