import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { sayWith } from '../../../../contract/wire/messages.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { tell } from '../../../shell/notices/notices.ts'
import { addButtonId } from '../../catalogue/lists/quantity-input.tsx'
import type { useOrderQuantity } from '../../catalogue/lists/use-order-quantity.ts'
import { useSplit } from '../../quoting/add/use-split.ts'

const NO_CONNECTION = { kind: 'failed', why: { key: 'forms.no_connection' } } as const

type AddToCartProps = {
  goods: ShownGoods
  order: ReturnType<typeof useOrderQuantity>
  /** The quantity field, which gets the focus if the quantity cannot be ordered. */
  inputId: string
  look?: Parameters<typeof buttonClass>[0]
}

/** States the action: "Add 500 to cart", or above stock "Add 2,112 and request 888". */
export function AddToCart({ goods, order, inputId, look }: AddToCartProps) {
  const { add, isBusy } = useAddToCart(goods, order.refuse)
  const splitting = useSplit()
  const action = useAction(order)
  const { quantity, split } = order
  const act = () => {
    if (quantity === null || !order.canOrder) return goTo(inputId)
    return split ? splitting.split(goods, quantity) : add(quantity)
  }
  return (
    <button
      id={addButtonId(inputId)}
      type="button"
      aria-label={`${action} ${goods.part_number}`}
      aria-busy={isBusy || splitting.isBusy || undefined}
      onClick={act}
      className={classNames(buttonClass(look), order.isOnlyRequested ? 'icon-file' : 'icon-cart')}
    >
      <span>{action}</span>
    </button>
  )
}

function useAction({ quantity, canOrder, split, isOnlyRequested }: AddToCartProps['order']): string {
  const t = useTranslations()
  const { count } = useFormat()
  if (isOnlyRequested) return t('rfq.add')
  if (split) return t('buy.split', { added: count(split.fromStock), rest: count(split.rest) })
  return quantity === null || !canOrder ? t('buy.add_plain') : t('buy.add', { quantity: count(quantity) })
}

/** Adds once, even if the button is pressed again before the server responds. */
function useAddToCart(goods: ShownGoods, refuse: () => void) {
  const { part_number } = goods
  const t = useTranslations()
  const format = useFormat()
  const call = useCall()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  const send = async (quantity: number) => {
    const adding = await import('./add-part.ts').catch(() => null)
    const outcome = adding ? await adding.addPart(call, partIdOf(goods), quantity) : NO_CONNECTION
    if (outcome.kind === 'wrong quantity') return refuse()
    if (outcome.kind === 'failed') return tell({ text: sayWith(t)(outcome.why), isError: true })
    tell({ text: t('buy.added', { quantity: format.count(quantity), number: part_number }), way: 'cart' })
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
