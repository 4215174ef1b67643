import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/connection.ts'
import { readFilePath } from './file-path.ts'
import { findFile } from './files.queries.ts'

const CACHED_BYTES = 16 * 1024 * 1024

/** Responds with an uploaded file, or returns false if the address is none. */
export type UploadedFiles = (request: IncomingMessage, response: ServerResponse) => boolean

/** A file never changes, so it is cached here and in browsers without a limit of time. */
export function serveUploads(db: Database, onError: (error: unknown) => void): UploadedFiles {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: bytes => bytes.length,
  })
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const [path = ''] = (request.url ?? '').split('?')
    const address = readFilePath(path)
    if (!address) return false
    const load = async () => {
      const known = cache.get(path) ?? (await findFile(db, address))?.bytes
      if (!known) return void response.writeHead(404, { 'Content-Length': 0 }).end()
      cache.set(path, known)
      answer(request, response, known, { ...address })
    }
    load().catch(error => {
      onError(error)
      if (!response.headersSent) response.writeHead(503, { 'Retry-After': '5' })
      response.end()
    })
    return true
  }
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  { sha256, mime }: { sha256: string; mime: string },
): void {
  const etag = `"${sha256.slice(0, 32)}"`
  const headers = {
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Opened by itself it can neither run nor load anything.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Mails and other sites show logos.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
  response.writeHead(200, { ...headers, 'Content-Type': mime, 'Content-Length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
