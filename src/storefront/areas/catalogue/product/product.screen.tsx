import { partIdOf } from '../../../../contract/shop/names.ts'
import { articlePath, PART_PATH, partPath } from '../../../../domain/paths.ts'
import './product.css'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listAlternates } from '../../../../contract/shop/alternates.ts'
import { getGoodsDetail, listRecommended } from '../../../../contract/shop/catalogue.ts'
import type { Goods, GoodsDetail } from '../../../../contract/shop/goods.ts'
import { listRelatedNews, type NewsItem } from '../../../../contract/shop/news.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { withSoftHyphens } from '../../../../web/i18n/soft-hyphens.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Breadcrumbs } from '../../../../web/ui/breadcrumbs.tsx'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { moveToProperAddress, requirePageId } from '../../../shell/page/proper-address.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { useSite } from '../../../shell/page/site-data.ts'
import { CompareBarHost } from '../compare-list/compare-bar-host.tsx'
import { useCategoryTrail } from '../lists/category-crumbs.tsx'
import { GoodsCard } from '../lists/goods-card.tsx'
import { goodsData } from '../lists/goods-data.ts'
import { Alternates } from './alternates.tsx'
import { BuyBox } from './buy-box.tsx'
import { Facts } from './facts.tsx'
import { Title } from './title.tsx'
import { TradeFacts } from './trade-facts.tsx'

export const loader = screenLoader(async ({ call, optional, url, params }) => {
  const id = requirePageId(params.id)
  const [goods, alternates, recommended, news] = await Promise.all([
    call(getGoodsDetail, { id }),
    optional(call(listAlternates, { id }), []),
    optional(call(listRecommended, { id }), []),
    optional(call(listRelatedNews, { id }), []),
  ])
  moveToProperAddress(PART_PATH, id, goods.goods_page_url, url.search)
  return { goods, alternates: alternates.slice(0, SHOWN_ALTERNATES), recommended, news }
})

const SHOWN_ALTERNATES = 9

export function Component() {
  const { goods, alternates, recommended, news } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const home = useSite()?.config.website_home ?? ''
  const path = partPath(goods.goods_page_url)
  const crumbs = useCategoryTrail(goods.breadcrumbs, { label: goods.part_number, path, isLtr: true })
  const href = crumbs.at(-1)?.href ?? path
  const needsAlternate = goods.stock === 0 || goods.lifecycle === 'obsolete'
  const isReplaced = needsAlternate && alternates.length > 0
  return (
    <Container size="full" className="flex flex-col gap-10 py-6">
      <ProductHead goods={goods} />
      <script type="application/ld+json">{goodsData({ goods, crumbs, home, href })}</script>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={t('breadcrumbs.label')} crumbs={crumbs} />
        <div key={partIdOf(goods)} className="product" data-replaced={isReplaced ? '' : undefined}>
          <Title goods={goods} />
          {isReplaced ? (
            <>
              <Alternates alternates={alternates} className="product-alternates" />
              <div className="product-side">
                <Picture goods={goods} />
                <About goods={goods} />
              </div>
              <BuyBox goods={goods} />
            </>
          ) : (
            <>
              <Picture goods={goods} />
              <BuyBox goods={goods} />
              <About goods={goods} />
            </>
          )}
        </div>
      </div>
      <section>
        <h2 className="mb-3 text-xl">{t('product.shipping')}</h2>
        <p className="max-w-prose">{goods.shipping_note}</p>
      </section>
      {!isReplaced && <Alternates alternates={alternates} />}
      <RecommendedParts goods={recommended} />
      <RelatedNews news={news} />
      <CompareBarHost />
    </Container>
  )
}

function Picture({ goods }: { goods: GoodsDetail }) {
  const t = useTranslations('product')
  return (
    <img
      src={goods.images[0] ?? goods.icons}
      alt={goods.packaging && t('drawing_of', { package: goods.packaging })}
      width="320"
      height="320"
      fetchPriority="high"
      className="product-picture h-auto w-full rounded-md border border-hairline"
    />
  )
}

function About({ goods }: { goods: GoodsDetail }) {
  return (
    <div className="product-about flex flex-col gap-4">
      <Attributes attributes={goods.attributes} />
      <Facts goods={goods} />
      <TradeFacts goods={goods} />
    </div>
  )
}

/** Title and description for search engines: stock and lowest price. */
function ProductHead({ goods }: { goods: GoodsDetail }) {
  const t = useTranslations('product')
  const format = useFormat()
  const { part_number: number, brand_name: brand, description, stock, prices } = goods
  const lowest = prices.at(-1)?.price
  const words = {
    number,
    brand,
    description,
    count: format.count(stock),
    price: lowest === undefined ? '' : format.price(lowest),
  }
  return (
    <Head
      title={t('title', { number, brand })}
      description={t(metaKey(stock > 0, prices.length > 0), words)}
    />
  )
}

function metaKey(isInStock: boolean, hasPrice: boolean) {
  if (isInStock) return hasPrice ? 'meta_stock_price' : 'meta_stock'
  return hasPrice ? 'meta_price' : 'meta_quote'
}

function Attributes({ attributes }: Pick<GoodsDetail, 'attributes'>) {
  const t = useTranslations('product')
  const lang = useLang()
  if (attributes.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-xl">{t('attributes')}</h2>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('attributes')}</caption>
        <tbody>
          {attributes.map(({ name, value, from_description: isDescribed }) => (
            <tr key={`${name} ${value}`} className="border-b border-hairline even:bg-bench">
              <th scope="row" className="w-2/5 px-3 py-1.5 text-start font-normal text-ink-soft">
                {withSoftHyphens(name, lang)}
              </th>
              <td className="px-3 py-1.5 hyphens-auto wrap-anywhere">
                <bdi>{value}</bdi>
                {isDescribed && <span className="ms-2 text-ink-soft">{t('from_description')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A strip to swipe on phones, a grid elsewhere. */
function RecommendedParts({ goods }: { goods: readonly Goods[] }) {
  const t = useTranslations('product')
  if (goods.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{t('recommended')}</h2>
      <ul className="-mx-4 grid snap-x auto-cols-[14rem] grid-flow-col gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-2 sm:overflow-visible sm:px-0 sm:pb-0 md:grid-cols-4 xl:grid-cols-5">
        {goods.map(part => (
          <li key={partIdOf(part)} className="min-w-0 snap-center">
            <GoodsCard goods={part} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RelatedNews({ news }: { news: readonly NewsItem[] }) {
  const t = useTranslations('product')
  const format = useFormat()
  if (news.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 text-xl">{t('related_news')}</h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {news.map(({ id, title, news_page_url, publish_time }) => (
          <li key={id}>
            <Link
              to={articlePath(news_page_url)}
              className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 hover:text-brand hover:underline"
            >
              <span>{title}</span>
              <time dateTime={publish_time} className="text-sm text-ink-soft">
                {format.date(publish_time)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
