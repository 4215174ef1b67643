import { rowsBy } from '../../database/rows-by.ts'
import type { PersonalData } from '../account/index.ts'
import { listMessagesOf } from '../messages/index.ts'
import { namesOf, REQUEST } from './number.ts'
import { listAllLinesOf, listRfqsOf, removeRfqsOf } from './rfq.queries.ts'

export const rfqData: PersonalData = {
  name: 'rfqs',
  list: async (db, person) => {
    const rows = await listRfqsOf(db, person)
    const ids = rows.map(({ id }) => id)
    const lines = rowsBy(await listAllLinesOf(db, ids), 'rfqId')
    const messages = rowsBy(await listMessagesOf(db, REQUEST, ids), 'subjectId')
    return rows.map(({ id, userId, emailKey, number, ownerId, rev, ...rfq }) => ({
      ...namesOf(number),
      ...rfq,
      lines: lines(id),
      messages: messages(id).map(({ author, body, isInternal, createdAt }) => {
        return { author, body, isInternal, createdAt }
      }),
    }))
  },
  /** The database removes the messages with the request. */
  erase: removeRfqsOf,
}
