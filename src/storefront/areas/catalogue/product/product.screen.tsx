import './product.css'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { getGoodsDetail, listRecommended } from '../../../../contract/shop/catalogue.ts'
import { listRelatedNews } from '../../../../contract/shop/news.ts'
import { Breadcrumbs } from '../../../../web/ui/breadcrumbs.tsx'
import { Container } from '../../../../web/ui/container.tsx'
import { moveToProperAddress, requirePageId } from '../../../shell/page/proper-address.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { unlessRefused, useSite } from '../../../shell/page/site-data.ts'
import { useCategoryTrail } from '../lists/category-crumbs.tsx'
import { goodsData } from '../lists/goods-data.ts'
import { Attributes } from './attributes.tsx'
import { BuyBox } from './buy-box.tsx'
import { Facts } from './facts.tsx'
import { ProductHead } from './product-head.tsx'
import { RecommendedParts } from './recommended-parts.tsx'
import { RelatedNews } from './related-news.tsx'
import { Title } from './title.tsx'

export const loader = screenLoader(async ({ call, url, params }) => {
  const id = requirePageId(params.id)
  let isPoor = false
  // Extras: a part is shown without them, too, but such a page is not kept.
  const without = unlessRefused([], () => {
    isPoor = true
  })
  const [goods, recommended, news] = await Promise.all([
    call(getGoodsDetail, { id }),
    call(listRecommended, { id }).catch(without),
    call(listRelatedNews, { id }).catch(without),
  ])
  moveToProperAddress('/productdetail', id, goods.goods_page_url, url.search)
  return { goods, recommended, news, isPoor }
})

export function Component() {
  const { goods, recommended, news } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const home = useSite()?.config.website_home ?? ''
  const path = `/productdetail/${goods.goods_page_url}`
  const crumbs = useCategoryTrail(goods.breadcrumbs, { label: goods.part_number, path, isLtr: true })
  const href = crumbs.at(-1)?.href ?? path
  return (
    <Container size="full" className="flex flex-col gap-10 py-6">
      <ProductHead goods={goods} />
      <script type="application/ld+json">{goodsData({ goods, crumbs, home, href })}</script>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={t('breadcrumbs.label')} crumbs={crumbs} />
        <div key={goods.goods_id} className="product">
          <Title goods={goods} />
          <img
            src={goods.images[0] ?? goods.icons}
            alt={goods.packaging && t('product.drawing_of', { package: goods.packaging })}
            width="320"
            height="320"
            fetchPriority="high"
            className="product-picture"
          />
          <BuyBox goods={goods} />
          <Facts goods={goods} />
        </div>
      </div>
      <div className="grid items-start gap-10 md:grid-cols-2">
        <Attributes attributes={goods.attributes} />
        <section>
          <h2 className="mb-3 text-xl">{t('product.shipping')}</h2>
          <p className="max-w-prose">{goods.shipping_note}</p>
        </section>
      </div>
      <RecommendedParts goods={recommended} />
      <RelatedNews news={news} />
    </Container>
  )
}
