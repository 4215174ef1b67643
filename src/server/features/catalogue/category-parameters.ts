import { type ParameterSet, parameterSet } from '../../../domain/parameters/parameter-sets.ts'
import { categoryNames, type Directory } from './directory.ts'

const known = new WeakMap<Directory['categories'], Map<number | null, ParameterSet>>()

/** The parameters of a category. A search may ask for those of all categories. */
export function categoryParameters(directory: Directory, categoryId: number | null): ParameterSet {
  const sets = known.get(directory.categories) ?? new Map<number | null, ParameterSet>()
  known.set(directory.categories, sets)
  const set = sets.get(categoryId) ?? parameterSet(categoryNames(directory, categoryId))
  sets.set(categoryId, set)
  return set
}
