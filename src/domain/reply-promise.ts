import { addBusinessHours, SHOP_TIME_ZONE, subtractBusinessHours } from './business-hours.ts'

/** The reply that the shop promises for a request. */
const REPLY_BUSINESS_HOURS = 12

/** When we promised a reply. */
export function replyBy(created: Date, timeZone: string = SHOP_TIME_ZONE): Date {
  return addBusinessHours(created, REPLY_BUSINESS_HOURS, timeZone)
}

/** Requests from before this time should have been answered by now. */
export function lateSince(now: Date, timeZone: string = SHOP_TIME_ZONE): Date {
  return subtractBusinessHours(now, REPLY_BUSINESS_HOURS, timeZone)
}
