import { newNumber } from '../numbers/index.ts'

/** The kind of a quote as the subject of messages and audit entries. */
export const QUOTE = 'quote'

const NUMBER_LENGTH = 5

export function newQuoteNumber(now: Date): string {
  return `Q${newNumber(now, NUMBER_LENGTH)}`
}

/** In any case, with surrounding spaces. */
export function bareQuoteNumber(typed: string): string {
  return typed.trim().toUpperCase()
}
