import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BomOutcome } from '../../../../contract/shop/bom.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Price } from '../../../../web/ui/price.tsx'
import { OUTCOME_LOOKS } from './outcome-look.tsx'
import type { BomSummary } from './summarize.ts'

type OutcomeCardProps = { outcome: BomOutcome; summary: BomSummary; text: string; children?: ReactNode }

/** Nothing if no line has this outcome. */
export function OutcomeCard({ outcome, summary, text, children }: OutcomeCardProps) {
  const t = useTranslations('bom')
  const format = useFormat()
  const { icon, text: color } = OUTCOME_LOOKS[outcome]
  if (summary[outcome] === 0) return null
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-md border border-hairline p-3">
      <p className={classNames('flex min-h-7 items-center gap-2 font-semibold', color)}>
        <Icon of={icon} className="size-5 shrink-0" />
        <span className="ltr-value text-xl leading-none">{format.count(summary[outcome])}</span>
        <span className="min-w-0 leading-tight">{t(`outcomes.${outcome}`)}</span>
        {outcome === 'cart' && (
          <span className="ms-auto text-ink">
            <span className="sr-only">{t('total')} </span>
            <Price text={format.amount(summary.amount)} />
          </span>
        )}
      </p>
      <p className="text-sm text-ink-soft">{text}</p>
      {children && <div className="mt-auto flex flex-wrap gap-x-2 gap-y-1 pt-1">{children}</div>}
    </li>
  )
}
