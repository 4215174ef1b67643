import type { Parameter, ParameterValue } from './parameter.ts'
import { type Effect, replaces } from './replaces.ts'

/** The values that several parts state for one parameter; null for a part that does not exist. */
type Cells = readonly (readonly ParameterValue[] | null)[]
export type CellMark = { isOther: boolean; isBest: boolean }

/**
 * Marks the values that differ from the first part's, and the best one where the dictionary says which is
 * better. A value that is not stated differs from any that is.
 */
export function compareCells(parameter: Parameter, cells: Cells): CellMark[] {
  const first = cells.find(cell => cell !== null)
  return cells.map((cell, at) => ({
    isOther: Boolean(first && cell && !isEqual(parameter, first, cell)),
    isBest: isBest(parameter, cells, at),
  }))
}

type Cell = readonly ParameterValue[]

function isEqual(parameter: Parameter, a: Cell, b: Cell): boolean {
  if (a.length === 0 || b.length === 0) return a.length === b.length
  return replaces(parameter, a, b) === 'same'
}

/** At least as good as every other value, and better than one. */
function isBest(parameter: Parameter, cells: Cells, at: number): boolean {
  const own = cells[at] ?? []
  if (own.length === 0) return false
  const effects = cells.map(other => effectOn(parameter, other ?? [], own))
  return effects.includes('better') && effects.every(effect => effect === 'better' || effect === 'same')
}

/** Parts that do not state it take no part in the comparison. */
function effectOn(parameter: Parameter, other: Cell, own: Cell): Effect {
  return other.length === 0 ? 'same' : replaces(parameter, other, own)
}
