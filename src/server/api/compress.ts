import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { accepts } from '../encoded.ts'

/** Each event is sent at once, so there is no whole response to compress. */
export const EVENT_STREAM = 'text/event-stream'
const LEAST_BYTES = 1024
/** Responses are not cached, so a low level gives most of the savings for a fraction of the work. */
const LEVEL = 2

/**
 * Compresses whole responses off the main thread: as a stream, compressing three megabytes of JSON took
 * longer than producing it.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.get('content-type') === EVENT_STREAM) return
  c.res.headers.append('Vary', 'Accept-Encoding')
  if (!accepts(c.req.header('accept-encoding') ?? '', 'gzip')) return
  const body = await c.res.arrayBuffer()
  const isWorth = body.byteLength >= LEAST_BYTES
  const packed = isWorth ? await promisify(gzip)(body, { level: LEVEL }) : body
  c.res = new Response(packed, c.res)
  if (isWorth) c.res.headers.set('Content-Encoding', 'gzip')
}
