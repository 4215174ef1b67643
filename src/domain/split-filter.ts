import { LIMITS } from './limits.ts'

/** The values of a filter in a URL, separated by commas; a comma in a value is written `\,`. */
export function splitFilter(text: string): string[] {
  const values = text.split(/(?<!\\),/).map(value => value.replaceAll('\\,', ',').trim())
  return values.filter(value => value !== '').slice(0, LIMITS.filterValues)
}
