/** Splits `Passives > Resistors`. A > or \ in a name is escaped with a backslash. */
export function splitCategoryPath(path: string): string[] {
  const names = path.match(/(?:\\.?|[^>\\])+/gs) ?? []
  return names.map(name => name.trim().replace(/\\(.)/gs, '$1')).filter(name => name !== '')
}

/** Two spellings with the same key are the same category. */
export function categoryKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
