import type { Call } from '../../contract/wire/call.ts'
import type { CallData, Endpoint } from '../../contract/wire/endpoint.ts'
import type { Lang } from '../../domain/locales.ts'
import { asRefusal, inLanguage } from './answer.ts'
import { type PageVisitor, pageClient } from './client.ts'
import { type MountOptions, type RunOptions, run, watched } from './mount.ts'
import type { OnDegraded, Route } from './route.ts'

type DirectOptions = RunOptions & Pick<MountOptions, 'isSecure' | 'trustedProxies' | 'keys'>

type PageOptions = {
  /** Only for personal pages. */
  visitor?: PageVisitor | null
  onDegraded?: OnDegraded
}
export type CallAs = (lang: Lang, token: string | null, page?: PageOptions) => Call

/**
 * The API for pages rendered in the same process: the same checks, use cases and refusals as over HTTP,
 * without building and parsing a request and a response for each of the half dozen calls of a page.
 */
export function callDirectly(routes: Route[], options: DirectOptions): CallAs {
  const byEndpoint = new Map<Endpoint, Route>(routes.map(route => [route.endpoint, route]))
  return (lang, token, { visitor = null, onDegraded } = {}) => {
    const { identify } = options
    let known: ReturnType<typeof identify> | undefined
    // The calls of one page all have the same visitor, so the token is looked up once.
    const asOne = { ...options, identify: (token: string) => (known ??= identify(token)) }
    return async (endpoint, input) => {
      const route = byEndpoint.get(endpoint)
      if (!route) throw new Error(`not mounted: ${endpoint.path}`)
      const fields = Object.assign({}, input)
      try {
        const keys = await options.keys()
        const request = {
          params: fields,
          query: fields,
          body: async () => fields,
          lang,
          token,
          client: pageClient(visitor, options, keys),
          onDegraded,
        }
        return (await run(watched(route, keys), request, asOne)) as CallData<typeof endpoint>
      } catch (error) {
        throw await inLanguage(asRefusal(error), lang)
      }
    }
  }
}
