/** A LIKE pattern that matches the input anywhere in a text, with wildcards escaped. */
export function containing(typed: string): string {
  return `%${typed.replace(/[\\%_]/g, '\\$&')}%`
}
