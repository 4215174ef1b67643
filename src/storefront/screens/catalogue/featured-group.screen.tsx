import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { type FeaturedGroup, type Goods, listFeatured } from '../../../contract/catalogue.ts'
import { localizedPath } from '../../../domain/locales.ts'
import { Head } from '../../chrome/head.tsx'
import { GoodsCount } from '../../goods/goods-count.tsx'
import { GoodsList } from '../../goods/goods-list.tsx'
import { GoodsPages } from '../../goods/goods-pages.tsx'
import { readGoodsQuery } from '../../goods/goods-query.ts'
import { NoGoods, NothingOnPage } from '../../goods/no-goods.tsx'
import { moveToProperAddress, requirePageId } from '../../goods/proper-address.ts'
import { useNarrowing } from '../../goods/use-narrowing.ts'
import { useLang } from '../../i18n/lang.tsx'
import { failure } from '../../screen-failure.ts'
import { screenLoader } from '../../screen-loader.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Container } from '../../ui/container.tsx'

export const loader = screenLoader(async ({ call, url, params }) => {
  const id = requirePageId(params.id)
  const choice = readGoodsQuery(new URLSearchParams({ page: url.searchParams.get('page') ?? '' }))
  const { feature, list, total, page_size } = await call(listFeatured, { id, page: choice.page })
  if (!feature) throw failure(404)
  moveToProperAddress('/featured', id, feature.featured_page_url, url.search)
  return { choice, feature, found: { list: list.filter(isGoods), total, page_size } }
})

function isGoods(item: Goods | FeaturedGroup): item is Goods {
  return 'part_number' in item
}

export function Component() {
  const { feature, found } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const lang = useLang()
  return (
    <Container size="full" className="flex flex-col gap-6 py-6">
      <Head title={feature.title} description={feature.intro || undefined} />
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        crumbs={[
          { label: t('titles.featured'), href: localizedPath(lang, '/featured') },
          { label: feature.title, href: localizedPath(lang, `/featured/${feature.featured_page_url}`) },
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
      <Parts />
    </Container>
  )
}

function Parts() {
  const { choice, feature, found } = useLoaderData<typeof loader>()
  const hrefWith = useNarrowing({ path: `/featured/${feature.featured_page_url}` }, choice)
  if (found.total === 0) return <NoGoods />
  if (found.list.length === 0) return <NothingOnPage page={choice.page} href={hrefWith({})} />
  return (
    <>
      <GoodsList goods={found.list} />
      <GoodsPages found={found} page={choice.page} hrefFor={page => hrefWith({ page })} />
    </>
  )
}
