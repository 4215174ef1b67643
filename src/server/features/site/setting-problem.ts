import * as z from 'zod'
import type { FieldErrors } from '../../../contract/wire/errors.ts'
import type { MessageKey, TextValues, Wording } from '../../../contract/wire/messages.ts'

/** The outcome of setting a value or a text. */
export type SettingOutcome = { outcome: 'set' } | { outcome: 'invalid'; problem: string }

const wordings = new Map<string, Wording>()

/** The message of a schema: in English for the shell, and as a text of the desk. */
export function problem(english: string, text: MessageKey, values?: TextValues): { error: string } {
  wordings.set(english, { key: text, values })
  return { error: english }
}

/** The problem of a value and its position, in one line for the operator. */
export function settingProblem(schema: z.ZodType, text: string): string | null {
  const { error } = schema.safeParse(text)
  const [issue] = error?.issues ?? []
  if (!issue) return null
  const place = z.core.toDotPath(issue.path)
  return place === '' ? issue.message : `at ${place}: ${issue.message}`
}

/** The same for a form of the desk, by field. A value inside a list is `name.0.fee`; a list is one field. */
export function settingErrors(schema: z.ZodType, name: string, text: string): FieldErrors {
  const { error } = schema.safeParse(text)
  const errors: FieldErrors = {}
  for (const { path, message } of error?.issues ?? [])
    errors[[name, ...placeOf(path)].join('.')] ??= wordings.get(message) ?? { key: 'errors.field_invalid' }
  return errors
}

function placeOf(path: readonly PropertyKey[]): PropertyKey[] {
  return typeof path.at(-1) === 'number' ? path.slice(0, -1) : [...path]
}
