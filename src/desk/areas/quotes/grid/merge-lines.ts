import { EDITED_FIELDS, type EditedField, fieldText, sameField } from './edited-fields.ts'
import type { GridLine } from './grid-line.ts'

type Lines = readonly GridLine[]

/** A field of a line that two people have changed differently. */
export type LineConflict = { lineId: number; field: EditedField; mine: GridLine; theirs: GridLine }

/**
 * Two people have edited the same draft. A field that only one of them has changed keeps that change. Where both have
 * changed it, `merged` has one's own value. Lines that either has added stay; lines that one has removed and the other
 * has not touched are gone.
 */
export function mergeLines(
  base: Lines,
  edited: Lines,
  theirs: Lines,
): { lines: Lines; conflicts: LineConflict[] } {
  const [before, others] = [byId(base), byId(theirs)]
  const mine = renumbered(edited, before, others)
  const own = new Set(mine.map(({ line_id }) => line_id))
  const conflicts: LineConflict[] = []
  const merged = mine.flatMap(line => {
    const [from, other] = [before.get(line.line_id), others.get(line.line_id)]
    if (!other || !from) return from && isSame(from, line) ? [] : [line]
    const result = mergeLine(from, line, other)
    conflicts.push(
      ...result.fields.map(field => ({ lineId: line.line_id, field, mine: line, theirs: other })),
    )
    return [result.line]
  })
  const added = theirs.filter(line => {
    if (own.has(line.line_id)) return false
    const from = before.get(line.line_id)
    return !from || !isSame(from, line)
  })
  return { lines: [...merged, ...added], conflicts }
}

type LinesById = ReadonlyMap<number, GridLine>

/** Both may have given the same new id to different lines. */
function renumbered(mine: Lines, before: LinesById, others: LinesById): Lines {
  let last = Math.max(0, ...mine.map(({ line_id }) => line_id), ...others.keys())
  const ids = new Map<number, number>()
  for (const line of mine) {
    const other = others.get(line.line_id)
    if (other && !before.has(line.line_id) && !isSame(other, line)) ids.set(line.line_id, ++last)
  }
  if (ids.size === 0) return mine
  return mine.map(line => ({
    ...line,
    line_id: ids.get(line.line_id) ?? line.line_id,
    alternate_of: line.alternate_of === null ? null : (ids.get(line.alternate_of) ?? line.alternate_of),
  }))
}

function mergeLine(base: GridLine, mine: GridLine, theirs: GridLine) {
  // Facts about the part, such as its stock, are those of the newer state.
  let line: GridLine = { ...theirs }
  const fields: EditedField[] = []
  for (const field of EDITED_FIELDS) {
    if (sameField(mine, theirs, field) || sameField(mine, base, field)) continue
    line = { ...line, [field]: mine[field] }
    if (!sameField(theirs, base, field)) fields.push(field)
  }
  return { line, fields }
}

function byId(lines: Lines): LinesById {
  return new Map(lines.map(line => [line.line_id, line]))
}

function isSame(a: GridLine, b: GridLine): boolean {
  return EDITED_FIELDS.every(field => fieldText(a, field) === fieldText(b, field))
}
