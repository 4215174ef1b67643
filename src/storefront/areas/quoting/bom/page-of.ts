import type { SettledLine } from './settle-line.ts'

const SIZE = 100

export type LinePage = { lines: SettledLine[]; page: number; pageCount: number; from: number; total: number }

/** One page of lines, as many as a browser can render quickly. A page beyond the last is the last. */
export function pageOf(lines: SettledLine[], wanted: number): LinePage {
  const pageCount = Math.max(1, Math.ceil(lines.length / SIZE))
  const page = Math.min(Math.max(1, wanted), pageCount)
  const start = (page - 1) * SIZE
  return { lines: lines.slice(start, start + SIZE), page, pageCount, from: start + 1, total: lines.length }
}
