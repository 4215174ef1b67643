import { randomInt } from 'node:crypto'

/** Without 0 and O, 1 and I: numbers are read out on the telephone. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `261115-7KQ4M`: the day, by which staff find it, and so many signs that nobody can count or guess. */
export function newNumber(now: Date, length: number): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const signs = Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)])
  return `${day}-${signs.join('')}`
}
