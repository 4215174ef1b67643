import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { FilterSwitch } from './filter-switch.tsx'

type Entry<V> = { value: V; name: string; count: number }

type FacetProps<V> = {
  title: string
  entries: readonly Entry<V>[]
  chosen: V | undefined
  hrefFor: (value: V | undefined) => string
}

const SHOWN_AT_ONCE = 8

/** The values of a filter, most frequent first. */
export function Facet<V extends string | number>({ title, entries, chosen, hrefFor }: FacetProps<V>) {
  const t = useTranslations('filters')
  const format = useFormat()
  if (entries.length === 0) return null
  const rest = entries.slice(SHOWN_AT_ONCE)
  const toSwitch = ({ value, name, count }: Entry<V>) => (
    <FilterSwitch
      key={value}
      isOneOf
      isOn={value === chosen}
      href={hrefFor(value === chosen ? undefined : value)}
      count={format.count(count)}
    >
      {name}
    </FilterSwitch>
  )
  return (
    <div className="border-b border-hairline py-3 last:border-b-0">
      <h3 className="mb-1 text-sm">{title}</h3>
      <ul>{entries.slice(0, SHOWN_AT_ONCE).map(toSwitch)}</ul>
      {rest.length > 0 && (
        <details className="group/more" open={rest.some(({ value }) => value === chosen)}>
          <summary className="flex min-h-8 list-none items-center gap-1 text-sm text-brand hover:underline">
            {t('more', { count: format.count(rest.length) })}
            <ChevronDown aria-hidden className="size-4 group-open/more:rotate-180" />
          </summary>
          <ul>{rest.map(toSwitch)}</ul>
        </details>
      )}
    </div>
  )
}
