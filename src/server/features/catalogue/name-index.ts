import { DEFAULT_LANG, type Lang } from '../../../domain/locales.ts'
import { manufacturerGroup } from '../../../domain/manufacturers.ts'
import { isOneSlipAway } from '../../../domain/one-slip.ts'
import {
  type FoldedName,
  foldName,
  isChanceBeginning,
  isTelling,
  nameTest,
  singularName,
} from '../../../domain/search-words.ts'
import { soundOf } from '../../../domain/sound-of.ts'
import { TRADE_WORDS } from '../../../domain/trade-words.ts'
import { type Directory, withDescendants } from './directory.ts'

type NameIndex = {
  /** The words of all names, by language. */
  words: Map<string, Set<string>>
  brands: { id: number; name: FoldedName }[]
  brandsByGroup: Map<number, number[]>
  categories: { id: number; lang: string; name: FoldedName }[]
  categoriesBySingular: Map<string, number[]>
  /** English words by their sound; made when first needed. */
  bySound?: Map<string, string>
}

const indexes = new WeakMap<Directory['categories'], NameIndex>()

/**
 * Names folded once: a search compares each of its words with all of them. Directories with the prices of a company
 * have the names of the shared one.
 */
function nameIndex(directory: Directory): NameIndex {
  const known = indexes.get(directory.categories) ?? buildIndex(directory)
  indexes.set(directory.categories, known)
  return known
}

function buildIndex({ brandsByName, categories }: Directory): NameIndex {
  const brandsByGroup = new Map<number, number[]>()
  for (const { brand_id, brand_name } of brandsByName) {
    const group = manufacturerGroup(brand_name)
    if (group !== undefined) brandsByGroup.set(group, [...(brandsByGroup.get(group) ?? []), brand_id])
  }
  const named = [...categories.values()].flatMap(({ id, names }) =>
    [...names].map(([lang, name]) => ({ id, lang, name })),
  )
  return {
    brands: brandsByName.map(({ brand_id, brand_name }) => ({ id: brand_id, name: foldName(brand_name) })),
    brandsByGroup,
    categories: named.map(entry => ({ ...entry, name: foldName(entry.name) })),
    categoriesBySingular: idsBySingular(named),
    words: wordsByLang(named),
  }
}

function idsBySingular(named: readonly { id: number; name: string }[]): Map<string, number[]> {
  const ids = new Map<string, number[]>()
  for (const { id, name } of named) {
    const singular = singularName(name)
    ids.set(singular, [...(ids.get(singular) ?? []), id])
  }
  return ids
}

function wordsByLang(named: readonly { lang: string; name: string }[]): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>()
  for (const { lang, name } of named)
    for (const word of name.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
      words.set(lang, (words.get(lang) ?? new Set()).add(word))
  return words
}

/** Five letters are one slip away from too many words. */
const SHORTEST_NAME = 6

/** The word of a category or of the trade that this may be a slip of; in the buyer's language before English. */
export function nearestName(directory: Directory, lang: Lang, word: string): string | undefined {
  const { words } = nameIndex(directory)
  const typed = word.toLowerCase()
  const english = heardName(directory, typed)
  if (english) return english
  const known = [...(words.get(lang) ?? []), ...(words.get(DEFAULT_LANG) ?? []), ...TRADE_WORDS]
  const names = known.flatMap(name => [name, name.replace(/s$/, ''), singularName(name)])
  if (names.includes(typed)) return undefined
  const near = names.filter(name => name.length >= SHORTEST_NAME && isOneSlipAway(typed, name))
  return (
    near.find(name => typed.startsWith(name)) ??
    near[0] ??
    names.find(name => name.length >= LONG_NAME && lacksLetters(typed, name))
  )
}

const SHORTEST_SOUND = 4

/** `мосфет`, `ترانزيستور`: an English word in the letters of another alphabet. */
function heardName(directory: Directory, typed: string): string | undefined {
  const sound = /^\p{Script=Latin}/u.test(typed) ? '' : soundOf(typed)
  if (sound.length < SHORTEST_SOUND) return undefined
  const index = nameIndex(directory)
  index.bySound ??= namesBySound([...TRADE_WORDS, ...(index.words.get(DEFAULT_LANG) ?? [])])
  return index.bySound.get(sound)
}

function namesBySound(names: readonly string[]): Map<string, string> {
  const singulars = names.filter(name => /^[a-z]+$/.test(name)).map(name => name.replace(/s$/, ''))
  return new Map(singulars.map(name => [soundOf(name), name]))
}

const LONG_NAME = 8
const MOST_LACKING = 2

/** `shotky`, `osilator`: letters that are not heard. */
function lacksLetters(typed: string, name: string): boolean {
  if (typed[0] !== name[0] || name.length - typed.length > MOST_LACKING) return false
  let place = 0
  for (const letter of name) if (letter === typed[place]) place++
  return place === typed.length
}

/** Short names of manufacturers that are ordinary words of the trade as well. */
const ORDINARY = new Set(['on', 'linear', 'amp', 'ir', 'dialog', 'dale'])

