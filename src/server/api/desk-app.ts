import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context as HonoContext } from 'hono'
import { acceptStaffLink, signIn } from '../../contract/desk/door.ts'
import { uploadFile } from '../../contract/desk/files.ts'
import { deskContract } from '../../contract/desk/index.ts'
import { signInWithPasskey } from '../../contract/desk/passkeys.ts'
import type { Endpoint } from '../../contract/wire/endpoint.ts'
import { Refusal } from '../../contract/wire/errors.ts'
import { LIMITS } from '../../domain/limits.ts'
import { DESK_EVENTS_PATH } from '../../domain/paths.ts'
import type { Actor, Client, DeskContext, ShopContext, StaffIdentity } from '../context.ts'
import { answerError, requestedLang } from './answer.ts'
import { type ClientOptions, clientOf, type Keys } from './client.ts'
import { compressed, EVENT_STREAM } from './compress.ts'
import type { DeskRequest, DeskRoute } from './desk-route.ts'
import { limitBody } from './limit-body.ts'
import { addRoutes, answered, readInput } from './mount.ts'
import { openApi } from './openapi.ts'
import { logDesk } from './security-log.ts'

type DeskOptions = ClientOptions & {
  shop: ShopContext
  publicUrl: string
  identify: (client: Client) => Promise<StaffIdentity | null>
  checksAnswers: boolean
  keys: () => Promise<Keys & { staff: Buffer }>
  /** Server-sent events for one browser. */
  openEvents: (staff: StaffIdentity) => ReadableStream<Uint8Array>
}

/** Everything under /desk/api. It knows only the desk's own cookie; a customer's token is nothing here. */
export function createDeskApi(routes: DeskRoute[], options: DeskOptions): Hono {
  const { publicUrl } = options
  const api = new Hono()
  const description = openApi({
    title: 'Chipfront desk API',
    contract: deskContract,
    security: {
      desk: { type: 'apiKey', in: 'cookie', name: options.isSecure ? '__Host-desk' : 'desk' },
    },
    publicUrl,
  })
  api.onError(answerError)
  api.use(compressed)
  api.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    await refuseForeign(c, options)
    await next()
  })
  api.use((c, next) => (c.req.path === uploadFile.path ? pictureLimit : jsonLimit)(c, next))
  api.get('/desk/api/openapi.json', async c => {
    requireStaff((await whoAsks(c, options)).staff)
    return c.json(withEvents(description()))
  })
  api.get(DESK_EVENTS_PATH, c => answerEvents(c, options))
  addRoutes(api, routes, (route, c) => answer(route, c, options))
  api.notFound(async c => {
    const { staff } = await whoAsks(c, options)
    return answerError(new Refusal(staff ? 404 : 4001), c)
  })
  return api
}

/** The stream is not in the contract, because its answer is no envelope. */
function withEvents<D extends { paths: object }>(description: D) {
  const stream = {
    operationId: 'openEvents',
    tags: ['live'],
    summary:
      'Server-sent events: what has changed, as `kind:id`, for what this person may see, and a heartbeat every 4 seconds. Events are hints: load again what is shown',
    security: [{ desk: [] }],
    responses: {
      200: {
        description: 'Open until one side ends it',
        content: { [EVENT_STREAM]: { schema: { type: 'string' } } },
      },
      401: { description: 'Not signed in', content: { 'application/json': { schema: REFUSAL } } },
    },
  }
  return { ...description, paths: { ...description.paths, [DESK_EVENTS_PATH]: { get: stream } } }
}

const REFUSAL = { $ref: '#/components/schemas/Refusal' }

const jsonLimit = limitBody(LIMITS.jsonBodyBytes)
const pictureLimit = limitBody(LIMITS.pictureBodyBytes)

/** The ways into the desk. Their use, and each failed attempt, is a security event. */
const ENTRANCES: readonly Endpoint[] = [signIn, signInWithPasskey, acceptStaffLink]

