import type * as z from 'zod/mini'
import { type FieldErrors, Refusal } from './errors.ts'
import type { MessageKey } from './messages.ts'

/** Parses the value, or refuses with 400 and one error per field. Browser forms and the server share it. */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal(400, { reason: 'errors.check_input', fields: fieldErrors(parsed.error.issues) })
}

/** Enough for a person; a hostile body could have thousands. */
const MOST_COMPLAINTS = 100
const FIELD_NAME_LENGTH = 100

function fieldErrors(issues: z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues.slice(0, MOST_COMPLAINTS)) errors[fieldName(issue)] ??= { key: complaint(issue) }
  return errors
}

/** Field names may come from the caller. */
function fieldName({ path }: z.core.$ZodIssue): string {
  return path.join('.').slice(0, FIELD_NAME_LENGTH) || 'body'
}

/** A schema's own message is a message key; zod's default messages are replaced. */
function complaint({ code, message }: z.core.$ZodIssue): MessageKey {
  return isOurs(message) ? message : (DEFAULTS[code ?? ''] ?? 'errors.field_invalid')
}

/** zod knows messages only as strings. */
function isOurs(message: string): message is MessageKey {
  return /^[a-z_]+\.[a-z_]+$/.test(message)
}

const DEFAULTS: Record<string, MessageKey> = {
  too_big: 'errors.field_too_big',
  too_small: 'errors.field_too_small',
}
