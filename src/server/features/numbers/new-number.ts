import { randomInt } from 'node:crypto'

/** Without 0 and O, 1 and I, because numbers are read out on the phone. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `261115-7KQ4M`: the date, for staff, and enough random characters to prevent guessing. */
export function newNumber(now: Date, length: number): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const signs = Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)])
  return `${day}-${signs.join('')}`
}
