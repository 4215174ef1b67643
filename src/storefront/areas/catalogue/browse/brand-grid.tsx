import { useTranslations } from 'use-intl'
import type { Brand } from '../../../../contract/shop/goods.ts'
import { manufacturerPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'

export function BrandGrid({ brands }: { brands: readonly Brand[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5">
      {brands.map(brand => (
        <li key={brand.brand_id} className="min-w-0">
          <BrandCard brand={brand} />
        </li>
      ))}
    </ul>
  )
}

function BrandCard({ brand }: { brand: Brand }) {
  const t = useTranslations('results')
  const format = useFormat()
  const { brand_name, brand_logo, brand_page_url, goods_count: count } = brand
  return (
    <Link
      to={manufacturerPath(brand_page_url)}
      className="border-hairline hover:border-brand flex h-full flex-col overflow-hidden rounded-md border transition-colors duration-150"
    >
      <span className="border-hairline grid h-20 place-items-center border-b px-4">
        <img
          src={brand_logo}
          alt=""
          width="160"
          height="48"
          loading="lazy"
          className="h-12 w-full object-contain"
        />
      </span>
      <span className="px-3 pt-2 font-semibold wrap-anywhere">
        <bdi>{brand_name}</bdi>
      </span>
      <span className="text-ink-soft px-3 pb-2 text-sm">
        {t('count', { count, shown: format.count(count) })}
      </span>
    </Link>
  )
}
