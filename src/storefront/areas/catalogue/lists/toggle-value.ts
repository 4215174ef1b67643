import type { ParameterFacet } from '../../../../contract/shop/goods.ts'
import { filterItems } from '../../../../domain/split-filter.ts'

type Values = Pick<ParameterFacet, 'values'>

/** The filter with one value more or less, in the order of the values. */
export function toggleValue({ values }: Values, text: string, value: string): string {
  const items = filterItems(text)
  const countOf = (item: string) => values.find(known => known.value === item)?.count
  if (items.includes(value)) return toggle(items, value, countOf).join(',')
  // A range includes the value already: the click narrows it to the value.
  if (values.some(known => known.value === value && known.chosen)) return value
  const place = (item: string) => values.findIndex(known => known.value === item)
  return [...items, value].sort((a, b) => place(a) - place(b)).join(',')
}

/**
 * A choice with one value more or less. If no part has any of the values that are left, they go, too: the list
 * would be empty. `countOf` is undefined where that is not known.
 */
export function toggle<V>(chosen: readonly V[], value: V, countOf: (value: V) => number | undefined): V[] {
  if (!chosen.includes(value)) return [...chosen, value]
  const left = chosen.filter(other => other !== value)
  return left.some(other => countOf(other) !== 0) ? left : []
}

/** The counts of entries with an id; one that is not listed has no parts. */
export function countById(entries: readonly { id: number; count: number }[]): (id: number) => number {
  return id => entries.find(entry => entry.id === id)?.count ?? 0
}

export function countByName(entries: readonly { name: string; count: number }[]): (name: string) => number {
  return name => entries.find(entry => entry.name === name)?.count ?? 0
}
