import type { Bom, BomRequest } from '../../../../domain/bom/bom.ts'
import type { NumberKeys } from '../../../../domain/part-number.ts'
import type { SheetProblem } from '../../../sheets/index.ts'

/** What goes behind a sheet's last column. Rows and sheets count from 0. */
export type Extension = {
  sheet: number
  /** -1: the sheet has none. */
  headerRow: number
  headings: string[]
  cells: Map<number, (string | number | null)[]>
}

export type OpenedBom = { sheets: { name: string; rows: number }[]; packed: Uint8Array }

/** `keys`: of each line, how its number and its alternates are looked up. */
export type ReadGrid = { bom: Bom; keys: NumberKeys[][] }

/** What a worker is asked for. */
export type BomJob =
  | { kind: 'open'; bytes: Uint8Array }
  | { kind: 'read'; packed: Uint8Array; request: BomRequest }
  | { kind: 'extend'; packed: Uint8Array; extension: Extension }

export type BomResult =
  | ({ kind: 'open' } & OpenedBom)
  | ({ kind: 'read' } & ReadGrid)
  | { kind: 'extend'; file: Uint8Array }

/** Errors lose their class on the way between processes. */
export type BomRefusal = { kind: 'refused'; problem: SheetProblem; message: string }
