import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { QuoteDetail } from '../../../contract/desk/quotes.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Card } from '../../../web/ui/card.tsx'
import { RecordMarks } from '../../shell/marks/record-marks.tsx'
import { QuoteBuyer } from './quote-buyer.tsx'
import { QuoteHistory } from './quote-history.tsx'
import { QuoteThread } from './quote-thread.tsx'
import { QuoteVersions } from './quote-versions.tsx'

/** Everything about a quote that is not in its lines. Not drawn again with each key in the grid. */
export const QuoteAside = memo(function QuoteAside({ quote }: { quote: QuoteDetail }) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <RecordMarks number={quote.number} />
      <QuoteBuyer quote={quote} />
      <Holds quote={quote} />
      <QuoteVersions quote={quote} />
      <QuoteThread quote={quote} />
      <QuoteHistory quote={quote} />
    </div>
  )
})

function Holds({ quote: { holds } }: { quote: QuoteDetail }) {
  const t = useTranslations('desk_quotes')
  const { count } = useFormat()
  if (holds.length === 0) return null
  return (
    <Card level="h2" title={t('holds')}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {holds.map(({ part_id, part_number, quantity, until }) => (
          <li key={part_id}>
            {t('held_pieces', { pieces: count(quantity) })} <bdi className="font-mono">{part_number}</bdi>
            <span className="block text-ink-soft">
              {t('hold_until')} <LocalTime time={until} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
