import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { DESK_SCREENS } from '../../src/desk/shell/page/screens.ts'
import { LANGS } from '../../src/domain/locales.ts'
import { builtAssets } from '../../src/server/pages/assets.ts'
import { SCREENS, type Screen } from '../../src/storefront/shell/page/screens.ts'
import { get, rawRequest } from '../harness/raw-request.ts'

const baseUrl = inject('shopUrl')
const port = Number(new URL(baseUrl).port)
const status = (answer: string) => Number(answer.split(' ')[1])

function screenAt(path: string): Screen {
  const screen = SCREENS.find(({ path: known }) => known === path)
  if (!screen) throw new Error(`no screen at ${path}`)
  return screen
}

/** Bundling may change behavior, so some properties are checked on the production build. */
describe('the built shop', () => {
  test.each([
    ['a broken percent-encoding', get('/%E0%A4%A'), 400],
    ['an overlong URL', get(`/${'a'.repeat(10_000)}`), 414],
    ['a path with ..', get('/%2e%2e/%2e%2e/package.json'), 404],
    ['the build manifest', get('/.vite/manifest.json'), 404],
    ['an invalid range', get('/favicon.svg', 'Range: bytes=100-50\r\n'), 200],
    ['the default icon', get('/favicon.ico'), 200],
    ['OPTIONS of the API', get('/api/lang/list').replace('GET', 'OPTIONS'), 200],
    ['the design system', get('/ui'), 404],
    ['an encoded slash in a page name', get('/api/config/getPage/about%2Fxyz'), 404],
  ])('%s', async (_, request, expected) => {
    expect(status(await rawRequest(port, request))).toBe(expected)
    expect((await fetch(`${baseUrl}/healthz`)).status).toBe(200)
  })

  test.each(LANGS)('loads at most 160 KB of script before any page is interactive in %s', lang => {
    const assets = builtAssets('dist/client')
    const heavy = SCREENS.map(screen => ({
      file: screen.file,
      bytes: scriptBytes(assets.headFor(screen, lang)),
    }))
    expect(heavy.every(({ bytes }) => bytes > 100_000)).toBe(true)
    expect(heavy.filter(({ bytes }) => bytes > 160_000)).toEqual([])
  })

  test.each(LANGS)('loads at most 220 KB of script before any screen of the desk is usable in %s', lang => {
    const manifest: Manifest = JSON.parse(readFileSync('dist/desk/.vite/manifest.json', 'utf8'))
    const heavy = DESK_SCREENS.map(({ file }) => {
      const [area] = file.split('/')
      const texts = ['shell', 'account', 'desk', `desk-${area}`].map(name => `locales/${lang}/${name}.json`)
      const first = ['src/desk/shell/entry/boot.tsx', `src/desk/areas/${file}.screen.tsx`]
      first.push(...texts.filter(name => existsSync(name)))
      const files = [...new Set(first.flatMap(name => [...withImports(manifest, name)]))]
      return { file, bytes: files.reduce((sum, name) => sum + statSync(`dist/desk/${name}.br`).size, 0) }
    })
    expect(heavy.every(({ bytes }) => bytes > 100_000)).toBe(true)
    expect(heavy.filter(({ bytes }) => bytes > 220_000)).toEqual([])
  })

  test('has nothing of the desk in its files', () => {
    const names = Object.keys(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')))
    expect(names.filter(name => /src\/desk\/|contract\/desk\/|desk\.json/.test(name))).toEqual([])
    const { desk } = JSON.parse(readFileSync('locales/en/desk.json', 'utf8'))
    expect(scriptsHolding(desk.sign_in.help)).toEqual([])
    expect(scriptsHolding('/desk/api/')).toEqual([])
  })

  test.each(LANGS)('keeps the texts of mails in %s out of the browser', lang => {
    const files = Object.keys(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')))
    expect(files).toContain(`locales/${lang}/index.ts`)
    expect(files).not.toContain(`locales/${lang}/server.json`)
    const { mail } = JSON.parse(readFileSync(`locales/${lang}/server.json`, 'utf8'))
    expect(scriptsHolding(mail.button_hint)).toEqual([])
  })

  test('loads validation only where there are forms', () => {
    const { headFor } = builtAssets('dist/client')
    const hasForms = (path: string) => headFor(screenAt(path), 'en').includes('/assets/forms-')
    expect(['/login', '/rfq', '/pay/order'].map(hasForms)).toEqual([true, true, true])
    expect(['/', '/s', '/productdetail/:id'].map(hasForms)).toEqual([false, false, false])
  })

  test('loads no more than a kilobyte or two of script before the first paint', () => {
    const head = builtAssets('dist/client').headFor(screenAt('/s'), 'en')
    const [first = '', ...more] = [...head.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, file]) => file,
    )
    expect(more).toEqual([])
    expect(statSync(`dist/client${first}.br`).size).toBeLessThan(2_000)
    expect(readFileSync(`dist/client${first}`, 'utf8')).not.toMatch(/\b(?:from|import)\s*["'`]/)
  })

  test('references its code and styles with immutable caching', async () => {
    const html = await (await fetch(`${baseUrl}/de/about`)).text()
    const files = html.match(/\/assets\/[^" ]+/g) ?? []
    expect(files.some(file => file.includes('fixed-page'))).toBe(true)
    const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
    expect(files).toContain(`/${manifest['locales/de/index.ts'].file}`)
    for (const file of files) {
      const answer = await fetch(baseUrl + file, { headers: { 'Accept-Encoding': 'br' } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
  })
})

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The files of a module and of everything it imports. */
function withImports(manifest: Manifest, name: string, known = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the manifest`)
  if (known.has(chunk.file)) return known
  known.add(chunk.file)
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, known)
  return known
}

/** The compressed size. */
function scriptBytes(head: string): number {
  const files = new Set(head.match(/\/assets\/[^" ]+\.js/g))
  return [...files].reduce((sum, file) => sum + statSync(`dist/client${file}.br`).size, 0)
}

function scriptsHolding(text: string): string[] {
  return globSync('dist/client/assets/*.js').filter(file => readFileSync(file, 'utf8').includes(text))
}
