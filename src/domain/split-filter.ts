import { LIMITS } from './limits.ts'

/** The values of a filter in a URL, separated by commas; a comma in a value is written `\,`. */
export function splitFilter(text: string): string[] {
  const values = text.split(/(?<!\\),/).map(value => value.replaceAll('\\,', ',').trim())
  return values.filter(value => value !== '').slice(0, LIMITS.filterValues)
}

/** The values and ranges of a filter as written in the URL, with their escapes. */
export function filterItems(text: string): string[] {
  return (text.match(/(?:\\.|[^,\\])+/gsu) ?? []).map(item => item.trim()).filter(Boolean)
}

/** Before a number that was typed so that it can be read in two ways. */
export const UNCLEAR_MARK = '?'

/** A part of a filter that was not understood, as the buyer typed it. */
export function asTypedItem(item: string): string {
  return item.startsWith(UNCLEAR_MARK) ? item.slice(1).replaceAll('\\,', ',') : item
}
