/** Ideographs, syllables, pictures: characters that may be as wide as they are high. */
export function isWide(letter: string): boolean {
  return letter >= '\u0700' && !(letter >= '\u2000' && letter < '\u2300')
}

/** The width of a line in columns of a monospaced font. */
export function countColumns(line: string): number {
  let columns = 0
  for (const letter of line) columns += isWide(letter) ? 1.7 : 1
  return columns
}

export function shorten(line: string, columns: number): string {
  if (countColumns(line) <= columns) return line
  let kept = ''
  for (const letter of line) {
    if (countColumns(kept + letter) > columns - 1) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}
