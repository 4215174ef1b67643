import { Hono, type MiddlewareHandler } from 'hono'
import { contract } from '../../contract/shop/index.ts'
import { unsubscribe } from '../../contract/shop/subscriptions.ts'
import { endAllWatches } from '../../contract/shop/watches.ts'
import { Refusal } from '../../contract/wire/errors.ts'
import { LIMITS } from '../../domain/limits.ts'
import { UNSUBSCRIBE_PATH, WATCH_END_PATH, withToken } from '../../domain/paths.ts'
import { answerError } from './answer.ts'
import { compressed } from './compress.ts'
import { docsPage } from './docs.ts'
import { limitBody } from './limit-body.ts'
import { type MountOptions, mount } from './mount.ts'
import { openApi } from './openapi.ts'
import type { Route } from './route.ts'

/** Everything under /api. Unknown paths and unexpected errors also answer in the envelope. */
export function createApi(routes: Route[], options: MountOptions, publicUrl: string): Hono {
  const api = new Hono()
  const description = openApi({
    title: 'Chipfront API',
    contract,
    security: { bearer: { type: 'http', scheme: 'bearer' } },
    publicUrl,
  })
  api.onError(answerError)
  api.use('/api/*', compressed)
  api.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  api.use('/api/*', limitBodies(routes))
  api.get('/api/openapi.json', c => c.json(description()))
  api.get('/api/docs', async c => c.html(await docsPage()))
  mount(api, routes, options)
  redirectToEndingPages(api)
  api.notFound(c => answerError(new Refusal(404), c))
  return api
}

/** Allowance for the multipart framing around a file: boundaries, names, types. */
const FORM_FRAME_BYTES = 64 * 1024

function limitBodies(routes: Route[]): MiddlewareHandler {
  const takesFile = new Set<string>(
    routes.filter(({ endpoint }) => endpoint.encoding === 'multipart').map(({ endpoint }) => endpoint.path),
  )
  const json = limitBody(LIMITS.jsonBodyBytes)
  const file = limitBody(LIMITS.uploadBytes + FORM_FRAME_BYTES, 'errors.file_too_large')
  return (c, next) => (takesFile.has(c.req.path) ? file : json)(c, next)
}

/** Mail programs that do not post (RFC 2369) open the same URL in a browser and get the page instead. */
function redirectToEndingPages(api: Hono): void {
  const pages = { [unsubscribe.path]: UNSUBSCRIBE_PATH, [endAllWatches.path]: WATCH_END_PATH }
  for (const [path, page] of Object.entries(pages))
    api.get(path, c => {
      const { token = '' } = c.req.query()
      return c.redirect(withToken(page, token))
    })
}
