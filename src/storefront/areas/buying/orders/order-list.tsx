import { Package } from 'lucide'
import { useTranslations } from 'use-intl'
import { partIdOf } from '../../../../contract/shop/names.ts'
import type { listOrders, OrderEntry } from '../../../../contract/shop/orders.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import type { OrderStatus as Status } from '../../../../domain/order-states.ts'
import { CATEGORIES_PATH, orderPath } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { PartPicture } from '../../../../web/ui/part-picture.tsx'
import { Price } from '../../../../web/ui/price.tsx'
import { GoodsPages } from '../../catalogue/lists/goods-pages.tsx'
import { NothingOnPage } from '../../catalogue/lists/no-goods.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderStatusBadge } from './order-status.tsx'
import { OrderTabs, tabPath } from './order-tabs.tsx'

type OrderListProps = {
  found: CallData<typeof listOrders>
  status: Status | null
  page: number
}

/** The account's orders, newest first. */
export function OrderList({ found, status, page }: OrderListProps) {
  const lang = useLang()
  const hrefFor = (of: number) => localizedPath(lang, tabPath(status, of))
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <OrderTabs counts={found.counts} status={status} />
      {found.counts.all === 0 && <NoOrders />}
      {found.counts.all > 0 && found.total === 0 && <NoneInTab />}
      {found.total > 0 && found.list.length === 0 && <NothingOnPage page={page} href={hrefFor(1)} />}
      <ul className="flex flex-col gap-3">
        {found.list.map(entry => (
          <Entry key={entry.order_id} entry={entry} />
        ))}
      </ul>
      <GoodsPages found={found} page={page} hrefFor={hrefFor} />
    </div>
  )
}

/** The card is a link to the order; its buttons are above that link. */
function Entry({ entry }: { entry: OrderEntry }) {
  const t = useTranslations('orders')
  const format = useFormat()
  return (
    <li className="border-hairline hover:border-brand relative flex flex-col gap-3 rounded-md border p-4 transition-colors duration-150">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-base hyphens-none">
          <Link
            to={orderPath(entry.order_number)}
            className="text-brand after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brand"
          >
            <span className="sr-only">{t('order')} </span>
            <bdi className="ltr-value font-mono">{entry.order_number}</bdi>
          </Link>
        </h2>
        <OrderStatusBadge status={entry.status} />
        <span className="text-ink-soft text-sm">
          <LocalTime time={entry.date} />
        </span>
        <span className="ms-auto">
          <Price text={format.amount(entry.total)} />
        </span>
      </div>
      <Items entry={entry} />
      {entry.shipping_number && (
        <p className="text-ink-soft text-sm">
          {t('shipping_number')}:{' '}
          <bdi className="ltr-value font-mono">{`${entry.carrier} ${entry.shipping_number}`}</bdi>
        </p>
      )}
      <div className="relative z-1 flex flex-wrap items-center gap-2 self-start empty:hidden">
        <OrderActions order={entry} isInList />
      </div>
    </li>
  )
}

function Items({ entry }: { entry: OrderEntry }) {
  const t = useTranslations('orders')
  const format = useFormat()
  const more = entry.item_count - entry.items.length
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {entry.items.map(item => (
        <li key={partIdOf(item)} className="flex min-w-0 items-center gap-2">
          <PartPicture icons={item.icons} side={32} className="size-8 shrink-0" />
          <span className="min-w-0">
            <bdi className="ltr-value font-mono font-semibold wrap-anywhere">{item.part_number}</bdi>{' '}
            <bdi className="ltr-value text-ink-soft">{`× ${format.count(item.quantity)}`}</bdi>
          </span>
        </li>
      ))}
      {more > 0 && <li className="text-ink-soft self-center">{t('more', { count: more })}</li>}
    </ul>
  )
}

function NoOrders() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={Package} />}
      title={t('account.no_orders')}
      text={t('account.no_orders_text')}
      action={
        <Link to={CATEGORIES_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('results.browse')}
        </Link>
      }
    />
  )
}

function NoneInTab() {
  const t = useTranslations('orders')
  return (
    <EmptyState
      icon={<Icon of={Package} />}
      title={t('none')}
      text={t('none_text')}
      action={
        <Link to={tabPath(null)} className={buttonClass()}>
          {t('show_all')}
        </Link>
      }
    />
  )
}
