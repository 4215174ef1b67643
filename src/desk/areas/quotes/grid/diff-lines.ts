import type { GridLine } from './grid-line.ts'

/** The fields of a line that buyers read. */
const COMPARED_FIELDS = [
  'part_number',
  'manufacturer',
  'quantity',
  'unit_price',
  'breaks',
  'lead_days',
  'date_code',
  'condition',
  'note',
  'kind',
] as const
export type ComparedField = (typeof COMPARED_FIELDS)[number]

export type LineDifference =
  | { change: 'added' | 'removed'; line: GridLine }
  | { change: 'changed'; line: GridLine; before: GridLine; fields: ComparedField[] }

/** From one version to the next, in the order of the newer one. */
export function diffLines(before: readonly GridLine[], after: readonly GridLine[]): LineDifference[] {
  const old = new Map(before.map(line => [line.line_id, line]))
  const kept = new Set(after.map(({ line_id }) => line_id))
  const changes = after.flatMap((line): LineDifference[] => {
    const from = old.get(line.line_id)
    if (!from) return [{ change: 'added', line }]
    const fields = COMPARED_FIELDS.filter(
      field => JSON.stringify(line[field]) !== JSON.stringify(from[field]),
    )
    return fields.length > 0 ? [{ change: 'changed', line, before: from, fields }] : []
  })
  const removed = before.filter(({ line_id }) => !kept.has(line_id))
  return [...changes, ...removed.map(line => ({ change: 'removed' as const, line }))]
}
