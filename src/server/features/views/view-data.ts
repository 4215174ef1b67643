import { emailKey } from '../../../domain/email.ts'
import type { Database } from '../../database/connection.ts'
import type { PersonalData } from '../account/index.ts'
import { searchOf } from './saved-views.ts'
import { listAllViews, removeViewRows, type ViewRow } from './views.queries.ts'

/** Views that search for the mailbox, or are named after it. */
export const viewData: PersonalData = {
  name: 'saved_views',
  list: async (db, person) =>
    (await listNaming(db, person.emailKey)).map(({ screen, name, query }) => ({ screen, name, query })),
  erase: async (db, person) => {
    const views = await listNaming(db, person.emailKey)
    return views.length === 0 ? 0 : removeViewRows(db, views)
  },
}

async function listNaming(db: Database, mailbox: string): Promise<ViewRow[]> {
  const views = await listAllViews(db)
  return views.filter(view => hasMailbox(`${view.name} ${searchOf(view)}`, mailbox))
}

/** As a whole: ann@example.com is not in joann@example.com. */
function hasMailbox(text: string, mailbox: string): boolean {
  return emailKey(text)
    .split(/[\s,;:<>()[\]"']+/)
    .includes(mailbox)
}
