import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listCategoryParts } from '../../../../contract/shop/catalogue.ts'
import { CATEGORIES_PATH, categoryPath } from '../../../../domain/paths.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { moveToProperAddress, requirePageId } from '../../../shell/page/proper-address.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { CategoryCrumbs } from '../lists/category-crumbs.tsx'
import { GoodsCount, useShownTotal } from '../lists/goods-count.tsx'
import { goodsCall, readCategoryQuery } from '../lists/goods-query.ts'
import { GoodsResults } from '../lists/goods-results.tsx'
import { settleChoice } from '../lists/settle-choice.ts'
import { toShown } from '../lists/to-shown.ts'
import { withUsualSort } from '../lists/with-usual-sort.ts'
import { Subcategories } from './subcategories.tsx'

export const loader = screenLoader(async ({ call, url, lang, params }) => {
  const id = requirePageId(params.id)
  const { choice, found } = await withUsualSort(readCategoryQuery(url.searchParams, lang), choice =>
    call(listCategoryParts, { id, ...goodsCall(choice) }),
  )
  moveToProperAddress(CATEGORIES_PATH, id, found.category.category_page_url, url.search)
  return { choice: settleChoice(choice, found), found: toShown(found) }
})

export function Component() {
  const { choice, found } = useLoaderData<typeof loader>()
  const t = useTranslations('results')
  const { category } = found
  const shown = useShownTotal({ total: category.goods_count })
  const name = category.category_name
  return (
    <Container size="full" className="flex flex-col gap-6 py-6">
      <Head
        title={t('category_title', { name })}
        page={choice.page}
        listed={found.list.length}
        description={t('category_description', { name, count: category.goods_count, shown })}
      />
      <div className="flex flex-col gap-2">
        <CategoryCrumbs trail={[...category.parents, category]} />
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="text-2xl">{name}</h1>
          <GoodsCount found={found} />
        </div>
      </div>
      <Subcategories categories={category.children} />
      <GoodsResults
        key={category.category_id}
        found={found}
        choice={choice}
        address={{
          path: categoryPath(category.category_page_url),
          categoryId: category.category_id,
          slugs: found.facets.parameters.map(({ slug }) => slug),
        }}
      />
    </Container>
  )
}
