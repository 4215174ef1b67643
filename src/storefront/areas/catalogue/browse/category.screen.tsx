import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listCategoryParts } from '../../../../contract/shop/catalogue.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { Refusal } from '../../../../contract/wire/errors.ts'
import { CATEGORIES_PATH, categoryPath } from '../../../../domain/paths.ts'
import { findPlainSort } from '../../../../domain/sorts.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { moveToProperAddress, requirePageId } from '../../../shell/page/proper-address.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { CategoryCrumbs } from '../lists/category-crumbs.tsx'
import { GoodsCount, useShownTotal } from '../lists/goods-count.tsx'
import { type GoodsChoice, goodsCall, readCategoryQuery } from '../lists/goods-query.ts'
import { GoodsResults } from '../lists/goods-results.tsx'
import { settleChoice } from '../lists/settle-choice.ts'
import { Subcategories } from './subcategories.tsx'

export const loader = screenLoader(async ({ call, url, params }) => {
  const id = requirePageId(params.id)
  const { choice, found } = await listParts(call, id, readCategoryQuery(url.searchParams))
  moveToProperAddress(CATEGORIES_PATH, id, found.category.category_page_url, url.search)
  return { choice: settleChoice(choice, found), found }
})

/** A URL may ask to sort by something that is no parameter: the order is then the usual one. */
async function listParts(call: Call, id: string, choice: GoodsChoice) {
  const list = (choice: GoodsChoice) => call(listCategoryParts, { id, ...goodsCall(choice) })
  const isPlain = findPlainSort(choice.sort) !== undefined
  try {
    return { choice, found: await list(choice) }
  } catch (error) {
    if (isPlain || !(error instanceof Refusal) || !error.details.fields?.sort) throw error
    const usual = { ...choice, sort: 'relevance' }
    return { choice: usual, found: await list(usual) }
  }
}

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
          slugs: found.facets.parameters.map(({ slug }) => slug),
        }}
      />
    </Container>
  )
}
