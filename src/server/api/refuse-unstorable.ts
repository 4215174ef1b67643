import { Refusal } from '../../contract/wire/errors.ts'

/**
 * PostgreSQL stores neither NUL nor lone surrogates, in no text and no JSON. Most fields have a check with their own
 * message; this one covers those that do not.
 */
export function refuseUnstorable(input: unknown): void {
  const waiting = [input]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorable(next))
      throw new Refusal(400, { reason: 'errors.check_input' })
    if (typeof next === 'object' && next !== null) waiting.push(...Object.keys(next), ...Object.values(next))
  }
}

export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
