import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { listPath } from './order-paths.ts'

/** To the list with the filters that it had. */
export function BackToOrders() {
  const t = useTranslations('desk_orders')
  return (
    <Link
      to={listPath()}
      className="mb-3 inline-flex min-h-6 items-center gap-1.5 text-sm text-brand underline-offset-3 hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4 flip-rtl" />
      {t('back')}
    </Link>
  )
}
