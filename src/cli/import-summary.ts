import type { ImportReport } from '../server/features/catalogue/index.ts'
import { number } from './progress.ts'
import { safeText } from './safe-text.ts'

const MOST_NAMED = 10

export type ReportPaths = { refusedPath: string; unreadPath: string }

/** A readable summary of an import. */
export function describeReport(file: string, report: ImportReport, paths: ReportPaths): string {
  const { added, changed, unchanged, missing, refused, encoding } = report
  const counts = { added, changed, unchanged, removed: missing, refused }
  const width = Math.max(...Object.values(counts).map(value => number(value).length))
  const head =
    report.outcome === 'dry_run' ? 'Dry run: nothing was changed. The result would have been:' : 'Imported:'
  return [
    `${head} ${file}${encoding && encoding !== 'utf-8' ? ` (read as ${encoding})` : ''}`,
    ...Object.entries(counts).map(([name, value]) => `  ${name.padEnd(10)}${number(value).padStart(width)}`),
    ...notes(report, paths),
    '',
  ].join('\n')
}

function notes(report: ImportReport, { refusedPath, unreadPath }: ReportPaths): string[] {
  const {
    newManufacturers,
    newCategories,
    ignoredColumns,
    parameterColumns,
    refused,
    commonest,
    unknownAlternates,
  } = report
  const lines: string[] = []
  if (newManufacturers > 0) lines.push(`New manufacturers: ${number(newManufacturers)}`)
  if (newCategories.length > 0) lines.push(`New categories: ${listSome(newCategories)}`)
  if (ignoredColumns.length > 0) lines.push(`Ignored columns: ${listSome(ignoredColumns)}`)
  if (parameterColumns.length > 0)
    lines.push(`Of these, ${listSome(parameterColumns)} name parameters; --parameters imports them.`)
  if (unknownAlternates.length > 0)
    lines.push(`Alternates that are not in the catalog yet: ${listSome(unknownAlternates.map(safeText))}`)
  lines.push(...describeValues(report, unreadPath))
  if (refused > 0) lines.push(`Refused rows with their reasons: ${refusedPath}`)
  for (const { column, count, example } of commonest) lines.push(`  ${column}: ${number(count)} (${example})`)
  return lines
}

function listSome(names: string[]): string {
  const shown = names.slice(0, MOST_NAMED).join('; ')
  const more = names.length - MOST_NAMED
  return more > 0 ? `${shown}; and ${number(more)} more` : shown
}

const MOST_PARAMETERS = 5
const MOST_TEXTS = 3

/** How many values of attributes could be read, and which could not. */
function describeValues({ values, unread }: ImportReport, unreadPath: string): string[] {
  const all = values.read + values.unread
  if (all === 0 && unread === 0) return []
  const percent = Math.floor((values.read / all) * 1000) / 10
  const lines = [all > 0 ? `Values of attributes read: ${percent} %` : 'Values that were not read:']
  const parameters = [...values.texts].map(([slug, texts]) => ({ slug, texts, parts: sum(texts.values()) }))
  for (const { slug, texts } of parameters.sort((a, b) => b.parts - a.parts).slice(0, MOST_PARAMETERS)) {
    const often = [...texts].sort(([, a], [, b]) => b - a).slice(0, MOST_TEXTS)
    const examples = often.map(([text, count]) => `“${text}” (${number(count)})`).join(', ')
    lines.push(`  ${slug}: ${number(texts.size)} texts not read: ${examples}`)
  }
  if (unread > 0) lines.push(`Parts with values that were not read: ${unreadPath}`)
  return lines
}

function sum(counts: Iterable<number>): number {
  let total = 0
  for (const count of counts) total += count
  return total
}
