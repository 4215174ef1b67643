import { type Agent, request } from 'node:http'
import type { FuzzRequest } from './requests.ts'

export type FuzzAnswer = { status: number; type: string; text: string; ms: number; cookies: string[] }

/** The path is sent as it is; fetch would correct it. A stream that stays open is left after its headers. */
export function send(
  origin: string,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest,
  patienceMs: number,
): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(origin)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request(
      { hostname, port, path, method, headers, agent, timeout: patienceMs },
      response => {
        const { statusCode = 0, headers: answered } = response
        const type = answered['content-type'] ?? ''
        const chunks: Buffer[] = []
        const done = () =>
          resolve({
            status: statusCode,
            type,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - started,
            cookies: answered['set-cookie'] ?? [],
          })
        if (type.startsWith('text/event-stream')) {
          done()
          return void response.destroy()
        }
        response.on('data', chunk => chunks.push(chunk))
        response.once('end', done)
        response.once('error', reject)
      },
    )
    asking.once('timeout', () => asking.destroy(new Error(`no answer within ${patienceMs} ms`)))
    asking.once('error', reject)
    asking.end(body)
  })
}
