import type { Lang } from '../../../../domain/locales.ts'
import { type ParameterFilter, readFilter } from '../../../../domain/parameters/filter.ts'
import { parameterName, parameterOf } from '../../../../domain/parameters/own-attributes.ts'
import type { Parameter } from '../../../../domain/parameters/parameter.ts'
import { showValue } from '../../../../domain/parameters/write-value.ts'
import { splitFilter } from '../../../../domain/split-filter.ts'
import { categoryLink, type Directory } from '../directory.ts'
import type { Reading, SearchToken } from './readings.ts'
import type { ReadWay } from './ways.ts'

/** The reading of a word of a search; `slug` and `value` as written in the URL of a list. */
export type UnderstoodToken = { token: string; slug: string; value: string; name: string; label: string }

type Naming = { directory: Directory; lang: Lang }

export function describeReadings(
  naming: Naming,
  tokens: readonly SearchToken[],
  way: Pick<ReadWay, 'readings' | 'categoryIds'>,
): UnderstoodToken[] {
  const described = tokens.flatMap(({ text }, place) => {
    const reading = way.readings[place]
    return reading ? [{ token: text, ...describeReading(naming, reading, way.categoryIds) }] : []
  })
  return joinEqual(described)
}

/** `capacitor ceramic`: words with the same meaning are said together. */
export function joinEqual<T extends UnderstoodToken>(described: readonly T[]): T[] {
  const joined = new Map<string, T>()
  for (const one of described) {
    const meaning = `${one.slug} ${one.value}`
    const before = joined.get(meaning)
    joined.set(meaning, before ? { ...before, token: `${before.token} ${one.token}` } : one)
  }
  return [...joined.values()]
}

/** Properties that are no parameters have no name here: the interface names them. */
export function describeReading(
  { directory, lang }: Naming,
  { slug, text }: Pick<Reading, 'slug' | 'text'>,
  categoryIds: readonly number[],
): Omit<UnderstoodToken, 'token'> {
  if (slug === 'category_id') {
    const names = categoryIds.map(id => categoryLink(directory, id, lang).category_name)
    return { slug, value: categoryIds.join(','), name: '', label: names.join(', ') }
  }
  if (slug === 'brand_id') {
    const names = text.split(',').map(id => directory.brands.get(Number(id))?.brand_name ?? '')
    return { slug, value: text, name: '', label: names.join(', ') }
  }
  const parameter = parameterOf(slug)
  if (!parameter) return { slug, value: text, name: '', label: splitFilter(text).join(', ') }
  return {
    slug,
    value: text,
    name: parameterName(parameter, lang),
    label: describeFilter(parameter, readFilter(parameter, text), lang),
  }
}

/** `100 nF`, `≥ 50 V`, `-40 … 85 °C`, `20 A, < 25 A`. */
function describeFilter(parameter: Parameter, { any, none }: ParameterFilter, lang: Lang): string {
  const below = none.flatMap(test =>
    test.kind === 'number' ? [`< ${showValue(parameter, test, lang)}`] : [],
  )
  return any
    .map(test => {
      if (test.kind !== 'interval') return showValue(parameter, test, lang)
      const { low, high, unit } = test
      const other = unit === undefined ? {} : { unit }
      if (low !== null && high !== null)
        return showValue(parameter, { kind: 'range', low, high, ...other }, lang)
      const shown = showValue(parameter, { kind: 'number', number: low ?? high ?? 0, ...other }, lang)
      return `${low === null ? '≤' : '≥'} ${shown.replace(/^±/, '')}`
    })
    .concat(below)
    .join(', ')
}
