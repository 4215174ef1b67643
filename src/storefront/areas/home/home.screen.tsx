import { useLoaderData } from 'react-router'
import { Head } from '../../shell/chrome/head.tsx'
import { screenLoader } from '../../shell/page/screen-loader.ts'
import { useSite } from '../../shell/page/site-data.ts'
import { BannerStrip } from './banner-strip.tsx'
import { BomPanel } from './bom-panel.tsx'
import { BrandWall } from './brand-wall.tsx'
import { CategoryGrid } from './category-grid.tsx'
import { FloorSection } from './floor-section.tsx'
import { Hero } from './hero.tsx'
import { LatestNews } from './latest-news.tsx'
import { loadHome } from './load-home.ts'
import { shopData } from './shop-data.ts'

export const loader = screenLoader(({ call }) => loadHome(call))

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
