import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip' | 'identity'
type Body = Buffer<ArrayBuffer>
type Variant = { body: Body; etag: string }

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

const ENTRY_OVERHEAD_BYTES = 512

/**
 * Prepares content for a cache: an ETag for each encoding, and buffers that hold no more memory than their
 * bytes.
 */
export function encodedToKeep(identity: Body, br: Body, gzip: Body): Encoded {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return {
    identity: { body: withoutSpare(identity), etag: `"${hash}"` },
    br: { body: withoutSpare(br), etag: `"${hash}-br"` },
    gzip: { body: withoutSpare(gzip), etag: `"${hash}-gz"` },
  }
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
  const encoding = chooseEncoding(acceptedEncodings(request))
  const { body, etag } = content[encoding]
  const headers: Record<string, string> = { ...own, ETag: etag }
  if (isKnown(etag, request.headers['if-none-match'] ?? '')) return { status: 304, headers, body: null }
  headers['Content-Length'] = String(body.length)
  if (body !== content.identity.body) headers['Content-Encoding'] = encoding
  return { status: 200, headers, body }
}

function isKnown(etag: string, ifNoneMatch: string): boolean {
  return ifNoneMatch
    .split(',')
    .some(known => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag)
}

export function acceptedEncodings({ headers }: IncomingMessage): string {
  return String(headers['accept-encoding'] ?? '')
}

export function chooseEncoding(accept: string): Encoding {
  if (accepts(accept, 'br')) return 'br'
  return accepts(accept, 'gzip') ? 'gzip' : 'identity'
}

const ACCEPTED = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/,
}

export function accepts(accept: string, encoding: keyof typeof ACCEPTED): boolean {
  return ACCEPTED[encoding].test(accept)
}
