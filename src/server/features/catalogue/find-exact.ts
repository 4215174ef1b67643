import { pageUrl } from '../../../domain/page-url.ts'
import { exactNumber, searchKey } from '../../../domain/part-number.ts'
import type { Context } from '../../context.ts'
import { listAliases, listPartsByKey } from './number.queries.ts'

/**
 * The number must match exactly one part: with several manufacturers the buyer chooses on the results page.
 */
export async function findExact(
  { db }: Pick<Context, 'db'>,
  keyword: string,
): Promise<{ goods_page_url: string }> {
  const key = searchKey(keyword)
  if (!key) return { goods_page_url: '' }
  const isAsked = (number: string) => exactNumber(number) === exactNumber(keyword)
  const same = (await listPartsByKey(db, key)).filter(hit => isAsked(hit.part_number))
  const former = async () =>
    (await listAliases(db, key, { isPrefix: false, limit: 100 })).filter(hit => isAsked(hit.alias))
  const hits = same.length > 0 ? same : await former()
  const [hit] = hits
  if (!hit || new Set(hits.map(({ id }) => id)).size > 1) return { goods_page_url: '' }
  return { goods_page_url: pageUrl(hit.part_number, hit.id) }
}
