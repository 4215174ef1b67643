import { useTranslations } from 'use-intl'
import type { RfqDetail } from '../../../../contract/shop/rfq-history.ts'
import { quotePath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { QuoteBadge } from './quote-badge.tsx'

type QuotesOfRequestProps = Pick<RfqDetail, 'quotes'> & {
  /** False without an account: quotes open with the links in their own mails. */
  isLinked: boolean
}

/** Our quotes for a request, newest first. */
export function QuotesOfRequest({ quotes, isLinked }: QuotesOfRequestProps) {
  const t = useTranslations('quotes')
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-lg">{t('of_request')}</h3>
      <ul className="flex flex-col gap-2">
        {quotes.map(({ quote_number, quote_page_url, state, has_offers }) => (
          <li key={quote_number} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {isLinked ? (
              <Link
                to={quotePath(quote_page_url)}
                className="text-brand inline-flex min-h-6 items-center hover:underline"
              >
                <bdi className="ltr-value font-mono">{quote_number}</bdi>
              </Link>
            ) : (
              <bdi className="ltr-value font-mono">{quote_number}</bdi>
            )}
            <QuoteBadge state={state} hasOffers={has_offers} />
          </li>
        ))}
      </ul>
    </section>
  )
}
