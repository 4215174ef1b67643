import type { News, NewsItem } from '../../../contract/shop/news.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context } from '../../context.ts'
import { cleanHtml } from './clean-html.ts'
import { findNewsContent } from './news.queries.ts'

/** `prev` is the article published before this one, `next` the one after. */
export async function getNews(
  { db, lang }: Pick<Context, 'db' | 'lang'>,
  all: NewsItem[],
  id: number,
): Promise<News> {
  const place = all.findIndex(item => item.id === id)
  const item = all[place]
  const content = item && (await findNewsContent(db, id, lang))
  if (!item || content === null || content === undefined) throw new Refusal(404)
  return {
    ...item,
    content: cleanHtml(content, lang),
    prev: neighbor(all[place + 1]),
    next: neighbor(all[place - 1]),
  }
}

function neighbor(item: NewsItem | undefined): News['prev'] {
  return item ? { title: item.title, news_page_url: item.news_page_url } : null
}
