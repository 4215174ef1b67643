import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { createCall } from '../src/contract/wire/call.ts'
import { loadMessages } from '../src/contract/wire/messages.ts'
import { App } from '../src/storefront/shell/entry/app.tsx'
import { routes } from '../src/storefront/shell/entry/routes.tsx'
import { loaderTools } from '../src/storefront/shell/page/context.ts'

/** The baseline for the shop: renders the same tree, or sends the same bytes, and nothing else. */
const [shopUrl = '', path = '/', mode = 'render'] = process.argv.slice(2)

const call = createCall({
  fetch: (url, init) => fetch(shopUrl + url, init),
  lang: 'en',
  token: () => null,
  isStrict: false,
})
const tools = { call, lang: 'en', session: { token: null, signOut: () => {} } } as const
const handler = createStaticHandler(routes)
const context = await handler.query(new Request(shopUrl + path), {
  requestContext: new RouterContextProvider(new Map([[loaderTools, tools]])),
})
if (context instanceof Response) throw new Error(`${path} redirects`)
const router = createStaticRouter(handler.dataRoutes, context)
const messages = await loadMessages('en')
const tree = (
  <App lang="en" messages={messages} labels={{}}>
    <StaticRouterProvider router={router} context={context} hydrate={false} />
  </App>
)
const bytes = Buffer.from(await (await fetch(shopUrl + path)).arrayBuffer())
const headers = { 'Content-Type': 'text/html; charset=utf-8' }

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(mode === 'render' ? renderToString(tree) : bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `${JSON.stringify({ port: typeof address === 'object' && address ? address.port : 0 })}\n`,
  )
})
