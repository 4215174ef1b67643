import type { BomField } from './bom.ts'
import { isWritten, mayBePartNumber } from './cell-looks.ts'
import { cellText } from './cell-text.ts'
import { HEADING_KINDS, type HeadingKind, TEXT_KINDS } from './header-words.ts'
import { LISTED_COLUMNS } from './listed-columns.ts'
import { recognizeHeading } from './recognize-heading.ts'
import { isUnfittedBy } from './row-signs.ts'

/** `isJoined`: the value was in several cells, so that 1,500 may be two numbers. */
type Pair = { kind: HeadingKind; title: string; value: string; isJoined: boolean }

/** The fields of a part, and the rows where they begin and end. */
type Block = { row: number; last: number; pairs: Pair[] }

const FEWEST_RECORDS = 2
const LEAST_SHARE = 0.5
/** A file has one kind of lines, so the first ones tell. */
const SAMPLED_ROWS = 60
const LONGEST_TITLE = 40

/**
 * Parts whose fields are named one by one: "Part number: LM358DR" and "Qty: 5" below or beside each other. Each
 * part becomes one row in the columns of a list, where its fields begin; the rows of its other fields continue it. Null
 * for any other text or sheet.
 */
export function splitNamedFields(
  rows: readonly string[][],
  delimiter = '\t',
): { rows: string[][]; continuedRows: number[]; unclearRows: number[] } | null {
  const sample = rows.slice(0, SAMPLED_ROWS).map(cells => pairsIn(cells, delimiter))
  if (sample.filter(pairs => pairs.length > 0).length < FEWEST_RECORDS) return null
  const read = rows.map(cells => pairsIn(cells, delimiter))
  const records = toRecords(read)
  const numbered = records.filter(({ pairs }) => mayBePartNumber(numberOf(pairs)))
  const named = read.flat().length
  const other = rows.filter((cells, row) => read[row]?.length === 0 && cells.some(isWritten))
  if (numbered.length < FEWEST_RECORDS || numbered.length < records.length * LEAST_SHARE) return null
  if (numbered.length === named || other.length > named) return null
  const found = new Map(records.map(record => [record.row, toCells(record.pairs)]))
  return {
    rows: rows.map((cells, row) => found.get(row) ?? (read[row]?.length ? [] : asText(cells, delimiter))),
    continuedRows: records.flatMap(({ row, last }) =>
      Array.from({ length: last - row }, (_, nth) => row + nth + 1),
    ),
    unclearRows: records.filter(({ pairs }) => bestPair(pairs, 'qty')?.isJoined).map(({ row }) => row),
  }
}

/** A row that names no field stays as a description. */
function asText(cells: readonly string[], delimiter: string): string[] {
  const text = cells.join(delimiter).trim()
  return text === '' ? [] : ['', '', '', text]
}

/** A new part begins where the first title comes again, or after a gap if each part has a gap of its own. */
function toRecords(pairs: readonly Pair[][]): Block[] {
  const apart = group(pairs, true)
  const areWhole = apart.filter(record => isWhole(record.pairs)).length >= apart.length * LEAST_SHARE
  return areWhole ? apart : group(pairs, false)
}

function group(rows: readonly Pair[][], endsAtGap: boolean): Block[] {
  const records: Block[] = []
  const opening = rows.flat()[0]?.title
  let current: Block | null = null
  for (const [row, pairs] of rows.entries()) {
    if (pairs.length === 0 && endsAtGap) current = null
    for (const pair of pairs) {
      if (!current || pair.title === opening || current.pairs.some(({ title }) => title === pair.title)) {
        current = { row, last: row, pairs: [] }
        records.push(current)
      }
      current.pairs.push(pair)
      current.last = row
    }
  }
  return records
}

function isWhole(pairs: readonly Pair[]): boolean {
  return numberOf(pairs) !== '' && pairs.some(({ kind }) => HEADING_KINDS[kind].field !== 'part_number')
}

const BETWEEN_PAIRS = /([,;|\t]\s*|\s{3,})/
const PAIR = /^\s*(?:[-–—•*·]\s+)?([^:=：\d][^:=：]{0,40}?)\s*[:=：]\s*(.*)$/su

/** `Ref: R1, R2; MPN: LM358DR`, or a title and its value in two cells. */
function pairsIn(cells: readonly string[], delimiter: string): Pair[] {
  const filled = cells.filter(isWritten).map(cell => cellText(cell))
  const [title = '', value = ''] = filled
  if (filled.length === 2 && !PAIR.test(title)) {
    const pair = toPair(title.replace(/[:：]$/, ''), value)
    if (pair) return [pair]
  }
  const pairs: Pair[] = []
  for (const part of cells.join(delimiter).split(BETWEEN_PAIRS)) {
    const [, told = '', text = ''] = PAIR.exec(part) ?? []
    const pair = told === '' ? null : toPair(told, text)
    const last = pairs.at(-1)
    if (pair) pairs.push(pair)
    else if (last)
      Object.assign(last, { value: last.value + part, isJoined: last.isJoined || /\d/.test(part) })
    else if (isWritten(part)) return []
  }
  return pairs.map(pair => ({ ...pair, value: pair.value.replace(/[\s,;|]+$/, '') }))
}

function toPair(title: string, value: string): Pair | null {
  if (title.length > LONGEST_TITLE) return null
  const heading = recognizeHeading(title)
  return heading?.isWhole ? { kind: heading.kind, title, value, isJoined: false } : null
}

function numberOf(pairs: readonly Pair[]): string {
  return bestOf(pairs, 'part_number')
}

/** Of several fields of one meaning the most explicit: `MPN` before `Part No`. */
function bestPair(pairs: readonly Pair[], field: BomField): Pair | undefined {
  return pairs
    .filter(({ kind, value }) => HEADING_KINDS[kind].field === field && value !== '')
    .toSorted((a, b) => HEADING_KINDS[a.kind].rank - HEADING_KINDS[b.kind].rank)[0]
}

function bestOf(pairs: readonly Pair[], field: BomField): string {
  return bestPair(pairs, field)?.value ?? ''
}

function toCells(pairs: readonly Pair[]): string[] {
  return [...LISTED_COLUMNS.values()].map(field => {
    if (field === 'description') return textsOf(pairs)
    return field === 'dnp' ? fittingOf(pairs) : bestOf(pairs, field)
  })
}

function textsOf(pairs: readonly Pair[]): string {
  return pairs
    .filter(({ kind, value }) => TEXT_KINDS.includes(kind) && value !== '')
    .map(({ value }) => value)
    .join('; ')
}

function fittingOf(pairs: readonly Pair[]): string {
  const isUnfitted = pairs.some(
    ({ kind, value }) =>
      HEADING_KINDS[kind].field === 'dnp' &&
      isUnfittedBy(value, { isFittedColumn: kind === 'fitted', hasCircles: false }),
  )
  return isUnfitted ? 'DNP' : ''
}
