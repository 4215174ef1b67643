import * as news from '../../../contract/shop/news.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { type Route, serve } from '../../api/route.ts'
import type { DatabaseChanges } from '../../database/changes.ts'
import type { Database } from '../../database/connection.ts'
import { remember } from '../../database/remember.ts'
import { ancestorsOf, type Directories, findPart } from '../catalogue/index.ts'
import { getNews } from './get-news.ts'
import { listNews, loadNews } from './list-news.ts'
import { listNewsGoods, pickNewsParts } from './list-news-goods.ts'
import { listNewsIdsAbout, listTagNames } from './news.queries.ts'

/** `db` may be a replica: none of these changes anything. */
export function newsRoutes(db: Database, changes: DatabaseChanges, directory: Directories): Route[] {
  const items = remember(changes, (lang: Lang) => loadNews(db, lang))
  const tags = remember(changes, (lang: Lang) => listTagNames(db, lang))
  const partIds = remember(changes, async (id: string) =>
    pickNewsParts({ db, directory: await directory() }, Number(id)),
  )
  const about = remember(changes, async (categoryId: string) =>
    listNewsIdsAbout(db, ancestorsOf(await directory(), Number(categoryId)), LIMITS.relatedNews),
  )
  return [
    serve(news.listNews, async ({ context, query }) => listNews(await items(context.lang), query)),
    serve(news.getNews, async ({ context, params }) =>
      getNews({ ...context, db }, await items(context.lang), params.id),
    ),
    serve(news.listNewsGoods, async ({ context, params: { id } }) => {
      if (!(await items(context.lang)).some(item => item.id === id)) throw new Refusal(404)
      return listNewsGoods(
        { ...context, db, directory: await directory(context.who.user) },
        await partIds(String(id)),
      )
    }),
    serve(news.listNewsTags, ({ context }) => tags(context.lang)),
    serve(news.listRelatedNews, async ({ context, params }) => {
      const part = await findPart(db, params.id)
      if (!part) throw new Refusal(404)
      const ids = part.categoryId === null ? [] : await about(String(part.categoryId))
      const all = await items(context.lang)
      return ids.flatMap(id => all.find(item => item.id === id) ?? [])
    }),
  ]
}
