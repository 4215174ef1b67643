import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ParameterFacet } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { filterItems } from '../../../../domain/split-filter.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { ErrorText } from '../../../../web/ui/error-text.tsx'
import { IconButton } from '../../../../web/ui/icon-button.tsx'
import { Facet } from './facet.tsx'
import type { GoodsChoice, ListAddress } from './goods-query.ts'
import { ListField } from './list-field.tsx'
import { ListForm } from './list-form.tsx'
import { withSpacedValues } from './shown-filter.ts'
import { toggleValue } from './toggle-value.ts'
import type { HrefWith } from './use-narrowing.ts'
import { useValueSuggestions } from './use-value-suggestions.ts'
import { directionOf } from './value-label.tsx'

type ParameterValuesProps = {
  facet: ParameterFacet
  choice: GoodsChoice
  address: ListAddress
  hrefWith: HrefWith
  isOpen: boolean
  /** Typed, but not understood. */
  misunderstood: string | undefined
}

/** A parameter's most frequent values, and a field for any other value or a range. */
export function ParameterValues({
  facet,
  choice,
  address,
  hrefWith,
  isOpen,
  misunderstood,
}: ParameterValuesProps) {
  const { slug, name, kind, values, more } = facet
  const text = choice.parameters[slug] ?? ''
  const items = filterItems(text)
  const isTyped = kind === 'number' || kind === 'range' || kind === 'count' || more > 0
  return (
    <Facet
      name={slug}
      title={name}
      dir={directionOf(kind)}
      isOpen={isOpen || items.length > 0 || misunderstood !== undefined}
      entries={values.map(({ value, label, count }) => ({
        value,
        count,
        name: label,
        isOn: items.includes(value),
        href: hrefWith({ parameters: { ...choice.parameters, [slug]: toggleValue(facet, text, value) } }),
      }))}
    >
      {isTyped && <ValueForm facet={facet} choice={choice} address={address} misunderstood={misunderstood} />}
    </Facet>
  )
}

type ValueFormProps = Pick<ParameterValuesProps, 'facet' | 'choice' | 'address' | 'misunderstood'>

function ValueForm({ facet, choice, address, misunderstood }: ValueFormProps) {
  const t = useTranslations('filters')
  const format = useFormat()
  const id = useId()
  const { slug, name, kind, more, min, max } = facet
  const { suggestions, onInput } = useValueSuggestions(facet, choice, address)
  return (
    <ListForm
      address={address}
      choice={choice}
      fields={[slug]}
      typed={kind === 'number' || kind === 'range' ? slug : undefined}
      className="pt-1 pb-2"
    >
      <div className="flex items-center gap-1">
        <ListField
          name={slug}
          value={misunderstood ?? withSpacedValues(choice.parameters[slug] ?? '')}
          isInvalid={misunderstood !== undefined}
          aria-label={t('value_of', { name })}
          aria-describedby={`${id}-hint`}
          list={more > 0 ? `${id}-values` : undefined}
          onInput={onInput}
          placeholder={min !== null && max !== null ? `${min}..${max}` : undefined}
          maxLength={LIMITS.filterLength}
          className="min-w-0 flex-1"
        />
        <IconButton
          type="submit"
          size="sm"
          label={t('set', { name })}
          icon={<span className="icon-enter flip-rtl" />}
        />
      </div>
      {more > 0 && (
        <datalist id={`${id}-values`}>
          {suggestions.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {kind === 'enum' || kind === 'text' ? format.count(count) : `${label} · ${format.count(count)}`}
            </option>
          ))}
        </datalist>
      )}
      <div id={`${id}-hint`} className="text-xs text-ink-soft">
        {misunderstood !== undefined && <ErrorText>{t('misunderstood', { text: misunderstood })}</ErrorText>}
        {more > 0 && t('more_values', { count: more, shown: format.count(more) })}
      </div>
    </ListForm>
  )
}
