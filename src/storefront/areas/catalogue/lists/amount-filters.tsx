import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import type { GoodsChoice, ListAddress } from './goods-query.ts'
import { ListField } from './list-field.tsx'
import { ListForm } from './list-form.tsx'
import type { NotUnderstood } from './not-understood.ts'
import { withDecimalMark } from './shown-filter.ts'

type AmountFiltersProps = { choice: GoodsChoice; address: ListAddress; notUnderstood: NotUnderstood }

/** The least stock and the highest price. */
export function AmountFilters({ choice, address, notUnderstood }: AmountFiltersProps) {
  const lang = useLang()
  const textOf = (name: string) => notUnderstood.find(part => part.name === name)?.text
  return (
    <div className="flex flex-col gap-2 border-b border-hairline py-3">
      <AmountForm
        name="stock"
        value={choice.stock?.replace(/\.\.$/, '') ?? ''}
        misunderstood={textOf('stock')}
        choice={choice}
        address={address}
      />
      <AmountForm
        name="price"
        value={withDecimalMark(choice.price?.replace(/^\.\./, '') ?? '', lang)}
        misunderstood={textOf('price')}
        choice={choice}
        address={address}
      />
    </div>
  )
}

type AmountFormProps = Pick<AmountFiltersProps, 'choice' | 'address'> & {
  name: 'stock' | 'price'
  value: string
  misunderstood: string | undefined
}

function AmountForm({ name, value, misunderstood, choice, address }: AmountFormProps) {
  const t = useTranslations('filters')
  const id = useId()
  const label = t(`${name}_limit`)
  return (
    <ListForm address={address} choice={choice} fields={[name]} typed={name === 'price' ? name : undefined}>
      <div className="flex items-center gap-1">
        <label htmlFor={id} className="min-w-0 flex-1 text-sm">
          {label}
        </label>
        <ListField
          id={id}
          name={name}
          value={misunderstood ?? value}
          isInvalid={misunderstood !== undefined}
          aria-describedby={`${id}-error`}
          inputMode={name === 'stock' ? 'numeric' : 'decimal'}
          maxLength={LIMITS.nameLength}
          className="w-20! shrink-0 text-end tabular-nums"
        />
        <IconButton
          type="submit"
          size="sm"
          label={t('set', { name: label })}
          icon={<span className="icon-enter flip-rtl" />}
        />
      </div>
      <div id={`${id}-error`}>
        {misunderstood !== undefined && <ErrorText>{t('misunderstood', { text: misunderstood })}</ErrorText>}
      </div>
    </ListForm>
  )
}
