import { ShoppingCart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import type { useOrderQuantity } from '../../catalogue/lists/use-order-quantity.ts'
import { useAddToCart } from './use-add-to-cart.ts'

type AddToCartProps = {
  goods: Goods
  order: ReturnType<typeof useOrderQuantity>
  /** The field with the quantity: where to go when it cannot be ordered. */
  inputId: string
  look?: Parameters<typeof buttonClass>[0]
}

/** Says what it does: "Add 500 to cart". */
export function AddToCart({ goods, order, inputId, look }: AddToCartProps) {
  const t = useTranslations('buy')
  const format = useFormat()
  const { add, isBusy } = useAddToCart(goods, order.refuse)
  const quantity = order.canOrder ? order.quantity : null
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={() => (quantity === null ? goTo(inputId) : add(quantity))}
      className={buttonClass(look)}
    >
      <ShoppingCart aria-hidden />
      <span>{quantity === null ? t('add_plain') : t('add', { quantity: format.count(quantity) })}</span>
      <VisuallyHidden> {goods.part_number}</VisuallyHidden>
    </button>
  )
}

/** What is wrong stands beside the field already. */
export function goTo(inputId: string): void {
  document.getElementById(inputId)?.focus()
}
