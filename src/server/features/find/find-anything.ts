import type { FoundThing } from '../../../contract/desk/find.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { idOfPageUrl } from '../../../domain/page-url.ts'
import type { Right } from '../../../domain/rights.ts'
import type { StaffContext } from '../../context.ts'
import { type PartsContext, suggestParts } from '../catalogue/index.ts'
import { searchCustomers } from '../customers/index.ts'
import { searchOrders } from '../order-desk/index.ts'
import { searchRfqs } from '../rfq/index.ts'
import {
  type FoundRow,
  findCompanies,
  listFoundOrders,
  listFoundPeople,
  listFoundRequests,
} from './find.queries.ts'

/** Of each kind. */
const MOST = 6
/** The index of trigrams needs three letters. */
const LEAST_LETTERS = 3

type FindContext = StaffContext & PartsContext

export async function findAnything(context: FindContext, q: string): Promise<FoundThing[]> {
  if (q.length < LIMITS.keywordMinLength) return []
  const { db, staff } = context
  const asked = { search: q, where: undefined, limit: MOST }
  const hasEmail = staff.rights.includes('customers.read')
  const isLong = q.length >= LEAST_LETTERS
  const find = async (
    kind: FoundThing['kind'],
    may: Right,
    search: () => Promise<FoundRow[]>,
  ): Promise<FoundThing[]> =>
    staff.rights.includes(may) ? (await search()).map(row => ({ kind, ...row })) : []
  const found = await Promise.all([
    find('order', 'orders.read', async () =>
      isLong ? listFoundOrders(db, (await searchOrders(db, asked)).ids, hasEmail) : [],
    ),
    find('request', 'requests.read', async () => listFoundRequests(db, (await searchRfqs(db, asked)).ids)),
    find('person', 'customers.read', async () =>
      isLong ? listFoundPeople(db, (await searchCustomers(db, asked)).ids) : [],
    ),
    find('company', 'customers.read', async () => (isLong ? findCompanies(db, q, MOST) : [])),
    find('part', 'parts.read', () => findParts(context, q)),
  ])
  return found.flat()
}

async function findParts(context: FindContext, q: string): Promise<FoundRow[]> {
  const parts = await suggestParts(context, q)
  return parts.slice(0, MOST).map(({ part_number, brand_name, goods_page_url }) => ({
    id: idOfPageUrl(goods_page_url) ?? 0,
    title: part_number,
    text: brand_name,
  }))
}
