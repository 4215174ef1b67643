import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const languages = pgTable('languages', {
  lang: text('lang').primaryKey(),
  position: integer('position').notNull(),
})

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

export const labels = pgTable(
  'labels',
  { lang: text('lang').notNull(), key: text('key').notNull(), text: text('text').notNull() },
  table => [primaryKey({ columns: [table.lang, table.key] })],
)

export const seo = pgTable(
  'seo',
  {
    path: text('path').notNull(),
    lang: text('lang').notNull(),
    title: text('title').notNull().default(''),
    keyword: text('keyword').notNull().default(''),
    description: text('description').notNull().default(''),
  },
  table => [primaryKey({ columns: [table.path, table.lang] })],
)
