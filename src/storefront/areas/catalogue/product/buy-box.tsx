import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { GoodsDetail } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Notice } from '../../../../web/ui/notice.tsx'
import { Price } from '../../../../web/ui/price.tsx'
import { GoodsPriceBreaks } from '../lists/goods-price-breaks.tsx'
import { usePartActions } from '../lists/part-actions.ts'
import { QuantityInput } from '../lists/quantity-input.tsx'
import { QuantityProblem } from '../lists/quantity-problem.tsx'
import { useOrderQuantity } from '../lists/use-order-quantity.ts'
import { BuyBar } from './buy-bar.tsx'
import { Watch } from './watch.tsx'

/** The price at a quantity, and the actions. */
export function BuyBox({ goods }: { goods: GoodsDetail }) {
  const t = useTranslations()
  const order = useOrderQuantity(goods)
  const { BuyActions } = usePartActions()
  const id = useId()
  const hasPrice = goods.prices.length > 0
  return (
    <>
      <section
        aria-labelledby={`${id}-title`}
        className="product-buy flex flex-col gap-4 rounded-md border border-hairline bg-bench p-4"
      >
        <h2 id={`${id}-title`} className="sr-only">
          {t('product.buy')}
        </h2>
        {goods.stock <= 0 && (
          <Notice tone="warning" title={t('product.not_in_stock')}>
            <p>{t('product.not_in_stock_text')}</p>
          </Notice>
        )}
        {hasPrice ? (
          <div className="overflow-x-auto rounded-md bg-paper">
            {goods.stock <= 0 && (
              <h3 className="px-3 pt-2 text-sm font-semibold">{t('product.last_price')}</h3>
            )}
            <GoodsPriceBreaks prices={goods.prices} inForce={order.inForce} onTake={order.take} />
          </div>
        ) : (
          <PriceOnRequest />
        )}
        <div className="flex flex-wrap items-start gap-x-3 gap-y-3">
          <div className="flex w-40 flex-col gap-1.5">
            <label htmlFor={id} className="self-start text-sm font-semibold">
              {t('goods.quantity')}
            </label>
            <QuantityInput
              id={id}
              order={order}
              partNumber={goods.part_number}
              describedBy={`${id}-outcome ${id}-rule`}
            />
          </div>
          <OrderOutcome id={`${id}-outcome`} inputId={id} order={order} goods={goods} />
        </div>
        <Rule id={`${id}-rule`} goods={goods} />
        <Watch goods={goods} quantity={order.quantity} />
        <BuyActions goods={goods} order={order} inputId={id} />
      </section>
      <BuyBar goods={goods} order={order} inputId={id} />
    </>
  )
}

function PriceOnRequest() {
  const t = useTranslations()
  return (
    <div>
      <p className="text-xl font-semibold">{t('goods.price_on_request')}</p>
      <p className="text-ink-soft">{t('product.on_request_text')}</p>
    </div>
  )
}

type OrderOutcomeProps = {
  id: string
  inputId: string
  order: ReturnType<typeof useOrderQuantity>
  goods: GoodsDetail
}

/** The amount of the quantity or the reason why it cannot be ordered, in the same place. */
function OrderOutcome({ id, inputId, order, goods }: OrderOutcomeProps) {
  return (
    <output id={id} htmlFor={inputId} className="block min-h-16 min-w-min flex-1 basis-30">
      {order.canOrder ? <Amount order={order} goods={goods} /> : <QuantityProblem order={order} />}
    </output>
  )
}

function Amount({ order, goods }: Pick<OrderOutcomeProps, 'order' | 'goods'>) {
  const t = useTranslations('goods')
  const format = useFormat()
  const { unitPrice, amount } = order
  return (
    <>
      {unitPrice !== null && amount !== null && (
        <>
          <span className="block text-sm">
            <Price text={format.price(unitPrice)} size="sm" suffix={t('per_piece')} />
          </span>
          <span className="block">
            <span className="sr-only">{t('ext_price')} </span>
            <Price text={format.amount(amount)} size="lg" />
          </span>
        </>
      )}
      <OverStock order={order} goods={goods} />
    </>
  )
}

/** The missing pieces, and why not every piece in stock is sold. */
function OverStock({
  order: { quantity, split, inCart },
  goods: { stock, multiple, part_number: number },
}: Pick<OrderOutcomeProps, 'order' | 'goods'>) {
  const t = useTranslations()
  const { count } = useFormat()
  if (stock <= 0 || quantity === null || quantity <= stock) return null
  const sold = (split?.fromStock ?? 0) + inCart
  const isRounded = split !== null && sold < stock
  const rounded = { count: count(stock), sold: count(sold), multiple: count(multiple) }
  return (
    <span className="mt-1 block text-sm text-low">
      {isRounded
        ? t('product.over_stock_rounded', rounded)
        : t('product.over_stock', { count: count(stock) })}{' '}
      {inCart > 0 && t('buy.in_cart', { quantity: count(inCart), number })}
    </span>
  )
}

function Rule({ id, goods: { min_qty, multiple } }: { id: string; goods: GoodsDetail }) {
  const t = useTranslations('product')
  const format = useFormat()
  return (
    <p id={id} className="text-sm text-ink-soft">
      {t('minimum', { shown: format.count(min_qty) })}{' '}
      {multiple > 1 && t('multiple', { multiple: format.count(multiple) })}
    </p>
  )
}
