import { createSecretKey } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Hono } from 'hono'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/wire/endpoint.ts'
import { Refusal } from '../../contract/wire/errors.ts'
import { LIMITS } from '../../domain/limits.ts'
import type { ShopContext } from '../context.ts'
import { setLogLevel, withRequestId } from '../log.ts'
import { createApi } from './app.ts'
import { serve } from './route.ts'

const addNote = endpoint({
  method: 'POST',
  path: '/api/test/note/{id}',
  summary: 'A call with every kind of input',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.coerce.number()) }),
  body: z.object({
    email: z.string().check(z.trim(), z.maxLength(20)),
    count: z.number().check(z.minimum(1)),
  }),
  data: z.object({ id: z.string(), page: z.optional(z.number()), email: z.string() }),
})
const getSecret = endpoint({
  method: 'GET',
  path: '/api/test/secret',
  summary: 'Signed in',
  access: 'user',
  data: z.object({ user: z.string() }),
})
const getOpen = endpoint({ method: 'GET', path: '/api/test/open', summary: 'Anyone', data: z.string() })
const breakDown = endpoint({ method: 'GET', path: '/api/test/broken', summary: 'Throws', data: z.null() })
const tooMany = endpoint({ method: 'GET', path: '/api/test/many', summary: 'Refuses', data: z.null() })
const full = endpoint({ method: 'GET', path: '/api/test/full', summary: 'Refuses', data: z.null() })
const gossip = endpoint({
  method: 'GET',
  path: '/api/test/gossip',
  summary: 'Returns an extra field',
  data: z.object({ name: z.string() }),
})
const lie = endpoint({
  method: 'GET',
  path: '/api/test/lie',
  summary: 'Returns an invalid response',
  data: z.object({ price: z.number() }),
})

/** Never connects: none of these routes needs it. */
const pool = new pg.Pool()
const unused = () => Promise.reject(new Error('not needed here'))
const shop: ShopContext = {
  db: drizzle(pool),
  pool,
  settings: unused,
  site: unused,
  clock: () => new Date(),
}

const KEYS = { cookies: createSecretKey(Buffer.alloc(32)), log: createSecretKey(Buffer.alloc(32)) }

function api(checksAnswers = true): Hono {
  const routes = [
    serve(addNote, ({ params, query, body }) => ({ id: params.id, page: query.page, email: body.email })),
    serve(getSecret, ({ context }) => ({ user: String(context.who.user?.userId) })),
    serve(getOpen, ({ context }) => context.lang),
    serve(gossip, () => Object.assign({ name: 'a' }, { password_hash: 'b' })),
    serve(breakDown, () => {
      throw new Error('the password is hunter2')
    }),
    serve(tooMany, () => {
      throw new Refusal(429, { retryAfterSeconds: 30 })
    }),
    serve(full, () => {
      throw new Refusal(409, { reason: 'answers.cart_full', values: { lines: 7 } })
    }),
    // @ts-expect-error a use case that breaks the contract
    serve(lie, () => ({ price: 'free' })),
  ]
  const identify = async (token: string) => (token === 'good' ? { userId: 7, signInId: 1 } : null)
  return createApi(
    routes,
    {
      ...{ shop, identify, checksAnswers, trustedProxies: 0, isSecure: false, keys: async () => KEYS },
      ownWrites: { see: () => {}, note: async () => {} },
    },
    'http://shop.test',
  )
}

