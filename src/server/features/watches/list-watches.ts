import type { WatchedPart } from '../../../contract/shop/watches.ts'
import { emailKey } from '../../../domain/email.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import type { UserContext } from '../../context.ts'
import { getProfileOf } from '../account/index.ts'
import { listActiveWatches } from './watches.queries.ts'

/** The signed-in customer's active watches. */
export async function listWatches({ db, who }: UserContext): Promise<WatchedPart[]> {
  const { email } = await getProfileOf(db, who.user.userId)
  const watches = await listActiveWatches(db, emailKey(email))
  return watches.map(({ token, quantity, partId, partNumber, manufacturer, stock }) => ({
    token,
    part_number: partNumber,
    brand_name: manufacturer,
    goods_page_url: pageUrl(partNumber, partId),
    qty: quantity,
    stock,
  }))
}
