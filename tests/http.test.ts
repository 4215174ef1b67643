import { once } from 'node:events'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHttpServer, createRequestHandler } from '../src/server/http.ts'
import { setLogLevel } from '../src/server/log.ts'
import { listen, stoppable } from '../src/server/start.ts'
import { get, rawRequest } from './harness/raw-request.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

let shop: TestShop
let port = 0

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://shop.test' })
  port = shop.port
})
afterAll(() => shop.close())

const status = (answer: string) => Number(answer.split(' ')[1])

describe('every answer', () => {
  test.each(['/about', '/about', '/api/lang/list', '/api/nothing', '/no-such-page', '/healthz', '/en/about'])(
    '%s carries a request id and the security headers',
    async path => {
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/)
      expect(headers.get('referrer-policy')).toBeTruthy()
      expect(headers.get('permissions-policy')).toBeTruthy()
    },
  )

  test('page markup has no inline script, style or handler', async () => {
    for (const path of ['/', '/about', '/ar/companyprofile/refund', '/no-such-page']) {
      const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
      expect(html).not.toMatch(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/)
      expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
    }
  })
})

describe('probes and measurements', () => {
  test('the process is alive and the database answers', async () => {
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: 'ok' })
  })

  test('metrics are in the format of Prometheus', async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toMatch(/http_request_duration_seconds_count\{kind="page",method="GET",status="200"\} \d+/)
    expect(text).toContain('process_resident_memory_bytes')
  })

  test('a log line is JSON, has the request id, and no query or cookie', async () => {
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation(line => written.push(String(line)) > 0)
    setLogLevel('info')
    const answer = await fetch(`http://127.0.0.1:${port}/pay/payment?key=secret-key`, {
      headers: { Cookie: 'visitor=secret-cookie' },
    })
    await answer.text()
    await expect.poll(() => written.length).toBeGreaterThan(0)
    setLogLevel('error')
    const lines = written.join('').split('\n')
    const line = JSON.parse(lines.find(entry => entry.includes('/pay/payment')) ?? '{}')
    expect(line).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/pay/payment',
      status: 200,
      request_id: answer.headers.get('x-request-id'),
    })
    expect(written.join()).not.toContain('secret')
  })
})

describe('bad input gets a clear answer and nothing breaks', () => {
  test('a path that climbs up stays inside', async () => {
    for (const path of [
      '/%2e%2e/',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/..\\..\\package.json',
    ]) {
      const answer = await rawRequest(port, get(path))
      expect(answer).not.toMatch(/root:|"dependencies"/)
      expect([200, 301, 400, 404]).toContain(status(answer))
    }
  })

  test.each([
    ['a 10 000-character address', get(`/${'a'.repeat(10_000)}`), 414],
    ['a 10 000-character query to the API', get(`/api/config/getSeo?path=${'a'.repeat(10_000)}`), 400],
    ['a broken percent-encoding', get('/%E0%A4%A'), 400],
    ['a broken percent-encoding in the API', get('/api/config/getPage/%E0%A4%A'), 404],
    ['an address with a line break', get('/about%0d%0aX-Evil:%201'), 400],
    ['unknown query parameters', get('/about?a[]=1&__proto__=x&b=%00'), 200],
    ['headers that go on forever', get('/about', `X: ${'a'.repeat(20_000)}\r\n`), 431],
    ['no host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n', 200],
    ['an absolute address of another host', get('http://evil.example/about'), 200],
    ['an absolute address under the API', get('http://evil.example/api/nothing'), 404],
    ['a range that makes no sense', get('/favicon.svg', 'Range: bytes=100-50\r\n'), 404],
    ['OPTIONS of the API', get('/api/lang/list').replace('GET', 'OPTIONS'), 200],
    ['DELETE without a body', get('/api/lang/list').replace('GET', 'DELETE'), 404],
    ['a method nobody knows', get('/api/lang/list').replace('GET', 'PROPFIND'), 404],
    ['an expectation', get('/about', 'Expect: magic\r\n'), 200],
    ['not even HTTP', 'hello\r\n\r\n', 400],
    ['a strange Lang', get('/api/lang/list', 'Lang: ../../de\r\n'), 200],
  ])('%s', async (_, request, expected) => {
    expect(status(await rawRequest(port, request))).toBe(expected)
    expect(status(await rawRequest(port, get('/healthz')))).toBe(200)
  })

  test('a line break in an address never becomes a header', async () => {
    for (const path of ['/en/%0d%0aX-Evil:1', '/en/s?wd=%0d%0aX-Evil:1', '/en/a%0aX-Evil:1']) {
      expect(await rawRequest(port, get(path))).not.toMatch(/^X-Evil/im)
    }
  })

  test('a foreign host name is not taken for ours', async () => {
    const answer = await rawRequest(port, get('/contact').replace('shop.test', 'evil.example'))
    expect(answer).not.toContain('evil.example')
  })

  test('a 10 MB body is refused and the server goes on', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/lang/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(10 * 1024 * 1024),
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 413 })
    expect(status(await rawRequest(port, get('/healthz')))).toBe(200)
  })

  test('a body in chunks is read like any other', async () => {
    const head =
      'POST /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n'
    expect(
      status(await rawRequest(port, `${head}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)),
    ).toBe(404)
  })

  test('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/about', '/api/lang/list', '/no-such-page']) {
      const [, body] = (await rawRequest(port, get(path).replace('GET', 'HEAD'))).split('\r\n\r\n')
      expect(body).toBe('')
    }
  })
})

describe('stopping', () => {
  async function startSlow() {
    const { api, arrived } = slowApp()
    const server = createHttpServer(createRequestHandler({ ...shop, api }, () => false, []))
    const stop = stoppable(server, 5_000)
    const slowPort = await listen(server, { host: '127.0.0.1', port: 0 })
    return { stop, slowPort, arrived }
  }

  test('lets a running request finish', async () => {
    const { stop, slowPort, arrived } = await startSlow()
    const running = fetch(`http://127.0.0.1:${slowPort}/api/slow`)
    await arrived
    await stop()
    expect(await (await running).text()).toBe('finished')
  })

  test('does not wait for connections that ask nothing', async () => {
    const { stop, slowPort } = await startSlow()
    const idle = connect(slowPort, '127.0.0.1')
    await once(idle, 'connect')
    await Promise.all([once(idle, 'close'), stop()])
  })
})

function slowApp() {
  const api = new Hono()
  const arrived = new Promise<void>(resolve => {
    api.get('*', async c => {
      resolve()
      await new Promise(later => setTimeout(later, 500))
      return c.text('finished')
    })
  })
  return { api, arrived }
}
