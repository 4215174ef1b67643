import { isRecord } from '../../domain/is-record.ts'
import type { Lang } from '../../domain/locales.ts'
import type { CallData, CallInput, Endpoint } from './endpoint.ts'
import { type FieldErrors, isErrorCode, Refusal } from './errors.ts'
import type { MessageKey, TextValues } from './messages.ts'

/** A refusal has a `reason`, and `values` where its text takes them. */
export type Envelope = {
  code: number
  message: string
  data: unknown
  reason?: MessageKey | undefined
  values?: TextValues | undefined
}

type CallOptions = {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Receives the message of a successful response. */
  onMessage?: (text: string) => void
}
export type Call = <E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  options?: CallOptions,
) => Promise<CallData<E>>

export type Caller = {
  fetch: (url: string, init: RequestInit) => Response | Promise<Response>
  lang: Lang
  token: () => string | null
  /** Validates requests and responses against the contract; used in tests and development. */
  isStrict: boolean
}

/** The only API client, for browser and server. */
export function createCall(caller: Caller): Call {
  return async (endpoint, input, options) => {
    if (caller.isStrict) checkInput(endpoint, input)
    const request = toRequest(endpoint, Object.assign({}, input), caller)
    const headers = { ...request.headers, ...options?.headers }
    const response = await reach(caller, request.url, {
      method: endpoint.method,
      body: request.body,
      headers,
      signal: options?.signal,
    })
    const envelope = readEnvelope(await response.json())
    if (envelope.code !== 200) throw toRefusal(envelope)
    if (caller.isStrict) endpoint.data.parse(envelope.data)
    options?.onMessage?.(envelope.message)
    return envelope.data as CallData<typeof endpoint>
  }
}

/** No response: the network or the server is down. */
export class NoAnswer extends Error {}

async function reach({ fetch }: Caller, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    // The caller has given up, which says nothing about the network.
    if (init.signal?.aborted) throw cause
    throw new NoAnswer('no response', { cause })
  }
}

/** A call that violates the contract is a bug, so it throws a plain error instead of a Refusal. */
function checkInput(endpoint: Endpoint, input: unknown): void {
  for (const schema of [endpoint.params, endpoint.query, endpoint.body]) schema?.parse(input ?? {})
}

let sequence = 0

function toRequest(endpoint: Endpoint, input: Record<string, unknown>, caller: Caller) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(take(input, name))),
  )
  const token = caller.token()
  const headers: Record<string, string> = { Lang: caller.lang }
  if (token) headers.Authorization = `Bearer ${token}`
  // fetch sets the content type of a form itself, with the boundary it has chosen.
  if (endpoint.encoding === 'multipart') return { url: withQuery(path, {}), headers, body: toForm(input) }
  headers['Content-Type'] = 'application/json'
  if (endpoint.body) return { url: withQuery(path, {}), headers, body: JSON.stringify(input) }
  return { url: withQuery(path, flattened(input, endpoint.otherNames)), headers, body: undefined }
}

/** Names that the contract does not list are separate parameters of the URL. */
function flattened(input: Record<string, unknown>, otherNames: string | null): Record<string, unknown> {
  const { [otherNames ?? '']: others, ...rest } = input
  return Object.assign(rest, others)
}

function toForm(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    form.set(name, value instanceof Blob ? value : String(value))
  return form
}

function take(input: Record<string, unknown>, name: string): unknown {
  const value = input[name]
  delete input[name]
  return value
}

function withQuery(path: string, query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value))
  // Some proxies cache any GET, so a growing number makes each URL unique. The server ignores it.
  search.set('_seq', String(++sequence))
  return `${path}?${search}`
}

/** Checked by hand instead of with a schema: most pages only call the API and should not load zod for it. */
export function readEnvelope(answer: unknown): Envelope {
  const { code, message, data, reason, values }: Partial<Record<keyof Envelope, unknown>> = Object.assign(
    {},
    answer,
  )
  if (typeof code !== 'number' || typeof message !== 'string') throw new Error('not an answer of the API')
  return {
    code,
    message,
    data,
    reason: isReason(reason) ? reason : undefined,
    values: isTextValues(values) ? values : undefined,
  }
}

/** Only a string: a browser has not loaded all texts, and a newer server may have more reasons. */
function isReason(value: unknown): value is MessageKey {
  return typeof value === 'string'
}

function isTextValues(value: unknown): value is TextValues {
  return isRecord(value) && Object.values(value).every(part => ['string', 'number'].includes(typeof part))
}

function toRefusal({ code, message: text, data, reason, values }: Envelope): Refusal {
  return new Refusal(isErrorCode(code) ? code : 500, { reason, values, text, fields: readFields(data), data })
}

function readFields(data: unknown): FieldErrors | undefined {
  const { errors }: { errors?: unknown } = Object.assign({}, data)
  if (!isRecord(errors)) return undefined
  const texts = Object.entries(errors).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(texts.map(([field, text]) => [field, { text: String(text) }]))
}
