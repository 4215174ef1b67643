import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { OUTCOMES } from '../../../../contract/shop/bom.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Notice } from '../../../../web/ui/notice.tsx'
import { BomButtons } from './bom-buttons.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { OUTCOME_LOOKS } from './outcome-look.tsx'
import { useReview } from './review-context.ts'
import { onlyMatches, type SettledLine } from './settle-line.ts'
import { openSkipped, SKIPPED_ID } from './skipped-rows.tsx'
import type { BomSummary, LineFilter } from './summarize.ts'

type OutcomeActionsProps = {
  lines: SettledLine[]
  summary: BomSummary
  onShow: (filter: LineFilter) => void
  /** Further buttons. */
  children?: ReactNode
}

/** The outcomes of a list of lines and their actions. */
export function OutcomeActions({ lines, summary, onShow, children }: OutcomeActionsProps) {
  const t = useTranslations('bom')
  const format = useFormat()
  const counted = (count: number) => ({ count, shown: format.count(count) })
  return (
    <div className="flex flex-col gap-4 border-b border-hairline p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">{t('lines', counted(summary.lines))}</h2>
        {summary.skipped > 0 && (
          <a href={`#${SKIPPED_ID}`} onClick={openSkipped} className="text-sm text-ink-soft underline">
            {t('left_out', counted(summary.skipped))}
          </a>
        )}
      </div>
      <OutcomeBar summary={summary} />
      <ul
        aria-label={t('outcomes_title')}
        className="grid gap-3 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
      >
        <OutcomeCard outcome="cart" summary={summary} text={t('cart_text')}>
          {summary.raised > 0 && (
            <p className="text-sm">
              {t('raised', { ...counted(summary.raised), amount: format.amount(summary.excessCost) })}
            </p>
          )}
        </OutcomeCard>
        <OutcomeCard outcome="rfq" summary={summary} text={t('rfq_text')} />
        <OutcomeCard outcome="choose" summary={summary} text={t('choose_text')}>
          <Button size="sm" onClick={() => onShow('choose')}>
            {t('choose_now')}
          </Button>
          <TakeOnlyMatches lines={lines} />
        </OutcomeCard>
        <OutcomeCard outcome="free" summary={summary} text={t('free_text')} />
      </ul>
      <CostlyLines summary={summary} onShow={() => onShow('left_out')} />
      <BomButtons lines={lines}>{children}</BomButtons>
      {summary.choose > 0 && (
        <p className="text-sm text-ink-soft">{t('open_choices', counted(summary.choose))}</p>
      )}
    </div>
  )
}

function CostlyLines({
  summary: { costly, costlyExcess },
  onShow,
}: {
  summary: BomSummary
  onShow: () => void
}) {
  const t = useTranslations('bom')
  const format = useFormat()
  if (costly === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onClick={onShow}>
          {t('show_left_out')}
        </Button>
      }
    >
      {t('costly_lines', {
        count: costly,
        shown: format.count(costly),
        limit: format.amount(LIMITS.excessCost),
        times: LIMITS.excessTimes,
        cost: format.amount(costlyExcess),
      })}
    </Notice>
  )
}

/** If a maker's name is spelled differently, many lines have one match each; this confirms them all. */
function TakeOnlyMatches({ lines }: Pick<OutcomeActionsProps, 'lines'>) {
  const t = useTranslations('bom')
  const format = useFormat()
  const { state, change } = useReview()
  const only = onlyMatches(lines)
  const count = Object.keys(only).length
  if (count === 0) return null
  return (
    <Button
      size="sm"
      variant="quiet"
      className="text-start!"
      onClick={() => change({ choices: { ...state.choices, ...only } })}
    >
      {t('take_only', { count, shown: format.count(count) })}
    </Button>
  )
}

/** The shares of the outcomes; the figures beside it say the same. */
function OutcomeBar({ summary }: { summary: BomSummary }) {
  const shares = OUTCOMES.filter(outcome => summary[outcome] > 0)
  const startOf = (index: number) =>
    shares.slice(0, index).reduce((sum, outcome) => sum + summary[outcome], 0)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, summary.lines - summary.leftOut)} 1`}
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
