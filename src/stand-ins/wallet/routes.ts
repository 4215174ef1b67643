import { createPublicKey } from 'node:crypto'
import * as z from 'zod'
import type { Access } from './access.ts'
import { type Book, CHOICES, captureOf, newId, type StandInOrder } from './book.ts'
import { describeCapture, describeOrder, describeRefund, payUrl } from './describe.ts'
import { isSigned, type Notices } from './notices.ts'
import {
  approveOrder,
  captureOrder,
  createOrder,
  findOrder,
  getOrder,
  once,
  refundCapture,
} from './orders.ts'
import { cancelUrl, homePage, lostPage, payPage, returnUrl, STYLE } from './pages.ts'
import { invalidRequest, notFound } from './problem.ts'
import type { CallName, Faults, WalletAnswer } from './trouble.ts'
import { Conduct } from './trouble.ts'

export type WalletRequest = {
  method: string
  path: string
  query: URLSearchParams
  header: (name: string) => string | undefined
  text: string
}
export type WalletState = { book: Book; access: Access; notices: Notices; faults: Faults }
type Page = { page: string; status?: number } | { to: string } | { style: string }
export type Reply = WalletAnswer | Page

export async function answer(state: WalletState, request: WalletRequest): Promise<Reply> {
  for (const [method, pattern, handle] of ROUTES) {
    const params = method === request.method ? pattern.exec(request.path) : null
    if (params) return handle(state, request, params[1] ?? '')
  }
  throw notFound()
}

type Handler = (state: WalletState, request: WalletRequest, id: string) => Promise<Reply> | Reply

const ROUTES: readonly [string, RegExp, Handler][] = [
  ['POST', /^\/v1\/oauth2\/token$/, call('token', giveToken)],
  ['POST', /^\/v1\/identity\/generate-token$/, authorized('client token', giveClientToken)],
  ['POST', /^\/v2\/checkout\/orders$/, authorized('create', create)],
  ['GET', /^\/v2\/checkout\/orders\/(\w+)$/, authorized('get', show)],
  ['POST', /^\/v2\/checkout\/orders\/(\w+)\/capture$/, authorized('capture', capture)],
  ['GET', /^\/v2\/payments\/captures\/(\w+)$/, authorized('get capture', showCapture)],
  ['POST', /^\/v2\/payments\/captures\/(\w+)\/refund$/, authorized('refund', refund)],
  ['POST', /^\/v1\/notifications\/verify-webhook-signature$/, authorized('verify', verify)],
  ['GET', /^\/v1\/notifications\/certs\/CERT-TEST$/, showKey],
  ['GET', /^\/$/, ({ book }) => ({ page: homePage(Object.values(book.orders)) })],
  ['POST', /^\/decide$/, decide],
  ['GET', /^\/checkoutnow$/, showPayPage],
  ['POST', /^\/checkoutnow$/, choose],
  ['GET', /^\/style\.css$/, () => ({ style: STYLE })],
  ['POST', /^\/test\/conduct$/, setConduct],
]

function call(name: CallName, handle: Handler): Handler {
  return (state, request, id) =>
    state.faults.around(name, async () => asAnswer(await handle(state, request, id)))
}

function authorized(name: CallName, handle: Handler): Handler {
  return call(name, (state, request, id) => {
    state.access.requireToken(request.header('authorization'))
    return handle(state, request, id)
  })
}

function asAnswer(reply: Reply): WalletAnswer {
  if (reply === 'hang up' || 'body' in reply || 'text' in reply) return reply
  throw new Error('a page cannot answer an API call')
}

function giveToken({ access }: WalletState, { header }: WalletRequest): WalletAnswer {
  return { status: 200, body: access.giveToken(header('authorization')) }
}

function giveClientToken(): WalletAnswer {
  return { status: 200, body: { client_token: newId(64), expires_in: 3600 } }
}

function create({ book }: WalletState, { header, text }: WalletRequest): Promise<WalletAnswer> {
  return once(book, requestKey('create', header), () => ({
    status: 201,
    body: describeOrder(createOrder(book, parse(text)), book),
  }))
}

function show({ book }: WalletState, _: WalletRequest, id: string): WalletAnswer {
  return { status: 200, body: describeOrder(getOrder(book, id), book) }
}

