import { connect } from '../../src/server/database/connection.ts'
import { listUninvoiced } from '../../src/server/features/orders/index.ts'
import { issueInvoice } from '../../src/server/features/papers/index.ts'
import { refundOrder } from '../../src/server/features/payments/index.ts'

/**
 * A process of its own that issues invoices until no order lacks one, or until it is killed. Of every fourth order a
 * part is refunded, which writes a credit note.
 */
const [url = '', shift = '0'] = process.argv.slice(2)
const { db, pool, close } = await connect(url, 1)
const by = { staffId: null, who: 'shell', network: '' }
const MOST = 1_000
for (let open = await listUninvoiced(db, MOST); open.length > 0; open = await listUninvoiced(db, MOST)) {
  // Each process begins elsewhere, so that they meet only now and then.
  const begin = Math.floor((open.length * Number(shift)) / 8)
  for (const number of open.slice(begin, begin + 5)) {
    await issueInvoice({ pool, by }, number)
    if (Number(number.slice(-6)) % 4 === 0)
      await refundOrder({ pool, db, by, wallet: null }, number, { amount: 1 })
  }
}
await close()
