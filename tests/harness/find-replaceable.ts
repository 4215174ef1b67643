import type { Alternate } from '../../src/contract/shop/alternates.ts'
import { mostInStock } from '../../src/domain/line-state.ts'
import { orderableFrom } from '../../src/domain/quantity.ts'
import { askCatalogue } from './ask-catalogue.ts'

/** A part in stock, a quantity that exceeds its stock, and an alternate that covers this quantity. */
export async function findReplaceable(shopUrl: string) {
  const { list } = await askCatalogue(shopUrl, 'keyword=0603&in_stock=1&page_size=100')
  for (const part of list.filter(({ prices }) => prices.length > 0)) {
    const wanted = orderableFrom(part, part.stock + 1)
    const answer = await fetch(`${shopUrl}/api/goods/alternates/${part.goods_id}`)
    const alternates: Alternate[] = (await answer.json()).data
    const alternate = alternates.find(
      ({ goods }) => goods.prices.length > 0 && orderableFrom(goods, wanted) <= mostInStock(goods),
    )
    if (alternate) return { part, wanted, alternate, instead: orderableFrom(alternate.goods, wanted) }
  }
  throw new Error('no part in stock has an alternate with more stock')
}
