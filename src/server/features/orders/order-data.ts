import type { PersonalData } from '../account/index.ts'
import { listMessages } from '../messages/index.ts'
import { listDocuments } from './documents.queries.ts'
import { listNotes } from './order-acts.queries.ts'
import { blankEndedOrders, listOrdersOf } from './order-data.queries.ts'
import { ORDER, toOrderMessage } from './order-messages.ts'
import { listChanges, listOrderLines } from './orders.queries.ts'
import { findPoFileName } from './po-files.queries.ts'
import { listReceipts } from './receipts.queries.ts'

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
      const notes = (await listNotes(db, id)).map(({ body, createdAt }) => ({ body, createdAt }))
      const money = (await listReceipts(db, id)).map(
        ({ kind, method, amount, onDate, payer, reference, note }) => {
          return { kind, method, amount, onDate, payer, reference, note }
        },
      )
      const papers = (await listDocuments(db, id)).map(({ kind, number, issuedAt, total }) => {
        return { kind, number, issuedAt, total }
      })
      const messages = (await listMessages(db, { subjectKind: ORDER, subjectId: id })).map(toOrderMessage)
      const poFile = await findPoFileName(db, id)
      known.push({ ...order, poFile, lines, history, notes, money, papers, messages })
    }
    return known
  },
  erase: blankEndedOrders,
}
