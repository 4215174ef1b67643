import { sumAmounts } from '../../../domain/money.ts'
import type { PaperSheet } from '../../../domain/paper-sheet.ts'
import { type PaperKind, paperNumber, seriesYear } from '../../../domain/papers.ts'
import { type TradeSettings, transferAccount } from '../../../domain/trade-settings.ts'
import type { Actor } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { findTaxIdsOf } from '../customers/index.ts'
import { addDocument, type DocumentRow, type OrderRow, readTime, spendNumber } from '../orders/index.ts'
import { getConfig, getTradeSettings } from '../site/index.ts'
import { describePaper, langOf, type PaperBasis, translatorFor } from './describe-paper.ts'

type NewPaper = {
  kind: PaperKind
  /** USD; null for papers without prices. */
  total: number | null
  shipmentId?: number
  refundId?: number | null
  invoiceId?: number
}

export type PaperAuthor = Pick<Actor, 'staffId' | 'who'>

/** Adds the fields of this kind of paper. */
type Complete = (sheet: PaperSheet, basis: PaperBasis) => PaperSheet

/**
 * Writes a paper with the next number of its series, in the transaction of the caller, who has locked the order.
 * Everything else is read before the number is spent, because all others wait for the series from then on.
 */
export async function issuePaper(
  db: TransactionDatabase,
  { staffId, who }: PaperAuthor,
  order: OrderRow,
  { kind, total, ...belongs }: NewPaper,
  complete: Complete,
): Promise<DocumentRow> {
  const settings = await getTradeSettings(db)
  const basis = await readBasis(db, order, settings)
  const format = settings.numberFormats[kind]
  const begun = await readTime(db)
  const calendarYear = begun.getUTCFullYear()
  const year = seriesYear(format, calendarYear)
  const { sequence, time } = await spendNumber(db, kind, year)
  // A number of the old year is not dated in the new one.
  const issuedAt = time.getUTCFullYear() === calendarYear ? time : begun
  const number = paperNumber(format, calendarYear, sequence)
  const facts = complete(describePaper(kind, basis, { number, time: issuedAt }), basis)
  return addDocument(db, {
    ...{ kind, year, sequence, number, orderId: order.id, ...belongs },
    total: total === null ? null : sumAmounts([total]).toFixed(2),
    ...{ lang: basis.lang, facts, issuedAt, staffId, who },
  })
}

async function readBasis(
  db: TransactionDatabase,
  order: OrderRow,
  settings: TradeSettings,
): Promise<PaperBasis> {
  const { company_name, company_address, contact_tel, contact_email } = await getConfig(db, '')
  const lang = langOf(order)
  return {
    order,
    seller: { company_name, company_address, contact_tel, contact_email, ...settings.taxIds },
    buyer: await findTaxIdsOf(db, order),
    bank: transferAccount(settings),
    t: await translatorFor(lang),
    lang,
  }
}
