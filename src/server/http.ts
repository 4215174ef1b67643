import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from './config.ts'
import { log, newRequestId, withRequestId } from './log.ts'
import { serveFromCache } from './pages/pages.ts'
import { securityHeaders } from './security-headers.ts'
import type { Shop } from './shop.ts'

type Next = () => void
type HttpConfig = Pick<Config, 'mode' | 'publicUrl'>
export type Files = (request: IncomingMessage, response: ServerResponse, next: Next) => void

export function createHttpServer(shop: Shop, files: Files, config: HttpConfig): Server {
  const server = createServer(createRequestHandler(shop, files, config))
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
    if (socket.writable)
      socket.end(
        `HTTP/1.1 ${status}\r\nX-Request-Id: ${newRequestId()}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
  })
  return server
}

/**
 * What every request passes, whoever answers it: an id, security headers, a log line, a measurement.
 * @public also used by the development server
 */
export function createRequestHandler(shop: Shop, files: Files, config: HttpConfig) {
  const headers = securityHeaders(config)
  const api = getRequestListener(shop.api.fetch, { overrideGlobalObjects: false })
  return (request: IncomingMessage, response: ServerResponse) => {
    const id = newRequestId()
    withRequestId(id, () => {
      response.setHeader('X-Request-Id', id)
      for (const [name, value] of headers) response.setHeader(name, value)
      watch(request, response, shop)
      if (serveFromCache(shop.cache, request, response)) return
      if (isApi(request.url ?? '/')) return void api(request, response)
      files(request, response, () => void shop.pages(request, response))
    })
  }
}

function watch(request: IncomingMessage, response: ServerResponse, { metrics }: Shop): void {
  const started = performance.now()
  response.once('close', () => {
    const ms = performance.now() - started
    const { method = '', url = '/' } = request
    const [path = '/'] = url.split('?')
    metrics.observe(kindOf(path), method, response.statusCode, ms / 1000)
    // The query may hold an order's key or a token of a mailed link: never logged.
    log('info', 'request', {
      method,
      path: path.slice(0, 200),
      status: response.statusCode,
      ms: Math.round(ms * 10) / 10,
    })
  })
}

function isApi(url: string): boolean {
  return /^\/(?:api(?:[/?]|$)|(?:healthz|readyz|metrics)(?:\?|$))/.test(url)
}

function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api'
  return path.startsWith('/assets/') ? 'file' : 'page'
}
