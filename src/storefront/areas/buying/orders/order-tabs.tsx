import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderCounts } from '../../../../contract/shop/orders.ts'
import type { OrderStatus } from '../../../../domain/order-states.ts'
import { ORDERS_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'

/** In the order in which buyers look for them. */
const TABS = [
  'all',
  'unpaid',
  'preparing',
  'shipping',
  'received',
  'refunded',
  'confirming',
  'canceled',
] as const

const TAB =
  'flex min-h-10 items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 whitespace-nowrap text-ink-soft -outline-offset-2! transition-colors duration-150 ' +
  'hover:text-brand aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand'

export function tabPath(status: OrderStatus | null, page = 1): string {
  const search = new URLSearchParams()
  if (status) search.set('status', status)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${ORDERS_PATH}?${search}` : ORDERS_PATH
}

/** Links, because each tab has its own URL and works without JavaScript. */
export function OrderTabs({ counts, status }: { counts: OrderCounts; status: OrderStatus | null }) {
  const t = useTranslations('orders')
  const format = useFormat()
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => showCurrent(strip.current), [])
  return (
    <nav aria-label={t('tabs')}>
      <ul
        ref={strip}
        className="flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_var(--color-hairline)]"
      >
        {TABS.map(tab => (
          <li key={tab}>
            <Link
              to={tabPath(tab === 'all' ? null : tab)}
              aria-current={tab === (status ?? 'all') ? 'page' : undefined}
              className={TAB}
            >
              {t(tab)}
              <span className="ltr-value text-sm font-normal text-ink-soft">{format.count(counts[tab])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the current tab may be outside the visible part of the strip. */
function showCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector('[aria-current]')
  if (!strip || !current) return
  strip.scrollBy({ left: current.getBoundingClientRect().left - strip.getBoundingClientRect().left })
}
