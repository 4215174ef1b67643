import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { FootBar } from '../../../shell/chrome/foot-bar.tsx'
import { usePartActions } from '../lists/part-actions.ts'
import { addButtonId, QuantityInput } from '../lists/quantity-input.tsx'
import type { useOrderQuantity } from '../lists/use-order-quantity.ts'

type BuyBarProps = { goods: GoodsDetail; order: ReturnType<typeof useOrderQuantity>; inputId: string }

/** On phones: quantity, amount and button at the foot of the window while the page's own button is out of view. */
export function BuyBar({ goods, order, inputId }: BuyBarProps) {
  const t = useTranslations('goods')
  const format = useFormat()
  const { AddAction } = usePartActions()
  const isAway = useIsAway(addButtonId(inputId))
  const id = useId()
  if (!isAway) return null
  return (
    <FootBar kind="buy" className="flex h-20 items-center gap-3 px-4 md:hidden">
      <div className="w-32 shrink-0">
        <QuantityInput
          id={id}
          order={order}
          partNumber={goods.part_number}
          label={t('quantity_of', { number: goods.part_number })}
          describedBy={`${id}-amount`}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <output id={`${id}-amount`} htmlFor={id} className="truncate text-end text-sm leading-5">
          {order.amount === null && !order.canOrder && t('multiple_of_min')}
          {order.amount !== null && (
            <bdi className="ltr-value font-semibold">{format.amount(order.amount)}</bdi>
          )}
        </output>
        <AddAction goods={goods} order={order} inputId={id} />
      </div>
    </FootBar>
  )
}

/** Whether an element of the page exists and is scrolled out of view. */
function useIsAway(id: string): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(entries => setIsAway(entries.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setIsAway(false)
    }
  }, [id])
  return isAway
}
