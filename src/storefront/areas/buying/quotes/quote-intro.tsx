import { useTranslations } from 'use-intl'
import { getQuotePdf, type Quote } from '../../../../contract/shop/quotes.ts'
import { orderPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { QuoteBadge } from '../../quoting/quotes/quote-badge.tsx'
import { PdfButton } from '../orders/pdf-button.tsx'
import { hasOffers } from './choices.ts'
import type { QuoteData } from './load-quote.ts'

type QuoteIntroProps = Pick<QuoteData, 'quote' | 'quoteKey'>

/** Number, state and the possible next step. */
export function QuoteIntro({ quote, quoteKey: key }: QuoteIntroProps) {
  const t = useTranslations('quote')
  const word = useTranslations('quotes')('quote')
  const call = useCall()
  const { quote_number } = quote
  return (
    <>
      {quote.is_preview && <Notice>{t('preview')}</Notice>}
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="text-xl hyphens-none">
            {word} <bdi className="ltr-value font-mono">{quote_number}</bdi>
          </h2>
          <QuoteBadge state={quote.state} hasOffers={hasOffers(quote)} />
          <span className="text-ink-soft text-sm">
            {t('version', { version: quote.version })} · <LocalTime time={quote.date} />
          </span>
        </div>
        <p role="status" className="max-w-prose">
          {t(`about_${stateOf(quote)}`)}{' '}
          {quote.order_number !== null &&
            quote.order_access === null &&
            t('order_by_email', { number: quote.order_number })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <OrderLink quote={quote} quoteKey={key} />
        {!quote.is_preview && (
          <PdfButton load={() => call(getQuotePdf, { quote_number, key })}>{t('pdf')}</PdfButton>
        )}
        <a href="#messages" className={buttonClass()}>
          {t('ask')}
        </a>
      </div>
    </>
  )
}

/** Whether a person has seen it is for staff. A quote that offers nothing does not expire. */
function stateOf(quote: Quote) {
  const { state, is_open } = quote
  if ((is_open || state === 'expired') && !hasOffers(quote)) return 'no_offer'
  return state === 'seen' ? 'sent' : state
}

/** The order of an accepted quote. The key that accepted the quote also opens its order. */
function OrderLink({ quote: { order_number: number, order_access: access }, quoteKey }: QuoteIntroProps) {
  const t = useTranslations('quote')
  if (number === null || access === null) return null
  const path = orderPath(number, access === 'key' ? quoteKey : null)
  return (
    <Link to={path} className={buttonClass({ variant: 'primary' })}>
      {t('open_order')}
    </Link>
  )
}