function capture(
  { book, notices, faults }: WalletState,
  { header }: WalletRequest,
  id: string,
): Promise<WalletAnswer> {
  const order = getOrder(book, id)
  return once(book, requestKey(`capture ${id}`, header), () => {
    captureOrder(order, payUrl(order, book), faults.takeCapture())
    tellOfCapture(notices, order, book)
    return { status: 201, body: describeOrder(order, book) }
  })
}

export function tellOfCapture(notices: Notices, order: StandInOrder, book: Book): void {
  const { capture } = order
  if (!capture) return
  const kind = capture.status === 'DECLINED' ? 'DENIED' : capture.status
  notices.add(
    `PAYMENT.CAPTURE.${kind}`,
    describeCapture(order, capture, book),
    `Payment ${kind.toLowerCase()} for ${capture.amount.value} ${capture.amount.currency_code}`,
  )
}

function showCapture({ book }: WalletState, _: WalletRequest, id: string): WalletAnswer {
  const { order, capture } = knownCapture(book, id)
  return { status: 200, body: describeCapture(order, capture, book) }
}

function refund(
  { book, notices }: WalletState,
  { header, text }: WalletRequest,
  id: string,
): Promise<WalletAnswer> {
  const { order, capture } = knownCapture(book, id)
  return once(book, requestKey(`refund ${id}`, header), () => {
    const body = describeRefund(order, capture, refundCapture(capture, text), book)
    notices.add('PAYMENT.CAPTURE.REFUNDED', body, 'Payment refunded')
    return { status: 201, body }
  })
}

function knownCapture(book: Book, id: string) {
  const found = captureOf(book, id)
  if (!found) throw notFound()
  return found
}

function verify({ book }: WalletState, { text }: WalletRequest): WalletAnswer {
  parse(text)
  return { status: 200, body: { verification_status: isSigned(book, text) ? 'SUCCESS' : 'FAILURE' } }
}

function showKey({ book }: WalletState): WalletAnswer {
  const key = createPublicKey(book.privateKey).export({ type: 'spki', format: 'pem' })
  return { text: key.toString(), type: 'application/x-pem-file' }
}

function showPayPage({ book }: WalletState, { query }: WalletRequest): Reply {
  const order = findOrder(book, query.get('token') ?? '')
  return order ? { page: payPage(order) } : { page: lostPage(), status: 404 }
}

const Chosen = z.object({ token: z.string(), choice: z.enum([...CHOICES, 'cancel']) })

function choose({ book, notices }: WalletState, { text }: WalletRequest): Reply {
  const chosen = Chosen.safeParse(Object.fromEntries(new URLSearchParams(text)))
  const order = chosen.success ? findOrder(book, chosen.data.token) : null
  if (!chosen.success || !order) return { page: lostPage(), status: 404 }
  const { choice } = chosen.data
  if (choice === 'cancel') return { to: cancelUrl(order) }
  if (order.status !== 'COMPLETED' && order.status !== 'APPROVED') {
    approveOrder(order, choice)
    notices.add('CHECKOUT.ORDER.APPROVED', describeOrder(order, book), 'An order has been approved by buyer')
  }
  return { to: returnUrl(order) }
}

const Decision = z.object({ token: z.string(), status: z.enum(['COMPLETED', 'DECLINED']) })

/** Completes or declines a pending payment later, as the wallet would. */
function decide({ book, notices }: WalletState, { text }: WalletRequest): Reply {
  const decision = Decision.safeParse(Object.fromEntries(new URLSearchParams(text)))
  const order = decision.success ? findOrder(book, decision.data.token) : null
  if (!decision.success || order?.capture?.status !== 'PENDING') return { page: lostPage(), status: 404 }
  order.capture.status = decision.data.status
  tellOfCapture(notices, order, book)
  return { to: '/' }
}

function setConduct({ access, faults }: WalletState, { header, text }: WalletRequest): WalletAnswer {
  access.requireClient(header('authorization'))
  const conduct = Conduct.safeParse(parse(text))
  if (!conduct.success) throw invalidRequest(z.prettifyError(conduct.error))
  faults.set(conduct.data)
  return { status: 200, body: {} }
}

function requestKey(what: string, header: WalletRequest['header']): string | undefined {
  const id = header('paypal-request-id')
  return id && `${what} ${id}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest('The request is no JSON')
  }
}
