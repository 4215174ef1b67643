import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { classNames } from '../../../../web/ui/class-names.ts'
import { OUTCOME_LOOKS } from './outcome-look.tsx'
import type { SettledLine } from './settle-line.ts'

/** What becomes of a line, and what to look at before trusting it. */
export function LineOutcome({ settled }: { settled: SettledLine }) {
  const t = useTranslations('bom')
  const { outcome, warnings } = settled
  const { Icon, badge } = OUTCOME_LOOKS[outcome]
  return (
    <>
      <span
        className={classNames(
          'inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-xs leading-4 font-semibold',
          badge,
        )}
      >
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {t(`outcomes.${outcome}`)}
      </span>
      {warnings.length > 0 && (
        <ul className="mt-1 flex flex-col gap-0.5 text-xs">
          {warnings.map(warning => (
            <li key={warning} className="flex items-start gap-1">
              <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0 text-low" />
              {t(`warnings.${warning}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
