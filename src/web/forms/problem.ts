import { NoAnswer } from '../../contract/wire/call.ts'
import { type ErrorCode, type FieldErrors, Refusal } from '../../contract/wire/errors.ts'
import type { MessageKey, Wording } from '../../contract/wire/messages.ts'

/** Why a form was not taken. Without code and reason the server has not answered. */
export type Problem = {
  code: ErrorCode | null
  reason: MessageKey | null
  /** What concerns the whole form; null when the fields say it all. */
  text: Wording | null
  fields: FieldErrors
}

/** `names`: the fields on show. A complaint about any other one is told above the form, or nobody would see it. */
export function problemOf(error: unknown, names: readonly string[]): Problem {
  if (!(error instanceof Refusal)) return { code: null, reason: null, text: wordingOf(error), fields: {} }
  const complaints = Object.entries(error.details.fields ?? {})
  const fields = complaints.filter(([name]) => names.includes(name))
  const [hidden] = complaints.filter(([name]) => !names.includes(name))
  const isTold = fields.length > 0 && !hidden
  return {
    code: error.code,
    reason: error.reason,
    text: isTold ? null : (hidden?.[1] ?? error.wording),
    fields: Object.fromEntries(fields),
  }
}

/** What to tell about a failed call where no form shows its fields. */
export function wordingOf(error: unknown): Wording {
  if (error instanceof NoAnswer) return { key: 'forms.no_connection' }
  if (!(error instanceof Refusal)) return { key: 'errors.server' }
  const [complaint] = Object.values(error.details.fields ?? {})
  return complaint ?? error.wording
}

/**
 * What still stands beside the fields after one of them was changed. The changed one is judged anew, others are only
 * ever cleared, and what the server said of another field stays: only the server can take it back.
 */
export function recheck(shown: FieldErrors, fresh: FieldErrors, changed: string): FieldErrors {
  const kept: FieldErrors = {}
  for (const [name, error] of Object.entries(shown)) {
    if (name === changed) continue
    const now = 'key' in error ? fresh[name] : error
    if (now !== undefined) kept[name] = now
  }
  const own = fresh[changed]
  return own === undefined ? kept : { ...kept, [changed]: own }
}
