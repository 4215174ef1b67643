import type { ImportReport } from '../server/features/catalogue/index.ts'
import { number } from './progress.ts'

const MOST_NAMED = 10

/** A readable summary of an import. */
export function describeReport(file: string, report: ImportReport, refusedPath: string): string {
  const { added, changed, unchanged, missing, refused, encoding } = report
  const counts = { added, changed, unchanged, removed: missing, refused }
  const width = Math.max(...Object.values(counts).map(value => number(value).length))
  const head =
    report.outcome === 'dry_run' ? 'Dry run: nothing was changed. The result would have been:' : 'Imported:'
  return [
    `${head} ${file}${encoding && encoding !== 'utf-8' ? ` (read as ${encoding})` : ''}`,
    ...Object.entries(counts).map(([name, value]) => `  ${name.padEnd(10)}${number(value).padStart(width)}`),
    ...notes(report, refusedPath),
    '',
  ].join('\n')
}

function notes(report: ImportReport, refusedPath: string): string[] {
  const { newManufacturers, newCategories, ignoredColumns, refused, commonest } = report
  const lines: string[] = []
  if (newManufacturers > 0) lines.push(`New manufacturers: ${number(newManufacturers)}`)
  if (newCategories.length > 0) lines.push(`New categories: ${listSome(newCategories)}`)
  if (ignoredColumns.length > 0) lines.push(`Ignored columns: ${listSome(ignoredColumns)}`)
  if (refused > 0) lines.push(`Refused rows with their reasons: ${refusedPath}`)
  for (const { column, count, example } of commonest) lines.push(`  ${column}: ${number(count)} (${example})`)
  return lines
}

function listSome(names: string[]): string {
  const shown = names.slice(0, MOST_NAMED).join('; ')
  const more = names.length - MOST_NAMED
  return more > 0 ? `${shown}; and ${number(more)} more` : shown
}
