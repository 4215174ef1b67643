import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { mostInStock } from '../../domain/line-state.ts'
import { useSay } from '../forms/form-context.ts'
import { QuantityInput } from '../goods/quantity-input.tsx'
import { QuantityProblem } from '../goods/quantity-problem.tsx'
import { type OrderQuantity, orderQuantity } from '../goods/use-order-quantity.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ErrorText } from '../ui/error-text.tsx'
import type { CartDesk } from './cart-desk.ts'
import type { LiveLine } from './live-cart.ts'

type CartQuantityProps = { desk: CartDesk; live: LiveLine; failure?: string }

const LINK = 'min-h-6 text-start text-sm font-semibold text-brand underline hover:text-brand-strong'

export function CartQuantity({ desk, live, failure }: CartQuantityProps) {
  const t = useTranslations('goods')
  const id = useId()
  const { goods, id: lineId } = live.line
  const order = orderQuantity(goods, live.text, text => desk.type(lineId, text))
  return (
    <>
      <QuantityInput
        id={id}
        order={order}
        size="sm"
        label={t('quantity_of', { number: goods.part_number })}
        describedBy={`${id}-outcome`}
      />
      <output id={`${id}-outcome`} htmlFor={id} className="block">
        {order.canOrder ? <UnitPrice order={order} /> : <QuantityProblem order={order} />}
        {live.state === 'understock' && <TakeStock live={live} order={order} />}
        {failure !== undefined && <NotSaved text={failure} onRetry={() => desk.retry(lineId)} />}
      </output>
    </>
  )
}

function UnitPrice({ order: { unitPrice } }: { order: OrderQuantity }) {
  const format = useFormat()
  if (unitPrice === null) return null
  return <bdi className="ltr-value text-xs text-ink-soft">× {format.price(unitPrice)}</bdi>
}

/** Where less than the least is left, nothing can be taken. */
function TakeStock({ live, order }: { live: LiveLine; order: OrderQuantity }) {
  const t = useTranslations('goods')
  const format = useFormat()
  const most = mostInStock(live.line.goods)
  if (most === 0) return null
  return (
    <button type="button" onClick={() => order.set(most)} className={`block ${LINK}`}>
      {t('take', { quantity: format.count(most) })}
    </button>
  )
}

function NotSaved({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslations()
  const say = useSay()
  return (
    <>
      <ErrorText role="alert">
        {t('cart.unsaved')} {say(text)}
      </ErrorText>
      <button type="button" onClick={onRetry} className={LINK}>
        {t('error.retry')}
      </button>
    </>
  )
}
