import { NoAnswer } from '../../contract/wire/call.ts'
import { Refusal } from '../../contract/wire/errors.ts'

/**
 * Handles failures of optional data: a lost connection or a rejection returns the fallback; other errors are thrown.
 */
export function whenUnavailable<T>(fallback: T): (error: unknown) => T {
  return error => {
    if (error instanceof Refusal || error instanceof NoAnswer) return fallback
    throw error
  }
}
