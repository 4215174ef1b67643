/** The fields of a form, as texts or numbers. */
type Fields = Record<string, string | number | null>

/**
 * Two people have edited the same record. A field that only one of them has changed keeps that change; a field
 * that both have changed differently is a conflict, and `merged` has one's own value.
 */
export function mergeEdits<T extends Fields>(
  base: T,
  mine: T,
  theirs: T,
): { merged: T; conflicts: (keyof T & string)[] } {
  const merged = { ...mine }
  const conflicts: (keyof T & string)[] = []
  for (const name in mine) {
    if (mine[name] === theirs[name] || theirs[name] === base[name]) continue
    if (mine[name] === base[name]) merged[name] = theirs[name]
    else conflicts.push(name)
  }
  return { merged, conflicts }
}
