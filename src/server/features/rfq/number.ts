import { randomInt } from 'node:crypto'

/** Without 0 and O, 1 and I: numbers are read out on the telephone. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 5

/** `261115-7KQ4M`: the day, by which staff find it, and what nobody can count or guess. */
export function newNumber(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
  return `${day}-${signs.join('')}`
}

/** The two names under which buyers and staff know a request. */
export function namesOf(number: string): { rfq_number: string; inquiry_number: string } {
  return { rfq_number: `RFQ-${number}`, inquiry_number: `INQ-${number}` }
}

/** However it was typed: with either name before it or none, in any case. */
export function bareNumber(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replace(/^(?:RFQ|INQ)-/, '')
}
