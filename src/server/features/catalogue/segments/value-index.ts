import { tidyPackageName } from '../../../../domain/package-names.ts'
import { parameterOf } from '../../../../domain/parameters/own-attributes.ts'
import { packageKey } from '../../../../domain/parameters/packages.ts'
import { foldWord, type Parameter, type ParameterValue } from '../../../../domain/parameters/parameter.ts'
import { valueKey } from '../../../../domain/parameters/write-value.ts'
import { singularName } from '../../../../domain/search-words.ts'
import type { SegmentOutline } from './segment-bytes.ts'

/** A value that parts have, with the categories of those parts. */
export type IndexedValue = { value: ParameterValue; categoryIds: Set<number> }
export type IndexedWord = IndexedValue & { parameter: Parameter }
export type IndexedPackage = { name: string; categoryIds: Set<number> }

/** All values of the catalog, so that a search is read only as values that exist. */
export type ValueIndex = {
  categoryIds: ReadonlySet<number>
  /** By slug. */
  values: ReadonlyMap<string, readonly IndexedValue[]>
  /** By spelling, without case and punctuation: synonyms and translations of words. */
  words: ReadonlyMap<string, readonly IndexedWord[]>
  /** The spellings without endings: apantallada is apantallado. */
  stems: ReadonlyMap<string, readonly string[]>
  /** By package key. */
  packages: ReadonlyMap<string, IndexedPackage>
  /** By a size or family in their names: 3225, QFN. */
  packageParts: ReadonlyMap<string, readonly IndexedPackage[]>
  /** Categories by manufacturer. */
  brands: ReadonlyMap<number, ReadonlySet<number>>
}

/** Values between two turns of the event loop. */
const AT_ONCE = 5000

export async function buildValueIndex(
  outlines: Iterable<SegmentOutline>,
  breathe: () => Promise<void>,
): Promise<ValueIndex> {
  const isDue = everyFew()
  const categoryIds = new Set<number>()
  const values = new Map<string, Map<string, IndexedValue>>()
  const packages = new Map<string, IndexedPackage>()
  const brands = new Map<number, Set<number>>()
  for (const { categoryId, brandIds, packageNames, columns } of outlines) {
    categoryIds.add(categoryId)
    for (const id of brandIds) brands.set(id, (brands.get(id) ?? new Set()).add(categoryId))
    for (const name of packageNames) {
      if (isDue()) await breathe()
      const known = packages.get(packageKey(name)) ?? { name, categoryIds: new Set() }
      known.categoryIds.add(categoryId)
      packages.set(packageKey(name), known)
    }
    for (const column of columns) {
      const known = values.get(column.slug) ?? new Map<string, IndexedValue>()
      values.set(column.slug, known)
      for (const value of column.values) {
        if (isDue()) await breathe()
        const entry = known.get(valueKey(value)) ?? { value, categoryIds: new Set() }
        entry.categoryIds.add(categoryId)
        known.set(valueKey(value), entry)
      }
    }
  }
  const lists = new Map([...values].map(([slug, entries]) => [slug, [...entries.values()]]))
  const words = await indexWords(lists, breathe)
  return {
    categoryIds,
    values: lists,
    words,
    stems: await indexStems(words, breathe),
    packages,
    packageParts: await indexParts(packages, breathe),
    brands,
  }
}

/** True once in a while. */
function everyFew(): () => boolean {
  let count = 0
  return () => ++count % AT_ONCE === 0
}

async function indexWords(
  values: ReadonlyMap<string, readonly IndexedValue[]>,
  breathe: () => Promise<void>,
): Promise<ValueIndex['words']> {
  const isDue = everyFew()
  const words = new Map<string, IndexedWord[]>()
  for (const [slug, entries] of values) {
    const parameter = parameterOf(slug)
    if (!parameter) continue
    for (const entry of entries) {
      if (isDue()) await breathe()
      for (const spelling of spellingsOf(parameter, entry.value))
        addTo(words, spelling, { ...entry, parameter })
    }
  }
  return words
}

async function indexStems(
  words: ValueIndex['words'],
  breathe: () => Promise<void>,
): Promise<ValueIndex['stems']> {
  const isDue = everyFew()
  const stems = new Map<string, string[]>()
  for (const word of words.keys()) {
    if (isDue()) await breathe()
    if (!/\d/.test(word)) addTo(stems, singularName(word), word)
  }
  return stems
}

/** In place: a common word has many entries, and copying them for each new one is quadratic. */
function addTo<T>(lists: Map<string, T[]>, key: string, entry: T): void {
  const list = lists.get(key)
  if (list) list.push(entry)
  else lists.set(key, [entry])
}

async function indexParts(
  packages: ReadonlyMap<string, IndexedPackage>,
  breathe: () => Promise<void>,
): Promise<ValueIndex['packageParts']> {
  const isDue = everyFew()
  const parts = new Map<string, IndexedPackage[]>()
  for (const entry of packages.values()) {
    if (isDue()) await breathe()
    for (const part of new Set(tidyPackageName(entry.name).match(PACKAGE_PART) ?? []))
      addTo(parts, part, entry)
  }
  return parts
}

/** Micro and mini precede the names of many things: Micro-USB, Micro-Fit. */
const PACKAGE_PART = /(?<!\d)\d{4,5}(?!\d)|(?<![A-Z])(?!(?:MICRO|MINI)(?![A-Z]))[A-Z]{3,6}(?![A-Z])/g

/** A letter alone, or a number, says too little. */
const TELLING = /\p{L}.*[\p{L}\p{N}]|\p{N}.*\p{L}|\p{N}:\p{N}|[\p{Script=Han}\p{Script=Hangul}]/u

function spellingsOf({ slug, values = [] }: Parameter, value: ParameterValue): Set<string> {
  if (value.kind !== 'word') return new Set()
  const word = values.find(known => known.word === value.word)
  const all = [value.word, ...(word?.synonyms ?? []), ...Object.values(word?.labels ?? {})]
  // `jst ph` is a series; PH is also the code of a country.
  const isTelling = (spelling: string) =>
    TELLING.test(spelling) && !(slug === 'origin' && /^[a-z]{2,3}$/.test(spelling))
  return new Set(all.map(foldWord).filter(isTelling))
}
