import { readFileSync, statSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { LANGS } from '../../src/domain/locales.ts'
import { builtAssets } from '../../src/server/pages/assets.ts'
import { SCREENS } from '../../src/storefront/screens.ts'
import { get, rawRequest } from '../harness/raw-request.ts'

const baseUrl = inject('shopUrl')
const port = Number(new URL(baseUrl).port)
const status = (answer: string) => Number(answer.split(' ')[1])

/** A bundler may change what the sources promise, so a few promises are asked of the shop as it is sold. */
describe('the built shop', () => {
  test.each([
    ['a broken percent-encoding', get('/%E0%A4%A'), 400],
    ['an endless address', get(`/${'a'.repeat(10_000)}`), 414],
    ['a climbing path', get('/%2e%2e/%2e%2e/package.json'), 404],
    ['the build manifest', get('/.vite/manifest.json'), 404],
    ['a range that makes no sense', get('/favicon.svg', 'Range: bytes=100-50\r\n'), 200],
    ['the icon browsers ask for by themselves', get('/favicon.ico'), 200],
    ['OPTIONS of the API', get('/api/lang/list').replace('GET', 'OPTIONS'), 200],
    ['the design system', get('/ui'), 404],
    ['one page under the name of another', get('/api/config/getPage/about%2Fxyz'), 404],
  ])('%s', async (_, request, expected) => {
    expect(status(await rawRequest(port, request))).toBe(expected)
    expect((await fetch(`${baseUrl}/healthz`)).status).toBe(200)
  })

  test.each(LANGS)('asks for at most 160 KB of script before any page is alive in %s', lang => {
    const assets = builtAssets('dist/client')
    const heavy = SCREENS.map(({ file }) => ({ file, bytes: scriptBytes(assets.headFor(file, lang)) }))
    expect(heavy.every(({ bytes }) => bytes > 100_000)).toBe(true)
    expect(heavy.filter(({ bytes }) => bytes > 160_000)).toEqual([])
  })

  test('checks forms only where there are any', () => {
    const { headFor } = builtAssets('dist/client')
    const hasForms = (screen: string) => headFor(screen, 'en').includes('/assets/forms-')
    expect(['auth/login', 'rfq/rfq', 'pay/order'].map(hasForms)).toEqual([true, true, true])
    expect(['home/home', 'search/results', 'product/product'].map(hasForms)).toEqual([false, false, false])
  })

  test('asks for no more than a kilobyte or two of script before it is painted', () => {
    const head = builtAssets('dist/client').headFor('search/results', 'en')
    const [first = '', ...more] = [...head.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, file]) => file,
    )
    expect(more).toEqual([])
    expect(statSync(`dist/client${first}.br`).size).toBeLessThan(2_000)
    expect(readFileSync(`dist/client${first}`, 'utf8')).not.toMatch(/\b(?:from|import)\s*["'`]/)
  })

  test('names its code and styles in the page, and they may be kept forever', async () => {
    const html = await (await fetch(`${baseUrl}/de/about`)).text()
    const files = html.match(/\/assets\/[^" ]+/g) ?? []
    expect(files.some(file => file.includes('fixed-page'))).toBe(true)
    expect(files.some(file => /\/de-[^/]+\.js$/.test(file))).toBe(true)
    for (const file of files) {
      const answer = await fetch(baseUrl + file, { headers: { 'Accept-Encoding': 'br' } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
  })
})

/** As they are sent: compressed. */
function scriptBytes(head: string): number {
  const files = new Set(head.match(/\/assets\/[^" ]+\.js/g))
  return [...files].reduce((sum, file) => sum + statSync(`dist/client${file}.br`).size, 0)
}
