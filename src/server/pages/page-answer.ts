export type Encoding = 'br' | 'gzip' | 'identity'
type Variant = { body: Buffer<ArrayBuffer>; etag: string }
export type CachedPage = Record<Encoding, Variant> & { renderedAt: number }
export type PageAnswer = {
  status: number
  headers: Record<string, string>
  body: Buffer<ArrayBuffer> | string | null
  cookies?: string[]
}

/** A page from the cache: browsers keep it but ask each time whether it is still good. */
export function answerFromCache(page: CachedPage, acceptEncoding: string, ifNoneMatch: string): PageAnswer {
  const encoding = chooseEncoding(acceptEncoding)
  const { body, etag } = page[encoding]
  const headers: Record<string, string> = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding, Cookie',
    ETag: etag,
  }
  if (ifNoneMatch.split(/,\s*/).includes(etag)) return { status: 304, headers, body: null }
  headers['Content-Type'] = 'text/html; charset=utf-8'
  headers['Content-Length'] = String(body.length)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return { status: 200, headers, body }
}

export function answerUncached(status: number, html: string): PageAnswer {
  return {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' },
    body: html,
  }
}

export function answerRedirect(status: number, location: string): PageAnswer {
  return {
    status,
    headers: { 'Cache-Control': status === 301 ? 'public, max-age=3600' : 'no-store', Location: location },
    body: null,
  }
}

export function chooseEncoding(accept: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return 'gzip'
  return 'identity'
}
