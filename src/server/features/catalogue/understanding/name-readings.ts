import { LIMITS } from '../../../../domain/limits.ts'
import { findParameter } from '../../../../domain/parameters/dictionary.ts'
import { writeFilter } from '../../../../domain/parameters/filter.ts'
import { inchSize, ledPackage, packageKey } from '../../../../domain/parameters/packages.ts'
import { foldWord } from '../../../../domain/parameters/parameter.ts'
import { singularName } from '../../../../domain/search-words.ts'
import { tradeName } from '../../../../domain/trade-words.ts'
import { brandsCalled, categoriesCalled, categoriesNamed, categoriesOfCompound } from '../name-index.ts'
import type { IndexedPackage, IndexedWord, ValueIndex } from '../segments/value-index.ts'
import { categoriesOf, type Known, PLAIN, type Reading } from './readings.ts'

/** Readings as the name of a package, a value, a category or a manufacturer. */
export function nameReadings(known: Known, words: readonly string[]): Reading[] {
  const text = words.join(' ')
  return [
    ...packageReadings(known.index, text, words.length === 1),
    ...wordReadings(known.index, words),
    ...categoryReadings(known, words),
    ...brandReadings(known, text),
  ]
}

/** Readings as the category at the end of a compound. */
export function compoundReadings({ index, directory }: Known, text: string): Reading[] {
  const ids = categoriesOfCompound(directory, text).filter(id => index.categoryIds.has(id))
  return ids.length > 0 ? [categoryReading(ids, 1)] : []
}

/** The name of a parameter tells where it exists: `MCU 64KB flash` is no flash memory. */
export function parameterReadings(index: ValueIndex, text: string): Reading[] {
  const slug = /\d/.test(text) ? undefined : findParameter(text)?.slug
  const among = slug === undefined ? undefined : index.values.get(slug)
  return among ? [categoryReading([...categoriesOf(among)], 1)] : []
}

const TWO_SIDES = /^\d[\d.]*[x×]\d/i

/**
 * The package itself, a size also with the parts it leaves out: `5x20` mm, a header of `2x5` pins. Without one,
 * all packages of this size or family: 3225, QFN. A narrow SOIC is sold as SOP in China, but not every SOP is
 * one.
 */
function packageReadings({ packages, packageParts }: ValueIndex, text: string, isOne: boolean): Reading[] {
  const unsaid = TWO_SIDES.test(text) ? ['mm', 'P'] : []
  const exact = ['', ...unsaid].map(unit => packages.get(packageKey(text + unit))).find(Boolean)
  if (!isOne && hasPackageBeside(packages, text)) return []
  const size = sizeCode(text) ?? text
  const arrays = (packageParts.get(size) ?? []).filter(({ name }) => ARRAY.test(name))
  const soic = packages.get(packageKey(text.replace(/^SOP(?=-?\d+$)/i, 'SOIC')))
  const alike = soic && soic !== exact ? [packageReading([soic], 2)] : []
  if (exact)
    return [packageReading([exact], 0), ...(arrays.length > 0 ? [packageReading(arrays, 1)] : []), ...alike]
  const family = isOne || size !== text ? (packageParts.get(size.toUpperCase()) ?? []) : []
  const inches = packages.get(inchSize(size) ?? '')
  const led = packages.get(packageKey(ledPackage(size) ?? ''))
  return [
    ...(family.length > 0 && family.length <= LIMITS.filterValues ? [packageReading(family, 1)] : []),
    ...(inches ? [packageReading([inches], 2)] : []),
    ...(led ? [packageReading([led], 2)] : []),
    ...alike,
  ]
}

/** `LED 0603` and `0603 电阻` name a package and its content. */
function hasPackageBeside(packages: ValueIndex['packages'], text: string): boolean {
  const words = text.split(' ')
  const isSame = (word: string) => packageKey(word) === packageKey(text)
  return packages.has(packageKey(words.at(-1) ?? '')) || words.some(isSame)
}

/** Several resistors of this size in a row. */
const ARRAY = /^\d{4}x\d$/i

