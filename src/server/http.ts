import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { DESK_EVENTS_PATH, withoutSecret } from '../domain/paths.ts'
import { createDrawings } from './drawings.ts'
import type { Files } from './files.ts'
import { log, logError, newRequestId, withRequestId } from './log.ts'
import { oneByOne } from './one-by-one.ts'
import { serveFromCache } from './pages/pages.ts'
import type { Shop } from './shop.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Headers = [string, string][]
type Kind = 'api' | 'events' | 'probe' | 'file' | 'cached page' | 'page'

/**
 * Longer than the 60 seconds after which nginx and most load balancers close an idle connection themselves.
 */
const KEEP_ALIVE_MS = 75_000

export function createHttpServer(answer: Handler, keepAliveTimeout = KEEP_ALIVE_MS): Server {
  const handler = oneByOne(answer)
  const headersTimeout = keepAliveTimeout + 5_000
  // A missing Host is accepted, because URLs come from the configuration.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout, headersTimeout }, handler)
  server.on('checkExpectation', handler)
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
    const id = newRequestId()
    withRequestId(id, () => log('warn', 'unreadable request', { status }))
    if (socket.writable)
      socket.end(
        `HTTP/1.1 ${status}\r\nX-Request-Id: ${id}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
  })
  return server
}

/** Applied to every request: an id, security headers, a log entry, a metric. */
export function createRequestHandler(
  shop: Shop,
  files: Files,
  headers: Headers,
  mailbox: Files = () => false,
  desk: Files = () => false,
): Handler {
  const api = getRequestListener(shop.api.fetch)
  const deskApi = getRequestListener(shop.desk.fetch)
  const drawings = createDrawings()
  const answer = (request: IncomingMessage, response: ServerResponse): Kind => {
    const url = request.url ?? '/'
    if (/^\/api(?:[/?]|$)/.test(url)) return call(api, request, response, 'api')
    if (/^\/desk(?:[/?]|$)/.test(url) && shop.mayUseDesk(request)) {
      if (isDeskEvents(url)) return call(deskApi, request, response, 'events')
      if (/^\/desk\/api(?:[/?]|$)/.test(url)) return call(deskApi, request, response, 'api')
      if (desk(request, response)) return 'file'
    }
    if (/^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url)) return call(api, request, response, 'probe')
    if (serveFromCache(shop.cache, request, response, shop.isDatabaseUp())) return 'cached page'
    if (files(request, response) || drawings(request, response)) return 'file'
    if (shop.uploads(request, response)) return 'file'
    if (shop.sitemap(request, response) || shop.feed(request, response)) return 'file'
    if (mailbox(request, response)) return 'page'
    void shop.pages(request, response)
    return 'page'
  }
  return (request, response) => {
    const id = newRequestId()
    withRequestId(id, () => {
      response.setHeader('X-Request-Id', id)
      for (const [name, value] of headers) response.setHeader(name, value)
      if (shop.stopping.aborted) response.setHeader('Connection', 'close')
      const started = performance.now()
      tidyTarget(request)
      const kind = answerSafely(answer, request, response)
      // Files and cached pages cost almost nothing, and slow clients read them slowly.
      const end = kind === 'api' || kind === 'page' ? shop.load.begin() : null
      response.once('close', () => {
        end?.()
        record(shop, request, response, kind, performance.now() - started)
      })
    })
  }
}

/** It stays open for hours, so it is no request that anything waits for. */
function isDeskEvents(url: string): boolean {
  return url.split('?', 1)[0] === DESK_EVENTS_PATH
}

function call(
  api: ReturnType<typeof getRequestListener>,
  request: IncomingMessage,
  response: ServerResponse,
  kind: Kind,
): Kind {
  response.once('finish', () => dropBody(request))
  void api(request, response)
  return kind
}

/**
 * Hono pauses a body that it does not read to the end, which would block the connection's next request. It closes the
 * connection if the rest has not arrived after half a second.
 */
function dropBody(request: IncomingMessage): void {
  if (!request.readableEnded) request.removeAllListeners('data').resume()
}

function answerSafely(
  answer: (request: IncomingMessage, response: ServerResponse) => Kind,
  request: IncomingMessage,
  response: ServerResponse,
): Kind {
  try {
    return answer(request, response)
  } catch (error) {
    logError('request failed', error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
    return 'page'
  }
}

/** Reduces a proxy's absolute URL to a path. The Host header is never trusted. */
function tidyTarget(request: IncomingMessage): void {
  request.headers.host = 'shop'
  const url = request.url ?? '/'
  if (url.startsWith('/')) return
  const absolute = URL.parse(url)
  request.url = absolute ? absolute.pathname + absolute.search : '/'
}

function record(
  { metrics }: Shop,
  { method = '', url = '/' }: IncomingMessage,
  response: ServerResponse,
  kind: Kind,
  ms: number,
): void {
  const status = statusOf(response)
  if (kind !== 'events') metrics.observe(kind, method, status, ms / 1000)
  // Never logged: the query may hold an order key or the token of a mailed link.
  const [asked = '/'] = url.split('?')
  const path = withoutSecret(asked)
  log('info', 'request', {
    method,
    path: path.slice(0, 200),
    status,
    kind,
    ms: Math.round(ms * 10) / 10,
  })
}

/** 499, as in nginx: the client disconnected before the response was complete. */
function statusOf({ writableFinished, errored, statusCode }: ServerResponse): number {
  if (writableFinished) return statusCode
  return errored ? 500 : 499
}
