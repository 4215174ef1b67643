import type { Call } from '../../../contract/call.ts'
import { getNews, listNewsGoods } from '../../../contract/news.ts'
import { toCardGoods } from '../../goods/to-card-goods.ts'
import { unlessRefused } from '../../site-data.ts'

/** The parts are an extra: when they cannot be had, the article is shown without them, but the page is not kept. */
export async function loadArticle(call: Call, id: string) {
  let isPoor = false
  const withoutParts = unlessRefused([], () => {
    isPoor = true
  })
  const [news, goods] = await Promise.all([
    call(getNews, { id }),
    call(listNewsGoods, { id }).catch(withoutParts),
  ])
  return { news, goods: goods.map(toCardGoods), isPoor }
}
