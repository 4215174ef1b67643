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
