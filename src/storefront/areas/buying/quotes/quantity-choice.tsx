import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuotedLine } from '../../../../contract/shop/quotes.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Field } from '../../../../web/ui/field.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'
import { offeredQuantity, quantityOfLine } from './choices.ts'
import type { ChoiceHandle } from './use-choice.ts'

type QuantityChoiceProps = { line: QuotedLine; choice: ChoiceHandle }

/** The quantities with a price of their own, and a field for those between. */
export function QuantityChoice({ line, choice }: QuantityChoiceProps) {
  const t = useTranslations('quote')
  const format = useFormat()
  const isHydrated = useIsHydrated()
  const quantity = quantityOfLine(line, choice.picked)
  const prices = format.prices(line.prices.map(({ price }) => price))
  const set = (wanted: number) => choice.setQuantity(line.line_id, wanted)
  return (
    <div className="flex flex-col gap-2">
      <TypedQuantity key={`${line.line_id} ${quantity}`} line={line} quantity={quantity} onQuantity={set} />
      <fieldset aria-label={t('offered_quantities')} className="flex min-w-0 flex-wrap gap-2">
        {line.prices.map(({ qty }, place) => (
          <Button
            key={qty}
            size="sm"
            aria-pressed={qty === quantity}
            className="aria-pressed:bg-brand-soft"
            disabled={!isHydrated}
            onClick={() => set(qty)}
          >
            <bdi className="ltr-value">{`${format.count(qty)} × ${prices[place]}`}</bdi>
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

type TypedQuantityProps = { line: QuotedLine; quantity: number; onQuantity: (quantity: number) => void }

/** Takes the next offered quantity when the field is left or Enter is pressed. */
function TypedQuantity({ line, quantity, onQuantity }: TypedQuantityProps) {
  const t = useTranslations('quote')
  const format = useFormat()
  const [typed, setTyped] = useState(String(quantity))
  const [first, last] = [line.prices.at(0)?.qty ?? quantity, line.prices.at(-1)?.qty ?? quantity]
  const take = () => {
    const next = offeredQuantity(line, readQuantity(typed) ?? quantity)
    setTyped(String(next))
    if (next !== quantity) onQuantity(next)
  }
  return (
    <Field
      label={t('quantity_of', { number: line.part_number })}
      hint={t(line.multiple > 1 ? 'quantity_range_and_multiple' : 'quantity_range', {
        first: format.count(first),
        last: format.count(last),
        multiple: format.count(line.multiple),
      })}
      className="max-w-72"
    >
      <TextInput
        size="sm"
        isCode
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        disabled={!useIsHydrated()}
        onChange={event => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={event => event.key === 'Enter' && take()}
      />
    </Field>
  )
}
