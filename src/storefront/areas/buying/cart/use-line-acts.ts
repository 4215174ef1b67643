import { useTranslations } from 'use-intl'
import type { CartLine } from '../../../../contract/shop/cart.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { freeItem, itemOf, type RfqItem } from '../../../shell/rfq-list/rfq-item.ts'
import { addToRfqList } from '../../../shell/rfq-list/rfq-list.ts'
import type { CartDesk } from './cart-desk.ts'
import type { LiveLine } from './live-cart.ts'

/** What else can be done with a line of the cart, and what is said about it. */
export function useLineActs(desk: CartDesk, { line, quantity }: LiveLine, onGone: () => void) {
  const t = useTranslations()
  const number = line.goods.part_number

  const restore = async () => {
    if (await desk.restore(line)) tell({ text: t('cart.restored', { number }) })
  }
  const leave = async (said: Parameters<typeof tell>[0]) => {
    onGone()
    if (await desk.remove(line.id)) tell(said)
  }
  return {
    remove: () => leave({ text: t('cart.removed', { number }), way: { undo: restore } }),
    askForQuote: () => {
      const { leftOut } = addToRfqList([askedFor(line, quantity ?? line.cart_num)])
      if (leftOut > 0) return tell({ text: t('rfq.full', { max: LIMITS.rfqLines }), isError: true })
      return leave({ text: t('cart.moved', { number }), way: { undo: restore } })
    },
  }
}

/** What has left the catalogue is asked for by its number alone. */
function askedFor({ goods }: CartLine, quantity: number): RfqItem {
  if (goods.goods_page_url) return itemOf(goods, quantity)
  return freeItem(goods.part_number, { manufacturer: goods.brand_name, qty: quantity })
}
