import { useTranslations } from 'use-intl'
import type { Brand } from '../../../contract/shop/goods.ts'
import { MANUFACTURERS_PATH, manufacturerPath } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { HomeSection } from './section.tsx'

type BrandWallProps = { brands: readonly Brand[]; total: number | undefined }

export function BrandWall({ brands, total }: BrandWallProps) {
  const t = useTranslations()
  const format = useFormat()
  if (brands.length === 0) return null
  const count = total ?? brands.length
  return (
    <HomeSection
      title={t('titles.manufacturer')}
      more={{ to: MANUFACTURERS_PATH, label: t('home.all_brands', { count, shown: format.count(count) }) }}
    >
      <ul className="grid grid-cols-2 gap-px p-px sm:grid-cols-4 md:grid-cols-6">
        {brands.map(brand => (
          <li key={brand.brand_id} className="outline-hairline bg-paper outline">
            <Link
              to={manufacturerPath(brand.brand_page_url)}
              className="hover:bg-brand-soft grid h-20 place-items-center px-3 focus-visible:-outline-offset-2"
            >
              <img
                src={brand.brand_logo}
                alt={brand.brand_name}
                width="160"
                height="48"
                loading="lazy"
                className="h-12 w-full object-contain"
              />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
