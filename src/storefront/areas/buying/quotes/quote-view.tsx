import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../../../web/ui/card.tsx'
import { hasOffers } from './choices.ts'
import type { QuoteData } from './load-quote.ts'
import { QuoteIntro } from './quote-intro.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteSums } from './quote-sums.tsx'
import { useChoice } from './use-choice.ts'
import { useTotals } from './use-totals.ts'

const loadingRest = import('./quote-rest.tsx')

/** Content beside and below the lines is not part of the first load. */
const QuoteSides = import.meta.env.SSR
  ? (await loadingRest).QuoteSides
  : lazy(async () => ({ default: (await loadingRest).QuoteSides }))
const QuoteForms = import.meta.env.SSR
  ? (await loadingRest).QuoteForms
  : lazy(async () => ({ default: (await loadingRest).QuoteForms }))

export function QuoteView({ data }: { data: QuoteData }) {
  const t = useTranslations('quote')
  const { quote, quoteKey } = data
  const choice = useChoice(quote)
  const totals = useTotals(data, choice.choices)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <QuoteIntro quote={quote} quoteKey={quoteKey} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card title={t('lines')} isFlush>
          <QuoteLines quote={quote} choice={choice} />
          {hasOffers(quote) && <QuoteSums quote={quote} totals={totals.shown} />}
        </Card>
        <Suspense>
          <QuoteSides quote={quote} />
        </Suspense>
      </div>
      <Suspense>
        <QuoteForms data={data} choice={choice} totals={totals} />
      </Suspense>
    </div>
  )
}
