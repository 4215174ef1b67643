import { useTranslations } from 'use-intl'
import type { FeaturedGroup } from '../../../../contract/shop/goods.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'

export function FeaturedCard({ group }: { group: FeaturedGroup }) {
  const t = useTranslations('results')
  const format = useFormat()
  const { title, intro, image, goods_count: count } = group
  return (
    <article className="border-hairline hover:border-brand relative flex h-full flex-col overflow-hidden rounded-md border transition-colors duration-150">
      {image && (
        <img
          src={image}
          alt=""
          width="640"
          height="320"
          loading="lazy"
          className="aspect-2/1 w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="text-lg">
          <Link
            to={`/featured/${group.featured_page_url}`}
            className="hover:text-brand after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            {title}
          </Link>
        </h2>
        <p className="text-ink-soft">{intro}</p>
        <p className="text-brand mt-auto text-sm font-semibold">
          {t('count', { count, shown: format.count(count) })}
        </p>
      </div>
    </article>
  )
}
