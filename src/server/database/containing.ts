/** A LIKE pattern that matches the input anywhere in a text, with wildcards escaped. */
export function containing(typed: string): string {
  return `%${startingWith(typed)}`
}

/** A LIKE pattern that matches the input at the beginning of a text. */
export function startingWith(typed: string): string {
  return `${typed.replace(/[\\%_]/g, '\\$&')}%`
}
