import type pg from 'pg'
import type { Frame, Page } from 'playwright-core'
import { COUNTRY_CODES } from '../../src/domain/countries.ts'
import type { Lang } from '../../src/domain/locales.ts'
import { DEFAULT_SHIPPING_RATES } from '../../src/domain/shipping-rates.ts'
import { readLocale } from './locale-files.ts'

const AREAS = Object.keys(readLocale('en'))
const KEY = new RegExp(`^(${AREAS.join('|')})(\\.[\\w-]+)+$`)
const SENTENCE = /\p{Ll}{2,}\s+(?:.*\s)?\p{L}?\p{Ll}{2,}/u

/** All texts that a visitor can read or hear in a part of a page; languages are listed by their own names. */
export async function readTexts(place: Page | Frame, part: string): Promise<string[]> {
  return place.evaluate((part: string) => {
    const root = document.querySelector(part)
    if (!root) throw new Error(`there is no ${part} to read`)
    const found: string[] = []
    const isOwn = (element: Element | null) => !element?.closest('head, style, script, [lang]:not(html)')
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOwn(node.parentElement)) found.push(node.textContent ?? '')
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'content'])
      for (const element of root.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '')
    return found.map(text => text.replace(/\s+/g, ' ').trim()).filter(text => text !== '')
  }, part)
}

/**
 * Texts of operator and buyer, names of manufacturers, parts and services, and countries with equal names.
 */
export async function sameEverywhere(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query(`
    select name as text from manufacturers union select description from parts union select packaging from parts
    union select value from settings union select company_name from users`)
  const services = DEFAULT_SHIPPING_RATES.map(({ carrier, service }) => `${carrier} ${service}`)
  const countries = new Intl.DisplayNames('en', { type: 'region' })
  return new Set([
    ...rows.map(row => row.text),
    ...services,
    ...COUNTRY_CODES.map(code => countries.of(code) ?? code),
  ])
}

/** Keys of missing texts. */
export function missingTexts(texts: readonly string[]): string[] {
  return texts.filter(text => KEY.test(text)).map(key => `no text for ${key}`)
}

/** Words that the trade of a language takes from English. */
const TAKEN_FROM_ENGLISH: Partial<Record<Lang, RegExp>> = {
  es: /^Date code\b/,
  fr: /^Date code\b/,
  it: /^Date code\b/,
}

/** Sentences that are also on the English page and are not data. */
export function untranslated(
  lang: Lang,
  texts: readonly string[],
  english: ReadonlySet<string> | undefined,
  data: ReadonlySet<string>,
): string[] {
  return texts
    .filter(text => SENTENCE.test(text) && english?.has(text) && !data.has(text))
    .filter(text => !TAKEN_FROM_ENGLISH[lang]?.test(text))
    .map(text => `in English: ${text}`)
}
