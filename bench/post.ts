import { type Agent, request } from 'node:http'

/** Lighter than fetch: the client shares the machine with the measured server. */
export function post(
  url: string,
  agent: Agent,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<{ data: { total: number } }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      url + path,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json', ...headers } },
      response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (response.statusCode === 200) resolve(JSON.parse(text))
          else reject(new Error(`${path} answered ${text}`))
        })
      },
    )
    asking.once('error', reject).end(JSON.stringify(body))
  })
}
