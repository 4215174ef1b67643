import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { answerEncoded, type Encoded } from './encoded.ts'

/** Responds with a file, or returns false if there is none. */
export type Files = (request: IncomingMessage, response: ServerResponse) => boolean

type StoredFile = { content: Encoded; headers: Record<string, string> }

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

/** Whether this URL is a file of the folder. */
export function isServed(folder: string, address: string): boolean {
  const path = pathOf({ url: address })
  const isInside = !path.split('/').includes('..')
  return isInside && Object.hasOwn(TYPES, extname(path)) && existsSync(join(folder, path))
}

/**
 * The built files, about two megabytes, are held in memory, so that a rebuild does not affect a running shop.
 */
export function loadFiles(folder: string): Files {
  const files = new Map<string, StoredFile>()
  for (const path of globSync('**/*.*', { cwd: folder })) {
    if (Object.hasOwn(TYPES, extname(path))) files.set(`/${path}`, readFile(folder, path))
  }
  // Browsers request this when a page names no icon; they accept any image type.
  const icon = files.get('/favicon.svg')
  if (icon) files.set('/favicon.ico', icon)
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const file = files.get(pathOf(request))
    if (!file) return false
    const { status, headers, body } = answerEncoded(file.content, request, file.headers)
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}

function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Files under assets/ have a content hash in their name and never change. */
function readFile(folder: string, path: string): StoredFile {
  const body = readFileSync(join(folder, path))
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variant = (ending: string) => {
    const compressed = join(folder, `${path}.${ending}`)
    return existsSync(compressed) ? { body: readFileSync(compressed), etag: `"${hash}-${ending}"` } : null
  }
  const identity = { body, etag: `"${hash}"` }
  return {
    content: { identity, br: variant('br') ?? identity, gzip: variant('gz') ?? identity },
    headers: {
      'Content-Type': TYPES[extname(path)] ?? '',
      'Cache-Control': /^(?:desk\/)?assets\//.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
    },
  }
}
