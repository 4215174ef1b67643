import type { NewsItem } from '../../../contract/shop/news.ts'
import type { Paging } from '../../../contract/wire/fields.ts'
import type { Lang } from '../../../domain/locales.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import type { Database } from '../../database/connection.ts'
import { listNewsHeads, listTagNames } from './news.queries.ts'

/** All articles without their text, newest first. */
export async function loadNews(db: Database, lang: Lang): Promise<NewsItem[]> {
  const [heads, tags] = await Promise.all([listNewsHeads(db, lang), listTagNames(db, lang)])
  return heads.map(({ id, title, summary, cover, tagIds, publishedAt, englishTitle }) => ({
    id,
    title,
    summary,
    cover,
    tags: tags.filter(tag => tagIds.includes(tag.id)).map(tag => ({ id: tag.id, name: tag.name })),
    publish_time: publishedAt.toISOString(),
    news_page_url: pageUrl(englishTitle, id),
  }))
}

export function listNews(all: NewsItem[], { page, page_size, tag }: Paging & { tag?: number }) {
  const wanted = all.filter(item => tag === undefined || item.tags.some(({ id }) => id === tag))
  const from = (page - 1) * page_size
  return { list: wanted.slice(from, from + page_size), total: wanted.length, page, page_size }
}
