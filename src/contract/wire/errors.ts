import type { MessageKey, TextValues, Wording } from './messages.ts'

/** The closed list of refusals: code on the wire, HTTP status and default reason. */
export const ERRORS = {
  400: { status: 400, reason: 'errors.bad_request' },
  4001: { status: 401, reason: 'errors.sign_in_required' },
  4002: { status: 401, reason: 'errors.wrong_credentials' },
  4003: { status: 403, reason: 'errors.not_activated' },
  403: { status: 403, reason: 'errors.forbidden' },
  404: { status: 404, reason: 'errors.not_found' },
  409: { status: 409, reason: 'errors.conflict' },
  4091: { status: 409, reason: 'errors.sold_out' },
  4092: { status: 409, reason: 'errors.understock' },
  4093: { status: 409, reason: 'errors.changed' },
  413: { status: 413, reason: 'errors.too_large' },
  415: { status: 415, reason: 'errors.unsupported_type' },
  4221: { status: 422, reason: 'errors.wrong_captcha' },
  429: { status: 429, reason: 'errors.too_many' },
  500: { status: 500, reason: 'errors.server' },
  /** Always sent with Retry-After. */
  503: { status: 503, reason: 'errors.unavailable' },
} as const satisfies Record<number, { status: number; reason: MessageKey }>

export type ErrorCode = keyof typeof ERRORS

/** By name of the field. */
export type FieldErrors = Record<string, Wording>

type RefusalDetails = {
  reason?: MessageKey
  /** For the arguments of the reason's text. */
  values?: TextValues
  /** The reason in the language of the caller, as the server sends it. */
  text?: string
  fields?: FieldErrors
  data?: unknown
  retryAfterSeconds?: number
}

/**
 * An expected error. Programs decide by its reason, people read its wording; one place turns it into a
 * response.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly reason: MessageKey
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    const reason = details.reason ?? ERRORS[code].reason
    super(details.text ?? reason)
    this.code = code
    this.reason = reason
    this.details = details
  }

  /** The server's text; a message key if the error did not come from the server. */
  get wording(): Wording {
    const { text, values } = this.details
    return text === undefined ? { key: this.reason, values } : { text }
  }

  get status() {
    return ERRORS[this.code].status
  }
}

export function isRefusedFor(error: unknown, reason: MessageKey): error is Refusal {
  return error instanceof Refusal && error.reason === reason
}

/** The server failed rather than refused, so it is unknown how much of the request was carried out. */
export function isServerTrouble(code: number | null): boolean {
  return code === 500 || code === 503
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'number' && Object.hasOwn(ERRORS, code)
}