const DIMENSIONS = /^(\d(?:\.\d)?) ?(?:mm)? ?[x×*] ?(\d(?:\.\d)?) ?(?:mm)?$/i

/** 3.2 × 2.5 mm is 3225. */
function sizeCode(text: string): string | undefined {
  const [, length, width] = DIMENSIONS.exec(text) ?? []
  if (!length || !width) return undefined
  return [length, width].map(side => String(Math.round(Number(side) * 10)).padStart(2, '0')).join('')
}

export function packageReading(among: readonly IndexedPackage[], doubt: number): Reading {
  const text = among.map(({ name }) => name.replaceAll(',', '\\,')).join(',')
  return { slug: 'packaging', text, doubt, ...PLAIN, categoryIds: categoriesOf(among) }
}

/** Values with this name, or with another name of the trade for the same thing: SPI and QSPI. */
function wordReadings({ words: known, stems }: ValueIndex, words: readonly string[]): Reading[] {
  const name = tradeName(words)
  // An H-bridge drives a motor; a full bridge of diodes has the same shape.
  if (name?.isKind) return []
  const names = [words, inLatinUnits(words), ...(name?.english ?? [])].map(name => foldWord(name.join(' ')))
  const isKnown = names.some(name => known.has(name))
  const spellings = isKnown ? names : names.flatMap(name => stems.get(singularName(name)) ?? [])
  const bySlug = new Map<string, IndexedWord[]>()
  for (const word of new Set(spellings))
    for (const entry of known.get(word) ?? [])
      bySlug.set(entry.parameter.slug, [...(bySlug.get(entry.parameter.slug) ?? []), entry])
  return [...bySlug].flatMap(([slug, entries]) => {
    const parameter = entries[0]?.parameter
    const any = entries.map(({ value }) => value)
    return parameter
      ? [
          {
            ...WORD,
            slug,
            text: writeFilter(parameter, { any, none: [], isMissing: false }),
            categoryIds: categoriesOf(entries),
          },
        ]
      : []
  })
}

/** Contacts are rated in texts: `10 A`. */
function inLatinUnits(words: readonly string[]): string[] {
  const inLatin = (_: string, number: string, unit: string) => number + (LATIN_UNITS[unit] ?? unit)
  return words.map(word => word.replace(/^(\d[\d.]*|)(м?А|В|Вт|мм)$/u, inLatin))
}

const LATIN_UNITS: Readonly<Record<string, string>> = { А: 'A', мА: 'mA', В: 'V', Вт: 'W', мм: 'mm' }

const WORD = { doubt: 0, ...PLAIN }

/** Of several words only those that the trade knows as one name, or that are a category's whole name. */
function categoryReadings({ index, directory, lang }: Known, words: readonly string[]): Reading[] {
  const name = tradeName(words)
  const names = [words.map(word => word.toLowerCase()), ...(name?.all ?? [])]
  const called = categoriesCalled(directory, names)
  if (!name && called.size === 0 && (words.length > 1 || !/\p{L}/u.test(words[0] ?? ''))) return []
  const ids = [...new Set([...called, ...categoriesNamed(directory, lang, names)])].filter(id =>
    index.categoryIds.has(id),
  )
  const [whole, partly] = [ids.filter(id => called.has(id)), ids.filter(id => !called.has(id))]
  return [
    categoryReading(whole, 0),
    // A crystal is a quartz crystal before it is a part of crystals and timing.
    categoryReading(partly, whole.length > 0 ? 1 : 0),
  ]
}

function categoryReading(ids: readonly number[], doubt: number): Reading {
  return { slug: 'category_id', text: '', doubt, ...PLAIN, categoryIds: new Set(ids) }
}

function brandReadings({ index, directory }: Known, text: string): Reading[] {
  const ids = brandsCalled(directory, text).filter(id => index.brands.has(id))
  const categoryIds = new Set(ids.flatMap(id => [...(index.brands.get(id) ?? [])]))
  return ids.length > 0 ? [{ slug: 'brand_id', text: ids.join(','), doubt: 1, ...PLAIN, categoryIds }] : []
}
