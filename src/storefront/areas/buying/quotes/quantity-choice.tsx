import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { QuotedLine } from '../../../../contract/shop/quotes.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Field } from '../../../../web/ui/field.tsx'
import { NativeSelect } from '../../../../web/ui/native-select.tsx'
import { quantityOfLine } from './choices.ts'
import type { ChoiceHandle } from './use-choice.ts'

type QuantityChoiceProps = { line: QuotedLine; choice: ChoiceHandle }

/** The quantities that are offered, each with its price. */
export function QuantityChoice({ line, choice }: QuantityChoiceProps) {
  const t = useTranslations('quote')
  const format = useFormat()
  const prices = format.prices(line.prices.map(({ price }) => price))
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLSelectElement) choice.setQuantity(line.line_id, Number(target.value))
  }
  return (
    <div onInput={follow} className="max-w-72">
      <Field label={t('quantity_of', { number: line.part_number })}>
        <NativeSelect
          key={line.line_id}
          size="sm"
          defaultValue={String(quantityOfLine(line, choice.picked))}
          options={line.prices.map(({ qty }, place) => ({
            value: String(qty),
            label: `${format.count(qty)} × ${prices[place]}`,
          }))}
        />
      </Field>
    </div>
  )
}
