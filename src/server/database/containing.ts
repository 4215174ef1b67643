/** A pattern for LIKE that finds what was typed anywhere in a text, its own signs meaning themselves. */
export function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`
}
