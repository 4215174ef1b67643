import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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

/** The last change of each setting. Languages and SEO texts have names here, too. */
export const settingRevs = pgTable('setting_revs', {
  name: text('name').primaryKey(),
  rev: integer('rev').notNull(),
  staffId: integer('staff_id'),
  who: text('who').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})
