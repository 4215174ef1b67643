import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OUTCOMES } from '../../../../contract/shop/bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useAddLines } from '../add/use-add-lines.ts'
import type { BomSession } from './bom-session.ts'
import { changeBom } from './bom-store.ts'
import { CartCard } from './cart-card.tsx'
import { DownloadButton } from './download-button.tsx'
import { LEFT_OUT_ID, openLeftOut } from './left-out.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { OUTCOME_LOOKS } from './outcome-look.tsx'
import { rfqItemOf } from './rfq-item-of.ts'
import { onlyMatches, type SettledLine } from './settle-line.ts'
import type { BomSummary, LineFilter } from './summarize.ts'

type OutcomeActionsProps = {
  session: BomSession
  lines: SettledLine[]
  summary: BomSummary
  onShow: (filter: LineFilter) => void
}

/** The outcomes of a BOM and their actions. */
export function OutcomeActions({ session, lines, summary, onShow }: OutcomeActionsProps) {
  const t = useTranslations('bom')
  const format = useFormat()
  const { add, notFitting } = useAdding()
  const counted = (count: number) => ({ count, shown: format.count(count) })
  const addOnly = (outcome: LineFilter) => () => add(lines.filter(line => line.outcome === outcome))
  return (
    <div className="flex flex-col gap-4 border-b border-hairline p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg">{t('lines', counted(summary.lines))}</h3>
        {summary.leftOut > 0 && (
          <a href={`#${LEFT_OUT_ID}`} onClick={openLeftOut} className="text-sm text-ink-soft underline">
            {t('left_out', counted(summary.leftOut))}
          </a>
        )}
      </div>
      <OutcomeBar summary={summary} />
      <ul
        aria-label={t('outcomes_title')}
        className="grid gap-3 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
      >
        <CartCard lines={lines} summary={summary} onAsk={addOnly('cart')} />
        <OutcomeCard outcome="rfq" summary={summary} text={t('rfq_text')}>
          <Button size="sm" onClick={addOnly('rfq')}>
            {t('add_lines', counted(summary.rfq))}
          </Button>
        </OutcomeCard>
        <OutcomeCard outcome="choose" summary={summary} text={t('choose_text')}>
          <Button size="sm" onClick={() => onShow('choose')}>
            {t('choose_now')}
          </Button>
          <TakeOnlyMatches session={session} lines={lines} />
        </OutcomeCard>
        <OutcomeCard outcome="free" summary={summary} text={t('free_text')}>
          <Button size="sm" onClick={addOnly('free')}>
            {t('add_free', counted(summary.free))}
          </Button>
        </OutcomeCard>
      </ul>
      {notFitting > 0 && (
        <Notice tone="warning">{t('list_full', { ...counted(notFitting), max: LIMITS.rfqLines })}</Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="primary" icon={<ListPlus aria-hidden />} onClick={() => add(lines)}>
          {t('add_all', counted(summary.lines))}
        </Button>
        <DownloadButton session={session} lines={lines} />
        {summary.choose > 0 && (
          <p className="min-w-60 flex-1 text-sm text-ink-soft">
            {t('open_choices', counted(summary.choose))}
          </p>
        )}
      </div>
    </div>
  )
}

/** If a maker's name is spelled differently, many lines have one match each; this confirms them all. */
function TakeOnlyMatches({ session, lines }: Pick<OutcomeActionsProps, 'session' | 'lines'>) {
  const t = useTranslations('bom')
  const format = useFormat()
  const only = onlyMatches(lines)
  const count = Object.keys(only).length
  if (count === 0) return null
  return (
    <Button
      size="sm"
      variant="quiet"
      className="text-start!"
      onClick={() => changeBom({ choices: { ...session.choices, ...only } })}
    >
      {t('take_only', { count, shown: format.count(count) })}
    </Button>
  )
}

/** Stays visible, because a toast disappears too soon. */
function useAdding() {
  const addLines = useAddLines()
  const [notFitting, setNotFitting] = useState(0)
  const add = (lines: SettledLine[]) => {
    setNotFitting(addLines(lines.map(rfqItemOf)))
    changeBom({ isAdded: true })
  }
  return { add, notFitting }
}

/** The shares of the outcomes; the figures beside it say the same. */
function OutcomeBar({ summary }: { summary: BomSummary }) {
  const shares = OUTCOMES.filter(outcome => summary[outcome] > 0)
  const startOf = (index: number) =>
    shares.slice(0, index).reduce((sum, outcome) => sum + summary[outcome], 0)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${summary.lines} 1`}
      preserveAspectRatio="none"
      className="block h-2 w-full flip-rtl rounded-full"
    >
      {shares.map((outcome, index) => (
        <rect
          key={outcome}
          x={startOf(index)}
          width={summary[outcome]}
          height={1}
          className={OUTCOME_LOOKS[outcome].fill}
        />
      ))}
    </svg>
  )
}
