import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import type { Changes } from './what-changed.ts'

/** The values that were on screen and the current ones. */
export function ChangesList({ changes }: { changes: Changes }) {
  const t = useTranslations('checkout')
  const format = useFormat()
  const amount = (value: number | null) => (value === null ? t('none') : format.amount(value))
  const share = (of: { quantity: number; price: number } | null) =>
    of ? `${format.count(of.quantity)} × ${format.price(of.price)}` : t('not_ordered')
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-1.5">
        {changes.lines.map(line => (
          <Change key={line.partNumber} before={share(line.before)} after={share(line.after)}>
            <PartNumber value={line.partNumber} size="sm" />
          </Change>
        ))}
        {changes.fee && (
          <Change before={amount(changes.fee.before)} after={amount(changes.fee.after)}>
            {t('shipping')}
          </Change>
        )}
        <Change before={amount(changes.total.before)} after={amount(changes.total.after)}>
          <b>{t('total')}</b>
        </Change>
      </ul>
      <p className="text-sm">{t('changed_text')}</p>
    </div>
  )
}

function Change({ before, after, children }: { before: string; after: string; children: ReactNode }) {
  const t = useTranslations('checkout')
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <span>{children}</span>
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <s className="text-ink-soft">
          <VisuallyHidden>{t('before')} </VisuallyHidden>
          <bdi className="ltr-value">{before}</bdi>
        </s>
        <Icon of={ArrowRight} className="flip-rtl size-4 shrink-0" />
        <b>
          <VisuallyHidden>{t('now')} </VisuallyHidden>
          <bdi className="ltr-value">{after}</bdi>
        </b>
      </span>
    </li>
  )
}
