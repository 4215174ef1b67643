import type { Context, Hono } from 'hono'
import type { Asked, Endpoint, Identity, Route } from '../../contract/endpoint.ts'
import { Refusal } from '../../contract/errors.ts'
import { validate } from '../../contract/validate.ts'
import { askedLang } from './answer.ts'

/** Tells who a bearer token belongs to; null when it is unknown, expired or revoked. */
export type Identify = (token: string) => Promise<Identity | null>

type MountOptions = { identify: Identify; checksAnswers: boolean }

/** Puts routes on the wire: validate, run, wrap. Nobody else on the server knows the envelope. */
export function mount(app: Hono, routes: Route[], options: MountOptions): void {
  for (const route of routes)
    app.on(route.endpoint.method, honoPath(route.endpoint), c => answer(route, c, options))
  for (const [path, methods] of methodsByPath(routes))
    app.options(path, c => c.json(success(null), 200, { Allow: methods.join(', ') }))
}

async function answer(
  { endpoint, handle }: Route,
  c: Context,
  { identify, checksAnswers }: MountOptions,
): Promise<Response> {
  const user = await identity(endpoint, c, identify)
  const params = validate(endpoint.params, c.req.param())
  const query = validate(endpoint.query, c.req.query())
  const body = endpoint.body ? validate(endpoint.body, await jsonBody(c)) : {}
  const data = await handle({ params, query, body, lang: askedLang(c), user } as Asked<Endpoint>)
  return c.json(success(checksAnswers ? endpoint.data.parse(data) : data))
}

function success(data: unknown) {
  return { code: 200, message: 'OK', data }
}

async function identity(endpoint: Endpoint, c: Context, identify: Identify): Promise<Identity | null> {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  const user = token ? await identify(token) : null
  if (!user && (token || endpoint.access === 'user')) throw new Refusal(4001)
  return user
}

async function jsonBody(c: Context): Promise<unknown> {
  if (!/^application\/(\S+\+)?json\b/i.test(c.req.header('content-type') ?? '')) throw new Refusal(415)
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, { message: 'errors.malformed_json' })
  }
}

function methodsByPath(routes: Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { endpoint } of routes) {
    const own = endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]
    methods.set(honoPath(endpoint), [...(methods.get(honoPath(endpoint)) ?? ['OPTIONS']), ...own])
  }
  return methods
}

function honoPath(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ':$1')
}
