import { QUOTE_LIMITS } from './limits.ts'

const DAY_MS = 24 * 3_600_000

/** A slip in the year would lock the prices for ever. */
export function isTooLong(validUntil: string | Date, now: number): boolean {
  return new Date(validUntil).getTime() > now + QUOTE_LIMITS.validDaysMax * DAY_MS
}
