/** `Passives > Resistors` as its names. A > or \ that belongs to a name stands behind a backslash. */
export function splitCategoryPath(path: string): string[] {
  const names = path.match(/(?:\\.?|[^>\\])+/gs) ?? []
  return names.map(name => name.trim().replace(/\\(.)/gs, '$1')).filter(name => name !== '')
}

/** What makes two spellings the same category. */
export function categoryKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
