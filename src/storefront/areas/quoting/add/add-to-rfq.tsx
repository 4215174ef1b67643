import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { addToRfqList, itemOf, type RfqItem } from '../../../shell/rfq-list/rfq-list.ts'

type AddToRfqProps = {
  goods: ShownGoods
  /** As typed; null if it is not a number. */
  quantity: number | null
  look?: Parameters<typeof buttonClass>[0]
}

export function AddToRfq({ goods, quantity, look }: AddToRfqProps) {
  const t = useTranslations('rfq')
  const add = useAddToRfq()
  return (
    <button
      type="button"
      aria-label={`${t('add')} ${goods.part_number}`}
      onClick={() => add(itemOf(goods, askedQuantity(goods, quantity)))}
      className={classNames(buttonClass(look), 'icon-file')}
    >
      <span>{t('add')}</span>
    </button>
  )
}

/** Adds a part to the RFQ list and shows a message. */
function useAddToRfq(): (item: RfqItem) => void {
  const t = useTranslations('rfq')
  return item => {
    const { leftOut } = addToRfqList([item])
    const isFull = leftOut > 0
    const text = isFull ? t('full', { max: LIMITS.rfqLines }) : t('added', { number: item.part_number })
    tell({ text, isError: isFull, way: 'rfq-list' })
  }
}

/** Any quantity can be requested, regardless of the multiple. */
function askedQuantity({ min_qty }: ShownGoods, quantity: number | null): number {
  return quantity === null || quantity < 1 || quantity > LIMITS.quantityMax ? min_qty : quantity
}
