import type { GoodsQuery } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { UNITS_PER_USD } from '../../../domain/money.ts'
import {
  isEmptyFilter,
  type ParameterFilter,
  passes,
  readFilter,
  writeFilter,
} from '../../../domain/parameters/filter.ts'
import { parameterOf } from '../../../domain/parameters/own-attributes.ts'
import { packageKey } from '../../../domain/parameters/packages.ts'
import type { Parameter, ParameterValue } from '../../../domain/parameters/parameter.ts'
import { findPlainSort } from '../../../domain/sorts.ts'
import { splitFilter } from '../../../domain/split-filter.ts'
import { asTypedItem } from '../../../domain/typed-filter.ts'
import type { SortBy } from './segments/narrow-segments.ts'
import type { Interval, PartChoice } from './segments/segment-filters.ts'

export type ChosenParameter = { parameter: Parameter; filter: ParameterFilter }

/** A buyer's filters and sort order, with the parts that could not be read. */
export type ReadChoice = {
  choice: PartChoice
  sort: SortBy
  parameters: ChosenParameter[]
  notUnderstood: { name: string; text: string }[]
}

export function readChoice(query: GoodsQuery, categoryIds: ReadonlySet<number> | null): ReadChoice {
  const { parameters, notUnderstood } = readParameters(query.parameters ?? {})
  const stock = readInterval('stock', query.stock, 1)
  const price = readInterval('price', bareIsMost(query.price), UNITS_PER_USD)
  const packages = new Set(splitFilter(query.packaging ?? '').map(packageKey))
  return {
    choice: {
      brandIds: new Set(query.brand_id),
      categoryIds,
      isPackage: packages.size > 0 ? name => packages.has(packageKey(name)) : null,
      isInStock: query.in_stock === '1',
      isCompliant: query.rohs === '1',
      stock: stock.interval,
      price: price.interval,
      values: parameters.map(({ parameter, filter }) => ({
        slug: parameter.slug,
        isAllowed: value => passes(parameter, filter, value),
        ...(filter.none.length > 0 && {
          isForbidden: (value: ParameterValue) =>
            !passes(parameter, { ...filter, any: [], isMissing: false }, value),
        }),
      })),
    },
    sort: readSort(query.sort),
    parameters,
    notUnderstood: [...notUnderstood, ...stock.notUnderstood, ...price.notUnderstood],
  }
}

/** Names that are no parameters are marks of other programs. */
function readParameters(given: Record<string, string>): Pick<ReadChoice, 'parameters' | 'notUnderstood'> {
  const notUnderstood: ReadChoice['notUnderstood'] = []
  const parameters: ChosenParameter[] = []
  for (const [name, text] of Object.entries(given)) {
    const parameter = parameterOf(name)
    if (!parameter || text.trim() === '') continue
    const { misunderstood, ...filter } = readFilter(parameter, text)
    for (const part of misunderstood) notUnderstood.push({ name, text: asTypedItem(part) })
    if (isEmptyFilter(filter)) continue
    if (parameters.length < LIMITS.filters) parameters.push({ parameter, filter })
    else notUnderstood.push({ name, text })
  }
  return { parameters, notUnderstood }
}

/** A price alone is the most that a buyer pays. A text that is no number stays as typed, because it is shown. */
function bareIsMost(text: string | undefined): string | undefined {
  return text && /^\s*\d[\d.]*\s*$/.test(text) && !text.includes('..') ? `..${text.trim()}` : text
}

/** `500`: at least; `1..5`, `..5`, `1..`. */
function readInterval(
  name: string,
  text: string | undefined,
  factor: number,
): { interval: Interval | null; notUnderstood: ReadChoice['notUnderstood'] } {
  if (!text) return { interval: null, notUnderstood: [] }
  const [, from, marks, to] =
    /^\s*(\d{1,12}(?:\.\d{1,5})?)?\s*(\.\.)?\s*(\d{1,12}(?:\.\d{1,5})?)?\s*$/.exec(text) ?? []
  const isRead = (from !== undefined || to !== undefined) && (marks !== undefined || to === undefined)
  if (!isRead) return { interval: null, notUnderstood: [{ name, text }] }
  const interval = {
    from: from === undefined ? 0 : Math.round(Number(from) * factor),
    to: to === undefined ? Number.POSITIVE_INFINITY : Math.round(Number(to) * factor),
  }
  return { interval, notUnderstood: [] }
}

export function readSort(sort: GoodsQuery['sort']): SortBy {
  const plain = findPlainSort(sort)
  if (plain) return plain
  const slug = sort.replace(/^-/, '')
  if (!parameterOf(slug))
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { sort: { key: 'errors.field_invalid' } },
    })
  return { slug, isDescending: sort.startsWith('-') }
}

export function chosenText({ parameter, filter }: ChosenParameter): string {
  return writeFilter(parameter, filter)
}
