import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import type { NewsItem } from '../../../contract/shop/news.ts'
import type { SiteConfig } from '../../../contract/shop/site.ts'
import { NEWS_PATH } from '../../../domain/paths.ts'
import { Head } from '../../shell/chrome/head.tsx'
import { screenLoader } from '../../shell/page/screen-loader.ts'
import { useSite } from '../../shell/page/site-data.ts'
import { absoluteIn, scriptText } from '../../shell/page/structured-data.ts'
import { NewsCard } from '../content/news-card.tsx'
import { BannerStrip } from './banner-strip.tsx'
import { BomPanel } from './bom-panel.tsx'
import { BrandWall } from './brand-wall.tsx'
import { CategoryGrid } from './category-grid.tsx'
import { FloorSection } from './floor-section.tsx'
import { Hero } from './hero.tsx'
import { loadHome } from './load-home.ts'
import { HomeSection } from './section.tsx'

export const loader = screenLoader(loadHome)

export function Component() {
  const home = useLoaderData<typeof loader>()
  const config = useSite()?.config
  const hot = home.floors.find(({ key }) => key === 'hot')
  return (
    <>
      <Head />
      {config && <script type="application/ld+json">{shopData(config)}</script>}
      <Hero stat={home.stat} wanted={hot?.goods ?? []} />
      <BannerStrip banners={home.banners} />
      <BomPanel />
      {home.floors.map(floor => (
        <FloorSection key={floor.key} floor={floor} />
      ))}
      <CategoryGrid categories={home.categories} />
      <BrandWall brands={home.brands} total={home.stat?.brands} />
      <LatestNews news={home.news} />
    </>
  )
}

/** Structured data about the shop, for search engines. */
function shopData(config: SiteConfig): string {
  const { website_home: home, company_name: name } = config
  const organization = filled({
    '@type': 'Organization',
    '@id': `${home}/#organization`,
    name,
    url: `${home}/`,
    logo: config.logo_head && absoluteIn(home)(config.logo_head),
    email: config.contact_email,
    telephone: config.contact_tel,
    address: config.company_address,
    sameAs: [
      config.socialize_facebook,
      config.socialize_twitter,
      config.socialize_instagram,
      config.socialize_linkedin,
      config.socialize_youtube,
    ].filter(Boolean),
  })
  const site = { '@type': 'WebSite', name, url: `${home}/`, publisher: { '@id': `${home}/#organization` } }
  return scriptText([organization, site])
}

function filled(data: Record<string, string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value.length > 0))
}

function LatestNews({ news }: { news: readonly NewsItem[] }) {
  const t = useTranslations()
  if (news.length === 0) return null
  return (
    <HomeSection title={t('home.news')} more={{ to: NEWS_PATH, label: t('news.all') }} className="bg-bench">
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {news.map(item => (
          <li key={item.id} className="min-w-0">
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
