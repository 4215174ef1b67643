import { ShoppingCart } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { sayWith } from '../../../../contract/wire/messages.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { tell } from '../../../shell/notices/notices.ts'
import type { useOrderQuantity } from '../../catalogue/lists/use-order-quantity.ts'

const NO_CONNECTION = { kind: 'failed', why: { key: 'forms.no_connection' } } as const

type AddToCartProps = {
  goods: Goods
  order: ReturnType<typeof useOrderQuantity>
  /** The quantity field, which gets the focus if the quantity cannot be ordered. */
  inputId: string
  look?: Parameters<typeof buttonClass>[0]
}

/** States the action: "Add 500 to cart". */
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

/** Adds once, even if the button is pressed again before the server responds. */
function useAddToCart({ goods_id, part_number, stock }: Goods, refuse: () => void) {
  const t = useTranslations()
  const format = useFormat()
  const call = useCall()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  const send = async (quantity: number) => {
    const adding = await import('./add-part.ts').catch(() => null)
    const outcome = adding ? await adding.addPart(call, goods_id, quantity) : NO_CONNECTION
    if (outcome.kind === 'wrong quantity') return refuse()
    if (outcome.kind === 'failed') return tell({ text: sayWith(t)(outcome.why), isError: true })
    const words = [t('buy.added', { quantity: format.count(quantity), number: part_number })]
    if (quantity > stock) words.push(t('buy.over_stock', { count: format.count(stock) }))
    tell({ text: words.join(' '), way: 'cart' })
  }
  const add = async (quantity: number) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    await send(quantity)
    isSending.current = false
    setIsBusy(false)
  }
  return { add, isBusy }
}

/** The error is already shown beside the field. */
export function goTo(inputId: string): void {
  document.getElementById(inputId)?.focus()
}
