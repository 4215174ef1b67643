import { ChevronLeft } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { Link } from '../../i18n/link.tsx'
import { loadOrder } from '../../orders/load-order.ts'
import { ORDERS_PATH } from '../../orders/order-paths.ts'
import { OrderView } from '../../orders/order-view.tsx'
import { screenLoader } from '../../screen-loader.ts'
import { AccountLayout } from './account-layout.tsx'

export const loader = screenLoader(async args => loadOrder(args, args.params.id ?? ''))

export function Component() {
  const data = useLoaderData<typeof loader>()
  const t = useTranslations('orders')
  return (
    <AccountLayout>
      <Link
        to={ORDERS_PATH}
        className="text-brand inline-flex min-h-6 items-center gap-1 self-start hover:underline"
      >
        <ChevronLeft aria-hidden className="flip-rtl size-4" />
        {t('back')}
      </Link>
      <OrderView {...data} />
    </AccountLayout>
  )
}
