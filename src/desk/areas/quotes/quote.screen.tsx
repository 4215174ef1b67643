import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { QuoteDetail } from '../../../contract/desk/quotes.ts'
import { BackLink } from '../../shell/page/back-link.tsx'
import { LoadingFailed, LoadingRows } from '../../shell/page/loading.tsx'
import { DraftPage } from './draft-page.tsx'
import { quoteQuery } from './quotes-query.ts'
import { SentPage, UnsentPage } from './sent-page.tsx'

export function Component() {
  const nav = useTranslations('desk.nav')
  const { number = '' } = useParams()
  const { data, error, refetch } = useQuery(quoteQuery(number))
  return (
    <>
      <BackLink to="/quotes">{nav('quotes')}</BackLink>
      {error && <LoadingFailed error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows />}
      {data && <QuoteRecord quote={data} />}
    </>
  )
}

/** A draft is edited; without one, the version that the buyer has is shown. */
function QuoteRecord({ quote }: { quote: QuoteDetail }) {
  const { number, draft, live } = quote
  if (draft) return <DraftPage key={`${number} ${draft.version}`} quote={quote} draft={draft} />
  if (live) return <SentPage key={`${number} ${live.version}`} quote={quote} version={live} />
  return <UnsentPage quote={quote} />
}
