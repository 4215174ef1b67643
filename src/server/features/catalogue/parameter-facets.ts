import type { FacetValue, ParameterFacet } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { highOf, lowOf } from '../../../domain/parameters/compare-values.ts'
import { passes, readFilter } from '../../../domain/parameters/filter.ts'
import { parameterName, parameterOf } from '../../../domain/parameters/own-attributes.ts'
import type { Parameter } from '../../../domain/parameters/parameter.ts'
import { parameterSet } from '../../../domain/parameters/parameter-sets.ts'
import { isTradeSlug, tradeOrder } from '../../../domain/parameters/trade-parameters.ts'
import { addressValue, showValue } from '../../../domain/parameters/write-value.ts'
import type { ListedGoods } from './list-goods.ts'
import { type ChosenParameter, chosenText, type ReadChoice } from './read-choice.ts'
import type { WayOut } from './segments/find-ways-out.ts'
import type { CountedColumn, CountedValue, Narrowed } from './segments/narrow-segments.ts'

/** Parts of the remaining list that must state a parameter for it to be offered. */
const COVERAGE = 0.2

/** The parameters of the category in their order, then others that most of its parts state. */
export function shownColumns(
  found: Narrowed,
  { parameters }: ReadChoice,
  names: readonly string[],
): CountedColumn[] {
  const { lead, more } = parameterSet(names)
  const order = [...lead, ...more]
  const isChosen = ({ slug }: CountedColumn) => parameters.some(({ parameter }) => parameter.slug === slug)
  const isUseful = ({ slug, values, stated, missing }: CountedColumn) =>
    values.length > 1 && (order.includes(slug) || stated >= COVERAGE * (stated + missing))
  const place = ({ slug }: CountedColumn) => {
    if (isTradeSlug(slug)) return order.length + 1 + tradeOrder(slug)
    return order.includes(slug) ? order.indexOf(slug) : order.length
  }
  const shown = found.columns
    // Segments from before a change of the dictionary may hold other names.
    .filter(column => parameterOf(column.slug) && (isChosen(column) || isUseful(column)))
    .sort((a, b) => place(a) - place(b) || b.stated - a.stated || (a.slug < b.slug ? -1 : 1))
  return shown.filter((column, i) => i < MOST_COLUMNS || isChosen(column) || isTradeSlug(column.slug))
}

const MOST_COLUMNS = 24

export function toFacet(
  { slug, values, missing }: CountedColumn,
  { parameters }: ReadChoice,
  lang: Lang,
  isWhole: boolean,
): ParameterFacet {
  const parameter = parameterOf(slug)
  const chosen = parameters.find(one => one.parameter.slug === slug)
  if (!parameter) throw new Error(`no parameter ${slug}`)
  const shown = isWhole ? values : mostFrequent(values, value => isChosenValue(chosen, value))
  return {
    slug,
    name: parameterName(parameter, lang),
    unit: parameter.unit ?? '',
    kind: parameter.kind,
    values: shown.map(value => toFacetValue(parameter, value, chosen, lang, values)),
    more: values.length - shown.length,
    ...outerBounds(parameter, values),
    missing,
    chosen: chosen ? chosenText(chosen) : '',
  }
}

/** The lowest and the highest number of the values, in one unit: tolerances are in percent or in farads. */
function outerBounds(
  parameter: Parameter,
  values: readonly CountedValue[],
): Pick<ParameterFacet, 'min' | 'max'> {
  const numeric = values.flatMap(({ value }) => (value.kind === 'word' ? [] : [value]))
  const unit = numeric.some(value => value.unit === undefined) ? undefined : numeric[0]?.unit
  const measured = numeric.filter(value => value.unit === unit)
  if (measured.length === 0) return { min: null, max: null }
  const written = (number: number) =>
    addressValue(parameter, { kind: 'number', number, ...(unit === undefined ? {} : { unit }) })
  return {
    min: written(measured.reduce((least, value) => Math.min(least, lowOf(value)), Infinity)),
    max: written(measured.reduce((most, value) => Math.max(most, highOf(value)), -Infinity)),
  }
}

/** The same values for any choice, so that the list of values stays put. */
function mostFrequent(
  values: readonly CountedValue[],
  isChosen: (value: CountedValue) => boolean,
): CountedValue[] {
  if (values.length <= LIMITS.facetValues) return [...values]
  const frequent = [...values].sort((a, b) => b.all - a.all).slice(0, LIMITS.facetValues)
  const shown = new Set([...frequent, ...values.filter(isChosen).slice(0, LIMITS.filterValues)])
  return values.filter(value => shown.has(value))
}

/** A filter that only excludes values chooses none. */
function isChosenValue(chosen: ChosenParameter | undefined, { value }: CountedValue): boolean {
  return (
    chosen !== undefined && chosen.filter.any.length > 0 && passes(chosen.parameter, chosen.filter, value)
  )
}

function toFacetValue(
  parameter: Parameter,
  { value, count }: CountedValue,
  chosen: ChosenParameter | undefined,
  lang: Lang,
  all: readonly CountedValue[],
): FacetValue {
  const address = addressValue(parameter, value)
  return {
    value: address,
    label: showValue(parameter, value, lang),
    count: all.some(other => other.value.kind === 'range') ? countPassing(parameter, address, all) : count,
    chosen: chosen !== undefined && passes(parameter, chosen.filter, value),
  }
}

/** A range is also passed by parts that state a wider one, so these are counted, too. */
function countPassing(parameter: Parameter, address: string, all: readonly CountedValue[]): number {
  const filter = readFilter(parameter, address)
  return all.reduce((sum, { value, count }) => sum + (passes(parameter, filter, value) ? count : 0), 0)
}

const RELAXATIONS = 3

/** For a list of nothing: the filters whose removal gives most. Filters that are no parameters have no name. */
export function relaxations(ways: readonly WayOut[], lang: Lang): NonNullable<ListedGoods['relax']> {
  const named = (slug: string) => {
    const parameter = parameterOf(slug)
    return { slug, name: parameter ? parameterName(parameter, lang) : '' }
  }
  return ways.slice(0, RELAXATIONS).flatMap(({ slugs, total }) => {
    const [first, ...also] = slugs.map(named)
    return first ? [{ ...first, total, ...(also.length > 0 && { also }) }] : []
  })
}
