import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { DEFAULT_LANG, type Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { news, newsCategories, newsTags, newsTexts, tagNames, tags } from './news.tables.ts'

/** All articles without their text, newest first, in the language or else in English. */
export async function listNewsHeads(db: Database, lang: Lang) {
  return db
    .selectDistinctOn([news.publishedAt, news.id], {
      id: news.id,
      cover: news.cover,
      publishedAt: news.publishedAt,
      title: newsTexts.title,
      summary: newsTexts.summary,
      englishTitle: sql<string>`coalesce((select title from news_texts where news_id = ${news.id} and lang = ${DEFAULT_LANG}), ${newsTexts.title})`,
      tagIds: sql<number[]>`array(select tag_id from news_tags where news_id = ${news.id} order by tag_id)`,
    })
    .from(news)
    .innerJoin(newsTexts, eq(newsTexts.newsId, news.id))
    .where(inArray(newsTexts.lang, [lang, DEFAULT_LANG]))
    .orderBy(desc(news.publishedAt), desc(news.id), sql`${newsTexts.lang} <> ${lang}`)
}

export async function findNewsContent(db: Database, id: number, lang: Lang): Promise<string | null> {
  const [text] = await db
    .select({ content: newsTexts.content })
    .from(newsTexts)
    .where(and(eq(newsTexts.newsId, id), inArray(newsTexts.lang, [lang, DEFAULT_LANG])))
    .orderBy(sql`${newsTexts.lang} <> ${lang}`)
    .limit(1)
  return text?.content ?? null
}

export async function listTagNames(db: Database, lang: Lang) {
  return db
    .selectDistinctOn([tags.position, tags.id], {
      id: tags.id,
      name: tagNames.name,
      count: sql<number>`(select count(*)::int from news_tags where tag_id = ${tags.id})`,
    })
    .from(tags)
    .innerJoin(tagNames, eq(tagNames.tagId, tags.id))
    .where(inArray(tagNames.lang, [lang, DEFAULT_LANG]))
    .orderBy(asc(tags.position), asc(tags.id), sql`${tagNames.lang} <> ${lang}`)
}

/** Articles about any of the categories, nearest first. */
export async function listNewsIdsAbout(
  db: Database,
  categoryIds: number[],
  limit: number,
): Promise<number[]> {
  if (categoryIds.length === 0) return []
  const rows = await db
    .select({ id: news.id })
    .from(newsCategories)
    .innerJoin(news, eq(news.id, newsCategories.newsId))
    .where(inArray(newsCategories.categoryId, categoryIds))
    .groupBy(news.id)
    .orderBy(
      sql`min(array_position(${sql.param(categoryIds)}::int[], ${newsCategories.categoryId}))`,
      desc(news.publishedAt),
    )
    .limit(limit)
  return rows.map(row => row.id)
}

/** The categories of an article. */
export async function listNewsCategoryIds(db: Database, newsId: number): Promise<number[]> {
  const rows = await db
    .select({ id: newsCategories.categoryId })
    .from(newsCategories)
    .where(eq(newsCategories.newsId, newsId))
    .orderBy(asc(newsCategories.categoryId))
  return rows.map(row => row.id)
}

type Article = {
  cover: string
  publishedAt: Date
  tagIds: number[]
  categoryIds: number[]
  texts: { lang: Lang; title: string; summary: string; content: string }[]
}

export async function addArticle(db: Database, article: Article): Promise<void> {
  const { cover, publishedAt, tagIds, categoryIds, texts } = article
  const [row] = await db.insert(news).values({ cover, publishedAt }).returning({ id: news.id })
  if (!row) throw new Error('an article was not stored')
  const newsId = row.id
  await db.insert(newsTexts).values(texts.map(text => ({ newsId, ...text })))
  if (tagIds.length > 0) await db.insert(newsTags).values(tagIds.map(tagId => ({ newsId, tagId })))
  if (categoryIds.length > 0)
    await db.insert(newsCategories).values(categoryIds.map(categoryId => ({ newsId, categoryId })))
}

export async function addTag(db: Database, position: number, names: Record<string, string>): Promise<number> {
  const [row] = await db.insert(tags).values({ position }).returning({ id: tags.id })
  if (!row) throw new Error('a tag was not stored')
  await db
    .insert(tagNames)
    .values(Object.entries(names).map(([lang, name]) => ({ tagId: row.id, lang, name })))
  return row.id
}
