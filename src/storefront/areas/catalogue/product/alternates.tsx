import { useTranslations } from 'use-intl'
import type { Alternate } from '../../../../contract/shop/alternates.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { Differences } from '../alternates/differences.tsx'
import { GoodsStock } from '../lists/goods-stock.tsx'
import { LifecycleBadge } from '../lists/lifecycle-badge.tsx'
import { SmallCard } from '../lists/small-card.tsx'

type AlternatesProps = { alternates: readonly Alternate[]; className?: string }

/** Parts that can take the place of this one, each with its differences. */
export function Alternates({ alternates, className }: AlternatesProps) {
  const t = useTranslations('alternates')
  if (alternates.length === 0) return null
  return (
    <section className={classNames('@container print:hidden', className)} aria-labelledby="alternates">
      <h2 id="alternates" className="mb-1 text-xl">
        {t('title')}
      </h2>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">{t('note')}</p>
      <ul className="grid gap-4 @[32rem]:grid-cols-2 @[64rem]:grid-cols-3">
        {alternates.map(alternate => (
          <li key={partIdOf(alternate.goods)} className="flex min-w-0 flex-col gap-1.5">
            <SmallCard goods={alternate.goods} />
            <GoodsStock goods={alternate.goods} />
            <LifecycleBadge goods={alternate.goods} />
            <Differences alternate={alternate} />
          </li>
        ))}
      </ul>
    </section>
  )
}
