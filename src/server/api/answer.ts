import type { Context } from 'hono'
import { type FieldErrors, Refusal } from '../../contract/errors.ts'
import { speak } from '../../contract/translate.ts'
import { DEFAULT_LANG, type Lang, langOr } from '../../domain/locales.ts'
import { currentRequestId, logError } from '../log.ts'

export function askedLang(c: Context): Lang {
  return langOr(c.req.header('lang'), DEFAULT_LANG)
}

/** The one place that turns an error into an answer. What nobody expected becomes a 500 without details. */
export async function answerError(error: unknown, c: Context): Promise<Response> {
  const refusal = error instanceof Refusal ? error : unexpected(error)
  const { fields, data, retryAfterSeconds } = refusal.details
  const { say } = await speak(askedLang(c))
  if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds))
  const errors = fields && { errors: translated(fields, say) }
  return c.json(
    { code: refusal.code, message: say(refusal.message), data: errors ?? data ?? null },
    refusal.status,
  )
}

function unexpected(error: unknown): Refusal {
  logError('request failed', error)
  return new Refusal(500, { data: { request_id: currentRequestId() ?? null } })
}

function translated(fields: FieldErrors, say: (key: string) => string): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, say(key)]))
}
