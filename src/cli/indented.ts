import { safeText } from './safe-text.ts'

/** What people wrote in several lines, below its name. */
export function indented(words: string): string[] {
  return words.split(/\r?\n|\r/).map(line => `  ${safeText(line.replaceAll('\t', ' '))}`)
}
