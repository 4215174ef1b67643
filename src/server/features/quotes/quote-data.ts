import type { Database } from '../../database/connection.ts'
import type { PersonalData } from '../account/index.ts'
import { returnStock } from '../catalogue/index.ts'
import { listMessages } from '../messages/index.ts'
import { listOpenHolds } from './holds.queries.ts'
import { QUOTE } from './number.ts'
import { listQuotesOf, removeQuotes } from './quotes.queries.ts'
import { listQuoteLines } from './versions.queries.ts'

export const quoteData: PersonalData = {
  name: 'quotes',
  list: async (db, person) => {
    const known: unknown[] = []
    for (const { id, userId, emailKey, ownerId, rev, ...quote } of await listQuotesOf(db, person))
      known.push({
        ...quote,
        lines: await listQuoteLines(db, { quoteId: id, version: quote.version }),
        messages: await listWords(db, id),
      })
    return known
  },
  /** With all their versions. Held pieces go back to stock; orders stay. */
  erase: async (db, person) => {
    const ids = (await listQuotesOf(db, person)).map(({ id }) => id)
    const holds = (await Promise.all(ids.map(id => listOpenHolds(db, id)))).flat()
    if (holds.length > 0) await returnStock(db, holds)
    await removeQuotes(db, ids)
    return ids.length
  },
}

async function listWords(db: Database, subjectId: number) {
  const messages = await listMessages(db, { subjectKind: QUOTE, subjectId })
  return messages
    .filter(({ isInternal }) => !isInternal)
    .map(({ author, body, createdAt }) => ({ author, body, createdAt }))
}
