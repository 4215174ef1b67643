import type { Bom, SheetGrid } from './bom.ts'

/** A sheet in test notation: one line per row, bars between the cells. */
export function writtenSheet(text: string, name = 'Sheet1'): SheetGrid {
  const rows = text.replace(/^\n/, '').replace(/\n *$/, '').split('\n')
  return { name, rows: rows.map(row => (row.trim() === '' ? [] : row.split('|').map(cell => cell.trim()))) }
}

/** The lines in short form: number, manufacturer, quantity. */
export function inShort(bom: Bom): string[] {
  return bom.lines.map(line =>
    [line.part_number, line.manufacturer, line.qty].filter(part => part !== '').join(' / '),
  )
}

/** Title to field. */
export function fieldsByTitle(bom: Bom): Record<string, string> {
  return Object.fromEntries(bom.columns.flatMap(({ title, field }) => (field ? [[title, field]] : [])))
}

export function reasons(bom: Bom): string[] {
  return bom.skipped.map(({ row, reason }) => `${row} ${reason}`)
}
