import { getNews, listNewsGoods } from '../../../contract/shop/news.ts'
import type { ScreenArgs } from '../../shell/page/screen-loader.ts'
import { toCardGoods } from '../catalogue/lists/to-card-goods.ts'

/** The parts are optional: without them the article is shown alone. */
export async function loadArticle({ call, optional }: Pick<ScreenArgs, 'call' | 'optional'>, id: string) {
  const [news, goods] = await Promise.all([call(getNews, { id }), optional(call(listNewsGoods, { id }), [])])
  return { news, goods: goods.map(toCardGoods) }
}
