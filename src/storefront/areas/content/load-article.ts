import { getNews, listNewsGoods } from '../../../contract/shop/news.ts'
import type { Call } from '../../../contract/wire/call.ts'
import { unlessRefused } from '../../shell/page/site-data.ts'
import { toCardGoods } from '../catalogue/lists/to-card-goods.ts'

/** The parts are optional: if they cannot be loaded, the article is shown without them, but the page is not cached. */
export async function loadArticle(call: Call, id: string) {
  let isDegraded = false
  const withoutParts = unlessRefused([], () => {
    isDegraded = true
  })
  const [news, goods] = await Promise.all([
    call(getNews, { id }),
    call(listNewsGoods, { id }).catch(withoutParts),
  ])
  return { news, goods: goods.map(toCardGoods), isDegraded }
}
