import type { MatchedLine } from '../../../../contract/shop/bom.ts'

/** The lines of the text that are no part, so that nothing disappears. */
export function unreadLines(text: string, lines: readonly MatchedLine[]): { row: number; line: string }[] {
  const read = new Set(lines.flatMap(({ row, rows }) => [row, ...rows]))
  return text
    .split(/\r\n?|\n/)
    .map((line, row) => ({ row, line: line.trim() }))
    .filter(({ row, line }) => line !== '' && !read.has(row))
}
