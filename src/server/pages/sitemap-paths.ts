import { getCategoryTree, listBrands, listFeatured } from '../../contract/shop/catalogue.ts'
import type { CategoryNode } from '../../contract/shop/goods.ts'
import { listNews } from '../../contract/shop/news.ts'
import { LIMITS } from '../../domain/limits.ts'
import { DEFAULT_LANG } from '../../domain/locales.ts'
import { INDEX_NAMES } from '../../domain/part-number.ts'
import {
  articlePath,
  categoryPath,
  featuredGroupPath,
  manufacturerPath,
  partIndexPath,
} from '../../domain/paths.ts'
import { indexedPaths } from '../../storefront/shell/entry/entry-server.tsx'
import type { CallAs } from '../api/call-directly.ts'

type PartPage = { goods_page_url: string; updatedAt: Date }

export type SitemapTools = {
  origin: string
  callAs: CallAs
  parts: { listRuns: () => Promise<number[]>; read: (run: number) => AsyncIterable<PartPage[]> }
}

/** Every page to index except product pages. */
export async function listPagePaths({ callAs }: SitemapTools): Promise<string[]> {
  const call = callAs(DEFAULT_LANG, null)
  const [{ category }, brands, groups, news] = await Promise.all([
    call(getCategoryTree),
    everyPage(page_size => page => call(listBrands, { page, page_size })),
    everyPage(page_size => page => call(listFeatured, { page, page_size })),
    everyPage(page_size => page => call(listNews, { page, page_size })),
  ])
  return [
    ...indexedPaths(),
    ...INDEX_NAMES.map(name => partIndexPath(name)),
    ...category.flatMap(categoryPaths),
    ...brands.map(brand => manufacturerPath(brand.brand_page_url)),
    ...groups.flatMap(group =>
      'featured_page_url' in group ? featuredGroupPath(group.featured_page_url) : [],
    ),
    ...news.map(item => articlePath(item.news_page_url)),
  ]
}

function categoryPaths({ category_page_url, children }: CategoryNode): string[] {
  return [categoryPath(category_page_url), ...children.flatMap(categoryPaths)]
}

type Listed<T> = { list: T[]; total: number }

async function everyPage<T>(
  pageOf: (pageSize: number) => (page: number) => Promise<Listed<T>>,
): Promise<T[]> {
  const read = pageOf(LIMITS.pageSizeMax)
  const { list, total } = await read(1)
  const all = [...list]
  for (let page = 2; all.length < total; page++) {
    const more = await read(page)
    if (more.list.length === 0) break
    all.push(...more.list)
  }
  return all
}
