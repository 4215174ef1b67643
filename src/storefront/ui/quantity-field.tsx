import { NumberField } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import { classNames } from './class-names.ts'
import { useAriaRequired } from './field-required.ts'
import { PlainQuantityField, type QuantityFieldProps } from './plain-quantity-field.tsx'
import { QUANTITY_INPUT, QUANTITY_SIZES, QUANTITY_STEP, quantityGroupClass } from './quantity-class.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

export function QuantityField(props: QuantityFieldProps) {
  return useIsHydrated() ? <EnhancedQuantityField {...props} /> : <PlainQuantityField {...props} />
}

/** Typed quantities outside the range stay as they are: the caller says beside the field what is wrong. */
function EnhancedQuantityField(props: QuantityFieldProps) {
  const { value, onValueChange, min, step, max, locale, name, isDisabled, size = 'md', className } = props
  return (
    <NumberField.Root
      value={value}
      onValueChange={quantity => onValueChange(quantity)}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      smallStep={step}
      locale={locale}
      name={name}
      disabled={isDisabled}
      snapOnStep
      allowOutOfRange
      className={classNames('ltr-value', QUANTITY_SIZES[size], className)}
    >
      <QuantityControls {...props} />
    </NumberField.Root>
  )
}

function QuantityControls({ labels, label, size = 'md' }: QuantityFieldProps) {
  const ariaRequired = useAriaRequired()
  return (
    <NumberField.Group className={quantityGroupClass(size)}>
      <NumberField.Decrement aria-label={labels.decrease} className={classNames(QUANTITY_STEP, 'border-e')}>
        <Minus aria-hidden className="size-4" />
      </NumberField.Decrement>
      <NumberField.Input aria-label={label} aria-required={ariaRequired} className={QUANTITY_INPUT} />
      <NumberField.Increment aria-label={labels.increase} className={classNames(QUANTITY_STEP, 'border-s')}>
        <Plus aria-hidden className="size-4" />
      </NumberField.Increment>
    </NumberField.Group>
  )
}
