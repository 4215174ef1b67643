import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SharedProject } from '../../../../contract/shop/projects.ts'
import { isPositive, sumAmounts } from '../../../../domain/money.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { DemandFields } from '../bom/demand-fields.tsx'
import { toReview } from '../bom/project-review.ts'
import { useReplacements } from '../bom/replacements.ts'
import { ReviewProvider } from '../bom/review-context.ts'
import type { ReviewState } from '../bom/review-state.ts'
import { ReviewedLines } from '../bom/reviewed-lines.tsx'
import { settleLines } from '../bom/settle-line.ts'
import { summarize } from '../bom/summarize.ts'

type ProjectLinesProps = { project: SharedProject; children?: (state: ReviewState) => ReactNode }

/** The lines of a project at today's prices. Changes stay here until they are saved. */
export function ProjectLines({ project, children }: ProjectLinesProps) {
  const [state, setState] = useState<ReviewState>(() => toReview(project))
  const change = (next: Partial<ReviewState>) => setState(known => ({ ...known, ...next }))
  return (
    <ReviewProvider value={{ state, change, saved: project.saved }}>
      <div className="overflow-clip rounded-md border border-hairline">
        <div className="flex flex-wrap items-end justify-between gap-4 border-b border-hairline bg-bench p-4">
          <ThenAndNow project={project} state={state} />
          <DemandFields />
        </div>
        <ReviewedLines lines={project.lines} />
      </div>
      {children?.(state)}
    </ReviewProvider>
  )
}

/** The cost of the project when it was saved, and today. */
function ThenAndNow({ project, state }: { project: SharedProject; state: ReviewState }) {
  const t = useTranslations('projects')
  const format = useFormat()
  const replacements = useReplacements(project.lines, state.choices)
  const { amount } = summarize(settleLines(project.lines, state, replacements), [])
  if (project.amount === null) return <strong>{format.amount(amount)}</strong>
  const difference = sumAmounts([amount, -project.amount])
  return (
    <p>
      {t('then', { date: format.date(project.saved_at), amount: format.amount(project.amount) })}{' '}
      <strong>
        {t('now', { amount: format.amount(amount), change: signed(format.amount, difference) })}
      </strong>
    </p>
  )
}

/** With its sign in front, in every language. */
function signed(write: (usd: number) => string, difference: number): string {
  return isPositive(-difference) ? `−${write(-difference)}` : `+${write(difference)}`
}
