import { isDeepStrictEqual } from 'node:util'
import type { Hono, Context as HonoContext } from 'hono'
import type { Endpoint } from '../../contract/wire/endpoint.ts'
import { Refusal } from '../../contract/wire/errors.ts'
import { speak } from '../../contract/wire/translate.ts'
import { validate } from '../../contract/wire/validate.ts'
import { LIMITS } from '../../domain/limits.ts'
import { isListed, joinValues } from '../../domain/list-filters.ts'
import type { Lang } from '../../domain/locales.ts'
import type { Client, Identity, ShopContext } from '../context.ts'
import { inArea } from '../database/fair-pool.ts'
import { requestedLang } from './answer.ts'
import { type ClientOptions, clientOf, type Keys } from './client.ts'
import type { OwnWrites } from './own-writes.ts'
import { isStorable, refuseUnstorable } from './refuse-unstorable.ts'
import type { ApiRequest, OnDegraded, Route } from './route.ts'
import { logDone, logRefused } from './security-log.ts'

/** Returns the owner of a bearer token; null when it is unknown, expired or revoked. */
type Identify = (token: string) => Promise<Identity | null>

export type RunOptions = { shop: ShopContext; identify: Identify; checksAnswers: boolean }
export type MountOptions = RunOptions & ClientOptions & { keys: () => Promise<Keys>; ownWrites: OwnWrites }
type Input = {
  params: unknown
  query: unknown
  body: () => Promise<unknown>
  lang: Lang
  token: string | null
  client: Client
  onDegraded?: OnDegraded
}

/** Mounts the routes of the shop. */
export function mount(app: Hono, routes: Route[], options: MountOptions): void {
  addRoutes(app, routes, async (route, c) => {
    const keys = await options.keys()
    const client = clientOf(c, options, keys)
    const input = { ...readInput(route.endpoint, c), token: bearerToken(c), client }
    options.ownWrites.see(client.cookie)
    try {
      return await run(watched(route, keys), input, options)
    } finally {
      if (route.endpoint.method !== 'GET') await options.ownWrites.note(client)
    }
  })
}

/** Adds routes to Hono. No other module of the server knows the envelope. */
export function addRoutes<R extends { endpoint: Endpoint }>(
  app: Hono,
  routes: readonly R[],
  answer: (route: R, c: HonoContext) => Promise<unknown>,
): void {
  for (const route of routes) {
    app.on(route.endpoint.method, honoPath(route.endpoint), async c => {
      const data = await answer(route, c)
      return c.json(success(data, await messageOf(route.endpoint, requestedLang(c))))
    })
  }
  for (const [path, methods] of methodsByPath(routes.map(({ endpoint }) => endpoint))) {
    app.options(path, c => c.json(success(null), 200, { Allow: methods.join(', ') }))
  }
}

export function readInput(endpoint: Endpoint, c: HonoContext) {
  return {
    params: c.req.param(),
    query: readQuery(endpoint, c.req.queries()),
    body: () => BODIES[endpoint.encoding](c),
    lang: requestedLang(c),
  }
}

const OTHER_NAME = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,63}$/u
const MOST_OTHERS = 40

/** Gathers names that the contract does not list. Links carry all kinds of marks, so odd ones are dropped. */
function readQuery(
  { query, otherNames }: Endpoint,
  repeated: Record<string, string[]>,
): Record<string, unknown> {
  const sent = Object.entries(repeated)
  const known = sent.map(([name, values]) => [name, isListed(name) ? joinValues(values) : values[0]])
  if (!query || !otherNames) return Object.fromEntries(known)
  const others = sent
    .map(([name, values]) => ({ name, value: joinValues(values) }))
    .filter(
      ({ name, value }) =>
        !(name in query.shape) &&
        OTHER_NAME.test(name) &&
        value.length <= LIMITS.filterLength &&
        isStorable(value),
    )
    .slice(0, MOST_OTHERS)
  const parameters = Object.fromEntries(others.map(({ name, value }) => [name, value]))
  return { ...Object.fromEntries(known), [otherNames]: parameters }
}

/** Adds security-related log entries before and after the call. */
export function watched({ endpoint, handle }: Route, keys: Keys): Route {
  return {
    endpoint,
    handle: async request => {
      try {
        const data = await handle(request)
        logDone(endpoint, request, keys.log)
        return data
      } catch (error) {
        if (error instanceof Refusal) logRefused(endpoint, request, error, keys.log)
        throw error
      }
    },
  }
}

