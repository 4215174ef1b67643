import { ChevronLeft } from 'lucide'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { ORDERS_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { AccountLayout } from '../../../shell/chrome/account-layout.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { loadOrder } from './load-order.ts'
import { OrderView } from './order-view.tsx'

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
        <Icon of={ChevronLeft} className="flip-rtl size-4" />
        {t('back')}
      </Link>
      <OrderView {...data} />
    </AccountLayout>
  )
}
