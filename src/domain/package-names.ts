/** A package's name in upper case, with plain dashes and × as X. */
export function tidyPackageName(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[×✕]/g, 'X')
    .replace(/[ØΦ⌀Ф]/g, 'D')
    .replace(/[\u2010-\u2015\u2212_]/g, '-')
    .replace(/\b(\d{1,2}),(\d{1,2})(?= ?(?:MM|X))/g, '$1.$2')
    .replace(/(X ?\d{1,2}),(\d{1,2})\b/g, '$1.$2')
    .replace(/\s+/g, ' ')
    .trim()
}
