import { LIMITS } from '../limits.ts'
import type { Lang } from '../locales.ts'
import type { BomField } from './bom.ts'
import { isInteger, isPartNumber, isRunning, sampleColumn, shareOf } from './cell-looks.ts'
import { cellText, isBlank } from './cell-text.ts'
import { isDesignators } from './designators.ts'
import { NO_HEADER } from './find-header.ts'
import { HEADING_KINDS, type HeadingKind, TEXT_KINDS } from './header-words.ts'
import { findGroup, kindInGroup } from './heading-group.ts'
import { recognizeHeading, recognizeMisspelled } from './recognize-heading.ts'

/** A column with the meaning of its heading and cells, before columns are compared with each other. */
export type Candidate = {
  index: number
  title: string
  kind: HeadingKind | null
  /** Every word of the title was recognized. */
  isWhole: boolean
  /** The recognized words without line numbers: MPN 1 and MPN 2 share them. */
  phrase: string
  lang: Lang | null
  field: BomField | null
  rank: number
  cells: string[]
}

const LAST_RANK = 9

export function recognizeColumns(rows: readonly string[][], headerRow: number): Candidate[] {
  const width = countColumns(rows)
  return Array.from({ length: width }, (_, index) => recogniseColumn(rows, headerRow, index))
}

/** Counts up to the last column that is not empty. */
function countColumns(rows: readonly string[][]): number {
  let width = 0
  for (const cells of rows) {
    let last = Math.min(cells.length, LIMITS.bomColumns)
    while (last > width && isBlank(cells[last - 1])) last--
    width = Math.max(width, last)
  }
  return width
}

function recogniseColumn(rows: readonly string[][], headerRow: number, index: number): Candidate {
  const title = headerRow === NO_HEADER ? '' : cellText(rows[headerRow]?.[index])
  const heading = recognizeHeading(title) ?? recognizeMisspelled(title)
  const cells = sampleColumn(rows, headerRow, index)
  const kind = heading ? kindInGroup(heading.kind, findGroup(rows, headerRow, index)) : null
  const isWhole = heading?.isWhole ?? false
  const { field, rank } = kind ? settleKind(kind, cells) : NO_MEANING
  return {
    index,
    title,
    kind,
    isWhole,
    phrase: heading?.phrase ?? '',
    lang: heading?.lang ?? null,
    cells,
    field,
    rank,
  }
}

type Meaning = { field: BomField | null; rank: number }
const NO_MEANING: Meaning = { field: null, rank: LAST_RANK }

/** Decides the meaning of a heading with the help of the cells below it. */
function settleKind(kind: HeadingKind, cells: readonly string[]): Meaning {
  if (TEXT_KINDS.includes(kind))
    return shareOf(cells, isDesignators) > 0.7 ? HEADING_KINDS.reference : HEADING_KINDS[kind]
  if (!NUMBERS.includes(kind)) return HEADING_KINDS[kind]
  if (isRunning(cells)) return NO_MEANING
  return OPEN.includes(kind) ? settleByCells(kind, cells) : HEADING_KINDS[kind]
}

const OPEN: readonly HeadingKind[] = ['part', 'counter', 'code', 'reference', 'designators']
const NUMBERS: readonly HeadingKind[] = ['number', 'stock_number', ...OPEN]
const A_FAIR_SHARE = 0.4
const NEARLY_ALL = 0.8

/** `Part` is the designator in one tool and the part number in another. */
function settleByCells(kind: HeadingKind, cells: readonly string[]): Meaning {
  const { field, rank } = HEADING_KINDS[kind]
  if (shareOf(cells, isDesignators) >= A_FAIR_SHARE) return { field: 'designators', rank: Math.min(rank, 1) }
  if (shareOf(cells, isPartNumber) >= A_FAIR_SHARE)
    return { field: 'part_number', rank: Math.max(rank, HEADING_KINDS.part.rank) }
  const areCounts = shareOf(cells, isInteger) > NEARLY_ALL
  if (kind === 'counter') return areCounts ? { field: 'qty', rank: LAST_RANK } : NO_MEANING
  if (areCounts || kind === 'code') return NO_MEANING
  return kind === 'part' && cells.length > 0 ? HEADING_KINDS.name : { field, rank }
}
