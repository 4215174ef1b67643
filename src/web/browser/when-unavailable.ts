import { NoAnswer } from '../../contract/wire/call.ts'
import { Refusal } from '../../contract/wire/errors.ts'

/** For what is only an extra: a line that is down and a refusal cost no more than it; our own mistakes are not hidden. */
export function whenUnavailable<T>(fallback: T): (error: unknown) => T {
  return error => {
    if (error instanceof Refusal || error instanceof NoAnswer) return fallback
    throw error
  }
}
