import { rowsBy } from '../../database/rows-by.ts'
import type { PersonalData } from '../account/index.ts'
import { listMessagesOf } from '../messages/index.ts'
import { blankEndedOrders, listBelongings, listOrderIdsOf, listOrdersOf } from './order-data.queries.ts'
import { ORDER, toOrderMessage } from './order-messages.ts'

/** Orders are kept for accounting: completed ones are anonymized, open ones stay unchanged. */
export const orderData: PersonalData = {
  name: 'orders',
  list: async (db, person) => {
    const rows = await listOrdersOf(db, person)
    const ids = rows.map(({ id }) => id)
    const { lines, history, notes, money, papers, poFiles } = await listBelongings(db, ids)
    const messages = rowsBy(await listMessagesOf(db, ORDER, ids), 'subjectId')
    return rows.map(row => {
      const { id, userId, emailKey, keySalt, clientHash, ...rest } = row
      const { idempotencyScope, idempotencyHash, requestHash, ...order } = rest
      return {
        ...order,
        poFile: poFiles(id)[0]?.name ?? null,
        lines: lines(id),
        history: history(id),
        notes: notes(id),
        money: money(id),
        papers: papers(id),
        messages: messages(id).map(toOrderMessage),
      }
    })
  },
  erase: blankEndedOrders,
  hasKept: async (db, person) => (await listOrderIdsOf(db, person)).length > 0,
}
