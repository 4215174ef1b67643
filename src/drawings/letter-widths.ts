import { isWide } from './text-fit.ts'

const NARROW = /[iljtfI.,:;|!'()[\] ]/
const SLIM = /[r\-/"*]/
const BROAD = /[mwMW@%&]/

/** Width in ems in a bold sans-serif font; an estimate, because every browser has its own font. */
export function emsOf(line: string): number {
  let ems = 0
  for (const letter of line) ems += emOf(letter)
  return ems
}

function emOf(letter: string): number {
  if (NARROW.test(letter)) return 0.33
  if (SLIM.test(letter)) return 0.42
  if (BROAD.test(letter)) return 0.9
  if (/[a-z0-9]/.test(letter)) return 0.59
  if (/[A-Z]/.test(letter)) return 0.72
  return isWide(letter) ? 1.04 : 0.75
}
