import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { manufacturerPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { CopyButton } from '../../../../web/ui/copy-button.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { CompareTick } from '../compare-list/compare-tick.tsx'
import { GoodsStock } from '../lists/goods-stock.tsx'
import { LifecycleBadge } from '../lists/lifecycle-badge.tsx'

/** The part's number, maker and stock. */
export function Title({ goods }: { goods: GoodsDetail }) {
  const t = useTranslations()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <div className="product-title flex flex-col gap-1">
        <div className="flex items-center gap-1">
          <h1 ref={heading} className="min-w-0 text-2xl hyphens-none">
            <PartNumber value={goods.part_number} size="lg" />
          </h1>
          <CopyButton
            value={goods.part_number}
            labels={{ copy: t('product.copy'), copied: t('actions.copied') }}
            source={heading}
          />
        </div>
        <Link
          to={manufacturerPath(goods.brand_page_url)}
          className="self-start py-0.5 font-semibold text-brand hover:underline"
        >
          <bdi>{goods.brand_name}</bdi>
        </Link>
        {goods.description && <p className="text-ink-soft">{goods.description}</p>}
      </div>
      <div className="product-stock flex flex-col gap-1">
        <LifecycleBadge goods={goods} />
        <GoodsStock goods={goods} />
        <LeadTime weeks={goods.lead_time} />
        <CompareTick goods={goods} />
      </div>
    </>
  )
}

function LeadTime({ weeks }: { weeks: number | null }) {
  const t = useTranslations('product')
  const format = useFormat()
  if (weeks === null) return null
  const time = t('lead_weeks', { count: weeks, shown: format.count(weeks) })
  return <p className="text-sm text-ink-soft">{t('lead_time', { time })}</p>
}
