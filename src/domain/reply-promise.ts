/** The reply that the shop promises for a request. */
const REPLY_BUSINESS_HOURS = 12

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

/**
 * When we promised a reply. Business hours are all hours from Monday to Friday, in UTC: buyers and staff live in different time zones, and the
 * shop does not know its own.
 */
export function replyBy(created: Date): Date {
  let at = created.getTime()
  let left = REPLY_BUSINESS_HOURS * HOUR_MS
  while (left > 0) {
    const untilMidnight = DAY_MS - (at % DAY_MS)
    const step = isWeekend(at) ? untilMidnight : Math.min(untilMidnight, left)
    if (!isWeekend(at)) left -= step
    at += step
  }
  return new Date(at)
}

/** Requests from before this time should have been answered by now. */
export function lateSince(now: Date): Date {
  let at = now.getTime()
  let left = REPLY_BUSINESS_HOURS * HOUR_MS
  while (left > 0) {
    const sinceMidnight = at % DAY_MS || DAY_MS
    const step = isWeekend(at - 1) ? sinceMidnight : Math.min(sinceMidnight, left)
    if (!isWeekend(at - 1)) left -= step
    at -= step
  }
  return new Date(at)
}

function isWeekend(time: number): boolean {
  const day = new Date(time).getUTCDay()
  return day === 0 || day === 6
}
