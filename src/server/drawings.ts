import type { IncomingMessage } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { LONGEST_NAME } from '../drawings/address.ts'
import { drawOutline, drawPackage } from '../drawings/package-drawing.ts'
import { drawWordmark } from '../drawings/wordmark.ts'
import { answerEncoded, type Encoded, encodedToKeep, keptBytes } from './encoded.ts'
import type { Files } from './files.ts'

const DRAWN_BY: Record<string, (name: string) => string> = {
  packages: drawPackage,
  outlines: drawOutline,
  manufacturers: drawWordmark,
}

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  Vary: 'Accept-Encoding',
}

const KEPT_BYTES = 16 * 1024 * 1024

/** Pictures of packages and wordmarks of manufacturers, drawn from their names on first request. */
export function createDrawings(): Files {
  const drawings = new LRUCache<string, Encoded>({ maxSize: KEPT_BYTES, sizeCalculation: keptBytes })
  return (request, response) => {
    const drawn = readRequest(request)
    if (!drawn) return false
    const drawing = drawings.get(drawn.key) ?? encode(drawn.draw(drawn.name))
    drawings.set(drawn.key, drawing)
    const { status, headers, body } = answerEncoded(drawing, request, HEADERS)
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}

type DrawingRequest = { key: string; name: string; draw: (name: string) => string }

function readRequest({ method, url = '' }: IncomingMessage): DrawingRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  // The name takes the whole rest: proxies may have decoded %2F to a slash.
  const [, kind = '', written = ''] = /^\/drawings\/([a-z]+)\/([^?#]*)\.svg(?:\?|$)/.exec(url) ?? []
  const draw = Object.hasOwn(DRAWN_BY, kind) ? DRAWN_BY[kind] : undefined
  const name = decode(written)
  if (!draw || name === null || name.length > LONGEST_NAME) return null
  return { key: `${kind}/${name}`, name, draw }
}

function decode(written: string): string | null {
  try {
    return decodeURIComponent(written)
  } catch {
    return null
  }
}

function encode(drawing: string): Encoded {
  const body = Buffer.from(drawing)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return encodedToKeep(body, brotliCompressSync(body, { params }), gzipSync(body))
}
