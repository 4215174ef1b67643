import type { IncomingMessage } from 'node:http'
import { RETRY_SECONDS } from '../api/answer.ts'
import { answerVariant, type HttpAnswer } from '../encoded.ts'
import type { CachedPage } from './page-cache.ts'

const HTML = 'text/html; charset=utf-8'

/** A cached page: browsers store it but revalidate each time. */
export function answerFromCache(page: CachedPage, request: IncomingMessage): HttpAnswer {
  const headers = {
    'Content-Type': HTML,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding, Cookie',
  }
  return { ...answerVariant(page, page.encoding, request, headers), policy: page.policy }
}

export function answerUncached(status: number, html: string): HttpAnswer {
  const headers: Record<string, string> = { 'Cache-Control': 'no-store', 'Content-Type': HTML }
  if (status === 503) headers['Retry-After'] = String(RETRY_SECONDS)
  return { status, headers, body: html }
}

/** Never stored: the URL may hold a key, and the response may depend on a cookie. */
export function answerRedirect(status: number, location: string): HttpAnswer {
  return { status, headers: { 'Cache-Control': 'no-store', Location: location }, body: null }
}
