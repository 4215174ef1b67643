import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip' | 'identity'
type Body = Buffer<ArrayBuffer>
export type Variant = { body: Body; etag: string }

/** One content, compressed once; each encoding has its own strong ETag. */
export type Encoded = Record<Encoding, Variant>

export type HttpAnswer = {
  status: number
  headers: Record<string, string>
  body: Body | string | null
  cookies?: string[]
  /** A page's own Content-Security-Policy, if it needs more than the usual one. */
  policy?: string
  /** Valid for this request, but must not be cached. */
  isDegraded?: boolean
}

/** Of an entry in a cache, besides its content. */
export const ENTRY_OVERHEAD_BYTES = 512

/** Prepares content for a cache. */
export function encodedToKeep(identity: Body, br: Body, gzip: Body): Encoded {
  const hash = hashOf(identity)
  return {
    identity: variantToKeep(identity, hash, 'identity'),
    br: variantToKeep(br, hash, 'br'),
    gzip: variantToKeep(gzip, hash, 'gzip'),
  }
}

const ETAG_ENDINGS = { identity: '', br: '-br', gzip: '-gz' }

/** A body with its ETag, that holds no more memory than its bytes. The hash is that of the content. */
export function variantToKeep(body: Body, hash: string, encoding: Encoding): Variant {
  return { body: withoutSpare(body), etag: `"${hash}${ETAG_ENDINGS[encoding]}"` }
}

export function hashOf(content: Body): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Node cuts small buffers from shared blocks of 64 KB; keeping one would hold its whole block. */
export function withoutSpare(body: Body): Body {
  if (body.buffer.byteLength === body.length) return body
  return Buffer.from(new Uint8Array(body).buffer)
}

/** The size of a content in a cache that is bounded by bytes. */
export function keptBytes({ identity, br, gzip }: Encoded): number {
  return identity.body.length + br.body.length + gzip.body.length + ENTRY_OVERHEAD_BYTES
}

/** Responds with the best encoding that the browser accepts, or with 304. */
export function answerEncoded(
  content: Encoded,
  request: IncomingMessage,
  own: Record<string, string>,
): HttpAnswer {
  const encoding = chooseEncoding(request)
  const variant = content[encoding]
  return answerVariant(variant, variant === content.identity ? 'identity' : encoding, request, own)
}

export function answerVariant(
  { body, etag }: Variant,
  encoding: Encoding,
  request: IncomingMessage,
  own: Record<string, string>,
): HttpAnswer {
  const headers: Record<string, string> = { ...own, ETag: etag }
  if (isKnown(etag, request.headers['if-none-match'] ?? '')) return { status: 304, headers, body: null }
  headers['Content-Length'] = String(body.length)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return { status: 200, headers, body }
}

function isKnown(etag: string, ifNoneMatch: string): boolean {
  return ifNoneMatch
    .split(',')
    .some(known => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag)
}

export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return String(headers['accept-encoding'] ?? '')
}

/** The best encoding that the client accepts. */
export function chooseEncoding(request: Pick<IncomingMessage, 'headers'>): Encoding {
  const accept = acceptedEncodings(request)
  if (accepts(accept, 'br')) return 'br'
  return accepts(accept, 'gzip') ? 'gzip' : 'identity'
}

const REFUSED = /^q=0(?:\.0*)?$/

export function accepts(accept: string, encoding: Exclude<Encoding, 'identity'>): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some(offered => {
      const [name, ...weights] = offered.split(';').map(text => text.trim())
      return name === encoding && !weights.some(weight => REFUSED.test(weight))
    })
}