const json = { 'Content-Type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json) =>
  api().request('/api/test/note/5?page=2&_seq=9&utm=x', { method: 'POST', body, headers })

afterEach(() => void vi.restoreAllMocks())

describe('a call', () => {
  test('reaches its use case with validated input: unknown fields dropped, strings trimmed', async () => {
    const answer = await post('{"email": "  a@b.c ", "count": 1, "role": "admin"}')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      code: 200,
      message: 'OK',
      data: { id: '5', page: 2, email: 'a@b.c' },
    })
  })

  test.each([
    ['malformed JSON', '{"email": ', 'The request is not valid JSON'],
    ['a text in place of an object', '"hello"', 'Please check required input'],
    ['nothing', '', 'The request is not valid JSON'],
  ])('%s answers 400', async (_, body, message) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 400, message })
  })

  test('each invalid field has its own message, in the requested language', async () => {
    const answer = await post('{"email": "much longer than twenty characters", "count": 0}', {
      ...json,
      Lang: 'de',
    })
    expect(await answer.json()).toEqual({
      code: 400,
      message: expect.stringContaining('Bitte'),
      reason: 'errors.check_input',
      data: { errors: { email: expect.stringContaining('zu lang'), count: expect.stringContaining('zu k') } },
    })
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'a body of %s answers 415',
    async type => {
      const answer = await post('email=a', { 'Content-Type': type })
      expect(answer.status).toBe(415)
      expect(await answer.json()).toMatchObject({ code: 415 })
    },
  )

  test('a body over the limit answers 413', async () => {
    const answer = await post(JSON.stringify({ email: 'x'.repeat(LIMITS.jsonBodyBytes), count: 1 }))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 413, data: null })
  })

  test('an invalid Lang falls back to English', async () => {
    for (const Lang of ['klingon', '__proto__', 'DE', '../../etc']) {
      expect(await (await api().request('/api/test/open', { headers: { Lang } })).json()).toMatchObject({
        data: 'en',
      })
    }
  })
})

describe('identity', () => {
  const secret = (headers: Record<string, string>) => api().request('/api/test/secret', { headers })

  test('a valid bearer token is a user', async () => {
    expect(await (await secret({ Authorization: 'Bearer good' })).json()).toMatchObject({
      code: 200,
      data: { user: '7' },
    })
  })

  test.each([
    ['no token', {}],
    ['an unknown token', { Authorization: 'Bearer stolen' }],
    ['another scheme', { Authorization: 'Basic good' }],
    ['only a cookie', { Cookie: 'token=good' }],
  ])('%s answers 4001', async (_, headers) => {
    const answer = await secret(headers)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      code: 4001,
      message: 'Please sign in',
      data: null,
      reason: 'errors.sign_in_required',
    })
  })

  test('an unknown token is rejected on public calls, too', async () => {
    const answer = await api().request('/api/test/open', { headers: { Authorization: 'Bearer revoked' } })
    expect(await answer.json()).toMatchObject({ code: 4001 })
  })
})

describe('failures', () => {
  test('an internal error answers 500 with the request id and nothing else', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    setLogLevel('error')
    const answer = await withRequestId('id-1', async () => api().request('/api/test/broken'))
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ code: 500, data: { request_id: 'id-1' } })
    expect(text).not.toContain('hunter2')
    expect(written.mock.calls.join()).toContain('"request_id":"id-1"')
  })

  test('a refusal can set Retry-After', async () => {
    const answer = await api().request('/api/test/many')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('30')
  })

  test('a refusal has its reason and values, and a text in the requested language', async () => {
    const answer = await api().request('/api/test/full', { headers: { Lang: 'de' } })
    expect(await answer.json()).toEqual({
      code: 409,
      message: 'Der Warenkorb ist voll: Er fasst 7 Positionen',
      data: null,
      reason: 'answers.cart_full',
      values: { lines: 7 },
    })
  })

  test('a response that violates the contract is a 500 in tests and dev, and passes in production', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect((await api(true).request('/api/test/lie')).status).toBe(500)
    expect((await api(true).request('/api/test/gossip')).status).toBe(500)
    expect((await api(false).request('/api/test/lie')).status).toBe(200)
  })

  test.each(['/api', '/api/', '/api/nothing', '/api/test/open/more'])(
    '%s answers 404 in the envelope',
    async path => {
      const answer = await api().request(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({
        code: 404,
        message: 'Not found',
        data: null,
        reason: 'errors.not_found',
      })
    },
  )

  test('a method the path does not support answers 404, OPTIONS lists the supported ones, HEAD has no body', async () => {
    expect((await api().request('/api/test/open', { method: 'DELETE' })).status).toBe(404)
    const options = await api().request('/api/test/open', { method: 'OPTIONS' })
    expect(options.headers.get('Allow')).toBe('OPTIONS, GET, HEAD')
    expect(await options.json()).toMatchObject({ code: 200 })
    const head = await api().request('/api/test/open', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
  })
})
