import * as z from 'zod/mini'
import type { MessageKey } from './messages.ts'

const FIRST_DAY = '2000-01-01'
/** Today in the earliest time zone. */
const AHEAD_HOURS = 14
/** As buyers report it: their bank may write tomorrow's date. */
export const REPORTED_AHEAD_HOURS = AHEAD_HOURS + 24

/** The day of a transfer, as on a bank statement. A wrong year is a slip that books it into the wrong month. */
export const transferDay = (error: MessageKey, aheadHours = AHEAD_HOURS) =>
  z.iso.date({ error }).check(z.refine(day => day >= FIRST_DAY && day <= dayIn(aheadHours), { error }))

/** The day this many hours from now, in UTC. */
export function dayIn(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, FIRST_DAY.length)
}
