import { useTranslations } from 'use-intl'
import type { Customer, CustomerOrder, CustomerRequest } from '../../../contract/desk/customers.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Badge } from '../../../web/ui/badge.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Table, Td, Th } from '../../../web/ui/table.tsx'
import { OrderState } from '../../shell/page/order-state.tsx'
import { orderPath, requestPath } from '../../shell/page/record-paths.ts'
import { Amount, Owed } from './customer-cells.tsx'
import { RecordLink } from './record-link.tsx'

/** The newest orders and requests, as far as the member of staff may read them. */
export function Dealings({ of }: { of: Pick<Customer, 'order_list' | 'request_list'> }) {
  return (
    <>
      {of.order_list && <Orders orders={of.order_list} />}
      {of.request_list && <Requests requests={of.request_list} />}
    </>
  )
}

function Orders({ orders }: { orders: CustomerOrder[] }) {
  const t = useTranslations('desk_customers')
  if (orders.length === 0)
    return (
      <Card level="h2" title={t('orders')}>
        <p className="text-ink-soft">{t('no_orders')}</p>
      </Card>
    )
  return (
    <Card level="h2" title={t('orders')} isFlush>
      <Table label={t('orders')} className="[&_thead_th]:border-t-0">
        <thead>
          <tr>
            <Th>{t('number')}</Th>
            <Th className="max-sm:hidden">{t('state')}</Th>
            <Th isNumeric>{t('total')}</Th>
            <Th isNumeric>{t('balance')}</Th>
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <tr key={order.number} data-row>
              <Td>
                <RecordLink to={orderPath(order.number)}>{order.number}</RecordLink>
                <span className="block text-ink-soft">
                  <LocalTime time={order.time} />
                </span>
                <span className="mt-1 block sm:hidden">
                  <OrderState status={order.status} />
                </span>
              </Td>
              <Td className="max-sm:hidden">
                <OrderState status={order.status} />
              </Td>
              <Td isNumeric>
                <Amount usd={order.total} />
              </Td>
              <Td isNumeric>
                <Owed usd={order.balance} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function Requests({ requests }: { requests: CustomerRequest[] }) {
  const t = useTranslations('desk_customers')
  if (requests.length === 0)
    return (
      <Card level="h2" title={t('requests')}>
        <p className="text-ink-soft">{t('no_requests')}</p>
      </Card>
    )
  return (
    <Card level="h2" title={t('requests')} isFlush>
      <Table label={t('requests')} className="[&_thead_th]:border-t-0">
        <thead className="sr-only">
          <tr>
            <Th>{t('number')}</Th>
            <Th>{t('state')}</Th>
          </tr>
        </thead>
        <tbody>
          {requests.map(({ id, number, time, lines, is_viewed }) => (
            <tr key={id} data-row>
              <Td>
                <RecordLink to={requestPath(number)}>{number}</RecordLink>
                <span className="block text-ink-soft">
                  <LocalTime time={time} /> · {t('lines', { count: lines })}
                </span>
              </Td>
              <Td>
                <Badge tone={is_viewed ? 'neutral' : 'low'}>{t(is_viewed ? 'viewed' : 'new')}</Badge>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
