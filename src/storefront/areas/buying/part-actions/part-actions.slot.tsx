import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { buyNowPath, partIdOf } from '../../../../contract/shop/names.ts'
import { mostInStock } from '../../../../domain/line-state.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import type { OrderQuantity } from '../../catalogue/lists/order-quantity.ts'
import { type PartActions, PartActionsProvider } from '../../catalogue/lists/part-actions.ts'
import { AddToRfq } from '../../quoting/add/add-to-rfq.tsx'
import { QuickQuote } from '../../quoting/rfq/quick-quote.tsx'
import { AddToCart, goTo } from './add-to-cart.tsx'

const ACTIONS = { BuyActions, RowActions, AddAction }
const ROW_LOOK = { size: 'sm' } as const

/** Fills the slots of the catalog's screens. */
export function Slot({ children }: { children: ReactNode }) {
  return <PartActionsProvider value={ACTIONS}>{children}</PartActionsProvider>
}

type BuyActionsProps = ComponentProps<PartActions['BuyActions']>

/** The actions on a part's page. A part out of stock can only be requested, so the quote form is open. */
function BuyActions({ goods, order, inputId }: BuyActionsProps) {
  const t = useTranslations('forms')
  const isInStock = goods.stock > 0
  const canBuy = mostInStock(goods) > 0 && goods.prices.length > 0
  const variant = isInStock && !canBuy ? 'primary' : 'secondary'
  const add = <AddToRfq goods={goods} quantity={order.quantity} look={{ variant }} />
  return (
    <div className="flex flex-col gap-2">
      <noscript>{t('needs_javascript')}</noscript>
      {canBuy && (
        <>
          <AddToCart goods={goods} order={order} inputId={inputId} look={{ variant: 'primary' }} />
          <BuyNow goods={goods} order={order} inputId={inputId} />
        </>
      )}
      {isInStock && !(canBuy && order.isOnlyRequested) && add}
      <QuickQuote goods={goods} quantity={order.quantity} isOpenAtFirst={!isInStock} />
      {!isInStock && add}
    </div>
  )
}

type BuyNowProps = { goods: ShownGoods; order: OrderQuantity; inputId: string }

/** Goes to the checkout with this part only, without the cart. Limited to the quantity in stock. */
function BuyNow({ goods, order: { quantity, canOrder }, inputId }: BuyNowProps) {
  const t = useTranslations('buy')
  if (canOrder && quantity !== null && quantity <= goods.stock)
    return (
      <Link to={buyNowPath(partIdOf(goods), quantity)} className={buttonClass()}>
        {t('now')}
      </Link>
    )
  return (
    <button type="button" onClick={() => goTo(inputId)} className={buttonClass()}>
      {t('now')}
    </button>
  )
}

type RowActionsProps = ComponentProps<PartActions['RowActions']>

/** The actions of a row in a list. A part without a price, or with less stock than its minimum, can only be requested. */
function RowActions({ goods, order, inputId }: RowActionsProps) {
  const canBuy = mostInStock(goods) > 0 && goods.prices.length > 0
  return (
    <div className="goods-actions">
      {canBuy && <AddToCart goods={goods} order={order} inputId={inputId} look={ROW_LOOK} />}
      {!(canBuy && order.isOnlyRequested) && (
        <AddToRfq
          goods={goods}
          quantity={order.quantity}
          look={canBuy ? { ...ROW_LOOK, variant: 'quiet' } : ROW_LOOK}
        />
      )}
    </div>
  )
}

function AddAction({ goods, order, inputId }: RowActionsProps) {
  return <AddToCart goods={goods} order={order} inputId={inputId} look={{ variant: 'primary' }} />
}
