import type { QuoteReport } from '../../../contract/desk/reports.ts'
import type { ShopContext } from '../../context.ts'
import {
  findOpenQuotes,
  findResponseTimes,
  findResults,
  listLosses,
  listMissingParts,
} from './reports.queries.ts'
import { toPartOutOfStock } from './reports.wire.ts'

const SHOWN_PARTS = 10

export async function getQuoteReport({ db }: Pick<ShopContext, 'db'>): Promise<QuoteReport> {
  const [times, open, month, before, losses, missing] = await Promise.all([
    findResponseTimes(db),
    findOpenQuotes(db),
    findResults(db, { fromDays: 30, toDays: 0 }),
    findResults(db, { fromDays: 60, toDays: 30 }),
    listLosses(db),
    listMissingParts(db, SHOWN_PARTS),
  ])
  return {
    response: {
      week: { requests: times.week, minutes: times.weekMinutes },
      month: { requests: times.month, minutes: times.monthMinutes },
    },
    open: { ...open, value: Number(open.value) },
    results: { month: toResults(month), before: toResults(before) },
    losses: losses.map(({ reason, count, value }) => ({ reason, count, value: Number(value) })),
    missing: missing.map(toPartOutOfStock),
  }
}

function toResults({ won, lost, wonValue, lostValue }: Awaited<ReturnType<typeof findResults>>) {
  return { won, lost, won_value: Number(wonValue), lost_value: Number(lostValue) }
}
