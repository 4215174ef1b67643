import type { AlternateDifference } from '../../../contract/shop/alternates.ts'
import type { Lang } from '../../../domain/locales.ts'
import { inCategory } from '../../../domain/parameters/better-in.ts'
import { parameterName, parameterOf } from '../../../domain/parameters/own-attributes.ts'
import { packageKey } from '../../../domain/parameters/packages.ts'
import type { Parameter, ParameterValue } from '../../../domain/parameters/parameter.ts'
import { replaces } from '../../../domain/parameters/replaces.ts'
import { showValue } from '../../../domain/parameters/write-value.ts'
import { categoryNames, type Directory } from './directory.ts'
import type { PartRow } from './goods.queries.ts'

type Values = readonly ParameterValue[]
export type Difference = Pick<AlternateDifference, 'slug' | 'effect'> & { wanted: Values; offered: Values }
/** The values that a part states, by parameter. */
export type Stated = ReadonlyMap<string, Values>

/** The parameters as they count for parts like this one. */
export type ParameterOf = (slug: string) => Parameter | undefined

/** Each computed once: hundreds of parts are compared. */
export function parametersFor({ categoryId }: PartRow, directory: Directory): ParameterOf {
  const names = categoryNames(directory, categoryId)
  const known = new Map<string, Parameter | undefined>()
  return slug => {
    if (!known.has(slug)) {
      const parameter = parameterOf(slug)
      known.set(slug, parameter && inCategory(parameter, names))
    }
    return known.get(slug)
  }
}

export function differencesOf(own: Stated, others: Stated, parameterFor: ParameterOf): Difference[] {
  return [...new Set([...own.keys(), ...others.keys()])].flatMap(slug => {
    const parameter = parameterFor(slug)
    const [wanted, offered] = [own.get(slug) ?? [], others.get(slug) ?? []]
    if (!parameter || wanted.length + offered.length === 0) return []
    const effect = replaces(parameter, wanted, offered)
    return effect === 'same' ? [] : [{ slug, effect, wanted, offered }]
  })
}

export function packageDifference({ packaging: own }: PartRow, { packaging: other }: PartRow): Difference[] {
  if (packageKey(own) === packageKey(other)) return []
  const asWord = (word: string): Values => [{ kind: 'word', word }]
  return [{ slug: 'packaging', effect: 'unknown', wanted: asWord(own), offered: asWord(other) }]
}

/** The package is no parameter, and the interface names it. */
export function showDifference(
  { slug, effect, wanted, offered }: Difference,
  lang: Lang,
): AlternateDifference {
  const parameter = parameterOf(slug)
  const text = (values: Values) =>
    values.map(value => (parameter ? showValue(parameter, value, lang) : wordOf(value))).join(', ')
  const name = parameter ? parameterName(parameter, lang) : ''
  return { slug, name, this: text(wanted), other: text(offered), effect }
}

function wordOf(value: ParameterValue): string {
  return value.kind === 'word' ? value.word : ''
}
