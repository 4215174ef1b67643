import type { PersonalData } from '../account/index.ts'
import { listMessages, type MessageRow } from '../messages/index.ts'
import { namesOf, REQUEST } from './number.ts'
import { listLines, listRfqsOf, removeRfqsOf } from './rfq.queries.ts'

export const rfqData: PersonalData = {
  name: 'rfqs',
  list: async (db, person) => {
    const rows = await listRfqsOf(db, person)
    const known: unknown[] = []
    for (const { id, userId, emailKey, number, ownerId, rev, ...rfq } of rows)
      known.push({
        ...namesOf(number),
        ...rfq,
        lines: await listLines(db, id),
        messages: (await listMessages(db, { subjectKind: REQUEST, subjectId: id })).map(toExported),
      })
    return known
  },
  /** The database removes the messages with the request. */
  erase: removeRfqsOf,
}

function toExported({ author, body, isInternal, createdAt }: MessageRow) {
  return { author, body, isInternal, createdAt }
}
