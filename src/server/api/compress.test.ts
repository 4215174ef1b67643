import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressed } from './compress.ts'

const LONG = 'STM32F103C8T6 '.repeat(200)

const app = new Hono()
app.use(compressed)
app.get('/long', c => c.text(LONG, 200, { 'Cache-Control': 'no-store' }))
app.get('/short', c => c.text('LM358'))

const ask = (path: string, accept?: string) =>
  app.request(path, { headers: accept === undefined ? {} : { 'Accept-Encoding': accept } })

test('a long response is compressed if the client accepts it', async () => {
  const answer = await ask('/long', 'br, gzip')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(body.length).toBeLessThan(LONG.length / 5)
  expect(gunzipSync(body).toString()).toBe(LONG)
})

test.each([undefined, 'br', 'gzip;q=0'])('is not compressed for a request with %s', async accept => {
  const answer = await ask('/long', accept)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(LONG)
})

test('a short response is not compressed, and every response has a Vary header', async () => {
  const answer = await ask('/short', 'gzip')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe('LM358')
})
