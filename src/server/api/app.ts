import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { Route } from '../../contract/endpoint.ts'
import { Refusal } from '../../contract/errors.ts'
import { LIMITS } from '../../domain/limits.ts'
import { answerError } from './answer.ts'
import { docsPage } from './docs.ts'
import { type MountOptions, mount } from './mount.ts'
import { openApi } from './openapi.ts'

/** Everything under /api. Unknown paths and unexpected errors answer in the envelope, too. */
export function createApi(routes: Route[], options: MountOptions, publicUrl: string): Hono {
  const api = new Hono()
  const description = openApi(publicUrl)
  api.onError(answerError)
  api.use('/api/*', compress({ threshold: 1024 }))
  api.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  api.use(
    '/api/*',
    bodyLimit({ maxSize: LIMITS.jsonBodyBytes, onError: c => answerError(new Refusal(413), c) }),
  )
  api.get('/api/openapi.json', c => c.json(description))
  api.get('/api/docs', async c => c.html(await docsPage()))
  mount(api, routes, options)
  api.notFound(c => answerError(new Refusal(404), c))
  return api
}
