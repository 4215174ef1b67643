import type { Database } from '../../database/connection.ts'
import type { PersonalData } from '../account/index.ts'
import { searchOf } from './saved-views.ts'
import { listSearchingViews, removeViewRows, type ViewRow } from './views.queries.ts'

/** Views that search for the mailbox. */
export const viewData: PersonalData = {
  name: 'saved_views',
  list: async (db, { emailKey }) =>
    (await listNaming(db, emailKey)).map(({ screen, name, query }) => ({ screen, name, query })),
  erase: async (db, { emailKey }) => {
    const views = await listNaming(db, emailKey)
    return views.length === 0 ? 0 : removeViewRows(db, views)
  },
}

async function listNaming(db: Database, emailKey: string): Promise<ViewRow[]> {
  const views = await listSearchingViews(db)
  return views.filter(view => searchOf(view).toLowerCase().includes(emailKey))
}
