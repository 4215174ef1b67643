/** The parameters of a category: the main ones, which lists show as columns, and the others in their order. */
export type ParameterSet = { lead: readonly string[]; more: readonly string[] }

/** `names` are English, from the category itself upward. */
export function parameterSet(_names: readonly string[]): ParameterSet {
  return { lead: [], more: [] }
}
