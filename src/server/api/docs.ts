import { html } from 'hono/html'
import * as z from 'zod'
import { contract } from '../../contract/shop/index.ts'
import type { Endpoint } from '../../contract/wire/endpoint.ts'
import { endpointsOf } from '../../contract/wire/endpoints-of.ts'
import { ERRORS } from '../../contract/wire/errors.ts'
import { speak } from '../../contract/wire/translate.ts'

/** The API documentation as a page: no scripts, nothing from other hosts. */
export async function docsPage() {
  const { t } = await speak('en')
  const areas = Object.entries(contract)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Chipfront API</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <header>
          <h1>Chipfront API</h1>
          <p>
            JSON in and out. Every answer is <code>{"code", "message", "data"}</code>; code 200 is success. Errors
            also have a <code>reason</code>: a fixed key to decide by, with the <code>values</code> in its text, if any. Send
            <code>Lang</code> to choose the language of texts and <code>Authorization: Bearer …</code> to act as a
            signed-in customer. The same as data: <a href="/api/openapi.json">openapi.json</a>.
          </p>
        </header>
        <main>
          ${areas.map(([area, endpoints]) => html`<section><h2>${area}</h2>${Object.values(endpointsOf(endpoints)).map(describe)}</section>`)}
          <section>
            <h2>Codes</h2>
            <table>
              <thead><tr><th scope="col">code</th><th scope="col">HTTP</th><th scope="col">meaning</th></tr></thead>
              <tbody>
                ${Object.entries(ERRORS).map(([code, { status, reason }]) => html`<tr><td>${code}</td><td>${status}</td><td>${t(reason)}</td></tr>`)}
              </tbody>
            </table>
          </section>
        </main>
      </body>
    </html>`
}

function describe(endpoint: Endpoint) {
  return html`<article>
    <h3><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></h3>
    <p>${endpoint.summary}${endpoint.access === 'user' ? ' (signed in only)' : ''}</p>
    ${schema('Path', endpoint.params)} ${schema('Query', endpoint.query)}
    ${schema('Body', endpoint.body)} ${schema('Data', endpoint.data)}
  </article>`
}

function schema(title: string, of: z.core.$ZodType | null) {
  if (!of) return ''
  const { $schema, ...rest } = z.toJSONSchema(of, { io: title === 'Data' ? 'output' : 'input' })
  if (rest.type === 'object' && rest.properties && Object.keys(rest.properties).length === 0) return ''
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(rest, null, 2)}</pre></details>`
}
