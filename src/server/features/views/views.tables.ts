import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { VIEW_SCREENS } from '../../../domain/saved-views.ts'
import { moment } from '../../database/columns.ts'

export const savedViews = pgTable('saved_views', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Null: shared. */
  staffId: integer('staff_id'),
  screen: text('screen', { enum: VIEW_SCREENS }).notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
