import { OUTCOMES } from '../../../../contract/shop/bom.ts'
import { OUTCOME_LOOKS } from './outcome-look.tsx'
import type { BomSummary } from './summarise.ts'

/** How the lines divide, at a glance; the figures beside it say the same. */
export function OutcomeBar({ summary }: { summary: BomSummary }) {
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
