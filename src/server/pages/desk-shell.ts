import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { contentSecurityPolicy, POLICY_HEADER } from '../security-headers.ts'

/** Answers a request for a page of the desk, or returns false. */
type DeskShell = (request: IncomingMessage, response: ServerResponse) => boolean

type Chunk = { file: string; css?: string[]; imports?: string[] }

const BOOT = 'src/desk/shell/entry/boot.tsx'
/** Everything below /desk except its API and its files. */
const PAGE = /^\/desk(?!\/(?:api|assets)(?:[/?]|$))(?:[/?]|$)/

export function builtDeskShell(deskFolder: string): DeskShell {
  const policy: [string, string] = [POLICY_HEADER, contentSecurityPolicy()]
  return createDeskShell(builtDeskHead(deskFolder), [policy])
}

/**
 * One static page for every address of the desk: it is rendered in the browser, which also sets language and
 * direction. @public for the development server
 */
export function createDeskShell(head: string, headers: [string, string][] = []): DeskShell {
  const page = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#084833">',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${head}</head>`,
    '<body><div id="desk"></div></body></html>',
  ].join('')
  const all = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A link's token is in the address. `no-referrer` would also empty the Origin that the API checks.
    'Referrer-Policy': 'same-origin',
    ...Object.fromEntries(headers),
  }
  return ({ method, url = '' }, response) => {
    if (!PAGE.test(url) || (method !== 'GET' && method !== 'HEAD')) return false
    response.writeHead(200, all).end(method === 'HEAD' ? undefined : page)
    return true
  }
}

/** Tags for the entry script, its imports and its styles. */
function builtDeskHead(deskFolder: string): string {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(deskFolder, '.vite/manifest.json'), 'utf8'),
  )
  const boot = manifest[BOOT]
  if (!boot) throw new Error(`${BOOT} is not in the manifest of ${deskFolder}`)
  const chunks = new Set<Chunk>()
  const collect = (chunk: Chunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const name of chunk.imports ?? []) collect(manifest[name])
  }
  collect(boot)
  const styles = new Set([...chunks].flatMap(({ css }) => css ?? []))
  const others = [...chunks].filter(chunk => chunk !== boot)
  return [
    ...[...styles].map(file => `<link rel="stylesheet" href="/${file}">`),
    ...others.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${boot.file}"></script>`,
  ].join('')
}
