import type { listQuotes as endpoint } from '../../../contract/desk/quotes.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { RowId } from '../../../contract/wire/fields.ts'
import { cursorOf } from '../../../contract/wire/keyset.ts'
import { QUOTE_LIMITS } from '../../../domain/quotes/limits.ts'
import { marginOn } from '../../../domain/quotes/margin.ts'
import type { Loss } from '../../../domain/quotes/report.ts'
import type { QuoteState } from '../../../domain/quotes/states.ts'
import type { StaffContext } from '../../context.ts'
import { toKeysetPage } from '../../database/keyset.ts'
import { bareNumber } from '../rfq/index.ts'
import {
  countDeskQuotes,
  type DeskQuoteRow,
  listDeskQuotes,
  listMargins,
  type QuoteFilter,
} from './desk.queries.ts'
import { toQuoteEntry } from './quote.wire.ts'

const byId = cursorOf(RowId)
const WEEK_HOURS = 7 * 24

type QuoteListQuery = {
  state?: QuoteState | undefined
  owner?: 'me' | 'none' | number | undefined
  ending?: 'soon' | 'week' | undefined
  waiting?: '1' | undefined
  lost?: Loss | undefined
  request?: string | undefined
  customer?: number | undefined
  company?: number | undefined
  search: string
}

/** Newest first. */
export async function listQuotes(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  { state, owner, ending, waiting, lost, request, customer, company, search }: QuoteListQuery,
  after?: string,
): Promise<CallData<typeof endpoint>> {
  const filter: QuoteFilter = {
    state,
    search,
    ownerId: ownerOf(owner, staff.staffId),
    endsWithinHours: ending && (ending === 'soon' ? QUOTE_LIMITS.chaseHours : WEEK_HOURS),
    isWaiting: waiting === '1',
    lostFor: lost,
    customerId: customer,
    companyId: company,
    rfqNumber: request === undefined ? undefined : bareNumber(request),
  }
  const rows = await listDeskQuotes(db, filter, byId.read(after))
  const { list, next } = toKeysetPage(
    rows,
    ({ id }) => byId.write(id),
    row => row,
  )
  const page = { list: await toEntries({ db, staff }, list), next }
  return after === undefined ? { ...page, ...(await countDeskQuotes(db, filter)) } : page
}

/** Margins are read only for people who may see costs. */
async function toEntries({ db, staff }: Pick<StaffContext, 'db' | 'staff'>, rows: readonly DeskQuoteRow[]) {
  if (!staff.rights.includes('cost.see')) return rows.map(toQuoteEntry)
  const sums = await listMargins(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => {
    const sum = sums.get(row.id)
    return { ...toQuoteEntry(row), margin: sum ? marginOn(sum.price, sum.cost) : null }
  })
}

function ownerOf(owner: QuoteListQuery['owner'], staffId: number): QuoteFilter['ownerId'] {
  if (owner === 'me') return staffId
  return owner === 'none' ? null : owner
}
