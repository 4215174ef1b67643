import { writeNumber } from '../domain/figures.ts'
import { safeText } from './safe-text.ts'

/** `1,234.50`; unit prices have up to five decimals. */
export function dollars(usd: string | number): string {
  return writeNumber('en', Number(usd), { min: 2, max: 5 })
}

/** `2026-11-15 08:30`, to the minute. */
export function utcTime(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ')
}

/** The lines of a multi-line text, indented below its label. */
export function indented(words: string): string[] {
  return words.split(/\r?\n|\r/).map(line => `  ${safeText(line.replaceAll('\t', ' '))}`)
}
