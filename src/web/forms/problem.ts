import { NoAnswer } from '../../contract/wire/call.ts'
import { type ErrorCode, type FieldErrors, Refusal } from '../../contract/wire/errors.ts'
import type { MessageKey } from '../../contract/wire/messages.ts'

/** Why a form was not taken. Texts are keys of ours or the server's finished words. */
export type Problem = {
  code: ErrorCode | null
  /** What concerns the whole form; null when the fields say it all. */
  text: string | null
  fields: FieldErrors
}

const NO_CONNECTION: MessageKey = 'forms.no_connection'
const UNEXPECTED: MessageKey = 'errors.server'

/** `names`: the fields on show. A complaint about any other one is told above the form, or nobody would see it. */
export function problemOf(error: unknown, names: readonly string[]): Problem {
  if (error instanceof NoAnswer) return { code: null, text: NO_CONNECTION, fields: {} }
  if (!(error instanceof Refusal)) return { code: null, text: UNEXPECTED, fields: {} }
  const complaints = Object.entries(error.details.fields ?? {})
  const fields = complaints.filter(([name]) => names.includes(name))
  const [hidden] = complaints.filter(([name]) => !names.includes(name))
  const isTold = fields.length > 0 && !hidden
  return {
    code: error.code,
    text: isTold ? null : (hidden?.[1] ?? error.message),
    fields: Object.fromEntries(fields),
  }
}

/**
 * What still stands beside the fields after one of them was changed. The changed one is judged anew, others are only
 * ever cleared, and what the server said of another field stays: only the server can take it back.
 */
export function recheck(shown: FieldErrors, fresh: FieldErrors, changed: string): FieldErrors {
  const kept: FieldErrors = {}
  for (const [name, text] of Object.entries(shown)) {
    if (name === changed) continue
    const now = isOurs(text) ? fresh[name] : text
    if (now !== undefined) kept[name] = now
  }
  const own = fresh[changed]
  return own === undefined ? kept : { ...kept, [changed]: own }
}

function isOurs(text: string): boolean {
  return text.startsWith('errors.')
}
