import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '../../../../web/ui/class-names.ts'
import { QUANTITY_INPUT, QUANTITY_STEP, quantityGroupClass } from '../../../../web/ui/quantity-class.ts'
import type { OrderQuantity } from './use-order-quantity.ts'

type QuantityInputProps = {
  id: string
  order: OrderQuantity
  /** Whose quantity it is: a page has many such buttons. */
  partNumber: string
  /** Only where no label element names the field. */
  label?: string
  size?: 'md' | 'sm'
  /** The element that says what is wrong or what it comes to. */
  describedBy: string
}

/** The same input on the server and in the browser: twenty of them stand in a list, so it is made of as little as can be. */
export function QuantityInput({
  id,
  order,
  partNumber: number,
  label,
  size = 'md',
  describedBy,
}: QuantityInputProps) {
  const t = useTranslations('actions')
  return (
    <div className="ltr-value">
      <div className={quantityGroupClass(size)} data-invalid={order.canOrder ? undefined : ''}>
        <button
          type="button"
          aria-label={t('decrease', { number })}
          aria-controls={id}
          tabIndex={-1}
          onClick={order.stepDown}
          className={classNames(QUANTITY_STEP, 'border-e')}
        >
          <Minus aria-hidden className="size-4" />
        </button>
        <input
          id={id}
          aria-label={label}
          aria-invalid={order.canOrder ? undefined : true}
          aria-describedby={describedBy}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={order.text}
          onChange={event => order.setText(event.currentTarget.value)}
          onKeyDown={event => stepByKey(event, order)}
          className={QUANTITY_INPUT}
        />
        <button
          type="button"
          aria-label={t('increase', { number })}
          aria-controls={id}
          tabIndex={-1}
          onClick={order.stepUp}
          className={classNames(QUANTITY_STEP, 'border-s')}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  )
}

function stepByKey(event: KeyboardEvent, { stepUp, stepDown }: OrderQuantity): void {
  const step = { ArrowUp: stepUp, ArrowDown: stepDown }[event.key]
  if (!step) return
  event.preventDefault()
  step()
}