/** Identifies, validates, runs the use case and checks its response against the contract. */
export async function run(
  { endpoint, handle }: Route,
  input: Input,
  { shop, identify, checksAnswers }: RunOptions,
): Promise<unknown> {
  const { token, lang, client, onDegraded = ignore } = input
  const user = token ? await inArea('identify', () => identify(token)) : null
  if (!user && (token || endpoint.access === 'user')) throw new Refusal(4001)
  requireHeaders(endpoint, client)
  const context = { ...shop, lang, who: { user, client } }
  return answered(endpoint, input, checksAnswers, checked =>
    handle({ ...checked, context, onDegraded } as ApiRequest<Endpoint>),
  )
}

type Checked = { params: object; query: object; body: object }

/** Validates, runs the use case and checks its response against the contract. */
export async function answered(
  endpoint: Endpoint,
  input: Pick<Input, 'params' | 'query' | 'body'>,
  checksAnswers: boolean,
  handle: (checked: Checked) => unknown,
): Promise<unknown> {
  const params = endpoint.params ? validate(endpoint.params, input.params) : {}
  const query = endpoint.query ? validate(endpoint.query, input.query) : {}
  const body = endpoint.body ? validate(endpoint.body, await input.body()) : {}
  // The signature of a raw body is checked first.
  refuseUnstorable(endpoint.encoding === 'raw' ? { params, query } : { params, query, body })
  const data = await inArea(areaOf(endpoint), async () => handle({ params, query, body }))
  if (checksAnswers) checkAnswer(endpoint, data)
  return data
}

/** An API response is not cached, so only pages need to know. */
function ignore(): void {}

/** `/api/cart/add` and `/api/cart/list` use the same tables. */
function areaOf({ path }: Endpoint): string {
  return path.split('/', 3).join('/')
}

function requireHeaders({ headers }: Endpoint, client: Client): void {
  const missing = headers.find(name => !client.header(name)?.trim())
  if (missing)
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { [missing]: { key: 'errors.header_required' } },
    })
}

/** Also rejects fields that are not in the contract, because they would become public. */
function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const sent = JSON.parse(JSON.stringify(data))
  if (!isDeepStrictEqual(endpoint.data.parse(sent), sent))
    throw new Error(`${endpoint.path} answers more than its contract`)
}

async function messageOf({ success }: Endpoint, lang: Lang): Promise<string> {
  return success ? (await speak(lang)).t(success) : 'OK'
}

function success(data: unknown, message = 'OK') {
  return { code: 200, message, data }
}

function bearerToken(c: HonoContext): string | null {
  return /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

const BODIES = { json: jsonBody, multipart: formBody, raw: rawBody }

async function jsonBody(c: HonoContext): Promise<unknown> {
  if (!/^application\/(\S+\+)?json\b/i.test(c.req.header('content-type') ?? '')) throw new Refusal(415)
  const value = parseJson(await c.req.text())
  if (!hasAtMost(LIMITS.jsonValues, value)) throw new Refusal(413)
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, { reason: 'errors.malformed_json' })
  }
}

/** Whether a value contains at most this many values. Counting is far cheaper than validating them. */
function hasAtMost(most: number, value: unknown): boolean {
  const waiting = [value]
  for (let seen = 0; waiting.length > 0; seen++) {
    if (seen + waiting.length > most) return false
    const next = waiting.pop()
    if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next)) waiting.push(inner)
  }
  return true
}

async function formBody(c: HonoContext): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new Refusal(415)
  const bytes = Buffer.from(await c.req.arrayBuffer())
  if (countFields(bytes, type) > LIMITS.formFields) throw new Refusal(413)
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'Content-Type': type } }).formData())
  } catch {
    throw new Refusal(400)
  }
}

/** Counted before parsing: the parser takes more than a second for two megabytes of empty fields. */
function countFields(bytes: Buffer, type: string): number {
  const [, boundary] = /boundary="?([^";]+)/i.exec(type) ?? []
  if (!boundary) return 0
  const mark = `--${boundary}`
  let count = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) count++
  // The last boundary ends the form.
  return count - 1
}

async function rawBody(c: HonoContext): Promise<unknown> {
  return { text: await c.req.text(), headers: c.req.header() }
}

function methodsByPath(endpoints: Endpoint[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const endpoint of endpoints) {
    const own = endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]
    methods.set(honoPath(endpoint), [...(methods.get(honoPath(endpoint)) ?? ['OPTIONS']), ...own])
  }
  return methods
}

function honoPath(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ':$1')
}
