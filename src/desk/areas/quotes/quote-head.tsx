import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { QuoteDetail } from '../../../contract/desk/quotes.ts'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { QuoteStateBadge } from '../../shell/page/quote-state.tsx'
import { orderPath, requestPath } from '../../shell/page/record-paths.ts'
import { useMay } from '../../shell/session/me.ts'
import { QuoteFlags } from './quote-badges.tsx'

export function QuoteHead({ quote, action }: { quote: QuoteDetail; action?: ReactNode }) {
  const t = useTranslations('desk_quotes')
  const may = useMay()
  const { number, company_name, contact_name, request_number, order_number, version, draft_version } = quote
  const shown = draft_version ?? version
  const facts = (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <bdi>{company_name || contact_name}</bdi>
      {shown > 1 && <span>{t('version', { version: String(shown) })}</span>}
      <QuoteStateBadge state={quote.state} />
      <QuoteFlags quote={quote} />
      {request_number && may('requests.read') && (
        <RecordLink to={requestPath(request_number)}>{request_number}</RecordLink>
      )}
      {order_number && may('orders.read') && (
        <RecordLink to={orderPath(order_number)}>{order_number}</RecordLink>
      )}
    </span>
  )
  return <PageTitle title={number} text={facts} action={action} />
}

function RecordLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-brand underline underline-offset-3">
      <bdi>{children}</bdi>
    </Link>
  )
}
