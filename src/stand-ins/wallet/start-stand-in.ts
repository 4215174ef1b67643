import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { WalletKeys } from '../../domain/wallet-keys.ts'
import { createAccess } from './access.ts'
import type { Choice } from './book.ts'
import { openBook } from './book-file.ts'
import { describeOrder } from './describe.ts'
import { Notices, signedHeaders } from './notices.ts'
import { approveOrder, getOrder } from './orders.ts'
import { Refused } from './problem.ts'
import { answer, type Reply, tellOfCapture, type WalletState } from './routes.ts'
import { type Conduct, Faults } from './trouble.ts'

/** Anyone who can reach it can approve payments, so it listens on this machine only. */
const LOOPBACK = '127.0.0.1'

type StandInOptions = {
  /** 0 means the last used port, or any free one. */
  port: number
  /** The host name in its URL, for buyers' browsers. */
  publicHost: string
  /** The folder for its state; null: not persisted. */
  folder: string | null
  /** The first delay before a webhook is retried. */
  retryMs?: number
}

export type StandIn = {
  keys: WalletKeys
  pageUrl: string
  sendEventsTo: (url: string) => void
  /** Acts as a buyer on the payment page. */
  approve: (orderId: string, choice?: Choice) => void
  /** Completes or declines a pending payment. */
  decide: (orderId: string, status: 'COMPLETED' | 'DECLINED') => void
  behave: (conduct: Conduct) => void
  forgetTokens: () => void
  /** Sends withheld webhooks, and waits until the shop has acknowledged all. */
  tellAll: () => Promise<void>
  sign: (body: string) => Record<string, string>
  close: () => Promise<void>
}

/** A local wallet that speaks PayPal's API and moves no money: for the demo, development and tests. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { book, save } = openBook(options.folder)
  const faults = new Faults()
  const notices = new Notices({ book, save, faults, retryMs: options.retryMs ?? 1_000 })
  const state: WalletState = { book, access: createAccess(book), notices, faults }
  const server = createServer((request, response) => void respond(state, request, response).finally(save))
  book.port = await listen(server, options.port || book.port, options.port === 0)
  book.url = addressOf(LOOPBACK, book.port)
  book.pageUrl = `http://${options.publicHost}:${book.port}`
  saveOrClose(save, server)
  const { url, clientId, clientSecret, webhookId } = book
  return {
    keys: { url, clientId, clientSecret, webhookId },
    pageUrl: book.pageUrl,
    sendEventsTo: target => notices.sendTo(target),
    approve: (id, choice = 'pay') => {
      const order = getOrder(book, id)
      approveOrder(order, choice)
      notices.add(
        'CHECKOUT.ORDER.APPROVED',
        describeOrder(order, book),
        'An order has been approved by buyer',
      )
    },
    decide: (id, status) => {
      const order = getOrder(book, id)
      if (order.capture) order.capture.status = status
      tellOfCapture(notices, order, book)
    },
    behave: conduct => faults.set(conduct),
    forgetTokens: () => state.access.forgetTokens(),
    tellAll: async () => {
      notices.release()
      await notices.settled()
    },
    sign: body => signedHeaders(book, body),
    close: async () => {
      await notices.stop()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      save()
    },
  }
}

/** The URL at which a local program reaches a server that listens on `host`. */
export function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** An open port would keep a process alive that failed to start. */
function saveOrClose(save: () => void, server: Server): void {
  try {
    save()
  } catch (error) {
    server.close()
    throw error
  }
}

async function listen(server: Server, port: number, canMove: boolean): Promise<number> {
  server.listen(port, LOOPBACK)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (!canMove || port === 0) throw error
    return listen(server, 0, false)
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

async function respond(
  state: WalletState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://wallet')
    const reply = await answer(state, {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      header: name => [request.headers[name]].flat()[0],
      text: await readBody(request),
    })
    write(response, reply)
  } catch (error) {
    if (error instanceof Refused) write(response, { status: error.status, body: error.body })
    else response.destroy()
  }
}

const BODY_BYTES = 1_000_000

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > BODY_BYTES) throw new Error('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // After a restart, clients must not reuse a connection that is gone.
  Connection: 'close',
}

function write(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang up') return void response.destroy()
  if ('to' in reply) return void response.writeHead(303, { ...PAGE_HEADERS, Location: reply.to }).end()
  const [status, type, body] = content(reply)
  response.writeHead(status, { ...PAGE_HEADERS, 'Content-Type': type }).end(body)
}

function content(reply: Exclude<Reply, 'hang up' | { to: string }>): [number, string, string] {
  if ('page' in reply) return [reply.status ?? 200, 'text/html; charset=utf-8', reply.page]
  if ('style' in reply) return [200, 'text/css; charset=utf-8', reply.style]
  if ('text' in reply) return [200, reply.type, reply.text]
  return [reply.status, 'application/json', JSON.stringify(reply.body)]
}