async function answer({ endpoint, handle }: DeskRoute, c: HonoContext, options: DeskOptions) {
  const { client, staff } = await whoAsks(c, options)
  const staffId = staff?.staffId ?? null
  try {
    requireRight(endpoint, staff)
    const context: DeskContext = {
      ...options.shop,
      lang: requestedLang(c),
      client,
      staff,
      by: actorOf(client, staff),
      keys: options.keys,
    }
    const data = await answered(endpoint, readInput(endpoint, c), options.checksAnswers, checked =>
      handle({ ...checked, context } as DeskRequest<Endpoint>),
    )
    if (ENTRANCES.includes(endpoint)) logDesk('staff_signed_in', { endpoint, client, staffId })
    return data
  } catch (error) {
    if (error instanceof Refusal && (ENTRANCES.includes(endpoint) || [403, 429].includes(error.status)))
      logDesk('staff_refused', { endpoint, client, staffId, reason: error.reason })
    throw error
  }
}

function actorOf(client: Client, staff: StaffIdentity | null): Actor {
  return {
    staffId: staff?.staffId ?? null,
    who: staff?.name ?? '',
    // Hashed for acts only.
    get network() {
      return client.network
    },
  }
}

/** Not in the contract, because its answer is a stream instead of an envelope. */
async function answerEvents(c: HonoContext, options: DeskOptions): Promise<Response> {
  const { client, ...asking } = await whoAsks(c, options)
  const staff = requireStaff(asking.staff)
  c.header('Content-Type', EVENT_STREAM)
  // Proxies must neither compress nor collect the events.
  c.header('Cache-Control', 'no-store, no-transform')
  c.header('X-Accel-Buffering', 'no')
  if (c.req.method === 'HEAD') return c.body(null)
  const events = options.openEvents(staff)
  // The session may have ended after it was read and before the stream was open.
  if (await options.identify(client)) return c.body(events)
  await events.cancel()
  throw new Refusal(4001)
}

async function whoAsks(c: HonoContext, options: DeskOptions) {
  const client = clientOf(c, options, await options.keys())
  return { client, staff: await options.identify(client) }
}

function requireStaff(staff: StaffIdentity | null, isBeforeFactor = false): StaffIdentity {
  if (!staff) throw new Refusal(4001)
  if (staff.mustSetFactor && !isBeforeFactor)
    throw new Refusal(403, { reason: 'desk_errors.factor_required' })
  return staff
}

/** The one place that checks rights. */
function requireRight({ may, isRisky, isBeforeFactor }: Endpoint, asking: StaffIdentity | null): void {
  if (may === 'anyone') return
  const staff = requireStaff(asking, isBeforeFactor)
  if (may !== 'staff' && (may === null || !staff.rights.includes(may)))
    throw new Refusal(403, { reason: 'desk_errors.no_right' })
  if (isRisky && !staff.isVerified) throw new Refusal(403, { reason: 'desk_errors.step_up_required' })
}

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Writes come from the desk's own pages only: another site could otherwise use the cookie of a visitor. A request
 * that does not say where it comes from and has no cookie either is only not signed in.
 */
async function refuseForeign(c: HonoContext, options: DeskOptions): Promise<void> {
  if (READING.includes(c.req.method)) return
  const type = c.req.header('content-type')
  const isJson = type === undefined || /^application\/json\b/i.test(type)
  const site = c.req.header('sec-fetch-site')
  const isOwn = site === undefined ? isOwnOrigin(c, options.publicUrl) : site === 'same-origin'
  if (isJson && isOwn) return
  const isFromElsewhere = !isOwn && (site !== undefined || Boolean(c.req.header('origin')))
  if (isFromElsewhere || (await whoAsks(c, options)).staff)
    throw new Refusal(403, { reason: 'desk_errors.wrong_origin' })
  throw new Refusal(4001)
}

/**
 * For clients that do not send Sec-Fetch-Site. The shop may be reached by another name than its public one; a
 * browser sends its cookie to that name only.
 */
function isOwnOrigin(c: HonoContext<{ Bindings: Partial<HttpBindings> }>, publicUrl: string): boolean {
  const origin = URL.parse(c.req.header('origin') ?? '')
  if (!origin) return false
  const { rawHeaders = [] } = c.env?.incoming ?? {}
  const at = rawHeaders.findIndex((name, n) => n % 2 === 0 && name.toLowerCase() === 'host')
  return origin.origin === new URL(publicUrl).origin || origin.host === rawHeaders[at + 1]
}
