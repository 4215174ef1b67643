import { randomBytes } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseEncoding } from '../encoded.ts'
import { answerFromCache, answerUncached } from './page-answer.ts'
import { PageCache } from './page-cache.ts'

const render = (html: string, status = 200) => vi.fn(async () => answerUncached(status, html))
const MB = 1024 * 1024

afterEach(() => void vi.useRealTimers())

describe('the page cache', () => {
  test('renders once for ten concurrent visitors', async () => {
    const cache = new PageCache(MB)
    const once = render('<p>a</p>')
    const pages = await Promise.all(Array.from({ length: 10 }, () => cache.get('/a', 'identity', 0, once)))
    expect(once).toHaveBeenCalledTimes(1)
    expect(new Set(pages.map(({ page }) => page)).size).toBe(1)
  })

  test('serves an aging page at once and renews it in the background', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cache = new PageCache(MB)
    await cache.get('/a', 'identity', 0, render('old'))
    vi.setSystemTime(Date.now() + 61_000)
    const stale = await cache.get('/a', 'identity', 0, render('new'))
    expect(stale.page?.body.toString()).toBe('old')
    await expect.poll(() => cache.findFresh('/a', 'identity')?.body.toString()).toBe('new')
  })

  test('serves a page that cannot be renewed for an hour, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const away = () => Promise.reject(new Error('database away'))
    const cache = new PageCache(MB)
    await cache.get('/a', 'identity', 0, render('old'))
    vi.setSystemTime(Date.now() + 59 * 60_000)
    expect((await cache.get('/a', 'identity', 0, away)).page?.body.toString()).toBe('old')
    expect(cache.find('/a', 'identity')).not.toBeNull()
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(cache.find('/a', 'identity')).toBeNull()
    await expect(cache.get('/a', 'identity', 0, away)).rejects.toThrow('database away')
  })

  test('does not keep a failed page', async () => {
    const cache = new PageCache(MB)
    expect(await cache.get('/a', 'identity', 0, render('gone', 404))).toMatchObject({
      page: null,
      otherwise: { status: 404 },
    })
    expect(cache.findFresh('/a', 'identity')).toBeNull()
  })

  test('retries a rendering that threw for the next visitor', async () => {
    const cache = new PageCache(MB)
    await expect(
      cache.get('/a', 'identity', 0, () => Promise.reject(new Error('database away'))),
    ).rejects.toThrow('database away')
    expect((await cache.get('/a', 'identity', 0, render('back'))).page).not.toBeNull()
  })

  test('does not keep a page that was being rendered when the content changed', async () => {
    const cache = new PageCache(MB)
    let finish = () => {}
    const slow = cache.get(
      '/a',
      'identity',
      0,
      () => new Promise(resolve => (finish = () => resolve(answerUncached(200, 'before the change')))),
    )
    cache.clear()
    finish()
    await slow
    expect(cache.findFresh('/a', 'identity')).toBeNull()
  })

  test('does not keep a page whose data was read before a change, though rendered after it', async () => {
    const cache = new PageCache(MB)
    const { generation } = cache
    cache.clear()
    await cache.get('/a', 'identity', generation, render('old languages'))
    expect(cache.findFresh('/a', 'identity')).toBeNull()
  })

  test('stays within its size for any requests', async () => {
    const cache = new PageCache(200_000)
    for (let i = 0; i < 50; i++) await cache.get(`/${i}`, 'identity', 0, render(String(i).repeat(10_000)))
    const kept = Array.from({ length: 50 }, (_, i) => cache.findFresh(`/${i}`, 'identity')).filter(
      page => page !== null,
    )
    const bytes = kept.reduce((sum, page) => sum + page.body.length, 0)
    expect(kept.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThan(200_000)
  })

  test.each([1, 1_000, 100_000])('%d characters hold no more memory than their bytes', async length => {
    const cache = new PageCache(MB)
    const html = randomBytes(length).toString('latin1')
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      const { page } = await cache.get('/a', encoding, 0, render(html))
      expect(page?.body.buffer.byteLength).toBe(page?.body.length)
    }
  })

  test('compresses a page as its visitors ask for it, and for each encoding once', async () => {
    const cache = new PageCache(MB)
    const page = render('<p>hello</p>'.repeat(100))
    const bodies = []
    for (const encoding of ['br', 'br', 'gzip', 'identity', 'gzip'] as const)
      bodies.push((await cache.get('/a', encoding, 0, page)).page?.body)
    const [br, again, gzip, identity, gzipAgain] = bodies
    expect(page).toHaveBeenCalledTimes(3)
    expect([again, gzipAgain]).toEqual([br, gzip])
    const read = [brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? ''), identity].map(String)
    expect(new Set(read)).toEqual(new Set(['<p>hello</p>'.repeat(100)]))
    expect(cache.findFresh('/a', 'br')?.body.length).toBeLessThan(100)
  })

  test('forgets a changed part in every encoding', async () => {
    const cache = new PageCache(MB)
    const encodings = ['identity', 'br', 'gzip'] as const
    for (const encoding of encodings) await cache.get('/productdetail/A-7', encoding, 0, render('1 left'))
    cache.forgetParts(new Set([7]))
    expect(encodings.map(encoding => cache.find('/productdetail/A-7', encoding))).toEqual([null, null, null])
  })
})

describe('a response from the cache', () => {
  test('each encoding has its own ETag, and a known one answers 304', async () => {
    const cache = new PageCache(MB)
    const answer = async (accept: string, known?: string) => {
      const request = asking(accept, known)
      const { page } = await cache.get('/a', chooseEncoding(request), 0, render('<p>hello</p>'.repeat(100)))
      if (!page) throw new Error('not cached')
      return answerFromCache(page, request)
    }
    const br = await answer('gzip, deflate, br')
    expect(br.headers).toMatchObject({ 'Content-Encoding': 'br', Vary: 'Accept-Encoding, Cookie' })
    const plain = await answer('')
    expect(plain.headers.ETag).not.toBe(br.headers.ETag)
    expect(plain.headers['Content-Encoding']).toBeUndefined()
    for (const known of [`${br.headers.ETag}`, `W/${br.headers.ETag}`, `"other", ${br.headers.ETag}`, '*']) {
      expect(await answer('br', known)).toMatchObject({ status: 304, body: null })
    }
    expect((await answer('gzip', br.headers.ETag)).status).toBe(200)
  })

  test.each([
    ['br;q=1, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0, identity', 'identity'],
    ['br ; q=0.000 , GZIP', 'gzip'],
    ['x-br, gzip;q=0 , identity', 'identity'],
    ['', 'identity'],
    ['zebra', 'identity'],
  ])('"%s" gets %s', (accept, encoding) => {
    expect(chooseEncoding(asking(accept))).toBe(encoding)
  })
})

function asking(acceptEncoding: string, ifNoneMatch?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.headers = { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch }
  return request
}
