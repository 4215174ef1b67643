import type { Lang } from '../locales.ts'
import { parameterBySlug } from './dictionary.ts'
import { foldName, type Parameter, type ParameterNames } from './parameter.ts'
import { tradeParameter } from './trade-parameters.ts'

/** Attributes that the dictionary does not know are texts, named by themselves: `a.wire-gauge`. */
const OWN = /^a\.[\p{L}\p{N}][\p{L}\p{N}-]{0,59}$/u

export function isOwnAttribute(slug: string): boolean {
  return OWN.test(slug)
}

export function ownSlug(name: string): string | undefined {
  const slug = `a.${foldName(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`
  return isOwnAttribute(slug) ? slug : undefined
}

const known = new Map<string, Parameter>()
const MOST_KNOWN = 1_000

/** The parameter of a slug; undefined for a text that cannot be one. */
export function parameterOf(slug: string): Parameter | undefined {
  const listed = parameterBySlug(slug) ?? tradeParameter(slug)
  if (listed || !isOwnAttribute(slug)) return listed
  const own = known.get(slug) ?? ownParameter(slug)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(slug, own)
  return own
}

function ownParameter(slug: string): Parameter {
  const words = slug.slice('a.'.length).replaceAll('-', ' ')
  const label = words.charAt(0).toUpperCase() + words.slice(1)
  const name: ParameterNames = [label]
  const names = {
    en: name,
    zh: name,
    tw: name,
    jp: name,
    ko: name,
    de: name,
    ru: name,
    fr: name,
    es: name,
    ar: name,
    it: name,
  }
  return { slug, kind: 'text', prefixes: [''], spelling: 'plain', least: 0, most: 0, names }
}

export function parameterName({ names }: Parameter, lang: Lang): string {
  return names[lang][0]
}
