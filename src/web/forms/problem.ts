import { NoAnswer } from '../../contract/wire/call.ts'
import { type ErrorCode, type FieldErrors, Refusal } from '../../contract/wire/errors.ts'
import type { MessageKey, Wording } from '../../contract/wire/messages.ts'

/** Why a form was not taken. Without code and reason the server has not answered. */
export type Problem = {
  code: ErrorCode | null
  reason: MessageKey | null
  /** Concerns the whole form; null if the field errors say it all. */
  text: Wording | null
  fields: FieldErrors
}

/** `names`: the visible fields. Errors of other fields are shown above the form, where the visitor can see them. */
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

/** The message for a failed call outside a form. */
export function wordingOf(error: unknown): Wording {
  if (error instanceof NoAnswer) return { key: 'forms.no_connection' }
  if (!(error instanceof Refusal)) return { key: 'errors.server' }
  const [complaint] = Object.values(error.details.fields ?? {})
  return complaint ?? error.wording
}

/**
 * The errors that remain after a field was changed. The changed field is validated again, other local errors can only
 * be cleared, and the server's errors for other fields stay: only the server can withdraw them.
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
