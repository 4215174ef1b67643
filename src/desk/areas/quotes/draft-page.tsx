import { Suspense, useCallback, useDeferredValue, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { QuoteDetail, QuoteVersion } from '../../../contract/desk/quotes.ts'
import { Card } from '../../../web/ui/card.tsx'
import { useMay } from '../../shell/session/me.ts'
import { DraftToolbar } from './draft-toolbar.tsx'
import { DraftTotals } from './draft-totals.tsx'
import { QuoteGrid } from './grid/quote-grid.tsx'
import {
  LaterConflicts,
  LaterLinePanel,
  LaterQuoteActs,
  LaterQuoteAside,
  LaterTermsCard,
} from './later-parts.tsx'
import { QuoteHead } from './quote-head.tsx'
import { SendQuote } from './send-quote.tsx'
import { usePartLookup } from './use-part-lookup.ts'
import { useQuoteDraft } from './use-quote-draft.ts'

type DraftPageProps = { quote: QuoteDetail; draft: QuoteVersion }

/** The version that is being written. */
export function DraftPage({ quote, draft }: DraftPageProps) {
  const t = useTranslations('desk_quotes')
  const may = useMay()
  const isReadOnly = !may('quote.edit')
  const edited = useQuoteDraft(quote, draft, isReadOnly)
  const { grid, act, rules, belowFloor, saveState } = edited
  const panel = useRef<HTMLDivElement>(null)
  usePartLookup(quote.number, grid.lines, act, !isReadOnly)
  const focusPanel = useCallback(
    () => panel.current?.querySelector<HTMLElement>('select, button, input')?.focus(),
    [],
  )
  // The panel follows when there is time, so that keys in the grid never wait for it.
  const settled = useDeferredValue(grid)
  return (
    <>
      <QuoteHead quote={quote} action={<SendQuote quote={quote} draft={edited} />} />
      <div className="flex flex-col gap-5">
        <Suspense>{saveState === 'conflict' && <LaterConflicts draft={edited} />}</Suspense>
        <Card isFlush>
          <DraftToolbar number={quote.number} draft={edited} />
          <QuoteGrid
            label={t('grid.label')}
            grid={grid}
            rules={rules}
            belowFloor={belowFloor}
            act={act}
            onCandidates={focusPanel}
          />
          <DraftTotals draft={edited} tax={draft.tax} />
        </Card>
        <div ref={panel}>
          <Suspense>
            <LaterLinePanel number={quote.number} grid={settled} act={act} isReadOnly={isReadOnly} />
          </Suspense>
        </div>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <Suspense>
              <LaterTermsCard terms={edited.terms} setTerms={edited.setTerms} isReadOnly={isReadOnly} />
              <LaterQuoteActs quote={quote} beforeAct={edited.flush} />
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
