import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Wording } from '../../../../contract/wire/messages.ts'
import type { QuantityRule as Rule } from '../../../../domain/quantity.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { splitIfShort } from '../../../../domain/split-quantity.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { VisuallyHidden } from '../../../../web/ui/visually-hidden.tsx'
import { tell } from '../../../shell/notices/notices.ts'
import { orderQuantity } from '../../catalogue/lists/order-quantity.ts'
import { QuantityInput } from '../../catalogue/lists/quantity-input.tsx'
import { requestRest, useSayRest } from '../../quoting/add/request-rest.ts'
import type { CartDesk } from './cart-desk.ts'
import { type LiveLine, quantityInstead } from './live-cart.ts'

type CartQuantityProps = { desk: CartDesk; live: LiveLine; failure?: Wording }

const LINK = 'block min-h-6 text-start text-sm font-semibold text-brand underline hover:text-brand-strong'

/** Shows one message at a time: not saved, not sold in this quantity, or more than in stock. */
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
        partNumber={goods.part_number}
        label={t('quantity_of', { number: goods.part_number })}
        describedBy={`${id}-outcome`}
      />
      <output id={`${id}-outcome`} htmlFor={id} className="block">
        {order.canOrder ? (
          <UnitPrice price={order.unitPrice} />
        ) : (
          <ErrorText>{t('multiple_of_min')}</ErrorText>
        )}
        {failure === undefined ? (
          <>
            <KeepAndRequest desk={desk} live={live} />
            <TakeInstead quantity={quantityInstead(live)} onTake={order.set} />
          </>
        ) : (
          <NotSaved why={failure} onRetry={() => desk.retry(lineId)} />
        )}
        <QuantityRule min_qty={goods.min_qty} multiple={goods.multiple} />
      </output>
    </>
  )
}

function UnitPrice({ price }: { price: number | null }) {
  const format = useFormat()
  if (price === null) return null
  return <bdi className="ltr-value text-xs text-ink-soft">× {format.price(price)}</bdi>
}

/** Reduces the line to the stock and requests the rest. */
function KeepAndRequest({ desk, live: { line, text } }: Pick<CartQuantityProps, 'desk' | 'live'>) {
  const t = useTranslations()
  const { count } = useFormat()
  const sayRest = useSayRest()
  const { goods } = line
  const split = splitIfShort(goods, readQuantity(text))
  if (split === null) return null
  const shown = { kept: count(split.fromStock), rest: count(split.rest), number: goods.part_number }
  const keep = async () => {
    if (!(await desk.set(line.id, split.fromStock)))
      return tell({ text: t('buy.not_requested', { count: split.rest, rest: shown.rest }), isError: true })
    const isRequested = requestRest(goods, split.rest)
    const text = `${t('cart.kept', shown)} ${sayRest(split.rest, isRequested)}`
    tell({ text, isError: !isRequested, way: 'rfq-list' })
  }
  return (
    <button type="button" onClick={keep} className={LINK}>
      {t('cart.keep', shown)}
      <VisuallyHidden> {goods.part_number}</VisuallyHidden>
    </button>
  )
}

type TakeInsteadProps = { quantity: number | null; onTake: (quantity: number) => void }

function TakeInstead({ quantity, onTake }: TakeInsteadProps) {
  const t = useTranslations('goods')
  const format = useFormat()
  if (quantity === null) return null
  return (
    <button type="button" onClick={() => onTake(quantity)} className={LINK}>
      {t('take', { quantity: format.count(quantity) })}
    </button>
  )
}

function NotSaved({ why, onRetry }: { why: Wording; onRetry: () => void }) {
  const t = useTranslations()
  const say = useSay()
  return (
    <>
      <ErrorText role="alert">
        {t('cart.unsaved')} {say(why)}
      </ErrorText>
      <button type="button" onClick={onRetry} className={LINK}>
        {t('error.retry')}
      </button>
    </>
  )
}

/** The minimum and multiple of a part. Parts sold singly need no rule. */
function QuantityRule({ min_qty, multiple }: Rule) {
  const t = useTranslations('goods')
  const format = useFormat()
  if (min_qty === 1 && multiple === 1) return null
  const rule = { quantity: format.count(min_qty), multiple: format.count(multiple) }
  return (
    <span className="block text-xs text-ink-soft">
      {multiple === 1 ? t('minimum', rule) : t('minimum_and_multiple', rule)}
    </span>
  )
}
