import { Field } from '@base-ui/react/field'
import { Minus, Plus } from 'lucide-react'
import { classNames } from './class-names.ts'
import { useAriaRequired } from './field-required.ts'
import { QUANTITY_INPUT, QUANTITY_SIZES, QUANTITY_STEP, quantityGroupClass } from './quantity-class.ts'

export type QuantityFieldProps = {
  value: number | null
  onValueChange: (quantity: number | null) => void
  /** The smallest quantity sold, and the multiple it is sold in. */
  min: number
  step: number
  max?: number
  /** How figures are grouped, as an Intl tag; the browser's own choice would differ from the server's. */
  locale: string
  labels: { increase: string; decrease: string }
  /** Only where no Field gives the label. */
  label?: string
  name?: string
  size?: 'md' | 'sm'
  isDisabled?: boolean
  className?: string
}

/** What QuantityField is until the browser has taken over: the same measures, without the stepping. */
export function PlainQuantityField({
  value,
  name,
  label,
  size = 'md',
  isDisabled,
  className,
}: QuantityFieldProps) {
  const ariaRequired = useAriaRequired()
  return (
    <div className={classNames('ltr-value', QUANTITY_SIZES[size], className)}>
      <div className={quantityGroupClass(size)}>
        <i aria-hidden className={classNames(QUANTITY_STEP, 'border-e')}>
          <Minus className="size-4" />
        </i>
        <Field.Control
          name={name}
          aria-label={label}
          aria-required={ariaRequired}
          disabled={isDisabled}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value ?? ''}
          className={QUANTITY_INPUT}
        />
        <i aria-hidden className={classNames(QUANTITY_STEP, 'border-s')}>
          <Plus className="size-4" />
        </i>
      </div>
    </div>
  )
}
