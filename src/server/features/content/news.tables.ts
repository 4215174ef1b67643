import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

export const news = pgTable('news', {
  id: id(),
  cover: text('cover').notNull().default(''),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
})

export const newsTexts = pgTable(
  'news_texts',
  {
    newsId: integer('news_id').notNull(),
    lang: text('lang').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    content: text('content').notNull(),
  },
  table => [primaryKey({ columns: [table.newsId, table.lang] })],
)

export const tags = pgTable('tags', { id: id(), position: integer('position').notNull().default(0) })

export const tagNames = pgTable(
  'tag_names',
  { tagId: integer('tag_id').notNull(), lang: text('lang').notNull(), name: text('name').notNull() },
  table => [primaryKey({ columns: [table.tagId, table.lang] })],
)

export const newsTags = pgTable(
  'news_tags',
  { newsId: integer('news_id').notNull(), tagId: integer('tag_id').notNull() },
  table => [primaryKey({ columns: [table.newsId, table.tagId] })],
)

export const newsCategories = pgTable(
  'news_categories',
  { newsId: integer('news_id').notNull(), categoryId: integer('category_id').notNull() },
  table => [primaryKey({ columns: [table.newsId, table.categoryId] })],
)
