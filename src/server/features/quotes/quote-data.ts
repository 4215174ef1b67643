import { rowsBy } from '../../database/rows-by.ts'
import type { PersonalData } from '../account/index.ts'
import { returnStock } from '../catalogue/index.ts'
import { listMessagesOf } from '../messages/index.ts'
import { listOpenHoldsOf } from './holds.queries.ts'
import { QUOTE } from './number.ts'
import { listQuotesOf, removeKeysOf, removeQuotes } from './quotes.queries.ts'
import { listCurrentLines } from './versions.queries.ts'

export const quoteData: PersonalData = {
  name: 'quotes',
  list: async (db, person) => {
    const rows = await listQuotesOf(db, person)
    const ids = rows.map(({ id }) => id)
    const lines = rowsBy(await listCurrentLines(db, ids), 'quoteId')
    const messages = rowsBy(await listMessagesOf(db, QUOTE, ids), 'subjectId')
    return rows.map(({ id, userId, emailKey, ownerId, rev, ...quote }) => ({
      ...quote,
      lines: lines(id).map(({ version, position, ...line }) => line),
      messages: messages(id)
        .filter(({ isInternal }) => !isInternal)
        .map(({ author, body, createdAt }) => ({ author, body, createdAt })),
    }))
  },
  /**
   * With all their versions, and the keys of quotes that moved to another mailbox. Held pieces go back to stock;
   * orders stay.
   */
  erase: async (db, person) => {
    const ids = (await listQuotesOf(db, person)).map(({ id }) => id)
    const holds = await listOpenHoldsOf(db, ids)
    if (holds.length > 0) await returnStock(db, holds)
    await removeQuotes(db, ids)
    await removeKeysOf(db, person.emailKey)
    return ids.length
  },
}
