import type { Context } from 'hono'
import { type FieldErrors, Refusal } from '../../contract/wire/errors.ts'
import type { Wording } from '../../contract/wire/messages.ts'
import { speak } from '../../contract/wire/translate.ts'
import { DEFAULT_LANG, type Lang, langOr } from '../../domain/locales.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { currentRequestId, log, logError } from '../log.ts'

export function requestedLang(c: Context): Lang {
  return langOr(c.req.header('lang'), DEFAULT_LANG)
}

/** The only place that turns an error into a response. */
export async function answerError(error: unknown, c: Context): Promise<Response> {
  const { code, status, reason, wording, details } = asRefusal(error)
  const { values, fields, data = null, retryAfterSeconds } = details
  const { say } = await speak(requestedLang(c))
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds))
  const answer = { code, message: say(wording), data: fields ? { errors: eachField(fields, say) } : data }
  return c.json({ ...answer, reason, ...(values && { values }) }, status)
}

/** How long clients wait before they retry when the database is unavailable or overloaded. */
export const RETRY_SECONDS = 5

/**
 * Logs an unexpected error and returns a 500 without details; an unavailable or overloaded database becomes a
 * 503.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isUnavailable(error)) return unavailable(error)
  logError('request failed', error)
  return new Refusal(500, { data: { request_id: currentRequestId() ?? null } })
}

/** Logged without a stack: during an outage every request would write one. */
function unavailable(error: unknown): Refusal {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  log('warn', 'database unavailable', { error: cause instanceof Error ? cause.message : message })
  return new Refusal(503, { retryAfterSeconds: RETRY_SECONDS })
}

/** The same refusal as a client of the API would get it. */
export async function inLanguage({ code, wording, details }: Refusal, lang: Lang): Promise<Refusal> {
  const { say } = await speak(lang)
  const fields = details.fields && eachField(details.fields, error => ({ text: say(error) }))
  return new Refusal(code, { ...details, text: say(wording), fields })
}

function eachField<T>(fields: FieldErrors, change: (error: Wording) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(fields).map(([field, error]) => [field, change(error)]))
}
