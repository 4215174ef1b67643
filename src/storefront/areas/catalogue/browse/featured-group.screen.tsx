import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listFeatured } from '../../../../contract/shop/catalogue.ts'
import type { FeaturedGroup, Goods } from '../../../../contract/shop/goods.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { FEATURED_PATH, featuredGroupPath } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Breadcrumbs } from '../../../../web/ui/breadcrumbs.tsx'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { moveToProperAddress, requirePageId } from '../../../shell/page/proper-address.ts'
import { failure } from '../../../shell/page/screen-failure.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { GoodsCount } from '../lists/goods-count.tsx'
import { goodsCall, readGoodsQuery } from '../lists/goods-query.ts'
import { GoodsResults } from '../lists/goods-results.tsx'
import { toShown } from '../lists/to-shown.ts'

export const loader = screenLoader(async ({ call, url, params }) => {
  const id = requirePageId(params.id)
  const choice = readGoodsQuery(url.searchParams)
  const { feature, facets, list, ...paging } = await call(listFeatured, { id, ...goodsCall(choice) })
  if (!feature || !facets) throw failure(404)
  moveToProperAddress(FEATURED_PATH, id, feature.featured_page_url, url.search)
  return { choice, feature, found: toShown({ ...paging, facets, list: list.filter(isGoods) }) }
})

function isGoods(item: Goods | FeaturedGroup): item is Goods {
  return 'part_number' in item
}

export function Component() {
  const { choice, feature, found } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const lang = useLang()
  return (
    <Container size="full" className="flex flex-col gap-6 py-6">
      <Head
        title={feature.title}
        page={choice.page}
        listed={found.list.length}
        description={feature.intro || undefined}
      />
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        crumbs={[
          { label: t('titles.featured'), href: localizedPath(lang, FEATURED_PATH) },
          { label: feature.title, href: localizedPath(lang, featuredGroupPath(feature.featured_page_url)) },
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {feature.image && (
          <img
            src={feature.image}
            alt=""
            width="320"
            height="180"
            className="aspect-video w-full sm:w-80 rounded-md border border-hairline object-cover"
          />
        )}
        <div className="flex max-w-prose min-w-0 flex-1 basis-72 flex-col gap-2">
          <h1 className="text-2xl">{feature.title}</h1>
          {feature.intro && <p>{feature.intro}</p>}
          <GoodsCount found={found} />
        </div>
      </div>
      <GoodsResults
        key={feature.id}
        found={found}
        choice={choice}
        address={{ path: featuredGroupPath(feature.featured_page_url) }}
      />
    </Container>
  )
}
