import { createHash } from 'node:crypto'
import type { TransferAccount } from '../../../domain/trade-settings.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { describeFacts } from './describe-facts.ts'
import { addPastQuote, linkOrder, type PastQuote } from './past-quotes.queries.ts'
import { listQuoteLines, updateVersion } from './versions.queries.ts'

type Shop = { site: Parameters<typeof describeFacts>[0]['site']; bank: TransferAccount | null }

/** Inserts quotes with everything that their PDFs say, without mails, holds and audit entries. For the demo. */
export async function addPastQuotes(
  db: TransactionDatabase,
  past: readonly (PastQuote & { orderId: number | null })[],
  { site, bank }: Shop,
): Promise<void> {
  for (const { orderId, ...given } of past) {
    const { quote, version } = await addPastQuote(db, given)
    const { sentAt } = given.terms
    if (sentAt) {
      const lines = await listQuoteLines(db, version)
      const facts = await describeFacts({ quote, version, lines, site, bank, pageUrl: null, now: sentAt })
      const sha256 = createHash('sha256').update(JSON.stringify(facts)).digest()
      await updateVersion(db, version, { sentAt, facts, sha256 })
    }
    if (orderId !== null) await linkOrder(db, { quoteId: quote.id, orderId })
  }
}
