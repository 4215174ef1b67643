import type { PersonalData } from '../account/index.ts'
import { blankEndedOrders, listOrdersOf } from './order-data.queries.ts'
import { listChanges, listOrderLines } from './orders.queries.ts'

/** Orders are kept for accounting: completed ones are anonymized, open ones stay unchanged. */
export const orderData: PersonalData = {
  name: 'orders',
  list: async (db, person) => {
    const known: unknown[] = []
    for (const row of await listOrdersOf(db, person)) {
      const { id, userId, emailKey, keySalt, clientHash, ...rest } = row
      const { idempotencyScope, idempotencyHash, requestHash, ...order } = rest
      const lines = await listOrderLines(db, id)
      const history = (await listChanges(db, id)).map(({ status, who, note, changedAt }) => {
        return { status, who, note, changedAt }
      })
      known.push({ ...order, lines, history })
    }
    return known
  },
  erase: blankEndedOrders,
}
