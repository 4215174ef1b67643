import type { QuoteDetail, QuoteVersion } from '../../../contract/desk/quotes.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { StaffContext } from '../../context.ts'
import { listActsOn } from '../audit/index.ts'
import { findGoods, type PartsContext } from '../catalogue/index.ts'
import { listMessages } from '../messages/index.ts'
import { findLastSales } from '../orders/index.ts'
import { type DeskQuoteRow, findDeskQuote } from './desk.queries.ts'
import { listOpenHolds } from './holds.queries.ts'
import { bareQuoteNumber, QUOTE } from './number.ts'
import { findLowLines } from './price-floor.ts'
import { latestCounters, toQuoteDetail, toQuoteVersion } from './quote.wire.ts'
import { listCounters } from './quotes.queries.ts'
import {
  findVersion,
  listCosts,
  listLastQuoted,
  listQuoteLines,
  listSentVersions,
  type VersionRow,
} from './versions.queries.ts'

const MOST_ACTS = 200

export type ReadingContext = PartsContext & Pick<StaffContext, 'staff' | 'settings'>

/** For the desk: a quote by its number. */
export async function getQuote(context: ReadingContext, typed: string): Promise<QuoteDetail> {
  const quote = await findDeskQuote(context.db, bareQuoteNumber(typed))
  if (!quote) throw new Refusal(404)
  return describeQuote(context, quote)
}

async function describeQuote(context: ReadingContext, quote: DeskQuoteRow): Promise<QuoteDetail> {
  const { db } = context
  const sent = await listSentVersions(db, quote.id)
  const live = sent.at(-1)
  const draft =
    quote.draftVersion === null
      ? null
      : await findVersion(db, { quoteId: quote.id, version: quote.draftVersion })
  return toQuoteDetail(quote, {
    live: live ? await describeVersion(context, quote, live) : null,
    draft: draft ? await describeVersion(context, quote, draft) : null,
    sent,
    holds: await listOpenHolds(db, quote.id),
    messages: await listMessages(db, { subjectKind: QUOTE, subjectId: quote.id }),
    acts: await listActsOn(db, { kind: QUOTE, id: quote.id }, MOST_ACTS),
  })
}

/** Costs are shown only to people who may see them; for others they only count for the price floor. */
async function describeVersion(
  context: ReadingContext,
  quote: DeskQuoteRow,
  version: VersionRow,
): Promise<QuoteVersion> {
  const { db, staff } = context
  const lines = await listQuoteLines(db, version)
  const isDraft = version.sentAt === null
  const partIds = lines.flatMap(({ partId }) => partId ?? [])
  const { quotes: terms } = await context.settings()
  const costs = await listCosts(db, version)
  const low = isDraft ? await findLowLines(context, lines, { ...terms, costs }) : []
  return toQuoteVersion(version, lines, {
    goods: isDraft ? await findGoods(context, partIds) : new Map(),
    costs: staff.rights.includes('cost.see') ? costs : null,
    low: new Set(low.map(({ lineId }) => lineId)),
    counters: latestCounters(await listCounters(db, quote.id), quote.version),
    quoted: isDraft ? await listLastQuoted(db, quote, partIds, quote.id) : new Map(),
    sold: isDraft ? await findLastSales(db, quote, partIds) : new Map(),
    ordered: version.version === quote.version ? orderedPieces(quote) : null,
  })
}

function orderedPieces({ acceptedLines }: DeskQuoteRow): Map<number, number> | null {
  return acceptedLines && new Map(acceptedLines.map(({ lineId, quantity }) => [lineId, quantity]))
}

export async function getQuoteVersion(
  context: ReadingContext,
  typed: string,
  number: number,
): Promise<QuoteVersion> {
  const quote = await findDeskQuote(context.db, bareQuoteNumber(typed))
  const version = quote && (await findVersion(context.db, { quoteId: quote.id, version: number }))
  if (!quote || !version) throw new Refusal(404)
  return describeVersion(context, quote, version)
}
