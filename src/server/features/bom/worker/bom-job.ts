import type { Bom, BomRequest } from '../../../../domain/bom/bom.ts'
import type { NumberKeys } from '../../../../domain/part-number.ts'
import type { SheetProblem } from '../../../sheets/index.ts'

/** Cells to add after a sheet's last column. Rows and sheets count from 0. */
export type Extension = {
  sheet: number
  /** -1: the sheet has no header. */
  headerRow: number
  headings: string[]
  cells: Map<number, (string | number | null)[]>
}

export type OpenedBom = { sheets: { name: string; rows: number }[]; packed: Uint8Array }

/**
 * `keys`: for each line, the lookup keys of its number and alternates; `offered`: the same for offered rows.
 * `names`: all texts that may be a part number in a list without columns.
 */
export type ReadGrid = { bom: Bom; keys: NumberKeys[][]; offered: NumberKeys[][]; names: string[] }

/** The jobs of a worker. */
export type BomJob =
  | { kind: 'open'; bytes: Uint8Array }
  | { kind: 'read'; packed: Uint8Array; request: BomRequest; known: readonly string[] }
  | { kind: 'read_text'; text: string; known: readonly string[] }
  | { kind: 'extend'; packed: Uint8Array; extension: Extension }

export type BomResult =
  | ({ kind: 'open' } & OpenedBom)
  | ({ kind: 'read' } & ReadGrid)
  | ({ kind: 'read_text' } & ReadGrid)
  | { kind: 'extend'; file: Uint8Array }

/** Errors lose their class between processes. */
export type BomRefusal = { kind: 'refused'; problem: SheetProblem; message: string }
