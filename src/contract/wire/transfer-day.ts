import * as z from 'zod/mini'
import type { MessageKey } from './messages.ts'

/** The day of a transfer, as on a bank statement. A wrong year is a slip that books it into the wrong month. */
export const transferDay = (error: MessageKey) =>
  z.iso.date({ error }).check(z.refine(isTransferDay, { error }))

const FIRST_DAY = '2000-01-01'
/** The earliest time zone is 14 hours ahead of UTC, and a bank may write tomorrow's date. */
const LAST_DAY_HOURS = 14 + 24

function isTransferDay(day: string): boolean {
  const last = new Date(Date.now() + LAST_DAY_HOURS * 3_600_000).toISOString().slice(0, FIRST_DAY.length)
  return day >= FIRST_DAY && day <= last
}
