import { useTranslations } from 'use-intl'
import type { Banner } from '../../../contract/shop/goods.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { Container } from '../../../web/ui/container.tsx'
import { SNAP_CELL, SNAP_ROW } from '../catalogue/lists/snap-row.ts'

/** All banners side by side, not rotating; on phones the row scrolls sideways. */
export function BannerStrip({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('home')
  if (banners.length === 0) return null
  return (
    <section aria-label={t('banners')} className="bg-bench border-hairline border-b py-6">
      <Container size="full">
        <ul className={`${SNAP_ROW} gap-4 sm:grid sm:grid-cols-3`}>
          {banners.map(banner => (
            <li key={banner.link + banner.title} className={`${SNAP_CELL} max-sm:w-72`}>
              <BannerCard banner={banner} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

function BannerCard({ banner }: { banner: Banner }) {
  return (
    <Link
      to={banner.link}
      className="border-hairline bg-paper hover:border-brand flex h-full flex-col overflow-hidden rounded-md border transition-colors duration-150"
    >
      <img src={banner.image} alt="" width="416" height="140" className="h-28 w-full object-cover" />
      <span className="flex flex-col gap-1 p-4">
        <span className="text-brand font-semibold">{banner.title}</span>
        <span className="text-ink-soft text-sm">{banner.subtitle}</span>
      </span>
    </Link>
  )
}
