import type { Endpoint } from './endpoint.ts'

/** Area files also export schemas that their endpoints share, so the rest is filtered out. */
export function endpointsOf(area: object): Record<string, Endpoint> {
  const found: Record<string, Endpoint> = {}
  for (const [name, value] of Object.entries(area)) if (isEndpoint(value)) found[name] = value
  return found
}

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value && 'data' in value
}
