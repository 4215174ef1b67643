import type { FoundThing } from '../../../contract/desk/find.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { idOfPageUrl } from '../../../domain/page-url.ts'
import type { Right } from '../../../domain/rights.ts'
import type { StaffContext } from '../../context.ts'
import { hasTrigrams } from '../../database/has-text.ts'
import { type PartsContext, suggestParts } from '../catalogue/index.ts'
import { searchCustomers } from '../customers/index.ts'
import { searchOrders } from '../order-desk/index.ts'
import { searchRfqs } from '../rfq/index.ts'
import {
  findCompanies,
  findQuotes,
  listFoundHolds,
  listFoundOrders,
  listFoundPeople,
  listFoundRequests,
} from './find.queries.ts'

/** Of each kind. */
const MOST = 6

type FindContext = StaffContext & PartsContext

export async function findAnything(context: FindContext, q: string): Promise<FoundThing[]> {
  if (q.length < LIMITS.keywordMinLength) return []
  const { db, staff } = context
  const asked = { search: q, where: undefined, limit: MOST }
  const hasEmails = staff.rights.includes('customers.read')
  const isLong = hasTrigrams(q)
  const find = async (
    kind: FoundThing['kind'],
    may: Right,
    search: () => Promise<Omit<FoundThing, 'kind'>[]>,
  ): Promise<FoundThing[]> =>
    staff.rights.includes(may) ? (await search()).map(row => ({ kind, ...row })) : []
  const orderIds = isLong
    ? searchOrders(db, { ...asked, hasEmails }).then(({ ids }) => ids)
    : Promise.resolve([])
  const found = await Promise.all([
    find('order', 'orders.read', async () => listFoundOrders(db, await orderIds, hasEmails)),
    find('request', 'requests.read', async () => listFoundRequests(db, (await searchRfqs(db, asked)).ids)),
    find('quote', 'quote.read', async () =>
      isLong ? findQuotes(db, { q, orderIds: await orderIds, limit: MOST }) : [],
    ),
    find('person', 'customers.read', async () =>
      isLong ? listFoundPeople(db, (await searchCustomers(db, asked)).ids) : [],
    ),
    find('company', 'customers.read', async () => (isLong ? findCompanies(db, q, MOST) : [])),
    find('part', 'parts.read', () => findParts(context, q)),
  ])
  return found.flat()
}

async function findParts(context: FindContext, q: string): Promise<Omit<FoundThing, 'kind'>[]> {
  const parts = (await suggestParts(context, q)).slice(0, MOST).map(part => ({
    id: idOfPageUrl(part.goods_page_url) ?? 0,
    title: part.part_number,
    text: part.brand_name,
  }))
  if (!context.staff.rights.includes('quote.read')) return parts
  const holds = await listFoundHolds(
    context.db,
    parts.map(({ id }) => id),
  )
  return parts.map(part => {
    const held = holds.get(part.id)
    return held ? { ...part, held } : part
  })
}