/** Manufacturers with this name, or known by it in the trade: TI, ADI, 德州仪器. */
export function brandsNamed(directory: Directory, word: string): number[] {
  const { brands, brandsByGroup } = nameIndex(directory)
  const test = nameTest([word])
  const named = hasNoLetterAlone([word]) ? brands.filter(({ name }) => test(name)).map(({ id }) => id) : []
  const group = ORDINARY.has(word.toLowerCase()) ? undefined : manufacturerGroup(word)
  return [...new Set([...named, ...((group !== undefined && brandsByGroup.get(group)) || [])])]
}

/** Manufacturers that are called exactly this: by the first words of their name, or by a short name of the trade. */
export function brandsCalled(directory: Directory, text: string): number[] {
  const { brands, brandsByGroup } = nameIndex(directory)
  const { spaced } = foldName(text)
  const isCalled = spaced.length > SHORTEST_CALL && !ORDINARY.has(text.toLowerCase())
  const named = isCalled ? brands.filter(({ name }) => `${name.spaced} `.startsWith(`${spaced} `)) : []
  const group = ORDINARY.has(text.toLowerCase()) ? undefined : manufacturerGroup(text)
  return [
    ...new Set([...named.map(({ id }) => id), ...((group !== undefined && brandsByGroup.get(group)) || [])]),
  ]
}

/** With the space before it. */
const SHORTEST_CALL = 2

/**
 * Categories with one of these names in any language, and everything below them. A relay is in Power relays, not in all
 * of Relays, switches and protection.
 */
export function categoriesNamed(directory: Directory, lang: Lang, names: Names): number[] {
  const ids = new Set(categoriesWithName(directory, lang, names))
  const isOfSeveral = (id: number) =>
    [...(directory.categories.get(id)?.names.values() ?? [])].some(name => SEVERAL.test(name)) &&
    withDescendants(directory, id).some(below => below !== id && ids.has(below))
  return [...new Set([...ids].flatMap(id => (isOfSeveral(id) ? [id] : withDescendants(directory, id))))]
}

const SEVERAL = /[,&、،]|\s(?:and|und|et|y|e|и)\s/iu

type Names = readonly (readonly string[])[]

export function categoriesWithName(directory: Directory, lang: Lang, names: Names): number[] {
  const { categories } = nameIndex(directory)
  const tests = names.filter(hasNoLetterAlone).map(words => {
    const whole = words.map(word => word.toLowerCase()).filter(isChanceBeginning)
    const test = nameTest(words, { isInflected: true })
    return {
      test: (name: FoldedName) => test(name) && whole.every(word => `${name.spaced} `.includes(` ${word} `)),
      isTelling: words.every(isTelling),
    }
  })
  const found = categories.filter(entry => {
    const isOwn = entry.lang === lang || entry.lang === DEFAULT_LANG
    return tests.some(one => (isOwn || one.isTelling) && one.test(entry.name))
  })
  return [...new Set(found.map(({ id }) => id))]
}

/** Those of the categories whose whole name this is, and everything below them: `crystal` is Quartz crystals. */
export function categoriesCalled(directory: Directory, names: Names): Set<number> {
  const { categoriesBySingular } = nameIndex(directory)
  const called = names.flatMap(words => categoriesBySingular.get(singularName(words.join(' '))) ?? [])
  return new Set(called.flatMap(id => withDescendants(directory, id)))
}

const SHORTEST_START = 3

/** A whole name wins over the end of one. Endings that are too short belong to many words. */
const COMPOUND_ENDS = [
  { isEnd: (known: string, end: string) => known === end, shortest: 5 },
  { isEnd: (known: string, end: string) => known.endsWith(end), shortest: 6 },
]

/** The categories that the end of a German compound names: Feinsicherung, Schraubklemme. The longest end wins. */
export function categoriesOfCompound(directory: Directory, word: string): number[] {
  const typed = foldName(word).spaced.trim()
  if (!/^[a-zß]+$/.test(typed)) return []
  const german = nameIndex(directory)
    .categories.filter(({ lang }) => lang === 'de')
    .map(({ id, name }) => ({ id, words: name.spaced.split(' ').map(singularName) }))
  // `Präzisionswiderstand` ends like `Strommesswiderstand`, but is a `Widerstand`.
  for (const { isEnd, shortest } of COMPOUND_ENDS)
    for (let start = SHORTEST_START; start <= typed.length - shortest; start++) {
      const end = singularName(typed.slice(start))
      const ids = german.filter(({ words }) => words.some(known => isEnd(known, end))).map(({ id }) => id)
      if (ids.length > 0) return [...new Set(ids.flatMap(id => withDescendants(directory, id)))]
    }
  return []
}

/** The c of `usb c` would name every category with a word in c. */
function hasNoLetterAlone(words: readonly string[]): boolean {
  return words.every(word => word.length > 1 || !/^[\p{Script=Latin}\p{N}]$/u.test(word))
}
