import type { MessageKey } from './messages.ts'

/** The closed list of refusals: code on the wire, HTTP status and default message. */
export const ERRORS = {
  400: { status: 400, message: 'errors.bad_request' },
  4001: { status: 401, message: 'errors.sign_in_required' },
  4002: { status: 401, message: 'errors.wrong_credentials' },
  4003: { status: 403, message: 'errors.not_activated' },
  403: { status: 403, message: 'errors.forbidden' },
  404: { status: 404, message: 'errors.not_found' },
  409: { status: 409, message: 'errors.conflict' },
  4091: { status: 409, message: 'errors.sold_out' },
  4092: { status: 409, message: 'errors.understock' },
  4093: { status: 409, message: 'errors.changed' },
  413: { status: 413, message: 'errors.too_large' },
  415: { status: 415, message: 'errors.unsupported_type' },
  4221: { status: 422, message: 'errors.wrong_captcha' },
  429: { status: 429, message: 'errors.too_many' },
  500: { status: 500, message: 'errors.server' },
  /** Always sent with Retry-After. */
  503: { status: 503, message: 'errors.unavailable' },
} as const satisfies Record<number, { status: number; message: MessageKey }>

export type ErrorCode = keyof typeof ERRORS

/** Field name to message key on the server, or to text in the browser. */
export type FieldErrors = Record<string, string>

type RefusalDetails = {
  message?: MessageKey
  /** The translated text, as the browser receives it. */
  text?: string
  fields?: FieldErrors
  data?: unknown
  retryAfterSeconds?: number
}

/** An expected "no" with a code from the closed list; one place turns it into a response. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.text ?? details.message ?? ERRORS[code].message)
    this.code = code
    this.details = details
  }

  get status() {
    return ERRORS[this.code].status
  }
}

/** The server failed rather than refused, so it is unknown how much of the request was carried out. */
export function isServerTrouble(code: number | null): boolean {
  return code === 500 || code === 503
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'number' && Object.hasOwn(ERRORS, code)
}
