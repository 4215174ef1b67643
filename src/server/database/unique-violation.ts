import { DrizzleQueryError } from 'drizzle-orm'

const UNIQUE_VIOLATION = '23505'

/** Another transaction has stored the same key meanwhile. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION
}
