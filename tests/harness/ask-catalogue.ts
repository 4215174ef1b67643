import * as z from 'zod/mini'
import { Goods } from '../../src/contract/shop/goods.ts'

const Answer = z.object({ data: z.object({ list: z.array(Goods), total: z.int() }) })

/** Parts as the running shop lists them, so that tests do not depend on particular demo parts. */
export async function askCatalogue(
  shopUrl: string,
  query: string,
): Promise<{ list: Goods[]; total: number }> {
  const answer = await fetch(`${shopUrl}/api/index/search?${query}`)
  return Answer.parse(await answer.json()).data
}
