import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '../../../../web/ui/class-names.ts'
import type { OrderQuantity } from './order-quantity.ts'

const QUANTITY_STEP =
  'grid shrink-0 place-items-center self-stretch border-hairline text-ink-soft transition-colors duration-150 select-none ' +
  'hover:bg-brand-soft hover:text-brand -outline-offset-2! disabled:bg-transparent disabled:text-field'

const QUANTITY_INPUT = 'w-full min-w-0 bg-transparent px-1 text-center tabular-nums outline-none'

const SIZES = {
  md: 'h-10 text-base pointer-coarse:text-[1rem] [&_button]:w-9',
  sm: 'h-8 text-sm pointer-coarse:text-[1rem] [&_button]:w-7',
}

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
          onKeyDown={event => actByKey(event, id, order)}
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

function quantityGroupClass(size: 'md' | 'sm'): string {
  return classNames(
    'flex items-center overflow-hidden rounded-md border border-field bg-paper transition-colors duration-150 hover:border-ink-soft',
    'focus-within:border-brand has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand',
    'data-invalid:border-error',
    SIZES[size],
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
