import { Suspense, useMemo, useReducer } from 'react'
import { useTranslations } from 'use-intl'
import type { QuoteDetail, QuoteVersion } from '../../../contract/desk/quotes.ts'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { useLocalTime } from '../../../web/i18n/use-local-time.ts'
import { Card } from '../../../web/ui/card.tsx'
import { Notice } from '../../../web/ui/notice.tsx'
import { FactList } from '../../shell/page/fact-list.tsx'
import { useMay } from '../../shell/session/me.ts'
import { columnsFor } from './grid/columns.ts'
import { isAskedFor, totalsOf } from './grid/grid-line.ts'
import { actOnGrid, type GridAct, type GridRules, type GridState, startGrid } from './grid/grid-state.ts'
import { QuoteGrid } from './grid/quote-grid.tsx'
import { LaterLinePanel, LaterQuoteActs, LaterQuoteAside } from './later-parts.tsx'
import { MainAct } from './main-act.tsx'
import { QuoteHead } from './quote-head.tsx'
import { SumsBar } from './sums-bar.tsx'

type SentPageProps = { quote: QuoteDetail; version: QuoteVersion }
const NO_LINES: ReadonlySet<number> = new Set()

/** The version that the buyer has. It never changes. */
export function SentPage({ quote, version }: SentPageProps) {
  const t = useTranslations('desk_quotes')
  const mark = useDecimalMark()
  const hasCosts = useMay()('cost.see')
  const isAsked = isAskedFor(version.lines)
  const rules: GridRules = useMemo(
    () => ({ columns: columnsFor({ hasCosts, isAsked }), mark, isReadOnly: true }),
    [hasCosts, isAsked, mark],
  )
  const [grid, act] = useReducer(
    (state: GridState, one: GridAct) => actOnGrid(state, one, rules),
    version.lines,
    lines => startGrid(lines, rules.columns),
  )
  const margin = hasCosts
    ? totalsOf(version.lines, { shippingFee: version.shipping_fee, tax: version.tax }).margin
    : undefined
  // Counters of the buyer arrive while the page is open.
  const shown = useMemo(() => ({ ...grid, lines: version.lines }), [grid, version.lines])
  return (
    <>
      <QuoteHead quote={quote} action={<MainAct quote={quote} />} />
      <div className="flex flex-col gap-5">
        <EndNotice quote={quote} />
        <Card isFlush>
          <QuoteGrid
            label={t('grid.label')}
            grid={shown}
            rules={rules}
            belowFloor={NO_LINES}
            act={act}
            onCandidates={() => {}}
          />
          <SumsBar {...version} shippingFee={version.shipping_fee} margin={margin} />
        </Card>
        <Suspense>
          <LaterLinePanel number={quote.number} grid={shown} act={act} isReadOnly />
        </Suspense>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <SentTerms version={version} />
            <Suspense>
              <LaterQuoteActs quote={quote} />
            </Suspense>
          </div>
          <Suspense>
            <LaterQuoteAside quote={quote} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

/** Withdrawn before anything was sent. */
export function UnsentPage({ quote }: { quote: QuoteDetail }) {
  return (
    <>
      <QuoteHead quote={quote} action={<MainAct quote={quote} />} />
      <div className="flex flex-col gap-5">
        <EndNotice quote={quote} />
        <Suspense>
          <LaterQuoteActs quote={quote} />
          <LaterQuoteAside quote={quote} />
        </Suspense>
      </div>
    </>
  )
}

function EndNotice({ quote: { decline, state, accepted_by, total } }: { quote: QuoteDetail }) {
  const t = useTranslations('desk_quotes')
  const sayState = useTranslations('desk.quote_states')
  const time = useLocalTime(decline?.time ?? '1970-01-01T00:00:00Z')
  const { amount } = useFormat()
  // The buyer may have taken other lines or fewer than the sums below count.
  if (state === 'accepted')
    return (
      <Notice tone="success">
        {t('accepted_by', { name: accepted_by || t('buyer') })} · <bdi>{amount(total)}</bdi>
      </Notice>
    )
  if (!decline) return null
  return (
    <Notice tone="warning" title={t(`ended.${decline.by}`, { state: sayState(state), time })}>
      {decline.reason && <p>{t(`loss_reasons.${decline.reason}`)}</p>}
      {decline.text && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {decline.text}
        </p>
      )}
    </Notice>
  )
}

function SentTerms({ version }: { version: QuoteVersion }) {
  const t = useTranslations('desk_quotes')
  const yesNo = (is: boolean) => t(is ? 'yes' : 'no')
  const facts = [
    [t('terms.valid_until'), <LocalTime key="until" time={version.valid_until} />],
    [t('terms.is_held'), yesNo(version.is_held)],
    [t('terms.allows_partial'), yesNo(version.allows_partial)],
    [t('terms.incoterm'), version.incoterm],
    [t('terms.pay_terms'), version.pay_terms],
    [t('terms.note'), version.note],
    [t('terms.internal_note'), version.internal_note],
    [t('approved_by'), version.approved_by],
  ] as const
  return (
    <Card level="h2" title={t('terms.title')}>
      <FactList facts={facts} />
    </Card>
  )
}
