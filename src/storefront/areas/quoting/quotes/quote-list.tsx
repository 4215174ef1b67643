import { FileText } from 'lucide'
import { useTranslations } from 'use-intl'
import type { listQuotes, MyQuote } from '../../../../contract/shop/quotes.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { isPositive } from '../../../../domain/money.ts'
import { QUOTES_PATH, quotePath, RFQ_PATH } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Price } from '../../../../web/ui/price.tsx'
import { GoodsPages } from '../../catalogue/lists/goods-pages.tsx'
import { NothingOnPage } from '../../catalogue/lists/no-goods.tsx'
import { QuoteBadge } from './quote-badge.tsx'

type QuoteListProps = { found: CallData<typeof listQuotes>; page: number }

/** The account's quotes, newest first. */
export function QuoteList({ found, page }: QuoteListProps) {
  const lang = useLang()
  const hrefFor = (of: number) => localizedPath(lang, of > 1 ? `${QUOTES_PATH}?page=${of}` : QUOTES_PATH)
  if (found.total === 0) return <NoQuotes />
  if (found.list.length === 0) return <NothingOnPage page={page} href={hrefFor(1)} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {found.list.map(quote => (
          <Entry key={quote.quote_number} quote={quote} />
        ))}
      </ul>
      <GoodsPages found={found} page={page} hrefFor={hrefFor} />
    </>
  )
}

function NoQuotes() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={FileText} />}
      title={t('quotes.none')}
      text={t('quotes.none_text')}
      action={
        <Link to={RFQ_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('goods.request_quote')}
        </Link>
      }
    />
  )
}

/** The whole card is a link to the quote. */
function Entry({ quote }: { quote: MyQuote }) {
  const t = useTranslations('quotes')
  const format = useFormat()
  const hasOffers = isPositive(quote.total)
  return (
    <li className="border-hairline hover:border-brand relative flex flex-col gap-1 rounded-md border p-4 transition-colors duration-150">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-base hyphens-none">
          <Link
            to={quotePath(quote.quote_page_url)}
            className="text-brand after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brand"
          >
            <span className="sr-only">{t('quote')} </span>
            <bdi className="ltr-value font-mono">{quote.quote_number}</bdi>
          </Link>
        </h2>
        <QuoteBadge state={quote.state} hasOffers={hasOffers} />
        {hasOffers && (
          <span className="ms-auto">
            <Price text={format.amount(quote.total)} />
          </span>
        )}
      </div>
      <p className="text-ink-soft flex flex-wrap gap-x-4 text-sm">
        <LocalTime time={quote.date} />
        <span>{t('line_count', { count: quote.line_count })}</span>
        {hasOffers && (
          <span>
            {t('valid_until')} <LocalTime time={quote.valid_until} />
          </span>
        )}
      </p>
    </li>
  )
}
