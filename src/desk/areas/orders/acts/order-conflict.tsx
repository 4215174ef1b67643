import { useTranslations } from 'use-intl'
import type { DeskOrder } from '../../../../contract/desk/orders.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useWho } from '../../../shell/texts/use-who.ts'
import { type OrderDifference, orderDifferences, whoChanged } from './order-differences.ts'

/** Shown in a form after a failed attempt because another person had changed the order. */
export function OrderConflict({ before, now }: { before: DeskOrder; now: DeskOrder }) {
  const t = useTranslations('desk_orders')
  const sayWho = useWho()
  const who = whoChanged(before, now)
  return (
    <Notice
      tone="warning"
      title={t('conflict.title', { name: who === null ? t('conflict.someone') : sayWho(who) })}
    >
      <dl className="my-1 flex flex-col">
        {orderDifferences(before, now).map(difference => (
          <Difference
            key={difference.what + ('shipment' in difference ? difference.shipment : '')}
            {...difference}
          />
        ))}
      </dl>
      <p>{t('conflict.again')}</p>
    </Notice>
  )
}

function Difference(difference: OrderDifference) {
  const t = useTranslations('desk_orders')
  const name =
    difference.what === 'tracking' ? t('shipment', { number: difference.shipment }) : t(difference.what)
  const [before, after] = useBothSides(difference)
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{name}</dt>
      <dd className="flex flex-wrap gap-x-2">
        <del>
          <bdi>{before}</bdi>
        </del>
        <ins className="font-semibold no-underline">
          <bdi>{after}</bdi>
        </ins>
      </dd>
    </div>
  )
}

function useBothSides(difference: OrderDifference): [string, string] {
  const sayState = useTranslations('desk.order_states')
  const { amount, count } = useFormat()
  switch (difference.what) {
    case 'state':
      return [sayState(difference.before), sayState(difference.after)]
    case 'tracking':
      return [difference.before, difference.after]
    case 'paid':
    case 'refunded':
    case 'total':
      return [amount(difference.before), amount(difference.after)]
    default:
      return [count(difference.before), count(difference.after)]
  }
}
