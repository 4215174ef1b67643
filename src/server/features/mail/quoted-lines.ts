import { named } from './named.ts'

/** User input line by line, without anything that could become a link. */
export function quotedLines(words: string): string[] {
  return words
    .split(/[\r\n]+/)
    .filter(line => line.trim() !== '')
    .map(named)
}
