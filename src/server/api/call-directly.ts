import type { Call } from '../../contract/wire/call.ts'
import type { CallData, Endpoint } from '../../contract/wire/endpoint.ts'
import type { Lang } from '../../domain/locales.ts'
import { asRefusal, inLanguage } from './answer.ts'
import { type PageVisitor, pageClient } from './client.ts'
import { type MountOptions, type RunOptions, run, watched } from './mount.ts'
import type { Route } from './route.ts'

type DirectOptions = RunOptions & Pick<MountOptions, 'isSecure' | 'trustedProxies' | 'keys'>

/** `visitor` only for pages that are made for one person. */
export type CallAs = (lang: Lang, token: string | null, visitor?: PageVisitor | null) => Call

/**
 * The API for pages rendered in the same process: the same checks, use cases and refusals as on the wire,
 * without building and parsing a request and an answer for each of the half dozen calls a page makes.
 */
export function callDirectly(routes: Route[], options: DirectOptions): CallAs {
  const byEndpoint = new Map<Endpoint, Route>(routes.map(route => [route.endpoint, route]))
  return (lang, token, visitor = null) => {
    const { identify } = options
    let known: ReturnType<typeof identify> | undefined
    // Half a dozen calls of one page ask for one visitor.
    const asOne = { ...options, identify: (asked: string) => (known ??= identify(asked)) }
    return async (endpoint, input) => {
      const route = byEndpoint.get(endpoint)
      if (!route) throw new Error(`not mounted: ${endpoint.path}`)
      const fields = Object.assign({}, input)
      try {
        const keys = await options.keys()
        const asked = {
          params: fields,
          query: fields,
          body: async () => fields,
          lang,
          token,
          client: pageClient(visitor, options, keys),
        }
        return (await run(watched(route, keys), asked, asOne)) as CallData<typeof endpoint>
      } catch (error) {
        throw await inLanguage(asRefusal(error), lang)
      }
    }
  }
}
