import type { ParameterFacet } from '../../../../contract/shop/goods.ts'
import { filterItems } from '../../../../domain/split-filter.ts'

type Values = Pick<ParameterFacet, 'values'>

/** The filter with one value more or less, in the order of the values. */
export function toggleValue({ values }: Values, text: string, value: string): string {
  const items = filterItems(text)
  if (items.includes(value)) return items.filter(item => item !== value).join(',')
  // A range includes the value already: the click narrows it to the value.
  if (values.some(known => known.value === value && known.chosen)) return value
  const place = (item: string) => values.findIndex(known => known.value === item)
  return [...items, value].sort((a, b) => place(a) - place(b)).join(',')
}

export function toggle<V>(chosen: readonly V[], value: V): V[] {
  return chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value]
}
