import { isRecord } from './is-record.ts'

/** For JSON.stringify: field names in snake_case, as everywhere in the API. */
export function withApiNames(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [apiName(name), inner]))
}

function apiName(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
