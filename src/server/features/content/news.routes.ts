import { type Route, serve } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import * as news from '../../../contract/news.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Changes } from '../../database/changes.ts'
import type { Database } from '../../database/connection.ts'
import { remember } from '../../database/remember.ts'
import { findPartCategories } from '../catalogue/index.ts'
import { getNews } from './get-news.ts'
import { listNews, loadNews } from './list-news.ts'
import { listNewsIdsAbout, listTagNames } from './news.queries.ts'

export function newsRoutes(db: Database, changes: Changes): Route[] {
  const items = remember(changes, (lang: Lang) => loadNews(db, lang))
  const tags = remember(changes, (lang: Lang) => listTagNames(db, lang))
  return [
    serve(news.listNews, async ({ query, lang }) => listNews(await items(lang), query)),
    serve(news.getNews, async ({ params, lang }) => getNews(db, await items(lang), params.id, lang)),
    serve(news.listNewsTags, ({ lang }) => tags(lang)),
    serve(news.listRelatedNews, async ({ params, lang }) => {
      const categoryIds = await findPartCategories(db, params.id)
      if (!categoryIds) throw new Refusal(404)
      const ids = await listNewsIdsAbout(db, categoryIds, LIMITS.relatedNews)
      const all = await items(lang)
      return ids.flatMap(id => all.find(item => item.id === id) ?? [])
    }),
  ]
}
