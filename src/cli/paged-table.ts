import type { Page, Paged } from '../server/database/page.ts'
import { CommandError, textOf, UsageError, type Values } from './command.ts'
import { number } from './progress.ts'
import { toTable } from './table.ts'

const ROWS = 50

export function pageOf(values: Values): number {
  const typed = textOf(values.page)?.trim() ?? '1'
  if (!/^[1-9]\d{0,6}$/.test(typed)) throw new UsageError('--page must be a whole number of 1 or more')
  return Number(typed)
}

export function toPage(page: number): Page {
  return { offset: (page - 1) * ROWS, limit: ROWS }
}

type Shown<Row> = { headings: string[]; toRow: (row: Row) => string[]; none: string }

/** A table of one page and, if there are more, how to see the next; `none` is printed for an empty list. */
export function pagedTable<Row>({ list, total }: Paged<Row>, page: number, shown: Shown<Row>): string {
  if (total === 0) return `${shown.none}\n`
  const pages = Math.ceil(total / ROWS)
  if (page > pages) throw new CommandError(`there is no page ${page}; the last page is ${pages}`)
  const table = toTable(shown.headings, list.map(shown.toRow))
  if (pages === 1) return table
  const next = page < pages ? `; --page ${page + 1} shows the next` : ''
  return `${table}\nPage ${page} of ${number(pages)}, ${number(total)} rows in total${next}.\n`
}
