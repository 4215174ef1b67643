import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect as openPool } from '../src/server/database/connection.ts'
import { createHttpServer, createRequestHandler, type Handler } from '../src/server/http.ts'
import { setLogLevel } from '../src/server/log.ts'
import { createShop } from '../src/server/shop.ts'
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

describe('every response', () => {
  test.each(['/about', '/about', '/api/lang/list', '/api/nothing', '/no-such-page', '/healthz', '/en/about'])(
    '%s has a request id and the security headers',
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

describe('probes and metrics', () => {
  test('the process is alive and the database responds', async () => {
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({
      status: 'ok',
      database_up: true,
      listening: true,
      stopping: false,
      pool_waiting: 0,
      oldest_unsent_mail_seconds: 0,
      payments_under_way: 0,
    })
  })

  test('metrics are in the format of Prometheus', async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toMatch(/http_request_duration_seconds_count\{kind="page",method="GET",status="200"\} \d+/)
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).toMatch(/^chipfront_listening 1$/m)
    expect(text).toMatch(/^chipfront_pool_waiting 0$/m)
    expect(text).toMatch(/^chipfront_stopping 0$/m)
  })

  test('the age of the oldest unsent mail ignores newsletters scheduled for later', async () => {
    await shop.connection.pool.query(
      `insert into mails (recipient, lang, kind, fields, created_at, due_at, attempts) values
        ('a@firm.example', 'en', 'reset', '{}', now() - interval '10 minutes', now() + interval '1 minute', 3),
        ('b@firm.example', 'en', 'newsletter', '{}', now() - interval '1 hour', now() + interval '1 hour', 0)`,
    )
    const { oldest_unsent_mail_seconds } = await (await shop.get('/readyz')).json()
    await shop.connection.pool.query('delete from mails')
    expect(oldest_unsent_mail_seconds).toBeGreaterThanOrEqual(600)
    expect(oldest_unsent_mail_seconds).toBeLessThan(3600)
  })

  test('a probe has its own connection, and reports waiting queries and a lost listener', async () => {
    const [connection, probe] = [await openPool(shop.databaseUrl, 1), await openPool(shop.databaseUrl, 1)]
    const changes = { ...shop.store.changes, isUp: () => false }
    const busy = createShop({ ...shop.parts, connection, probe, changes })
    const held = await connection.pool.connect()
    const waiting = connection.pool.query('select 1')
    const served = await busy.api.request('/readyz')
    expect(served.status).toBe(200)
    expect(await served.json()).toMatchObject({ database_up: true, listening: false, pool_waiting: 1 })
    const metrics = await (await busy.api.request('/metrics')).text()
    for (const line of ['listening 0', 'pool_waiting 1', 'database_up 1'])
      expect(metrics).toContain(`chipfront_${line}\n`)
    held.release()
    await waiting
    await probe.close()
    const lost = await busy.api.request('/readyz')
    expect([lost.status, await lost.json()]).toMatchObject([503, { database_up: false }])
    await busy.close()
    await connection.close()
  })

  test('a request aborted by the client is a 499', async () => {
    const { slowPort, finish, stop } = await startSlow()
    const leaving = connect(slowPort, '127.0.0.1', () => leaving.write(get('/api/slow')))
    await finish.arrived
    leaving.destroy()
    const counted = async () => (await shop.metrics.text()).includes('kind="api",method="GET",status="499"')
    await expect.poll(counted).toBe(true)
    finish.now()
    await stop()
  })

  test('a log line is JSON with the request id, without query or cookie', async () => {
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

describe('bad input gets a clear response and breaks nothing', () => {
  test('a path with .. stays inside', async () => {
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
    ['a URL of 10 000 characters', get(`/${'a'.repeat(10_000)}`), 414],
    ['a 10 000-character query to the API', get(`/api/config/getSeo?path=${'a'.repeat(10_000)}`), 400],
    ['a broken percent-encoding', get('/%E0%A4%A'), 400],
    ['a broken percent-encoding in the API', get('/api/config/getPage/%E0%A4%A'), 404],
    ['a URL with a line break', get('/about%0d%0aX-Evil:%201'), 400],
    ['unknown query parameters', get('/about?a[]=1&__proto__=x&b=%00'), 200],
    ['oversized headers', get('/about', `X: ${'a'.repeat(20_000)}\r\n`), 431],
    ['no host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n', 200],
    ['an absolute URL of another host', get('http://evil.example/about'), 200],
    ['an absolute URL of the API', get('http://evil.example/api/nothing'), 404],
    ['an invalid range', get('/favicon.svg', 'Range: bytes=100-50\r\n'), 404],
    ['OPTIONS of the API', get('/api/lang/list').replace('GET', 'OPTIONS'), 200],
    ['DELETE without a body', get('/api/lang/list').replace('GET', 'DELETE'), 404],
    ['an unknown method', get('/api/lang/list').replace('GET', 'PROPFIND'), 404],
    ['an expectation', get('/about', 'Expect: magic\r\n'), 200],
    ['not HTTP at all', 'hello\r\n\r\n', 400],
    ['an invalid Lang', get('/api/lang/list', 'Lang: ../../de\r\n'), 200],
  ])('%s', async (_, request, expected) => {
    expect(status(await rawRequest(port, request))).toBe(expected)
    expect(status(await rawRequest(port, get('/healthz')))).toBe(200)
  })

  test('a line break in a URL never becomes a header', async () => {
    for (const path of ['/en/%0d%0aX-Evil:1', '/en/s?wd=%0d%0aX-Evil:1', '/en/a%0aX-Evil:1']) {
      expect(await rawRequest(port, get(path))).not.toMatch(/^X-Evil/im)
    }
  })

  test('a foreign host name is not used', async () => {
    const answer = await rawRequest(port, get('/contact').replace('shop.test', 'evil.example'))
    expect(answer).not.toContain('evil.example')
  })

  test('a body that is too large is rejected, and its connection answers the next request', async () => {
    const body = 'x'.repeat(2 * 1024 * 1024)
    const head = `POST /api/lang/list HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    const answers = await rawRequest(port, head + body + get('/healthz'))
    expect(answers).toContain('{"code":413')
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  test('a chunked body is read like any other', async () => {
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
  test('lets a running request finish', async () => {
    const { stop, slowPort, finish } = await startSlow()
    const running = fetch(`http://127.0.0.1:${slowPort}/api/slow`)
    await finish.arrived
    const stopped = stop()
    finish.now()
    await stopped
    expect(await (await running).text()).toBe('finished')
  })

  test('does not wait for idle connections', async () => {
    const { stop, slowPort } = await startSlow()
    const idle = connect(slowPort, '127.0.0.1')
    await once(idle, 'connect')
    await Promise.all([once(idle, 'close'), stop()])
  })

  test('does not cut a request that has begun to arrive', async () => {
    const { stop, slowPort, finish, server } = await startSlow()
    const [head = '', tail = ''] = get('/api/slow').split('Host')
    const socket = connect(slowPort, '127.0.0.1', () => socket.write(head))
    const [seen] = await once(server, 'connection')
    await expect.poll(() => seen.bytesRead).toBe(head.length)
    const stopped = stop()
    finish.now()
    await expect.poll(() => server.listening).toBe(false)
    socket.write(`Host${tail}`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('finished')
    await stopped
  })

  test('ends even when a request does not', async () => {
    const { stop, slowPort, finish } = await startSlow({ patienceMs: 50 })
    const cut = fetch(`http://127.0.0.1:${slowPort}/api/slow`)
    await finish.arrived
    const started = performance.now()
    await Promise.all([expect(cut).rejects.toThrow(), stop()])
    // Node ends a request by itself after five minutes.
    expect(performance.now() - started).toBeLessThan(200_000)
    finish.now()
  })

  test('is announced to load balancers first: 503 from the probe, and connections that close after their response', async () => {
    const stopping = new AbortController()
    const told = createShop({ ...shop.parts, ...shop.store, stopping: stopping.signal })
    const server = createHttpServer(createRequestHandler(told, () => false, []))
    const stop = stoppable(server, { delayMs: 300, patienceMs: 5_000 })
    const toldPort = await listen(server, { host: '127.0.0.1', port: 0 })
    expect((await fetch(`http://127.0.0.1:${toldPort}/readyz`)).headers.get('connection')).toBe('keep-alive')
    stopping.abort()
    const stopped = stop()
    const probe = await fetch(`http://127.0.0.1:${toldPort}/readyz`)
    expect([probe.status, probe.headers.get('connection')]).toEqual([503, 'close'])
    expect(await probe.json()).toMatchObject({ status: 'stopping', stopping: true })
    expect((await fetch(`http://127.0.0.1:${toldPort}/healthz`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${toldPort}/healthz?drain`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${toldPort}/api/lang/list`)).headers.get('connection')).toBe(
      'close',
    )
    await stopped
    await told.close()
  })

  test('connections stay open longer than proxies keep them', () => {
    const { keepAliveTimeout, headersTimeout } = createHttpServer(() => {})
    expect(keepAliveTimeout).toBeGreaterThan(60_000)
    expect(headersTimeout).toBeGreaterThan(keepAliveTimeout)
  })
})

describe('pipelined requests', () => {
  test('are answered in order, one after the other', async () => {
    let running = 0
    let most = 0
    const handler = async (request: IncomingMessage, response: ServerResponse) => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      response.end(`answer to ${request.url};`)
    }
    const { rawPort, stop } = await startRaw(handler)
    const paths = Array.from({ length: 50 }, (_, i) => `/${i}`)
    const open = paths.map(path => get(path).replace('Connection: close\r\n', ''))
    const answer = await rawRequest(rawPort, `${open.join('')}${get('/last')}`)
    expect(answer.match(/answer to [^;]+/g)).toEqual([...paths, '/last'].map(path => `answer to ${path}`))
    expect(most).toBe(1)
    await stop()
  })

  test('by the thousand are rejected, and other clients are served meanwhile', async () => {
    let handled = 0
    const { rawPort, stop } = await startRaw((_, response) => {
      handled++
      response.end()
    })
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const flood = connect(rawPort, '127.0.0.1', () => flood.write('GET / HTTP/1.1\r\n\r\n'.repeat(12_000)))
    flood.on('error', () => {})
    await new Promise(resolve => flood.once('close', resolve))
    expect(handled).toBeLessThan(1_000)
    expect(status(await rawRequest(rawPort, get('/')))).toBe(200)
    await stop()
  })
})

async function startRaw(handler: Handler) {
  const server = createHttpServer(handler)
  const stop = stoppable(server, { patienceMs: 5_000 })
  return { stop, rawPort: await listen(server, { host: '127.0.0.1', port: 0 }) }
}

async function startSlow({ patienceMs = 5_000 } = {}) {
  const { api, finish } = slowApp()
  const server = createHttpServer(createRequestHandler({ ...shop, api }, () => false, []))
  const stop = stoppable(server, { patienceMs })
  const slowPort = await listen(server, { host: '127.0.0.1', port: 0 })
  return { stop, slowPort, finish, server }
}

/** Responds on command. */
function slowApp() {
  const api = new Hono()
  const arrival = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  api.get('*', async c => {
    arrival.resolve()
    await end.promise
    return c.text('finished')
  })
  return { api, finish: { arrived: arrival.promise, now: end.resolve } }
}
