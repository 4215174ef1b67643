import { DEFAULT_LANG, type Lang } from '../../../domain/locales.ts'
import type { SearchTerm } from '../../../domain/search-terms.ts'
import { isFunctionWord, singularName } from '../../../domain/search-words.ts'
import type { PartsContext } from './catalogue-context.ts'
import { type Directory, withDescendants } from './directory.ts'
import { brandsCalled, categoriesCalled, categoriesNamed, categoriesOfCompound } from './name-index.ts'

/**
 * Whether the remaining words of a search still tell the kind of part. `automotive relay` without its first word
 * does. `motor driver`, `gas sensor` and `heatsink TO-220` do not: parts that match the rest are something else.
 */
export function stillTells(
  context: PartsContext,
  kept: readonly SearchTerm[],
  leftOut: readonly SearchTerm[],
): boolean {
  const lost = leftOut.filter(mayNameKind)
  if (lost.length === 0 || kept.some(({ kind, isCore }) => kind === 'number' || isCore)) return true
  if (lost.some(({ isKindOfPart }) => isKindOfPart)) return false
  if (kept.some(({ isKindOfPart }) => isKindOfPart)) return true
  return kept.some(isMainValue) || kept.some(isMaker(context)) || namesKind(context, kept)
}

const WORD = /^(?:\p{Script=Latin}.{2}|\P{Script=Latin}.)/u

function mayNameKind({ text, kind }: SearchTerm): boolean {
  return kind === 'word' && WORD.test(text) && !/\d/.test(text) && !isFunctionWord(text) && !isAnyPart(text)
}

/** Any part may be called so. */
function isAnyPart(text: string): boolean {
  return /^(?:chip|module)s?$/i.test(text)
}

/** Farads, ohms and henries identify the kind of a part; many kinds have a length or a frequency. */
function isMainValue({ text, kind }: SearchTerm): boolean {
  return kind === 'value' && !/(?:mm|cm|hz|гц|dbm?|bps|sps)$/iu.test(text)
}

function isMaker({ directory }: PartsContext): (term: SearchTerm) => boolean {
  return ({ text }) => brandsCalled(directory, text).length > 0
}

/** Relays are in three categories. More are a group of different things, such as sensors. */
const MOST_OF_A_KIND = 3

function namesKind(context: PartsContext, kept: readonly SearchTerm[]): boolean {
  const { directory, lang } = context
  const isLimited = kept.some(({ kind }) => kind !== 'word')
  return kept.some(term => {
    const others = kept
      .filter(other => other !== term)
      .map(({ names }) => categoriesNamed(directory, lang, names))
    const kinds = others.filter(ids => ids.length > 0).reduce(inBoth, leavesNamed(context, term))
    if (kinds.length === 0) return false
    return isLimited || kinds.length <= MOST_OF_A_KIND || kinds.every(id => isOneKind(directory, id))
  })
}

/** An ARM MCU is in one category of microcontrollers. */
function inBoth(ids: readonly number[], others: readonly number[]): readonly number[] {
  const both = ids.filter(id => others.includes(id))
  return both.length > 0 ? both : ids
}

/** The categories with this name. Of a longer name only the noun counts: `battery` is no charger. */
function leavesNamed({ directory, lang }: PartsContext, { names, text }: SearchTerm): readonly number[] {
  if (isAnyPart(text)) return []
  const isLeaf = (id: number) => withDescendants(directory, id).length === 1
  const called = [...categoriesCalled(directory, names)]
  if (called.some(id => isOneKind(directory, id))) return called.slice(0, 1)
  if (called.length > 0) return called.filter(isLeaf)
  const isName = names.length > 1 || /\d/.test(text)
  if (isName) return categoriesNamed(directory, lang, names).filter(isLeaf)
  const compound = categoriesOfCompound(directory, text)
  return compound.length > 0 ? compound : categoriesWithNoun(directory, lang, text).filter(isLeaf)
}

/**
 * Parts that do the same in all their categories: another word tells a quality, as in `precision resistor`. For a
 * sensor or a connector, the other word tells the purpose.
 */
const ONE_KIND = new Set(['resistor', 'capacitor', 'inductor', 'diode', 'transistor', 'microcontroller'])

function isOneKind({ categories }: Directory, id: number): boolean {
  return nounsOf(categories.get(id)?.names.get(DEFAULT_LANG) ?? '').some(noun => ONE_KIND.has(noun))
}

export function categoriesWithNoun({ categories }: Directory, lang: Lang, text: string): number[] {
  const typed = singularName(text)
  return [...categories.values()]
    .filter(
      ({ names }) =>
        nounsOf(names.get(DEFAULT_LANG) ?? '').includes(typed) ||
        (lang !== DEFAULT_LANG &&
          wordsOf(names.get(lang) ?? '')
            .flat()
            .includes(typed)),
    )
    .map(({ id }) => id)
}

/** English nouns end a name. In other languages any word may be one. */
function nounsOf(name: string): string[] {
  return wordsOf(name).flatMap(words => words.slice(-1))
}

function wordsOf(name: string): string[][] {
  return name.split(SEVERAL).map(one => one.trim().split(/\s+/).map(singularName))
}

const SEVERAL = /[,&/()]|\sand\s/
