/** Paths of the entries of the browser's history, by their position in it. */
const paths = new Map<number, string>()
/** The last query of each path, for example the filters of a list. */
const searches = new Map<string, string>()

type Visit = { position: number; path: string; search: string }

export function rememberVisit({ position, path, search }: Visit): void {
  paths.set(position, path)
  searches.set(path, search)
}

export function isEntryBefore(path: string, position: number): boolean {
  return paths.get(position - 1) === path
}

/** How many steps back another page of the desk is; null: none, the desk was opened here. */
export function stepsToOther(position: number): number | null {
  const here = paths.get(position)
  for (let before = position - 1; paths.has(before); before--)
    if (paths.get(before) !== here) return position - before
  return null
}

/** The path with the query that it had last. */
export function lastAddress(path: string): string {
  return path + (searches.get(path) ?? '')
}

/** Where the router is in the history; it writes this number into each entry. */
export function historyPosition(): number {
  const { idx }: { idx?: number } = history.state ?? {}
  return idx ?? 0
}
