import type { Lang } from '../locales.ts'
import type { Parameter, ParameterNames, ParameterWord } from './parameter.ts'

type Texts = Readonly<Record<Lang, string>>

/** A parameter as the families write it: names separated by bars, prefixes by spaces. */
type Definition = Omit<
  Partial<Parameter>,
  'slug' | 'kind' | 'prefixes' | 'names' | 'least' | 'most' | 'values'
> & {
  kind: Parameter['kind']
  /** Two spaces surround the unit without prefix: `m  k`. */
  prefixes?: string
  least?: number
  most?: number
  values?: readonly ParameterWord[]
  names: Texts
}

export function defineParameters(definitions: Readonly<Record<string, Definition>>): Parameter[] {
  return Object.entries(definitions).map(([slug, definition]) => ({
    spelling: 'si',
    ...boundsOf(definition),
    ...definition,
    slug,
    prefixes: (definition.prefixes ?? '').split(' '),
    names: namesOf(definition.names),
  }))
}

/** The plausible range in electronics, unless a parameter says otherwise. */
const BOUNDS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  Ω: [0, 1e13],
  F: [1e-15, 1e5],
  H: [1e-12, 1e4],
  V: [1e-6, 1e6],
  A: [1e-14, 1e5],
  W: [1e-6, 1e7],
  Hz: [0.1, 1e13],
  s: [1e-13, 1e9],
  '%': [1e-5, 1e5],
}

function boundsOf({ unit = '', kind }: Definition): { least: number; most: number } {
  const [least, most] = BOUNDS[unit] ?? [0, kind === 'count' ? 1e9 : 1e15]
  return { least, most }
}

function namesOf(texts: Texts): Readonly<Record<Lang, ParameterNames>> {
  const { en, zh, tw, jp, ko, de, ru, fr, es, ar, it } = texts
  return {
    en: split(en),
    zh: split(zh),
    tw: split(tw),
    jp: split(jp),
    ko: split(ko),
    de: split(de),
    ru: split(ru),
    fr: split(fr),
    es: split(es),
    ar: split(ar),
    it: split(it),
  }
}

function split(text: string): ParameterNames {
  const [label = '', ...others] = text.split(' | ')
  return [label, ...others]
}

/** Synonyms separated by bars, for a code; with labels, for a word that is translated. */
type WordDefinition = string | { synonyms?: string; labels: Texts }

export function defineWords(definitions: Readonly<Record<string, WordDefinition>>): ParameterWord[] {
  return Object.entries(definitions).map(([word, definition]) => {
    if (typeof definition === 'string') return { word, synonyms: synonymsOf(definition) }
    return { word, synonyms: synonymsOf(definition.synonyms ?? ''), labels: definition.labels }
  })
}

function synonymsOf(text: string): string[] {
  return text.split(' | ').filter(Boolean)
}
