import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const pages = pgTable(
  'pages',
  {
    id: text('id').notNull(),
    lang: text('lang').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.id, table.lang] })],
)
