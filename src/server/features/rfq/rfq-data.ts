import type { PersonalData } from '../account/index.ts'
import { namesOf } from './number.ts'
import { listLines, listRfqsOf, removeRfqsOf } from './rfq.queries.ts'

export const rfqData: PersonalData = {
  name: 'rfqs',
  list: async (db, person) => {
    const rows = await listRfqsOf(db, person)
    const known: unknown[] = []
    for (const { id, userId, emailKey, number, ...rfq } of rows)
      known.push({ ...namesOf(number), ...rfq, lines: await listLines(db, id) })
    return known
  },
  erase: removeRfqsOf,
}
