import { withApiNames } from '../domain/api-names.ts'

/** Control characters, directional marks and lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

/** Text from forms, without characters that control a terminal. */
export function safeText(text: string): string {
  return text.replace(UNSAFE, '�')
}

/** Equivalent JSON without characters that control a terminal. Field names are those of the API. */
export function safeJson(data: unknown): string {
  const json = JSON.stringify(data, withApiNames, 2)
  return json
    .split('\n')
    .map(line => line.replace(UNSAFE, escapeUnits))
    .join('\n')
}

function escapeUnits(character: string): string {
  return character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
