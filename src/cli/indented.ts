import { safeText } from './safe-text.ts'

/** The lines of a multi-line text, indented below its label. */
export function indented(words: string): string[] {
  return words.split(/\r?\n|\r/).map(line => `  ${safeText(line.replaceAll('\t', ' '))}`)
}
