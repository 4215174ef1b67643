import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '../../../../web/ui/class-names.ts'
import type { OrderQuantity } from './order-quantity.ts'
import './quantity-input.css'

type QuantityInputProps = {
  id: string
  order: OrderQuantity
  /** The part number in the buttons' names: a page has many such buttons. */
  partNumber: string
  /** Only if no label element names the field. */
  label?: string
  size?: 'md' | 'sm'
  /** The element with the error or the amount. */
  describedBy: string
}

/** The same input on the server and in the browser. A list has twenty of them, so it is kept minimal. */
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
    <div
      className={classNames('quantity-input', size === 'sm' && 'quantity-input-sm')}
      data-invalid={order.canOrder ? undefined : ''}
    >
      <button
        type="button"
        aria-label={t('decrease', { number })}
        aria-controls={id}
        tabIndex={-1}
        onClick={order.stepDown}
      />
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
        onKeyDown={event => actByKey(event, id, order)}
      />
      <button
        type="button"
        aria-label={t('increase', { number })}
        aria-controls={id}
        tabIndex={-1}
        onClick={order.stepUp}
      />
    </div>
  )
}

/** Arrows step, and Enter presses the button that adds the quantity to the cart. */
function actByKey(event: KeyboardEvent, id: string, { stepUp, stepDown }: OrderQuantity): void {
  const add = () => document.getElementById(addButtonId(id))?.click()
  const act = { ArrowUp: stepUp, ArrowDown: stepDown, Enter: add }[event.key]
  if (!act || event.nativeEvent.isComposing) return
  event.preventDefault()
  act()
}

/** The button that adds the quantity of this field to the cart. */
export function addButtonId(inputId: string): string {
  return `${inputId}-add`
}
