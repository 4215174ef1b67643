import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { get, rawRequest } from '../../tests/harness/raw-request.ts'
import { manufacturerDrawing, outlineOf, packageDrawing } from '../drawings/address.ts'
import { drawOutline, drawPackage } from '../drawings/package-drawing.ts'
import { drawWordmark } from '../drawings/wordmark.ts'
import { createDrawings } from './drawings.ts'

const drawings = createDrawings()
const server = createServer((request, response) => {
  if (!drawings(request, response)) response.writeHead(404).end('another page')
})
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.close())

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)

describe('a drawing', () => {
  test('is an image that can be cached for a year', async () => {
    const answer = await ask(packageDrawing('SOIC-8'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe(drawPackage('SOIC-8'))
  })

  test('in a list is the package without text, if it is one of our drawings', async () => {
    const outline = await (await ask(outlineOf(packageDrawing('SOIC-8')))).text()
    expect(outline).toBe(drawOutline('SOIC-8'))
    expect(outline.match(/class="pin"/g)).toHaveLength(8)
    expect(outline).not.toContain('<text')
    expect(outlineOf('https://cdn.example/drawings/packages/a.jpg')).toBe(
      'https://cdn.example/drawings/packages/a.jpg',
    )
  })

  test('of a manufacturer is its wordmark', async () => {
    expect(await (await ask(manufacturerDrawing('Würth Elektronik'))).text()).toBe(
      drawWordmark('Würth Elektronik'),
    )
  })

  test('is the same from the cache', async () => {
    const twice = [await ask(packageDrawing('QFN-32')), await ask(packageDrawing('QFN-32'))]
    expect(await twice[1]?.text()).toBe(await twice[0]?.text())
    expect(twice[1]?.headers.get('etag')).toBe(twice[0]?.headers.get('etag'))
  })

  test('answers 304 if it is known', async () => {
    const path = packageDrawing('LQFP-48')
    const etag = (await ask(path)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const again = await ask(path, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = await ask(packageDrawing('LQFP-64'), { headers: { 'If-None-Match': etag } })
    expect(other.status).toBe(200)
  })

  test('is compressed if the client accepts it, with an ETag for each encoding', async () => {
    const path = packageDrawing('BGA-256')
    const plain = await ask(path, { headers: { 'Accept-Encoding': 'identity' } })
    const packed = await ask(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(packed.headers.get('vary')).toBe('Accept-Encoding')
    expect(await packed.text()).toBe(await plain.text())
  })

  test('HEAD returns its length without a body', async () => {
    const path = packageDrawing('DIP-14')
    const answer = await ask(path, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(drawPackage('DIP-14'))))
    expect(await answer.text()).toBe('')
  })
})

describe('names are preserved', () => {
  const names = [
    'HC-49/S',
    'TO-252-3, DPak (2 Leads + Tab)',
    'SO #8',
    '100% tin?',
    'a+b',
    'D²PAK',
    '封装 0603',
    '../../x',
    'x.svg',
    '%2F',
    ' ',
    '',
    '\ud800',
  ]
  test.each(names)('%j', async name => {
    const drawn = await (await ask(packageDrawing(name))).text()
    expect(drawn).toBe(drawPackage(name.trim().toWellFormed()))
  })

  test('a proxy may decode %2F to a slash', async () => {
    const answer = await rawRequest(port, get('/drawings/packages/HC-49/S.svg?v=1'))
    expect(answer).toContain(drawPackage('HC-49/S'))
  })

  test('without a version, with another one', async () => {
    for (const path of ['/drawings/packages/0603.svg', '/drawings/packages/0603.svg?v=999&x'])
      expect(await (await ask(path)).text()).toBe(drawPackage('0603'))
  })

  test('longer than a hundred letters, cut in the URL', async () => {
    expect((await ask(packageDrawing('A'.repeat(300)))).status).toBe(200)
    expect((await ask(manufacturerDrawing('😀'.repeat(300)))).status).toBe(200)
  })
})

describe('passes on anything else', () => {
  test.each([
    '/drawings/packages/%E0%A4%A.svg',
    `/drawings/packages/${'A'.repeat(101)}.svg`,
    '/drawings/packages/SOIC-8.png',
    '/drawings/packages',
    '/drawings/constructor/x.svg',
    '/drawings/people/x.svg',
    '/de/drawings/packages/SOIC-8.svg',
  ])('%s', async path => expect((await ask(path)).status).toBe(404))

  test('a POST', async () => {
    expect((await ask(packageDrawing('SOIC-8'), { method: 'POST' })).status).toBe(404)
  })
})
